import { brand } from '#contract/brand.ts';
import { type Language, textIn } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import { postPath } from '#contract/page-path.ts';
import { postsQuerySchema } from '#contract/post.ts';
import type { Context } from '../../context.ts';
import { listPosts } from '../posts/list.ts';
import { escapeXml } from './escape-xml.ts';
import { localizedPath } from './page-address.ts';
import { plainText } from './plain-text.ts';

const maxPosts = 30;
const maxDescription = 500;

/** The newest posts as RSS. */
export async function feed(context: Context, language: Language): Promise<string> {
  const { publicUrl } = context.config;
  const { data } = await listPosts(context, postsQuerySchema.parse({ pageSize: maxPosts, lang: language }));
  const url = (path: string) => escapeXml(publicUrl + localizedPath(path, language));
  const items = data.map((post) => {
    const description = plainText(
      textIn(post.excerpt, language) || textIn(post.content, language),
      maxDescription,
    );
    const published = post.publishedAt
      ? `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`
      : '';
    const link = url(postPath(post.slug));
    return `<item><title>${escapeXml(textIn(post.title, language))}</title><link>${link}</link><guid>${link}</guid>${published}<description>${escapeXml(description)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${brand.name}</title>
<link>${url('/blog')}</link>
<atom:link href="${url('/rss.xml')}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(pageHead('blog', language).description)}</description>
<language>${language}</language>
${items.join('\n')}
</channel></rss>
`;
}
