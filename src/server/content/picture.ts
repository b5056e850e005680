import { join } from 'node:path';
import { categories } from './categories.ts';
import { hasColorVersion, isColor } from './coloring.ts';
import type { Design } from './content.ts';
import { previewFolder, previewNames } from './preview.ts';

/** A picture of the library, in black and grey or in colour. */
export interface LibraryPicture {
  readonly design: Design;
  readonly isColor: boolean;
  /** The file of its preview. */
  readonly preview: string;
}

/** Where a design's picture lies in the media store once it is drawn. */
export const pictureKey = ({ slug }: Design): string => `library/${slug}.png`;

/** The same for its version in colour; null where there is none. */
export function colorPictureKey(design: Design): string | null {
  return hasColorVersion(design) ? `library/${design.slug}-color.png` : null;
}

const pictures = new Map<string, LibraryPicture>();
for (const design of categories.flatMap((category) => category.designs)) {
  const [preview, colorPreview] = previewNames(design).map((name) => join(previewFolder, name));
  if (preview) pictures.set(pictureKey(design), { design, isColor: isColor(design), preview });
  const colorKey = colorPictureKey(design);
  if (colorKey && colorPreview) pictures.set(colorKey, { design, isColor: true, preview: colorPreview });
}

/** The pictures of the library by their media keys, the most popular first. */
export const libraryPictures: ReadonlyMap<string, LibraryPicture> = pictures;
