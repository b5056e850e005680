import { and, eq, isNull } from 'drizzle-orm';
import type { User } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { freeCreditsFrom } from '../credits/free.ts';
import { runningMembership } from './membership.ts';

/** @throws ServiceError SESSION_EXPIRED when the account no longer exists */
export async function getProfile({ db }: Pick<Context, 'db'>, userId: string): Promise<User> {
  const [row] = await db
    .select({ user: users, freeCreditsFrom })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  if (!row) throw new ServiceError('SESSION_EXPIRED');
  const { user } = row;
  const membership = await runningMembership(db, userId);
  return {
    userId,
    username: user.username,
    email: user.email,
    avatar: user.avatarKey && `/media/${user.avatarKey}`,
    membershipLevel: membership?.level ?? 'free',
    membership: membership && {
      planCode: membership.planCode,
      endsAt: membership.endsAt.toISOString(),
      renewsAt: membership.renewsAt?.toISOString() ?? null,
    },
    hasPassword: user.passwordHash !== null,
    isOperator: user.isOperator,
    credits: user.credits,
    freeCreditsFrom: row.freeCreditsFrom?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
