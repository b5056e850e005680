import type { FlashName } from './flash-samples.ts';

/** How wide a sample's pictures are, in pixels: the large one, and one for sheets that hold many. */
export const flashWidths = { large: 600, small: 320 } as const;

export function flashUrl(name: FlashName, size: keyof typeof flashWidths = 'large'): string {
  return size === 'large' ? `/flash/${name}.webp` : `/flash/${name}-small.webp`;
}

/** Its pictures for an `img` that says how large it is shown. */
export function flashSources(name: FlashName): { src: string; srcSet: string } {
  const { small, large } = flashWidths;
  const [smallUrl, src] = [flashUrl(name, 'small'), flashUrl(name)];
  return { src, srcSet: `${smallUrl} ${small}w, ${src} ${large}w` };
}
