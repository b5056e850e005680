import type { GeneratedImage } from '#contract/image.ts';
import { AppError } from '#lib/app-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { fileName } from './file-name.ts';

/**
 * Saves the full picture as it was drawn.
 * @throws AppError when it cannot be had
 */
export async function downloadImage({ id, prompt, tattooUrl }: GeneratedImage): Promise<void> {
  const response = await fetch(tattooUrl).catch((cause) => {
    throw new AppError('NETWORK', { cause });
  });
  if (!response.ok) throw new AppError('NOT_FOUND');
  saveFile(await response.blob(), fileName(prompt, id, 'png'));
}
