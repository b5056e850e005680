import type { AttackedServer } from './attacked-server.ts';
import type { Stranger } from './stranger.ts';

export interface Victim {
  url: string;
  server: AttackedServer;
  /** The account of somebody innocent, whose mail is no secret. */
  bystander: Stranger;
  /** Ends what takes too long. */
  signal: AbortSignal;
}

/** One thing that somebody who wishes a server ill may do. */
export interface Attack {
  name: string;
  /** What is sent, in words. */
  sent: string;
  /** Whether the server is meant to leave. */
  endsServer?: true;
  /** Opens accounts and makes files, before anything is measured; what it returns attacks, and says what came of it. */
  prepare(victim: Victim): Promise<() => Promise<string>>;
}

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
