import { isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';

/** Whether somebody waits for a generation, in whichever process it is drawn. */
export async function isGenerating({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [one] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(isNull(generations.finishedAt))
    .limit(1);
  return one !== undefined;
}
