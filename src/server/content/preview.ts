import { fileURLToPath } from 'node:url';
import { hasColorVersion } from './coloring.ts';
import type { Design } from './content.ts';

/** Where the previews lie that come with the product: AVIF files, drawn by `npm run previews`. */
export const previewFolder = fileURLToPath(new URL('./previews/', import.meta.url));

/** Pixels. Enough for two columns on a phone; all of them together stay below 25 MB. */
export const previewWidth = 640;

/** The names of a design's previews, the one in colour last. */
export function previewNames(design: Design): string[] {
  const names = [`${design.slug}.avif`];
  if (hasColorVersion(design)) names.push(`${design.slug}-color.avif`);
  return names;
}
