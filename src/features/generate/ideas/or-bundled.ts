import { isAbort } from '#lib/app-error.ts';

/** What the server answers, or what came with the app where it cannot be asked. */
export async function orBundled<T>(answer: Promise<T>, bundled: () => Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAbort(error)) throw error;
    return bundled();
  }
}
