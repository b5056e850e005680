import { hash } from '@node-rs/argon2';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import type { Registration, User } from '#contract/account.ts';
import { freeCredits } from '#contract/credit.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { grantCredits } from '../credits/grant.ts';
import { toUser } from './profile.ts';

/**
 * Opens an account with the free allowance.
 * @throws ServiceError EMAIL_TAKEN or USERNAME_TAKEN
 */
export async function register(context: Context, { username, email, password }: Registration): Promise<User> {
  const id = newId();
  const passwordHash = await hash(password);
  try {
    return await context.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, username, email, passwordHash });
      const month = new Date().toISOString().slice(0, 7);
      await grantCredits(tx, {
        userId: id,
        credits: freeCredits,
        source: 'free',
        reference: `free:${id}:${month}`,
      });
      const [user] = await tx.select().from(users).where(eq(users.id, id));
      if (!user) throw new Error('the new user is missing');
      return toUser(user);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') throw new ServiceError('EMAIL_TAKEN', { email: 'EMAIL_TAKEN' });
    if (constraint === 'users_username_key') {
      throw new ServiceError('USERNAME_TAKEN', { username: 'USERNAME_TAKEN' });
    }
    throw error;
  }
}

/** The unique index that an insert ran into: asking beforehand could not see who registers at the same time. */
function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23505' ? cause.constraint : undefined;
}
