import { branded } from '#contract/heads/head.ts';
import { type Language, textIn } from '#contract/language.ts';
import { postPath } from '#contract/page-path.ts';
import { postsQuerySchema } from '#contract/post.ts';
import type { Context } from '../../context.ts';
import { listPosts } from '../posts/list.ts';
import { localizedPath } from './page-address.ts';
import type { PageDescription } from './page-description.ts';
import { plainText } from './plain-text.ts';

const maxDescription = 200;

export async function describePost(
  context: Context,
  slug: string,
  language: Language,
): Promise<PageDescription | null> {
  const query = postsQuerySchema.safeParse({ slug, pageSize: 1 });
  if (!query.success) return null;
  const [post] = (await listPosts(context, query.data)).data;
  if (!post) return null;
  const { publicUrl } = context.config;
  const title = textIn(post.title, language);
  const text = [post.metaDesc, post.excerpt, post.content]
    .map((words) => textIn(words, language))
    .find(Boolean);
  const description = plainText(text ?? '', maxDescription);
  const path = postPath(slug);
  const picture = post.featuredImageUrl;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: language,
    url: publicUrl + localizedPath(path, language),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    author: { '@type': 'Person', name: post.author },
    ...(picture && { image: publicUrl + picture }),
  };
  return {
    path,
    head: branded(textIn(post.metaTitle, language) || title, description),
    isListed: true,
    ...(picture && { picture: { path: picture, alt: title } }),
    data: [article],
  };
}
