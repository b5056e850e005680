import type { Image } from '#contract/image.ts';
import { AppError } from './app-error.ts';
import { fileName } from './file-name.ts';
import { saveFile } from './save-file.ts';

/**
 * The full picture as it was drawn.
 * @throws AppError when it cannot be had
 */
export async function fetchImage({ tattooUrl }: Pick<Image, 'tattooUrl'>): Promise<Blob> {
  const response = await fetch(tattooUrl).catch((cause) => {
    throw new AppError('NETWORK', { cause });
  });
  if (!response.ok) throw new AppError('NOT_FOUND');
  return response.blob();
}

/**
 * Saves the full picture as it was drawn.
 * @param title what its file is called
 * @throws AppError when it cannot be had
 */
export async function downloadImage(image: Pick<Image, 'id' | 'tattooUrl'>, title: string): Promise<void> {
  saveFile(await fetchImage(image), fileName(title, image.id, 'png'));
}
