import { isAbort } from '#lib/app-error.ts';

/** Whether this device can hand a file to other apps. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the device's share sheet; closing it is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}
