import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/client.ts';
import type { Env } from '../env.ts';

export interface CommandInput {
  db: Database;
  env: Env;
  /** For what needs connections of its own. */
  databaseUrl: string;
  log: Logger;
  /** What stands behind the command's name. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

/** One thing that the operator can do or see. */
export interface Command {
  /** How it is called, for the list of commands. */
  usage: string;
  /** Whether it does something, which is written down, and does not only look. */
  isAct?: boolean;
  /** Whether it finds the database as it is, and not brought up to date. */
  takesDatabaseAsIs?: boolean;
  /** Prints what the returned rows hold, as a table; a text is printed as it is. */
  run(input: CommandInput): Promise<Record<string, unknown>[] | string>;
}

/** The command was called with something missing or unknown. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws UsageError when there is no such word */
export function need(words: string[], position: number, what: string): string {
  const word = words[position];
  if (!word) throw new UsageError(`Say ${what}.`);
  return word;
}

/** @throws UsageError when there is no such word, or it is not the id of anything */
export function needId(words: string[], position: number, what: string): string {
  const id = need(words, position, what);
  if (!isUuid(id)) throw new UsageError(`"${id}" is no id. Say ${what} by the id that the lists show.`);
  return id;
}
