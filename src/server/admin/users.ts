import { findAccounts, findUserId } from '../services/accounts/find.ts';
import { giveCredits } from '../services/credits/give.ts';
import { latestCreditEntries } from '../services/credits/latest-entries.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const userCommands: Record<string, Command> = {
  'users find': {
    usage: 'users find TEXT              accounts whose name or email holds the text',
    run: async ({ db, words }) =>
      (await findAccounts(db, need(words, 0, 'what to look for'))).map(
        ({ id, username, email, credits, createdAt, closedAt }) => ({
          ...{ user: id, username, email, credits, since: createdAt, closed: closedAt },
        }),
      ),
  },
  'credits list': {
    usage: 'credits list EMAIL           the ledger of an account, newest first',
    run: async ({ db, words }) => latestCreditEntries(db, await userWith(db, need(words, 0, 'whose'))),
  },
  'credits grant': {
    isAct: true,
    usage: 'credits grant EMAIL NUMBER   give credits',
    async run({ db, words }) {
      const credits = Number(need(words, 1, 'how many'));
      if (!Number.isInteger(credits) || credits <= 0) throw new UsageError('Say a whole number above zero.');
      await giveCredits(db, await userWith(db, need(words, 0, 'to whom')), credits);
      return `Granted ${credits} credits.`;
    },
  },
};

async function userWith(db: CommandInput['db'], email: string): Promise<string> {
  const id = await findUserId(db, email);
  if (!id) throw new UsageError('There is no account with this email.');
  return id;
}
