import { blogHead } from './heads/blog.ts';
import { categoriesHead } from './heads/categories.ts';
import { createHead } from './heads/create.ts';
import { forArtistHead } from './heads/for-artist.ts';
import { headIn, type PageHead } from './heads/head.ts';
import { homeHead } from './heads/home.ts';
import { missingHead } from './heads/missing.ts';
import { previewHead } from './heads/preview.ts';
import { pricingHead } from './heads/pricing.ts';
import type { Language } from './language.ts';

const heads = {
  home: homeHead,
  create: createHead,
  preview: previewHead,
  categories: categoriesHead,
  pricing: pricingHead,
  blog: blogHead,
  forArtist: forArtistHead,
  missing: missingHead,
};

export type HeadName = keyof typeof heads;

/** For the server, which knows every page; each page of the app imports its own head alone. */
export function pageHead(name: HeadName, language: Language): PageHead {
  return headIn(heads[name], language);
}
