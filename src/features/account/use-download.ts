import { useState } from 'react';
import { type AppError, toAppError } from '#lib/app-error.ts';
import { markBusy } from '#lib/busy.ts';
import { download } from '#lib/download.ts';
import { saveFile } from '#lib/save-file.ts';

/**
 * Fetches a file of one's own and hands it to the browser's downloads. How long it is, only its end tells.
 * @param call makes the call with the options that it is given
 */
export function useDownload(call: Parameters<typeof download>[0], fileName: string) {
  const [fetchedBytes, setFetchedBytes] = useState<number | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const start = async () => {
    const done = markBusy();
    setError(null);
    setFetchedBytes(0);
    try {
      saveFile(await download(call, setFetchedBytes), fileName);
    } catch (failure) {
      setError(toAppError(failure));
    } finally {
      setFetchedBytes(null);
      done();
    }
  };
  return { fetchedBytes, error, start };
}
