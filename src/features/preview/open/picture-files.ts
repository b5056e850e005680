import { pictureTypes } from '#contract/handed-picture.ts';

/** What file choosers offer. What a file really is, the engine finds out. */
export const acceptedTypes = ['image/jpg', 'image/avif', ...Object.keys(pictureTypes)].join(',');

/** A file's name without its ending. */
export function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '') || fileName;
}
