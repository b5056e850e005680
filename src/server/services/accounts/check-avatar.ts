import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';

/** @throws ServiceError NOT_FOUND when no account that stands has this picture */
export async function checkAvatar({ db }: Context, avatarKey: string): Promise<void> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.avatarKey, avatarKey), isNull(users.closedAt)));
  if (!owner) throw new ServiceError('NOT_FOUND');
}
