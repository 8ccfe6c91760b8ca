/** A drawing made as text, put into the page. The text is always our own. */
export function drawn(node: SVGElement, text: string): { update(text: string): void } {
  const put = (now: string) => (node.innerHTML = now);
  put(text);
  return { update: put };
}
