import type { Context } from '../context.ts';
import { abandonGeneration, drawGeneration } from '../services/generations/draw.ts';

/** Draws what is ordered, `concurrency` generations at a time in this process. */
export async function workOnGenerations(context: Context, concurrency: number): Promise<void> {
  const { queue } = context;
  await queue.work('generate', concurrency, ({ generationId }, attempt) =>
    drawGeneration(context, generationId, attempt),
  );
  await queue.work('generate-abandoned', 1, ({ generationId }) => abandonGeneration(context, generationId));
}
