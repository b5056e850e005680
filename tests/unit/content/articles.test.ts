import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { articlePictures, articlePictureUrl } from '#server/content/article-pictures.ts';
import { articles } from '#server/content/articles.ts';
import { sanitizeArticle } from '#server/services/posts/sanitize.ts';

const known = Object.keys(articlePictures).map((name) =>
  articlePictureUrl(name as keyof typeof articlePictures),
);
const picturesIn = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url);
const tagsIn = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);

test('there are eight articles with names of their own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(8);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('is an article in English and in Chinese', () => {
    const words = article.content.en.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(850);
    const characters = article.content.zh.match(/\p{Script=Han}/gu)?.length ?? 0;
    expect(characters).toBeGreaterThan(700);
    for (const text of [article.title, article.excerpt]) expect(text.en && text.zh).toBeTruthy();
  });

  test('has the same build in both languages, and nothing that would be taken out', () => {
    const { en, zh } = article.content;
    expect(tagsIn(zh)).toEqual(tagsIn(en));
    for (const html of [en, zh]) expect(tagsIn(sanitizeArticle(html))).toEqual(tagsIn(html));
  });

  test('shows pictures of ours, each with words for those who do not see it', async () => {
    for (const html of [article.content.en, article.content.zh]) {
      const pictures = picturesIn(html);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.filter((url) => !known.includes(url ?? ''))).toEqual([]);
      expect(html.match(/<img /g)).toHaveLength(
        html.match(/ alt="[^"]{5,}" width="800" height="800"/g)?.length ?? 0,
      );
    }
    for (const url of picturesIn(article.content.en)) {
      await access(fileURLToPath(new URL(`../../../public${url}`, import.meta.url)));
    }
  });
});
