import { approveImage } from '../services/moderation/approve-image.ts';
import { listWaitingImages } from '../services/moderation/list-waiting-images.ts';
import { type Command, needId, UsageError } from './command.ts';
import { reportCommands } from './reports.ts';

export const reviewCommands: Record<string, Command> = {
  'review list': {
    usage: 'review list                  public designs that are not in the library yet, oldest first',
    run: ({ db }) => listWaitingImages(db),
  },
  'review approve': {
    isAct: true,
    usage: 'review approve IMAGE         let a design into the library now',
    async run({ db, words }) {
      if (!(await approveImage(db, needId(words, 0, 'which image'))))
        throw new UsageError('There is no such image.');
      return 'Approved.';
    },
  },
  'review hide': {
    isAct: true,
    usage: 'review hide IMAGE            take a design down, as images hide does',
    run: async (input) => (await reportCommands['images hide']?.run(input)) ?? '',
  },
};
