/** A number from a name: the same name is always drawn alike. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const sign of name) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return hash >>> 0;
}
