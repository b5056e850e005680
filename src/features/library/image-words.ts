import type { Image } from '#contract/image.ts';
import { localized } from '#lib/language.ts';

/** The words that an image was drawn from, in the reader's language where there are several. */
export function promptOf({ prompt }: Pick<Image, 'prompt'>, language: string): string {
  return typeof prompt === 'string' ? prompt : localized(prompt, language);
}

/** What an image is called: its title, else the words that it was drawn from. */
export function titleOf(image: Pick<Image, 'title' | 'prompt'>, language: string): string {
  return (image.title && localized(image.title, language)) || promptOf(image, language);
}
