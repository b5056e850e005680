/** How much of a database a value takes up, but for what the browser adds: its files, and the rest as text. */
export function byteSize(value: unknown): number {
  let ofFiles = 0;
  const json = JSON.stringify(value, (_key, part) => {
    if (!(part instanceof Blob)) return part;
    ofFiles += part.size;
    return undefined;
  });
  return ofFiles + new TextEncoder().encode(json ?? '').length;
}
