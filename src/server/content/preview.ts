import { fileURLToPath } from 'node:url';
import { hasColorVersion } from './coloring.ts';
import type { Design } from './content.ts';

/** Where the previews lie that come with the product: WebP files, drawn by `npm run previews`. */
export const previewFolder = fileURLToPath(new URL('./previews/', import.meta.url));

/** Pixels. Enough for two columns on a phone; whole previews stay below 25 MB. */
export const previewWidth = 480;

/** The names of a design's previews, the one in colour last. */
export function previewNames(design: Design): string[] {
  const names = [`${design.slug}.webp`];
  if (hasColorVersion(design)) names.push(`${design.slug}-color.webp`);
  return names;
}
