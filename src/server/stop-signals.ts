/** npm passes on the Ctrl-C that the terminal has sent to everybody already; nobody presses it twice so fast. */
const echoMs = 1000;

/**
 * Calls `stop` once, at the first signal that asks this process to end, and `endNow` at a Ctrl-C after it: who
 * presses it again does not want to wait.
 */
export function onStopSignals(stop: () => void, endNow: () => void): void {
  let stoppedAt: number | undefined;
  const hear = (signal: NodeJS.Signals) => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      stop();
    } else if (signal === 'SIGINT' && performance.now() - stoppedAt > echoMs) endNow();
  };
  process.on('SIGINT', hear).on('SIGTERM', hear).on('SIGHUP', hear);
}
