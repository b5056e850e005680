import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import { notifyTakedown } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { users } from '../../db/schema/user.ts';
import type { Caller } from '../../signer.ts';
import { withdrawArtistLinksOf } from '../artist-links/withdraw.ts';
import { endGenerationIn } from '../generations/end.ts';
import { cancelSubscriptions } from '../memberships/cancel-membership.ts';
import { rememberFormerEmail } from './former-email.ts';
import { endResetLinks } from './password-reset.ts';
import { getProfile } from './profile.ts';
import { revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';
import { checkPassword } from './update-profile.ts';

/**
 * Closes the caller's account: nobody can log in to it, what is being drawn for it is given up, its membership renews no more, its images, avatar and
 * uploads are gone from everywhere at once, its name and email are free again. Its owner is told by mail. What is left
 * of it is purged some weeks later.
 * @throws ServiceError WRONG_PASSWORD
 */
export async function closeAccount(
  context: Context,
  { userId }: Caller,
  password: string,
  language: Language,
): Promise<void> {
  const { hasPassword, email } = await getProfile(context, userId);
  if (hasPassword) await checkPassword(context, userId, password);
  await context.db.transaction(async (tx) => {
    await tellOwner(context, tx, userId, 'account-closed', language);
    await rememberFormerEmail(tx, context.signer, email);
    const freed = {
      username: `closed ${userId}`,
      email: `${userId}@closed.invalid`,
      googleSubject: null,
      emailVerifiedAt: null,
    };
    await tx
      .update(users)
      .set({ ...freed, passwordHash: null, closedAt: sql`now()` })
      .where(eq(users.id, userId));
    // Nothing is ordered from here on: ordering asks for the account, which is locked, and closed afterwards.
    const unfinished = await tx
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.userId, userId), isNull(generations.finishedAt)));
    for (const { id } of unfinished) await endGenerationIn(context, tx, id, { status: 'canceled' });
    await tx
      .update(images)
      .set({ deletedAt: sql`coalesce(${images.deletedAt}, now())` })
      .where(eq(images.userId, userId));
    await withdrawArtistLinksOf(tx, userId);
    await cancelSubscriptions(tx, userId);
    await endResetLinks(tx, userId);
    await revokeLoginsOf(tx, userId);
    await notifyTakedown(tx);
  });
  context.notifications.countTakedown();
}
