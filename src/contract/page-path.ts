/** Pages that search engines may list, beside categories, images and posts. */
export const listedPages = [
  '/',
  '/create',
  '/preview',
  '/categories',
  '/pricing',
  '/blog',
  '/about',
  '/privacy-policy',
  '/terms',
  '/refund-policy',
] as const;

/** Pages that are for one reader alone, and other names of pages. */
export const unlistedPages = [
  '/price',
  '/text-coloring-page',
  '/image-coloring-page',
  '/login',
  '/login/google',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/profile/credits',
  '/creations',
  '/storage',
  '/admin',
] as const;

export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`;
}

/** Where an image is at home: in its category, where it has one. */
export function imagePath(id: string, categorySlug: string | undefined): string {
  return categorySlug ? `${categoryPath(categorySlug)}/${id}` : `/image/${id}`;
}

/** Where a design is at home that somebody had drawn. */
export function creationPath(id: string): string {
  return `/creations/${id}`;
}

/** Where an artist opens what was packed for them; the key is to be added behind a #. */
export function forArtistPath(linkId: string): string {
  return `/for-artist/${linkId}`;
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
