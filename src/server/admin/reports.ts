import { setImageOnline } from '../services/images/set-online.ts';
import { listReports } from '../services/reports/list.ts';
import { resolveReport } from '../services/reports/resolve.ts';
import { type Command, type CommandInput, needId, UsageError } from './command.ts';

export const reportCommands: Record<string, Command> = {
  'reports list': {
    usage: 'reports list [--all]         what people reported, oldest first',
    run: ({ db, options }) => listReports(db, { withResolved: options.all === true }),
  },
  'reports resolve': {
    usage: 'reports resolve REPORT       mark a report as dealt with',
    async run({ db, words }) {
      if (!(await resolveReport(db, needId(words, 0, 'which report'))))
        throw new UsageError('There is no such report.');
      return 'Resolved.';
    },
  },
  'images hide': {
    usage: 'images hide IMAGE            take an image down',
    run: (input) => setOnline(input, false),
  },
  'images show': {
    usage: 'images show IMAGE            put an image back',
    run: (input) => setOnline(input, true),
  },
};

async function setOnline({ db, words }: CommandInput, isOnline: boolean): Promise<string> {
  if (!(await setImageOnline(db, needId(words, 0, 'which image'), isOnline)))
    throw new UsageError('There is no such image.');
  return isOnline ? 'Shown.' : 'Hidden.';
}
