/** What a die of six may do against a number, with hearts to lift it. */
export const FACES = [1, 2, 3, 4, 5, 6];

/** Hearts that lift a face to the number. */
export const lacking = (number: number, have: number, face: number) => Math.max(0, number - have - face);

/** How often in a hundred rolls the number is reached with so many hearts to spend. */
export const percent = (number: number, have: number, hearts: number) =>
  Math.round((100 * FACES.filter((face) => lacking(number, have, face) <= hearts).length) / FACES.length);
