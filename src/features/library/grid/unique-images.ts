import type { Image } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';

/** What is added while somebody looks moves images on to the next page, where they come again. */
export function uniqueImages(pages: readonly Page<Image>[]): Image[] {
  const images = pages.flatMap(({ data }) => data);
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
