/** What a downloaded picture is called: the beginning of its words, and the end of its id. */
export function fileName(title: string, id: string, extension: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const start = [...safe].slice(0, 20).join('').replace(/-$/, '');
  return `${start || 'design'}-${id.slice(-8)}.${extension}`;
}
