import type { Post } from '#contract/post.ts';
import { localized } from '#lib/language.ts';

const maxLength = 320;

/** What a post is about, as plain text: its excerpt, else the beginning of what it says. */
export function excerptOf({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>, language: string): string {
  const words = plainText(localized(excerpt, language)) || plainText(localized(content, language));
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
}

/** What sanitized HTML leaves escaped. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of some sanitized HTML, also where there is no document that could parse it. */
function plainText(html: string): string {
  const words = html
    // Words of neighbouring blocks must not grow together.
    .replace(/<\/?(p|li|ul|ol|h\d|td|th|tr|blockquote|figure|figcaption|br)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
  return words.replace(/\s+/g, ' ').trim();
}
