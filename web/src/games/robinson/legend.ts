/** The rules behind what lies on the board; the view names the card that explains each thing. */
const RULES: Record<string, string[]> = {
  reroll: ['RC-232'],
  danger: ['RC-235', 'RC-236', 'RC-239'],
  time: ['RC-240', 'RC-243', 'RC-244'],
  lasting_time: ['RC-537'],
  wood: ['RC-245', 'RC-249', 'RC-252'],
  food: ['RC-251', 'RC-252'],
  adventure: ['RC-255'],
  rain: ['RC-258', 'RC-412'],
  snow: ['RC-258', 'RC-412'],
  storm: ['RC-421'],
  exhausted: ['RC-101'],
  covered: ['RC-109'],
  fog: ['RC-497', 'RC-498', 'RC-499'],
  ash: ['RC-534'],
  shortcut: ['RC-689', 'RC-691'],
  number: ['RC-045'],
  unexplored: ['RC-346', 'RC-349'],
  face_down: ['RC-104', 'RC-106', 'RC-107'],
  closed: ['RC-106', 'RC-530'],
  village: ['RC-554', 'RC-555', 'RC-557'],
  city: ['RC-554', 'RC-558', 'RC-559'],
  burned: ['RC-557', 'RC-558'],
};

/** The rules behind a token or a space. */
export function rulesOf(card: string): string[] {
  const [sort = '', name = ''] = card.split(' ');
  if (sort === 'crew') return ['RC-585', 'RC-586', 'RC-587'];
  return RULES[name.replace(/^exhausted_.*/, 'exhausted').replace(/\d$/, '')] ?? [];
}
