import type { Context } from '../context.ts';
import type { Attempt, PictureJob } from '../queue.ts';
import { abandonGeneration, drawPicture } from '../services/generations/draw.ts';

/** Draws what is ordered, as many pictures at a time as our engine can, and as many as all image models together. */
export async function workOnGenerations(context: Context): Promise<void> {
  const { queue, imageProvider, models } = context;
  const ofModels = models.reduce((sum, { concurrency }) => sum + concurrency, 0);
  const draw = (job: PictureJob, attempt: Attempt) => drawPicture(context, job, attempt);
  await queue.work('generate', imageProvider.concurrency, draw);
  // One at least, for what was ordered from models that are set up no longer.
  await queue.work('generate-model', Math.max(1, ofModels), draw);
  await queue.work('generate-abandoned', 1, ({ generationId }) => abandonGeneration(context, generationId));
}
