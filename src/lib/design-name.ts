import type { GeneratedImage } from '#contract/image.ts';
import { localized } from './language.ts';

/** What a design is called: the words that it was drawn from, or its title when there were none. */
export function designName({ prompt, title }: GeneratedImage, language: string): string {
  return prompt || (title ? localized(title, language) : '');
}
