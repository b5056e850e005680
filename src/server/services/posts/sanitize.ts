import sanitizeHtml from 'sanitize-html';
import type { LocalizedText } from '#contract/language.ts';

/** To be counted up with every change of the rules below: what was stored by others is then sanitized once more. */
export const sanitizerVersion = 1;

const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'],
  ...['a', 'strong', 'b', 'em', 'i', 'code', 'sup', 'sub', 'figure', 'figcaption', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The HTML of an article with nothing in it that runs, frames, styles, or fetches from elsewhere. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto'],
    // Pictures come from our own origin only: others would tell their owners who reads.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
  });
}

export function sanitizeTexts(texts: LocalizedText): LocalizedText {
  return Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, sanitizeArticle(html)]),
  );
}
