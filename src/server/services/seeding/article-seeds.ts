import { brand } from '#contract/brand.ts';
import { articlePictureUrl } from '../../content/article-pictures.ts';
import { articles } from '../../content/articles.ts';
import { sanitizerVersion, sanitizeTexts } from '../posts/sanitize.ts';
import { indexTokens } from '../search/tokens.ts';
import type { Seed } from './apply-seeds.ts';
import { lastingId } from './library-seeds.ts';

export function articleSeeds(): Seed[] {
  return articles.map(({ slug, date, cover, title, excerpt, content: html }) => {
    const key = `post:${slug}`;
    const content = sanitizeTexts(html);
    const values = {
      ...{ title, excerpt, content, metaTitle: title, metaDesc: excerpt },
      author: brand.name,
      featuredImageUrl: articlePictureUrl(cover),
      searchTokens: indexTokens(title, excerpt, content),
    };
    const once = { slug, status: 'published', publishedAt: new Date(date), sanitizerVersion };
    return { key, id: lastingId(key), values, once };
  });
}
