import { randomUUID } from 'node:crypto';
import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import { creditEntries } from '../db/schema/credit.ts';
import { users } from '../db/schema/user.ts';
import { grantCredits } from '../services/credits/grant.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const userCommands: Record<string, Command> = {
  'users find': {
    usage: 'users find TEXT              accounts whose name or email holds the text',
    run({ db, words }) {
      const pattern = `%${need(words, 0, 'what to look for').replace(/[\\%_]/g, '\\$&')}%`;
      return db
        .select({
          user: users.id,
          username: users.username,
          email: users.email,
          credits: users.credits,
          since: users.createdAt,
          closed: users.closedAt,
        })
        .from(users)
        .where(or(ilike(users.username, pattern), ilike(users.email, pattern)))
        .orderBy(desc(users.createdAt))
        .limit(50);
    },
  },
  'credits list': {
    usage: 'credits list EMAIL           the ledger of an account, newest first',
    async run({ db, words }) {
      const userId = await findUser(db, need(words, 0, 'whose'));
      return db
        .select({
          at: creditEntries.createdAt,
          kind: creditEntries.kind,
          credits: creditEntries.credits,
          generation: creditEntries.generationId,
        })
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(desc(creditEntries.createdAt))
        .limit(100);
    },
  },
  'credits grant': {
    usage: 'credits grant EMAIL NUMBER   give credits',
    async run({ db, words }) {
      const credits = Number(need(words, 1, 'how many'));
      if (!Number.isInteger(credits) || credits <= 0) throw new UsageError('Say a whole number above zero.');
      const userId = await findUser(db, need(words, 0, 'to whom'));
      await db.transaction((tx) =>
        grantCredits(tx, { userId, credits, source: 'operator', reference: `operator:${randomUUID()}` }),
      );
      return `Granted ${credits} credits.`;
    },
  },
};

async function findUser(db: CommandInput['db'], email: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!user) throw new UsageError('There is no account with this email.');
  return user.id;
}
