import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema/user.ts';
import { topUpFreeCredits } from '../credits/free.ts';

type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'passwordHash' | 'googleSubject'>;

/** Adds an account with its free allowance; returns its id. */
export async function createUser(tx: Executor, user: NewUser): Promise<string> {
  const id = newId();
  await tx.insert(users).values({ id, ...user });
  await topUpFreeCredits(tx, id);
  return id;
}
