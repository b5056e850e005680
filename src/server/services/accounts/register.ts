import type { Registration, User } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { violatedConstraint } from '../violated-constraint.ts';
import { createUser } from './create-user.ts';
import { hash } from './passwords.ts';
import { getProfile } from './profile.ts';

/**
 * Opens an account with the free allowance.
 * @throws ServiceError EMAIL_TAKEN or USERNAME_TAKEN
 */
export async function register(context: Context, { username, email, password }: Registration): Promise<User> {
  const passwordHash = await hash(password);
  try {
    const userId = await context.db.transaction((tx) =>
      createUser(context, tx, { username, email, passwordHash }),
    );
    return await getProfile(context, userId);
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') throw new ServiceError('EMAIL_TAKEN', { email: 'EMAIL_TAKEN' });
    if (constraint === 'users_username_key') {
      throw new ServiceError('USERNAME_TAKEN', { username: 'USERNAME_TAKEN' });
    }
    throw error;
  }
}
