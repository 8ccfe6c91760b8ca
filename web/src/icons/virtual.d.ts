declare module 'virtual:icons/*' {
  const set: Record<string, string>;
  export default set;
}
