import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { UnfinishedGeneration } from '#contract/generation.ts';
import { ratioOfSize } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';
import { sources } from '../../db/schema/source.ts';
import type { Caller } from '../../signer.ts';
import { sourceUrl } from '../uploads/source-url.ts';

/** What is being drawn for the caller, on whichever device it was ordered, the latest first. The queue bounds it. */
export async function listUnfinished(
  { db, signer }: Context,
  { userId }: Caller,
): Promise<UnfinishedGeneration[]> {
  const rows = await db
    .select({ generation: generations, sourceImageId: sources.id })
    .from(generations)
    .leftJoin(sources, eq(sources.id, sql`(${generations.params} ->> 'sourceImageId')::uuid`))
    .where(and(eq(generations.userId, userId), isNull(generations.finishedAt)))
    .orderBy(desc(generations.createdAt));
  return rows.map(({ generation: { id, createdAt, isPublic, engine, params }, sourceImageId }) => ({
    id,
    startedAt: createdAt.toISOString(),
    prompt: params.prompt,
    num_outputs: params.num_outputs,
    engine,
    style: params.style ?? null,
    isColor: params.isColor,
    // Orders from before there were shapes are square.
    ratio: ratioOfSize(params.width, params.height) ?? '1:1',
    isPublic,
    sourceImageId,
    scourceUrl: sourceImageId && sourceUrl(signer, sourceImageId),
  }));
}
