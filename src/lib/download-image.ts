import type { Image } from '#contract/image.ts';
import { AppError } from './app-error.ts';
import { fileName } from './file-name.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves the full picture as it was drawn.
 * @param title what its file is called
 * @throws AppError when it cannot be had
 */
export async function downloadImage(
  { id, tattooUrl }: Pick<Image, 'id' | 'tattooUrl'>,
  title: string,
): Promise<void> {
  const response = await fetch(tattooUrl).catch((cause) => {
    throw new AppError('NETWORK', { cause });
  });
  if (!response.ok) throw new AppError('NOT_FOUND');
  saveFile(await response.blob(), fileName(title, id, 'png'));
}
