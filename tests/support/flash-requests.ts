import { styleIds } from '#contract/style.ts';
import type { FlashRequest } from '#engine/flash/flash.ts';

/** In all languages; with many subjects and few, with lettering, and of nothing that is understood. */
const prompts = [
  'snake wrapped around a dagger with red roses',
  'a howling wolf under a full moon with pine trees',
  '龍と桜、背景は波',
  'skull with a crown and an hourglass "MEMENTO MORI"',
  '三只蓝色的蝴蝶和薰衣草',
  'feather',
  'octopus with an anchor and waves, candles',
  '貔貅',
];

/** Two drawings in every style, which between them ask for everything that the engine can do. */
export const goldenRequests: readonly FlashRequest[] = styleIds.flatMap((style, i) =>
  [0, 1].map((round): FlashRequest => {
    const n = 2 * i + round;
    return {
      prompt: prompts[(3 * i + 5 * round) % prompts.length] as string,
      style,
      isColor: round === 0,
      seed: 4_294_967_295 - 1_000_003 * n,
      output: ([0, 1, 2, 3] as const)[n % 4] as FlashRequest['output'],
    };
  }),
);

/** The key of a drawing in flash-hashes.json. */
export function requestName({ prompt, style, isColor, seed, output }: FlashRequest): string {
  return `${style} ${isColor ? 'color' : 'black'} ${seed} ${output}: ${prompt}`;
}

/** SHA-256 in hexadecimal digits, the same in Node and browsers. */
export async function hashOf(bytes: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
