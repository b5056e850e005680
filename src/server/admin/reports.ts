import { hideImage, showImage } from '../services/images/hide.ts';
import { listReports } from '../services/reports/list.ts';
import { resolveReport } from '../services/reports/resolve.ts';
import { type Command, needId, UsageError } from './command.ts';

export const reportCommands: Record<string, Command> = {
  'reports list': {
    usage: 'reports list [--all]         what people and the content filter reported, oldest first',
    run: ({ db, options }) => listReports(db, { withResolved: options.all === true }),
  },
  'reports resolve': {
    isAct: true,
    usage: 'reports resolve REPORT       mark a report as dealt with',
    async run({ db, words }) {
      if (!(await resolveReport(db, needId(words, 0, 'which report'))))
        throw new UsageError('There is no such report.');
      return 'Resolved.';
    },
  },
  'images hide': {
    isAct: true,
    usage: 'images hide IMAGE            take an image down',
    async run({ db, words }) {
      if (!(await hideImage(db, needId(words, 0, 'which image')))) throw noImage();
      return 'Hidden.';
    },
  },
  'images show': {
    isAct: true,
    usage: 'images show IMAGE            put an image back',
    async run({ db, words }) {
      if (!(await showImage(db, needId(words, 0, 'which image')))) throw noImage();
      return 'Shown.';
    },
  },
};

const noImage = () => new UsageError('There is no such image.');
