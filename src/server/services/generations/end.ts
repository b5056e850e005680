import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ErrorReason } from '#contract/errors.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { settleHold } from '../credits/settle.ts';
import { listingTime } from '../images/listing.ts';
import { reportFindings } from '../moderation/report-findings.ts';
import { queueNews } from '../push/queue-news.ts';

export const activeStatuses = ['starting', 'processing'] as const;

type Ending = { status: 'succeeded' } | { status: 'canceled' } | { status: 'failed'; error: ErrorReason };

/**
 * Ends a generation in a transaction of its own: see `endGenerationIn`.
 */
export async function endGeneration(
  context: Context,
  generationId: string,
  ending: Ending,
): Promise<boolean> {
  const isEnded = await context.db.transaction(async (tx) => {
    const [generation] = await tx
      .select({ userId: generations.userId })
      .from(generations)
      .where(eq(generations.id, generationId));
    if (!generation) return false;
    await lockAccount(tx, generation.userId);
    return endGenerationIn(context, tx, generationId, ending);
  });
  if (isEnded) context.metrics.countGeneration(ending.status);
  return isEnded;
}

/**
 * Ends a generation, however it ends: the pictures that are stored could be seen, so they are their owner's and are
 * paid for; credits for the others come back. Only the first ending counts; returns whether this was it.
 * @param tx a transaction that has locked the account
 */
export async function endGenerationIn(
  { config, queue }: Pick<Context, 'config' | 'queue'>,
  tx: Executor,
  generationId: string,
  ending: Ending,
): Promise<boolean> {
  // From here on no picture is stored any more: storing one needs this row as well, and a generation that runs.
  const [ended] = await tx
    .update(generations)
    .set({ ...ending, finishedAt: sql`now()`, revision: sql`${generations.revision} + 1` })
    .where(and(eq(generations.id, generationId), inArray(generations.status, activeStatuses)))
    .returning({ findings: generations.findings, creditsPerImage: generations.creditsPerImage });
  if (!ended) return false;

  const ofBatch = eq(images.batchId, generationId);
  const [stored] = await tx.select({ total: count() }).from(images).where(ofBatch);
  const shown = await tx
    .update(images)
    .set({ isOnline: true, listedAt: listingTime(config.library, ended.findings.length > 0) })
    .where(and(ofBatch, isNull(images.hiddenAt)))
    .returning({ id: images.id });
  await reportFindings(tx, shown, ended.findings);
  await settleHold(tx, generationId, (stored?.total ?? 0) * ended.creditsPerImage);
  if (ending.status !== 'canceled') await queueNews({ queue }, tx, generationId);
  await notifyGeneration(tx, generationId);
  return true;
}
