import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StyleId } from '#contract/style.ts';

/** Another engine that draws the same prompts. */
export interface FlashPeer {
  draw(style: StyleId, prompt: string, isColor: boolean): unknown;
}

/** The names of the styles where the prototype's differ from ours. */
const peerStyles: Partial<Record<StyleId, string>> = {
  'old-school': 'oldschool',
  'neo-traditional': 'neotrad',
  japanese: 'irezumi',
  'black-grey': 'blackgrey',
  'fine-line': 'fineline',
};

/** Loads the prototype from a folder with its packages installed. */
export async function loadPeer(folder: string): Promise<FlashPeer> {
  const load = (file: string) => import(pathToFileURL(resolve(folder, 'eng', file)).href);
  const { generate } = await load('gen.mjs');
  const { emoji, emojiCJK } = await load('emo.mjs');
  return {
    draw: (style, prompt, color) =>
      generate({ prompt, style: peerStyles[style] ?? style, color, seed: 3, emoji, emojiCJK }),
  };
}
