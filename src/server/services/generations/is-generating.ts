import { and, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';

type Deps = Pick<Context, 'db'>;

const unfinished = isNull(generations.finishedAt);

/** Whether anybody's generation is under way, in whichever process it is drawn. */
export async function isGenerating({ db }: Deps): Promise<boolean> {
  const [one] = await db.select({ id: generations.id }).from(generations).where(unfinished).limit(1);
  return one !== undefined;
}

/** Whether a picture of anybody's waits to be begun. */
export async function isAnybodyWaiting({ db }: Deps): Promise<boolean> {
  const isWaiting = sql`'waiting' = any(${generations.stages})`;
  const [one] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(unfinished, isWaiting))
    .limit(1);
  return one !== undefined;
}
