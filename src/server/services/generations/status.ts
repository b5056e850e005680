import { asc, eq } from 'drizzle-orm';
import type { GenerationStatus, OutputStage } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import type { Caller } from '../../signer.ts';
import { findEngine } from '../engines/find.ts';
import { imageUrl } from '../images/image-url.ts';
import { isTakenDown } from '../images/is-taken-down.ts';
import { findOwnGeneration, type Generation } from './find.ts';

interface StatusQuery {
  id: string;
  /** Milliseconds to wait for a revision newer than the one given. */
  wait: number;
  revision?: number | undefined;
}

/** Changes are announced; looking again this often makes up for an announcement that got lost. */
const recheckMs = 2000;

/** @throws ServiceError GENERATION_NOT_FOUND */
export async function generationStatus(
  context: Context,
  caller: Caller,
  { id, wait, revision }: StatusQuery,
): Promise<GenerationStatus> {
  const deadline = Date.now() + wait;
  let generation: Generation;
  for (;;) {
    using change = context.notifications.subscribe(id);
    generation = await findOwnGeneration(context, caller, id);
    const left = deadline - Date.now();
    if (left <= 0 || generation.finishedAt || generation.revision > (revision ?? generation.revision - 1))
      break;
    if (!(await change.within(Math.min(left, recheckMs)))) break;
  }
  return describe(context, generation);
}

async function describe(context: Context, generation: Generation): Promise<GenerationStatus> {
  const drawn = await context.db
    .select()
    .from(images)
    .where(eq(images.batchId, generation.id))
    .orderBy(asc(images.position));
  return {
    id: generation.id,
    status: generation.status,
    progress: describeProgress(generation.stages, await partsDone(context, generation)),
    outputs: generation.stages.map((stage, position) => {
      const image = drawn.find((row) => row.position === position);
      return { stage, tattooUrl: image && !isTakenDown(image) ? imageUrl(context.signer, image) : null };
    }),
    error: generation.error,
    creditsPerImage: generation.creditsPerImage,
    revision: generation.revision,
  };
}

/** How much of a picture is done when a stage begins, by the time that the stages take. */
const doneBefore: Record<OutputStage, number> = {
  waiting: 0,
  reading: 0.02,
  drawing: 0.05,
  inking: 0.7,
  drying: 0.9,
  done: 1,
};

/** How much of the drawing of each picture an image model says that it has done, 0 … 1. */
async function partsDone(context: Context, { id, engine, stages }: Generation): Promise<Map<number, number>> {
  if (!stages.includes('drawing') || !findEngine(context, engine)?.payment) return new Map();
  const rows = await context.db
    .select({ position: modelRequests.position, percent: modelRequests.percent })
    .from(modelRequests)
    .where(eq(modelRequests.generationId, id));
  return new Map(rows.map(({ position, percent }) => [position, percent / 100]));
}

function describeProgress(
  stages: OutputStage[],
  parts: ReadonlyMap<number, number>,
): GenerationStatus['progress'] {
  const drawing = doneBefore.inking - doneBefore.drawing;
  const doneOf = (stage: OutputStage, position: number) =>
    doneBefore[stage] + (stage === 'drawing' ? drawing * (parts.get(position) ?? 0) : 0);
  const done = stages.reduce((sum, stage, position) => sum + doneOf(stage, position), 0) / stages.length;
  const finished = stages.filter((stage) => stage === 'done').length;
  return { percentage: Math.round(done * 100), message: `${finished} of ${stages.length} drawn` };
}
