import { brand } from '#contract/brand.ts';
import type { Category } from '#contract/category.ts';
import { categorySlug, findCategoryAt } from '#contract/category-slug.ts';
import { categoryHead, creationHead, imageHead } from '#contract/heads/design-head.ts';
import { type Image, imagesQuerySchema } from '#contract/image.ts';
import { type Language, textIn } from '#contract/language.ts';
import { pageHead } from '#contract/page-head.ts';
import { categoryPath, creationPath, imagePath } from '#contract/page-path.ts';
import type { Context } from '../../context.ts';
import { listImages } from '../images/list.ts';
import { listCategories } from '../library/categories.ts';
import { localizedPath } from './page-address.ts';
import type { PageDescription } from './page-description.ts';

export async function describeCategory(
  context: Context,
  address: string,
  language: Language,
): Promise<PageDescription | null> {
  const category = findCategoryAt(await listCategories(context), address);
  if (!category) return null;
  const path = categoryPath(categorySlug(category));
  const head = categoryHead(category, language);
  const name = textIn(category.name, language);
  const picture = category.sourceUrl ?? category.tattooUrl;
  const page = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: head.title,
    description: head.description,
    url: context.config.publicUrl + localizedPath(path, language),
    inLanguage: language,
  };
  return {
    path,
    head,
    isListed: true,
    ...(picture && { picture: { path: picture, alt: name } }),
    data: [page, breadcrumb(context, [...wayTo(category, language)], language)],
  };
}

/** An image that everybody may see. Others are described to nobody. */
export async function describeImage(
  context: Context,
  id: string,
  language: Language,
): Promise<PageDescription | null> {
  const image = await findOpenImage(context, id);
  if (!image) return null;
  if (image.batchId) return describeCreation(context, id, language, image);
  const category = (await listCategories(context)).find((candidate) => candidate.id === image.categoryId);
  const path = imagePath(id, category && categorySlug(category));
  const head = imageHead(image, language);
  const way = category ? wayTo(category, language) : [];
  return pictureDescription(context, image, language, { path, head, way });
}

/** A design that somebody had drawn and shows to everybody. */
export async function describeCreation(
  context: Context,
  id: string,
  language: Language,
  known?: Image,
): Promise<PageDescription | null> {
  const image = known ?? (await findOpenImage(context, id));
  if (!image?.batchId) return null;
  const head = creationHead(image, language);
  return pictureDescription(context, image, language, { path: creationPath(id), head, way: [] });
}

async function findOpenImage(context: Context, id: string): Promise<Image | undefined> {
  const query = imagesQuerySchema.safeParse({ imageId: id });
  return query.success ? (await listImages(context, undefined, query.data)).data[0] : undefined;
}

interface Place extends Pick<PageDescription, 'path' | 'head'> {
  /** The pages that lead to it. */
  way: { name: string; path: string }[];
}

function pictureDescription(
  context: Context,
  image: Image,
  language: Language,
  { path, head, way }: Place,
): PageDescription {
  const name = head.title.slice(0, -` · ${brand.name}`.length);
  const picture = {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name,
    description: head.description,
    contentUrl: context.config.publicUrl + image.tattooUrl,
    url: context.config.publicUrl + localizedPath(path, language),
    ...image.dimensions,
    dateCreated: image.createdAt,
    creditText: brand.name,
    acquireLicensePage: context.config.publicUrl + localizedPath('/terms', language),
  };
  return {
    path,
    head,
    // Designs of people are theirs to show: only the library is for search engines.
    isListed: image.categoryId !== null,
    picture: { path: image.tattooUrl, size: image.dimensions, alt: name },
    data: [picture, breadcrumb(context, [...way, { name, path }], language)],
  };
}

function wayTo(category: Category, language: Language) {
  return [{ name: textIn(category.name, language), path: categoryPath(categorySlug(category)) }];
}

function breadcrumb({ config }: Context, way: { name: string; path: string }[], language: Language) {
  const inspiration = pageHead('categories', language).title.split(' · ')[0] ?? '';
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: inspiration, path: '/categories' }, ...way].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: config.publicUrl + localizedPath(path, language),
    })),
  };
}
