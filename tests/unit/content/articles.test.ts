import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { articlePictures, articlePictureUrl } from '#server/content/article-pictures.ts';
import { articles } from '#server/content/articles.ts';
import { sanitizeArticle } from '#server/services/posts/sanitize.ts';

const known = Object.keys(articlePictures).map((name) =>
  articlePictureUrl(name as keyof typeof articlePictures),
);
const picturesIn = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url);
const tagsIn = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);
const lettersIn = (html: string, script: RegExp) => html.match(script)?.length ?? 0;

test('there are eight articles with names of their own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(8);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('is an article in every language', () => {
    const words = article.content.en.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(850);
    expect(lettersIn(article.content.zh, /\p{Script=Han}/gu)).toBeGreaterThan(700);
    expect(lettersIn(article.content.ja, /\p{Script=Hiragana}/gu)).toBeGreaterThan(600);
    for (const language of languages) {
      expect(article.title[language]).toBeTruthy();
      expect(article.excerpt[language]).toBeTruthy();
    }
    for (const text of [article.title, article.excerpt, article.content]) {
      expect(new Set(Object.values(text)).size).toBe(languages.length);
    }
  });

  test.each(languages)(
    'has the build of the English text in %s, and nothing that would be taken out',
    (language) => {
      const html = article.content[language];
      expect(tagsIn(html)).toEqual(tagsIn(article.content.en));
      expect(tagsIn(sanitizeArticle(html))).toEqual(tagsIn(html));
    },
  );

  test.each(languages)(
    'shows the same pictures of ours in %s, each with words for those who do not see it',
    (language) => {
      const html = article.content[language];
      const pictures = picturesIn(html);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures).toEqual(picturesIn(article.content.en));
      expect(html.match(/ alt="[^"]{5,}" width="800" height="800"/g)).toHaveLength(pictures.length);
    },
  );

  test('shows pictures that are there', async () => {
    for (const url of picturesIn(article.content.en)) {
      expect(known).toContain(url);
      await access(fileURLToPath(new URL(`../../../public${url}`, import.meta.url)));
    }
  });
});
