import { desc, isNotNull, sql } from 'drizzle-orm';
import type { OfferedEngine } from '#contract/engine.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { allEngines, isForMembers } from './find.ts';

/** How many of an engine's latest pictures tell how long it takes. */
const measured = 50;

/** All that pictures can be ordered from, each with the time that it takes. The first is the default. */
export function listEngines(context: Context): Promise<OfferedEngine[]> {
  return Promise.all(
    allEngines(context).map(async (provider) => ({
      ...provider.engine,
      isForMembers: isForMembers(context, provider),
      medianMs: await medianMs(context, provider.engine.id),
    })),
  );
}

async function medianMs({ db }: Context, engine: string): Promise<number | null> {
  const latest = db
    .select({ ms: sql<number>`${images.drawingMs}`.as('ms') })
    .from(images)
    .where(sql`${images.drawing} ->> 'engine' = ${engine} and ${isNotNull(images.drawingMs)}`)
    .orderBy(desc(images.createdAt))
    .limit(measured)
    .as('latest');
  const [row] = await db
    .select({ median: sql<number | null>`percentile_disc(0.5) within group (order by ${latest.ms})` })
    .from(latest);
  return row?.median ?? null;
}
