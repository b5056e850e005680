import { countJobs } from '../services/jobs/count-jobs.ts';
import type { Command } from './command.ts';

export const queueCommands: Record<string, Command> = {
  queue: {
    usage: 'queue                        how many jobs there are, by queue and state',
    run: ({ db }) => countJobs(db),
  },
};
