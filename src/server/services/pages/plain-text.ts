import sanitizeHtml from 'sanitize-html';

/** The words of some HTML, up to about `maxLength` characters. */
export function plainText(html: string, maxLength: number): string {
  const spaced = html.replace(/<\/(p|li|h\d|td|th|blockquote)>|<br[^<>]*>/gi, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: readable });
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}

/** The sanitizer writes for HTML, but this is for whoever escapes it anew. */
function readable(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
