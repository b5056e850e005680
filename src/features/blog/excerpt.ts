import type { Post } from '#contract/post.ts';
import { localized } from '#lib/language.ts';

const maxLength = 320;

/** What a post is about, as plain text: its excerpt, else the beginning of what it says. */
export function excerptOf({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>, language: string): string {
  const words = plainText(localized(excerpt, language)) || plainText(localized(content, language));
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
}

/** The words of some HTML. It is parsed aside: nothing of it is loaded or run. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Words of neighbouring blocks must not grow together.
  for (const block of body.querySelectorAll('p, li, h2, h3, h4, td, th, blockquote, br')) block.append(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
