import { type GenerationStatus, maxStatusWait } from '#contract/generation.ts';
import { AppError, isAbort, toAppError } from '#lib/app-error.ts';

/** How the outside is reached, so that tests need neither a server nor patience. */
export interface StatusSource {
  status(query: { wait: number; revision?: number }): Promise<GenerationStatus>;
  sleep(ms: number): Promise<void>;
  /** Settles as soon as the device has a network. */
  untilOnline(): Promise<void>;
}

export type News = { kind: 'status'; status: GenerationStatus } | { kind: 'out-of-touch' };

const pollEveryMs = 2000;
const maxPolls = 60;

function hasEnded({ status }: GenerationStatus): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'canceled';
}

/**
 * Tells what happens to a generation until it has ended. The server answers as soon as something changes; when
 * that fails, it is asked every two seconds, sixty times at most.
 * @throws AppError POLL_TIMEOUT, or what asking again cannot cure
 */
export async function* followGeneration(source: StatusSource): AsyncGenerator<News, void> {
  let isLongPolling = true;
  let polls = 0;
  let revision: number | undefined;
  for (;;) {
    try {
      const wait = isLongPolling ? maxStatusWait : 0;
      const status = await source.status({ wait, ...(revision !== undefined && { revision }) });
      yield { kind: 'status', status };
      if (hasEnded(status)) return;
      // A server that is about to stop answers at once, without news.
      if (isLongPolling && status.revision === revision) await source.sleep(500);
      revision = status.revision;
    } catch (error) {
      if (isAbort(error) || !toAppError(error).isPassing) throw error;
      isLongPolling = false;
      yield { kind: 'out-of-touch' };
      await source.untilOnline();
    }
    if (isLongPolling) continue;
    polls += 1;
    if (polls >= maxPolls) throw new AppError('POLL_TIMEOUT');
    await source.sleep(pollEveryMs);
  }
}
