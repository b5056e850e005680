import { z } from 'zod';
import { boundedString } from '#contract/bounded.ts';
import { drawingNotesSchema } from '#contract/drawing.ts';
import { maxPromptLength } from '#contract/generation.ts';
import { imageRatios } from '#contract/image.ts';
import { styleIdSchema } from '#contract/style.ts';
import { outputSchema } from '#contract/variation.ts';
import type { KeptKind } from '#lib/kept-thing.ts';
import type { DeviceDrawing } from './device-drawing.ts';
import { drawingStore, maxKeptDrawings } from './drawing-store.ts';

const file = 'design.png';
const largestSide = 4096;
const side = z.int().positive().max(largestSide);

const aboutSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  batchId: z.uuid(),
  createdAt: z.iso.datetime(),
  prompt: boundedString(maxPromptLength),
  style: styleIdSchema,
  isColor: z.boolean(),
  ratio: z.enum(imageRatios).optional(),
  seed: z.int().nonnegative(),
  output: outputSchema,
  isPublic: z.boolean(),
  notes: drawingNotesSchema,
  width: side,
  height: side,
});

/** What was drawn on this device, by this account or by nobody. What is brought back becomes this account's. */
export function keptDrawings(account: string | null): KeptKind {
  return {
    folder: 'drawings',
    list: async () => {
      const drawings = await drawingStore.list(account);
      return drawings.map(({ png, owner: _, ...about }) => ({
        ...{ id: about.id, about, files: new Map([[file, png]]) },
      }));
    },
    restore: async ({ about, files }) => {
      const { output, ...rest } = aboutSchema.parse(about);
      const png = await checkedPicture(files.get(file), rest);
      const before = await drawingStore.list(account);
      if (before.some(({ id }) => id === rest.id)) return false;
      const own = before.filter(({ owner }) => owner === account);
      // One more would have the oldest go.
      if (own.length >= maxKeptDrawings) throw new Error('as many drawings as are kept are here already');
      const drawing: DeviceDrawing = {
        ...rest,
        ...{ output: output as DeviceDrawing['output'], owner: account, png },
      };
      await drawingStore.restore(drawing);
      return true;
    },
  };
}

async function checkedPicture(
  png: Blob | undefined,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  if (!png) throw new Error('a drawing without its picture');
  const picture = new Blob([png], { type: 'image/png' });
  const bitmap = await createImageBitmap(picture);
  const isAsSaid = bitmap.width === width && bitmap.height === height;
  bitmap.close();
  if (!isAsSaid) throw new Error('a picture of another size than is said of it');
  return picture;
}
