import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { categorySlug } from '#contract/category-slug.ts';
import { languages, languageTags } from '#contract/language.ts';
import { categoryPath, imagePath, listedPages, postPath } from '#contract/page-path.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { posts } from '../../db/schema/post.ts';
import { inGallery } from '../images/filter.ts';
import { listCategories } from '../library/categories.ts';
import { escapeXml } from './escape-xml.ts';
import { localizedPath } from './page-address.ts';

/** A sitemap may have 50,000 addresses; each image has one for every language. */
const maxImages = 10_000;

/** Every page that search engines may list, in all languages: the library's images, the most popular first. */
export async function sitemap(context: Context): Promise<string> {
  const [categories, shown, published] = await Promise.all([
    listCategories(context),
    libraryImages(context),
    context.db.select({ slug: posts.slug }).from(posts).where(eq(posts.status, 'published')),
  ]);
  const slugs = new Map(categories.map((category) => [category.id, categorySlug(category)]));
  const paths = [
    ...listedPages,
    ...[...slugs.values()].map(categoryPath),
    ...published.map(({ slug }) => postPath(slug)),
    ...shown.map(({ id, categoryId }) => imagePath(id, slugs.get(categoryId ?? ''))),
  ];
  const entries = paths.flatMap((path) => entriesOf(path, context.config.publicUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function libraryImages({ db }: Context) {
  return db
    .select({ id: images.id, categoryId: images.categoryId })
    .from(images)
    .where(and(isNotNull(images.categoryId), inGallery))
    .orderBy(desc(images.hotness), desc(images.id))
    .limit(maxImages);
}

function entriesOf(path: string, publicUrl: string): string[] {
  const addresses = languages.map((language) => ({
    language,
    url: escapeXml(publicUrl + localizedPath(path, language)),
  }));
  const alternates = addresses
    .map(
      ({ language, url }) =>
        `<xhtml:link rel="alternate" hreflang="${languageTags[language]}" href="${url}"/>`,
    )
    .join('');
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${alternates}</url>`);
}
