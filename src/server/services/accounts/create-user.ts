import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema/user.ts';
import { topUpFreeCredits } from '../credits/free.ts';
import { isFormerEmail } from './former-email.ts';

type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'email' | 'emailVerifiedAt' | 'passwordHash' | 'googleSubject'
>;

/** Adds an account with its free allowance, of which nobody gets a second one by coming back; returns its id. */
export async function createUser({ signer }: Context, tx: Executor, user: NewUser): Promise<string> {
  const id = newId();
  const isReturning = await isFormerEmail(tx, signer, user.email);
  await tx.insert(users).values({ id, ...user, isReturning });
  await topUpFreeCredits(tx, id);
  return id;
}
