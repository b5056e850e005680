import type { Context } from '../context.ts';
import { abandonGeneration, drawPicture } from '../services/generations/draw.ts';

/** Draws what is ordered, as many pictures at a time as the image provider can. */
export async function workOnGenerations(context: Context): Promise<void> {
  const { queue, imageProvider } = context;
  await queue.work('generate', imageProvider.concurrency, (job, attempt) =>
    drawPicture(context, job, attempt),
  );
  await queue.work('generate-abandoned', 1, ({ generationId }) => abandonGeneration(context, generationId));
}
