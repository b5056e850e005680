import type { Category } from './category.ts';
import type { LocalizedText } from './language.ts';

type Named = Pick<Category, 'id' | 'slug' | 'name'>;

/** A category as addresses name it: by its slug, else by its English name. */
export function categorySlug({ slug, name }: Pick<Named, 'slug' | 'name'>): string {
  return slugOf(slug) || namesOf(name).map(slugOf).find(Boolean) || '';
}

/** The category that an address means: by slug or id, or by its name in any language. */
export function findCategoryAt<T extends Named>(categories: readonly T[], address: string): T | undefined {
  const slug = slugOf(address);
  if (!slug) return undefined;
  return (
    categories.find((category) => categorySlug(category) === slug || category.id === slug) ??
    categories.find(({ name }) => namesOf(name).some((text) => slugOf(text) === slug))
  );
}

/** Lower case, with nothing but letters, digits, and hyphens where there were spaces. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/[^\p{L}\p{N}-]+/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** English first. */
function namesOf({ en, ...others }: LocalizedText): string[] {
  return [en, ...Object.values(others)].filter((name) => name !== undefined);
}
