import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '#contract/brand.ts';
import { Backoff } from './backoff.ts';
import { onStopSignals } from './stop-signals.ts';

/**
 * Runs a server as a child of this process and starts it again whenever it ends unexpectedly, after a wait that
 * grows until it has been well for a minute. A server that never came to be ready is not started again: it has
 * said why, and waiting would not mend it.
 *
 * The channel between the two is what stops the child: it drains once the channel closes, so that it also ends,
 * and gives back its port, when this process is killed.
 * @param entry the file of a server that sends 'ready', and stops at 'disconnect'
 * @returns the exit code for this process
 */
export async function supervise(entry: string): Promise<number> {
  const backoff = new Backoff({ shortestMs: 500, longestMs: 60_000 });
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let wasReady = false;
  const stop = () => {
    stopping.abort();
    if (child?.connected) child.disconnect();
  };
  const endNow = () => {
    child?.kill('SIGKILL');
    process.exit(130);
  };
  onStopSignals(stop, endNow);

  for (;;) {
    const began = performance.now();
    child = spawn(process.execPath, [...process.execArgv, entry], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', () => {
      wasReady = true;
    });
    const [code, signal] = await once(child, 'exit');
    if (stopping.signal.aborted || code === 0 || !wasReady) return code ?? 1;

    const waitMs = backoff.next(performance.now() - began);
    const how = signal ? `by ${signal}` : `with code ${code}`;
    process.stderr.write(
      `${brand.name} ended unexpectedly (${how}) and is started again in ${(waitMs / 1000).toFixed(1)} s.\n`,
    );
    // Stopping cuts the wait short.
    await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
  }
}
