import { and, gt, inArray, sql } from 'drizzle-orm';
import { policy } from '#contract/policy.ts';
import type { Executor } from '../../db/client.ts';
import { formerEmails } from '../../db/schema/former-email.ts';
import type { Signer } from '../../signer.ts';

/** Remembers for a year that an account with this email was closed, without keeping the email. */
export async function rememberFormerEmail(tx: Executor, signer: Signer, email: string): Promise<void> {
  await tx
    .insert(formerEmails)
    .values({ hash: signer.hashEmail(mailbox(email)) })
    .onConflictDoUpdate({ target: formerEmails.hash, set: { closedAt: sql`now()` } });
}

/** Whether an account of the same mailbox was closed within a year. */
export async function isFormerEmail(tx: Executor, signer: Signer, email: string): Promise<boolean> {
  const found = await tx
    .select({ hash: formerEmails.hash })
    .from(formerEmails)
    .where(
      and(
        inArray(formerEmails.hash, signer.hashesOfEmail(mailbox(email))),
        gt(formerEmails.closedAt, sql`now() - make_interval(days => ${policy.keepDays.formerEmails})`),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * One spelling of the mailbox that an email reaches: what stands behind a plus is a note to oneself, and Gmail sees no
 * dots. Good for telling whether two are the same, and for nothing else.
 */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
