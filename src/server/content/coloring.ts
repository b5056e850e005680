import type { StyleId } from '#contract/style-ids.ts';
import type { Design } from './content.ts';

/** Styles that live by their colours. */
const colorful: ReadonlySet<StyleId> = new Set(['old-school', 'neo-traditional', 'japanese', 'watercolor']);
/** Styles that know no colour. */
const colorless: ReadonlySet<StyleId> = new Set(['black-grey', 'tribal']);

export function isColor({ style }: Design): boolean {
  return colorful.has(style);
}

/** Whether a black and grey design can also be had in colour. */
export function hasColorVersion({ style }: Design): boolean {
  return !colorful.has(style) && !colorless.has(style);
}
