import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

export type Generation = typeof generations.$inferSelect;

/** A generation, whosever it is. */
export async function findGeneration({ db }: Context, id: string): Promise<Generation | undefined> {
  const [generation] = await db.select().from(generations).where(eq(generations.id, id));
  return generation;
}

/** @throws ServiceError GENERATION_NOT_FOUND, also for somebody else's */
export async function findOwnGeneration(context: Context, caller: Caller, id: string): Promise<Generation> {
  const [generation] = await context.db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, caller.userId)));
  if (!generation) throw new ServiceError('GENERATION_NOT_FOUND');
  return generation;
}
