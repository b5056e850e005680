import { maxSourceBytes, sourceTypes } from '#contract/image.ts';

/** What is wrong with a file that is to be redrawn, as far as can be told without opening it. */
export function pictureProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'IMAGE_UNSUPPORTED' | 'PICTURE_SIZE' | null {
  if (!(sourceTypes as readonly string[]).includes(type)) return 'IMAGE_UNSUPPORTED';
  return size > maxSourceBytes ? 'PICTURE_SIZE' : null;
}
