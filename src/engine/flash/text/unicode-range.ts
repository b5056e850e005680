/** A CSS unicode-range: 'U+3042,U+4e00-4eff'. */
export function isInUnicodeRange(range: string, codePoint: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}
