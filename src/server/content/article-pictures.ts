import type { StyleId } from '#contract/style-ids.ts';

interface ArticlePicture {
  readonly prompt: string;
  readonly style: StyleId;
  readonly isColor: boolean;
  readonly seed: number;
}

/** The pictures of the articles, by name: WebP files in public/articles, drawn by `npm run samples`. */
export const articlePictures = {
  'placement-long': { prompt: 'a vertical snake with peonies', style: 'fine-line', isColor: false, seed: 3 },
  'placement-round': { prompt: 'a lotus in a mandala', style: 'mandala', isColor: false, seed: 34 },
  'ageing-bold': { prompt: 'a red rose', style: 'old-school', isColor: true, seed: 4 },
  'ageing-fine': { prompt: 'a rose under a crescent moon', style: 'fine-line', isColor: false, seed: 2 },
  'lines-heavy': { prompt: 'a swallow with a rose', style: 'old-school', isColor: false, seed: 13 },
  'lines-light': { prompt: 'a swallow with a rose', style: 'fine-line', isColor: false, seed: 7 },
  'first-small': { prompt: 'a crescent moon with lavender', style: 'fine-line', isColor: false, seed: 29 },
  'first-flash': { prompt: 'two swallows with a heart', style: 'old-school', isColor: true, seed: 70 },
  'styles-old-school': { prompt: 'a moth with roses', style: 'old-school', isColor: true, seed: 21 },
  'styles-blackwork': { prompt: 'a moth with roses', style: 'blackwork', isColor: false, seed: 4 },
  'styles-dotwork': { prompt: 'a moth with roses', style: 'dotwork', isColor: false, seed: 5 },
  'styles-fine-line': { prompt: 'a moth with roses', style: 'fine-line', isColor: false, seed: 3 },
  'styles-watercolor': { prompt: 'a moth with roses', style: 'watercolor', isColor: true, seed: 2 },
  'styles-geometric': { prompt: 'a moth with roses', style: 'geometric', isColor: false, seed: 6 },
  'aftercare-lotus': { prompt: 'a lotus under a crescent moon', style: 'dotwork', isColor: false, seed: 75 },
  'aftercare-sun': { prompt: 'a sun with a crescent moon', style: 'dotwork', isColor: false, seed: 5 },
  'artist-sketch': { prompt: 'a compass with a rose', style: 'sketch', isColor: false, seed: 50 },
  'artist-finished': { prompt: 'a compass with roses', style: 'neo-traditional', isColor: true, seed: 81 },
  'stencil-lines': { prompt: 'a dagger with a rose', style: 'fine-line', isColor: false, seed: 84 },
  'stencil-finished': { prompt: 'a dagger with a rose', style: 'old-school', isColor: true, seed: 48 },
} as const satisfies Record<string, ArticlePicture>;

export type ArticlePictureName = keyof typeof articlePictures;

/** Pixels, both ways. */
export const articlePictureSize = 800;

export function articlePictureUrl(name: ArticlePictureName): string {
  return `/articles/${name}.webp`;
}
