import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import { ServiceError } from '../../errors.ts';
import { findEngine } from './find.ts';

/** What our own address for a provider's webhooks says. */
const querySchema = z.object({
  model: z.string(),
  generationId: z.uuid(),
  position: z.coerce.number().int().min(0).max(100),
});

/**
 * Hears from a model's provider that something has become of a picture, and has whoever waits for it look. What the
 * webhook says of the picture is never believed; so early, late, repeated and replayed ones do no harm.
 * @throws ServiceError FORBIDDEN when it is forged, NOT_FOUND when it was never asked for
 */
export async function hearOfRequest(
  { db, models, imageProvider, log }: Pick<Context, 'db' | 'models' | 'imageProvider' | 'log'>,
  query: Record<string, string>,
  headers: Headers,
  body: string,
): Promise<void> {
  const about = querySchema.safeParse(query);
  const provider = about.success ? findEngine({ models, imageProvider }, about.data.model) : undefined;
  if (!about.success || !provider?.payment?.readWebhook) throw new ServiceError('NOT_FOUND');
  const remoteId = await provider.payment.readWebhook(headers, body);
  if (remoteId === null) {
    log.warn({ model: about.data.model }, 'a webhook of an image model was refused');
    throw new ServiceError('FORBIDDEN');
  }
  const { model, generationId, position } = about.data;
  await db.transaction(async (tx) => {
    await tx
      .update(modelRequests)
      .set({ remoteId, heard: sql`${modelRequests.heard} + 1` })
      .where(
        and(
          eq(modelRequests.generationId, generationId),
          eq(modelRequests.position, position),
          eq(modelRequests.engine, model),
          or(isNull(modelRequests.remoteId), eq(modelRequests.remoteId, remoteId)),
        ),
      );
    await notifyGeneration(tx, generationId);
  });
}
