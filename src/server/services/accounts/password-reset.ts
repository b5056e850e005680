import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PasswordReset } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import type { Database, Executor } from '../../db/client.ts';
import { passwordResets } from '../../db/schema/password-reset.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import { passwordResetMail } from '../../mails/password-reset.ts';
import { hash } from './passwords.ts';
import { revokeLoginsOf } from './revoke.ts';
import { tellOwner } from './tell-owner.ts';
import { hashToken } from './tokens.ts';

const linkHours = 1;

/** As many good links as one mailbox is sent; the next call finds them there and needs no other. */
const maxGoodLinks = 4;

/**
 * Mails a link that sets a new password, unless enough good ones lie in the mailbox already: then nothing is sent
 * and the answer is the same. No stranger can thus fill a mailbox, nor keep its owner from having a link, as a
 * limit on calls about one mail would.
 * @param address where the call comes from
 * @throws ServiceError EMAIL_UNKNOWN, MAIL_NOT_SENT or RATE_LIMITED
 */
export async function sendPasswordReset(
  context: Context,
  email: string,
  language: Language,
  address: string,
): Promise<void> {
  await context.rateLimits.count('forgot-email-from-address', `${address} ${email}`);
  const [user] = await context.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)));
  if (!user) throw new ServiceError('EMAIL_UNKNOWN', { email: 'EMAIL_UNKNOWN' });

  const token = await addToken(context.db, user.id);
  if (!token) return;
  const prefix = language === 'en' ? '' : `/${language}`;
  const link = `${context.config.publicUrl}${prefix}/reset-password?token=${token}`;
  try {
    await context.mail.send(passwordResetMail(user.email, language, link));
  } catch (error) {
    context.log.error({ err: error }, 'mail was not accepted');
    // A link that nobody has does not count among those in the mailbox.
    await context.db.delete(passwordResets).where(eq(passwordResets.hash, hashToken(token)));
    throw new ServiceError('MAIL_NOT_SENT');
  }
}

/** A new link's token, or null when the account has enough of them that are still good. */
function addToken(db: Database, userId: string): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    // Calls for one account take turns.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const good = await tx
      .select({ hash: passwordResets.hash })
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.userId, userId),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, sql`now()`),
        ),
      );
    if (good.length >= maxGoodLinks) return null;
    await tx.insert(passwordResets).values({
      hash: hashToken(token),
      userId,
      expiresAt: sql`now() + make_interval(hours => ${linkHours})`,
    });
    return token;
  });
}

/**
 * Whose password a mailed link sets.
 * @throws ServiceError RESET_LINK_INVALID or RESET_LINK_EXPIRED
 */
export async function checkResetToken(db: Executor, token: string): Promise<string> {
  const [reset] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.hash, hashToken(token)));
  if (!reset || reset.usedAt) throw new ServiceError('RESET_LINK_INVALID');
  if (reset.expiresAt < new Date()) throw new ServiceError('RESET_LINK_EXPIRED');
  return reset.userId;
}

/**
 * Sets a new password by a mailed link, which is then used up. Ends all logins and all other links, and tells the
 * owner. Whoever has the link reads the account's mails, so that its email counts as verified.
 * @throws ServiceError RESET_LINK_INVALID or RESET_LINK_EXPIRED
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: PasswordReset,
  language: Language,
): Promise<void> {
  const userId = await checkResetToken(context.db, token);
  const passwordHash = await hash(newPassword);
  await context.db.transaction(async (tx) => {
    // The account first: whoever else changes its password takes turns here, also by another link.
    await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`now()`, googleSubject: ifVerified(users.googleSubject) })
      .where(eq(users.id, userId));
    await useToken(tx, token);
    await endResetLinks(tx, userId);
    await revokeLoginsOf(tx, userId);
    await tellOwner(context, tx, userId, 'password-changed', language);
  });
}

/** What of an account stays only if its email was verified before: else a stranger may have put it there. */
const ifVerified = (column: PgColumn) =>
  sql`case when ${users.emailVerifiedAt} is not null then ${column} end`;

/** One statement decides who of several callers is first. */
async function useToken(tx: Executor, token: string): Promise<void> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.hash, hashToken(token)), isNull(passwordResets.usedAt)))
    .returning({ hash: passwordResets.hash });
  if (used.length === 0) throw new ServiceError('RESET_LINK_INVALID');
}

/** Ends what was mailed to somebody to set a password. Call it with the account's row written before. */
export async function endResetLinks(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
