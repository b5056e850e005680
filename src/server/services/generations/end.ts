import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ErrorReason } from '#contract/errors.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { releaseHold, spendHold } from '../credits/settle.ts';
import { listingTime } from '../images/listing.ts';
import { reportFindings } from '../moderation/report-findings.ts';
import type { Generation } from './find.ts';

export const activeStatuses = ['starting', 'processing'] as const;

type Ending = { status: 'succeeded' } | { status: 'canceled' } | { status: 'failed'; error: ErrorReason };

/**
 * Ends a generation and settles its credits, in one transaction. Only the first ending counts; returns
 * whether this was it.
 */
export function endGeneration(context: Context, generationId: string, ending: Ending): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(generations)
      .set({ ...ending, finishedAt: sql`now()`, revision: sql`${generations.revision} + 1` })
      .where(and(eq(generations.id, generationId), inArray(generations.status, activeStatuses)))
      .returning({ id: generations.id, findings: generations.findings });
    if (!ended) return false;

    if (ending.status === 'succeeded') {
      await showImages(context, tx, ended);
      await spendHold(tx, generationId);
    } else {
      await releaseHold(tx, generationId);
    }
    await notifyGeneration(tx, generationId);
    return true;
  });
}

async function showImages({ config }: Context, tx: Executor, ended: Pick<Generation, 'id' | 'findings'>) {
  const listedAt = listingTime(config.library, ended.findings.length > 0);
  const shown = await tx
    .update(images)
    .set({ isOnline: true, listedAt })
    .where(eq(images.batchId, ended.id))
    .returning({ id: images.id });
  await reportFindings(tx, shown, ended.findings);
}
