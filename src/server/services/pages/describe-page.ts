import { z } from 'zod';
import { aboutHead } from '#contract/about-head.ts';
import { branded } from '#contract/heads/head.ts';
import type { Language } from '#contract/language.ts';
import { loadLegalText } from '#contract/legal/load-legal-text.ts';
import { pageHead } from '#contract/page-head.ts';
import { forArtistPath, listedPages, unlistedPages } from '#contract/page-path.ts';
import type { Context } from '../../context.ts';
import { describeCategory, describeCreation, describeImage } from './describe-library.ts';
import { describePost } from './describe-post.ts';
import type { PageDescription } from './page-description.ts';

const legalTopics = { '/privacy-policy': 'privacy', '/terms': 'terms', '/refund-policy': 'refunds' } as const;
const named = {
  '/create': 'create',
  '/preview': 'preview',
  '/categories': 'categories',
  '/pricing': 'pricing',
  '/blog': 'blog',
} as const;

/** What there is at a path, in a language; null when there is nothing. */
export async function describePage(
  context: Context,
  path: string,
  language: Language,
): Promise<PageDescription | null> {
  const fixed = await describeFixedPage(context, path, language);
  if (fixed) return fixed;
  const [, section, first, second, ...more] = path.split('/');
  if (more.length > 0) return null;
  if (first && section === 'categories') {
    return second ? describeImage(context, second, language) : describeCategory(context, first, language);
  }
  if (second) return null;
  if (first && section === 'image') return describeImage(context, first, language);
  if (first && section === 'creations') return describeCreation(context, first, language);
  if (first && section === 'blog') return describePost(context, first, language);
  // What has become of the link the page itself says.
  if (first && section === 'for-artist' && z.uuid().safeParse(first).success)
    return { path: forArtistPath(first), head: pageHead('forArtist', language), isListed: false };
  return null;
}

async function describeFixedPage(
  context: Context,
  path: string,
  language: Language,
): Promise<PageDescription | null> {
  if (isOneOf(unlistedPages, path)) return { path, head: pageHead('home', language), isListed: false };
  if (!isOneOf(listedPages, path)) return null;
  if (isKeyOf(legalTopics, path)) {
    const { title, summary } = await loadLegalText(legalTopics[path], language);
    return { path, head: branded(title, summary), isListed: true };
  }
  if (path === '/about') return { path, head: aboutHead(language), isListed: true };
  const head = pageHead(isKeyOf(named, path) ? named[path] : 'home', language);
  return { path, head, isListed: true, ...(path === '/' && { data: [siteData(context)] }) };
}

/** Lets search engines offer a search of ours. */
function siteData({ config }: Context) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: `${config.publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${config.publicUrl}/categories?query={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function isOneOf<T extends string>(list: readonly T[], path: string): path is T {
  return (list as readonly string[]).includes(path);
}

function isKeyOf<T extends object>(table: T, path: string): path is Extract<keyof T, string> {
  return Object.hasOwn(table, path);
}
