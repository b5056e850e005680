import type { StyleId } from '#contract/style-ids.ts';
import { hashText } from './hash.ts';

/** What words and a style contribute to the chance by which a scene is set; a seed contributes the rest. */
export function sceneKey(prompt: string, style: StyleId): number {
  return hashText(`${prompt}|${style}`);
}
