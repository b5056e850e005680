import { isAbort } from './app-error.ts';

/** Whether this device can hand a file to other apps. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/**
 * Opens the device's share sheet; closing it is no failure.
 * @param words what goes along with the file, for apps that take it
 */
export async function shareFile(file: File, words: { title?: string; url?: string } = {}): Promise<void> {
  try {
    await navigator.share({ ...words, files: [file] });
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}
