import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { undoDeletionMinutes } from '#contract/image.ts';
import { loginLifetimeDays } from '#contract/login.ts';
import { policy } from '#contract/policy.ts';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import { formerEmails } from '../../db/schema/former-email.ts';
import { images } from '../../db/schema/image.ts';
import { logins, refreshTokens } from '../../db/schema/login.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import { passwordResets } from '../../db/schema/password-reset.ts';
import { keyPurposes, signingKeys } from '../../db/schema/signing-key.ts';
import { sources } from '../../db/schema/source.ts';
import { users } from '../../db/schema/user.ts';
import { refreshTokenDays } from '../accounts/tokens.ts';
import { packageFolder } from '../artist-links/package-key.ts';
import { removePackage } from '../artist-links/remove-package.ts';
import { deleteImageFiles } from '../images/scaled-image.ts';
import { secondsNeeded } from '../keys/key-lifetimes.ts';

const { keepDays } = policy;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Removes uploaded pictures that are older than a month, or deleted for good. Files go first: a row left over is found again. */
export async function purgeSources({ db, media }: Context): Promise<number> {
  const due = await db
    .select()
    .from(sources)
    .where(
      or(
        lt(sources.createdAt, daysAgo(keepDays.sources)),
        lt(sources.deletedAt, sql`now() - make_interval(mins => ${undoDeletionMinutes})`),
      ),
    );
  for (const source of due) {
    await media.delete(source.mediaKey);
    await db.delete(sources).where(eq(sources.id, source.id));
  }
  return due.length;
}

/** Removes images that were deleted some days ago, with the sizes that were made of them. */
export async function purgeDeletedImages({ db, media }: Context): Promise<number> {
  const due = await db
    .select({ id: images.id, mediaKey: images.mediaKey, colorKey: images.colorKey })
    .from(images)
    .where(and(isNotNull(images.deletedAt), lt(images.deletedAt, daysAgo(keepDays.deletedImages))));
  for (const image of due) {
    for (const key of [image.mediaKey, image.colorKey]) if (key) await deleteImageFiles({ media }, key);
    await db.delete(images).where(eq(images.id, image.id));
  }
  return due.length;
}

/**
 * Removes packages whose links have expired or were withdrawn; some days later the links themselves, which tell until
 * then what became of them.
 */
export async function purgeArtistLinks(context: Context): Promise<number> {
  const { db } = context;
  const hasEnded = or(lt(artistLinks.expiresAt, sql`now()`), isNotNull(artistLinks.withdrawnAt));
  const due = await db
    .select()
    .from(artistLinks)
    .where(and(isNotNull(artistLinks.mediaKey), hasEnded));
  for (const link of due) await removePackage(context, link);
  const longEnded = daysAgo(keepDays.endedArtistLinks);
  await db
    .delete(artistLinks)
    .where(or(lt(artistLinks.expiresAt, longEnded), lt(artistLinks.withdrawnAt, longEnded)));
  return due.length;
}

/** Removes closed accounts for good, with everything of theirs. */
export async function purgeClosedAccounts({ db, media }: Context): Promise<number> {
  const due = await db
    .select()
    .from(users)
    .where(lt(users.closedAt, daysAgo(keepDays.closedAccounts)));
  for (const user of due) {
    const own = await db.select({ mediaKey: images.mediaKey }).from(images).where(eq(images.userId, user.id));
    for (const { mediaKey } of own) await deleteImageFiles({ media }, mediaKey);
    await media.deleteAll(`sources/${user.id}/`);
    await media.deleteAll(packageFolder(user.id));
    if (user.avatarKey) await media.delete(user.avatarKey);
    await db.delete(users).where(eq(users.id, user.id));
  }
  return due.length;
}

/** Forgets whose accounts were closed long ago. */
export async function purgeFormerEmails({ db }: Context): Promise<void> {
  await db.delete(formerEmails).where(lt(formerEmails.closedAt, daysAgo(keepDays.formerEmails)));
}

/** Removes keys that signed nothing which is still good. */
export async function purgeRetiredKeys({ db }: Context): Promise<void> {
  for (const purpose of keyPurposes) {
    const neededUntil = sql`${signingKeys.retiredAt} + make_interval(secs => ${secondsNeeded(purpose)})`;
    await db
      .delete(signingKeys)
      .where(and(eq(signingKeys.purpose, purpose), lt(neededUntil, daysAgo(keepDays.endedTokens))));
  }
}

/** Removes logins that ended some time ago, or that nothing is left to go on with. */
export async function purgeEndedLogins({ db }: Context): Promise<void> {
  const kept = keepDays.endedLogins;
  await db
    .delete(logins)
    .where(
      or(
        lt(logins.revokedAt, daysAgo(kept)),
        lt(logins.createdAt, daysAgo(loginLifetimeDays + kept)),
        lt(logins.lastUsedAt, daysAgo(refreshTokenDays + kept)),
      ),
    );
}

/** Removes what is told of requests to models whose pictures nobody waits for any more. */
export async function purgeModelRequests({ db }: Context): Promise<void> {
  await db.delete(modelRequests).where(lt(modelRequests.askedAt, daysAgo(keepDays.modelRequests)));
}

/** Removes tokens and links that nobody can use any more. */
export async function purgeEndedTokens({ db }: Context): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, daysAgo(keepDays.endedTokens)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, daysAgo(keepDays.endedTokens)));
}
