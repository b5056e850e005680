import type { Logger } from 'pino';
import { createLog } from '#server/log.ts';

/** A log that is kept in memory. */
export function keptLog(): { log: Logger; text(): string } {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  return { log: createLog('debug', { write }), text: () => text };
}
