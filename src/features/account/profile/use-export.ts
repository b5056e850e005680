import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { api } from '#lib/api-client.ts';
import { type AppError, toAppError } from '#lib/app-error.ts';
import { markBusy } from '#lib/busy.ts';
import { download } from '#lib/download.ts';
import { saveFile } from '#lib/save-file.ts';

/** Fetches all that is kept about somebody. How much that is, only its end tells. */
export function useExport({ username }: User) {
  const [fetchedBytes, setFetchedBytes] = useState<number | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const start = async () => {
    const done = markBusy();
    setError(null);
    setFetchedBytes(0);
    try {
      const archive = await download((options) => api.users.export.$get({}, options), setFetchedBytes);
      saveFile(archive, `inkwright-${username}.zip`);
    } catch (failure) {
      setError(toAppError(failure));
    } finally {
      setFetchedBytes(null);
      done();
    }
  };
  return { fetchedBytes, error, start };
}
