/** Texts as the squares that a camera reads. */

/** How many squares a side has, and those that are dark as one drawing. */
export interface Squares {
  size: number;
  path: string;
}

/** Draw a text; what draws it comes when it is first wanted. */
export async function squares(text: string): Promise<Squares> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const path: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) path.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: path.join('') };
}
