import { brand } from '#contract/brand.ts';
import type { FirstPaint } from '#contract/first-paint.ts';
import { type Language, languages, languageTags } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import type { Config } from '../../config.ts';
import { escapeJson, escapeXml } from './escape-xml.ts';
import { localizedPath } from './page-address.ts';
import type { PageDescription } from './page-description.ts';

const openGraphLocales: Record<Language, string> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' };
const usualPicture = { path: '/social.jpg', size: { width: 1200, height: 630 }, alt: brand.name };

/** The client's one page, which where payments are tests says so from its first paint on. */
export function templateFor({ saysPaymentsAreTests }: Config, index: string): string {
  return saysPaymentsAreTests ? index.replace(/(<html [^>]*)>/, '$1 data-payments="test">') : index;
}

/**
 * The client's one page with a head that says what stands at this address.
 * @param template index.html as it was built
 * @param page null where there is nothing
 * @param firstPaint what the page shows before the app has come
 */
export function renderPage(
  template: string,
  page: PageDescription | null,
  language: Language,
  publicUrl: string,
  firstPaint?: FirstPaint,
): string {
  const head = page?.head ?? pageHead('missing', language);
  const description = `<meta name="description" content="${escapeXml(head.description)}" />`;
  const tags = page ? tagsOf(page, language, publicUrl) : [robots('noindex')];
  const sources = firstPaint?.sources.map(laterLink) ?? [];
  // Functions, since a text may hold what `replace` takes for a reference.
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTags[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeXml(head.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => description)
    .replace('</head>', () => `${[...tags, ...sources].join('\n')}\n</head>`)
    .replace('<div id="root"></div>', (root) => (firstPaint ? rootAround(firstPaint.html) : root));
}

/** Turned on by public/first-paint.js: the app is going to ask for it. */
function laterLink(address: string): string {
  return `<link data-later="preload" as="fetch" fetchpriority="low" crossorigin href="${escapeXml(address)}" />`;
}

/** Nothing in it works before the app takes over: it must not take what somebody types. */
function rootAround(firstPaint: string): string {
  return `<div id="root" inert>${firstPaint}</div>`;
}

function tagsOf(page: PageDescription, language: Language, publicUrl: string): string[] {
  const url = (path: string, other: Language = language) => escapeXml(publicUrl + localizedPath(path, other));
  const { picture = usualPicture } = page;
  const properties = {
    'og:type': page.path.startsWith('/blog/') ? 'article' : 'website',
    'og:site_name': brand.name,
    'og:title': page.head.title,
    'og:description': page.head.description,
    'og:url': publicUrl + localizedPath(page.path, language),
    'og:locale': openGraphLocales[language],
    'og:image': publicUrl + picture.path,
    ...(picture.size && {
      'og:image:width': String(picture.size.width),
      'og:image:height': String(picture.size.height),
    }),
    'og:image:alt': picture.alt,
  };
  return [
    ...(page.isListed ? [] : [robots('noindex')]),
    `<link rel="canonical" href="${url(page.path)}" />`,
    ...languages.map(
      (other) => `<link rel="alternate" hreflang="${languageTags[other]}" href="${url(page.path, other)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${url(page.path, 'en')}" />`,
    `<link rel="alternate" type="application/rss+xml" title="${brand.name}" href="${url('/rss.xml')}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.data ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ];
}

function robots(content: string): string {
  return `<meta name="robots" content="${content}" />`;
}
