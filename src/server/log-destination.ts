import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import type { Env } from './env.ts';

/** The folder of the log's files: the one that is written to, and the four before it. */
export function logFolder(dataDir: string): string {
  return join(dataDir, 'log');
}

const largest = '10M';
const olderFiles = 4;

/**
 * Where the log's lines go. In the data folder they leave the terminal to the operator, who sees what must be seen:
 * links of mails, and errors, which are told there as well.
 */
export function openLogDestination({ log, dataDir }: Pick<Env, 'log' | 'dataDir'>): DestinationStream {
  const terminal = pino.destination(1);
  if (log === 'stdout') return terminal;
  return pino.multistream([
    { level: 'trace', stream: new LogFile(logFolder(dataDir)) },
    { level: 'error', stream: terminal },
  ]);
}

/** Opened with its first line: whether the data folder can be used at all is found out by then. */
class LogFile implements DestinationStream {
  readonly #folder: string;
  #stream: RotatingFileStream | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  write(line: string): void {
    this.#stream ??= this.#open();
    this.#stream.write(line);
  }

  #open(): RotatingFileStream {
    const stream = createStream('server.log', {
      path: this.#folder,
      size: largest,
      rotate: olderFiles,
      mode: 0o600,
    });
    // A full disk takes the log, not the server; the next line tries a new file.
    stream.on('error', (error) => {
      process.stderr.write(`The log cannot be written: ${error.message}\n`);
      this.#stream = undefined;
    });
    return stream;
  }
}
