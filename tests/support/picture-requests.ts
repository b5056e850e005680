import { styleIds } from '#contract/style-ids.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { cutOutLeaf, drawingOnPaper, photoOfMask, ripples } from './pictures.ts';

const pictures = { mask: photoOfMask(), paper: drawingOnPaper(), leaf: cutOutLeaf(), ripples: ripples() };
const names = Object.keys(pictures) as (keyof typeof pictures)[];

/** One drawing after a picture in every style; between them all kinds of pictures, and one with words. */
export const pictureRequests: readonly FlashRequest[] = styleIds.map((style, i) => ({
  prompt: i === 5 ? 'roses "Ada"' : '',
  picture: pictures[names[i % names.length] as keyof typeof pictures],
  style,
  isColor: i % 3 !== 2,
  seed: 1_000_003 * i,
  output: ([0, 1, 2, 3] as const)[i % 4] as FlashRequest['output'],
}));

/** The key of a drawing in picture-hashes.json. */
export function pictureName({ picture, style, seed }: FlashRequest): string {
  return `${style} ${seed}: ${names.find((name) => pictures[name] === picture)}`;
}
