import { AppError, noAnswer } from '#lib/app-error.ts';

/**
 * Fetches a picture of our own: a sample, or a design.
 *
 * @throws AppError NETWORK where it is not on this device and there is no network; otherwise when it cannot be had
 */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  if (!response.ok) throw new AppError(response.status === 404 ? 'IMAGE_NOT_FOUND' : 'UNAVAILABLE');
  return response.blob();
}
