import { type GeneratedImage, ratioSizes } from '#contract/image.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { AppError } from '#lib/app-error.ts';
import { untilOnline } from '#lib/online.ts';
import { followGeneration } from '../run/follow-generation.ts';
import type { DeviceDrawing } from './device-drawing.ts';

const generation = api.images['generate-tattoo'];

/**
 * Has the server draw a design again from what it was drawn from, as a generation like any other: nobody can put
 * pictures of their own making under our name, and what is kept is judged and paid for like everything else.
 * @throws AppError for whatever goes wrong; then nothing was taken, or the credit is back
 */
export async function keepInAccount({
  prompt,
  style,
  isColor,
  isPublic,
  seed,
  output,
  ratio = '1:1',
  notes: { variation, pickedStyle },
}: DeviceDrawing): Promise<GeneratedImage> {
  const order = {
    ...{ prompt, isColor, isPublic, seed, output, variation, num_outputs: 1 as const, ...ratioSizes[ratio] },
    // One that was picked is picked again: named, it would bring what a chosen style brings.
    ...(!pickedStyle && { style }),
  } as const;
  const { id } = await unwrapResponse(generation.async.$post({ json: order }));
  const param = { predictionId: id };
  const source = {
    status: ({ wait, revision }: { wait: number; revision?: number }) =>
      unwrapResponse(
        generation.status[':predictionId'].$get({
          param,
          query: { wait: String(wait), ...(revision !== undefined && { revision: String(revision) }) },
        }),
      ),
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    untilOnline: () => untilOnline(),
  };
  let hasSucceeded = false;
  for await (const news of followGeneration(source)) {
    if (news.kind === 'status') hasSucceeded = news.status.status === 'succeeded';
  }
  if (!hasSucceeded) throw new AppError('GENERATION_FAILED');
  const { localImages } = await unwrapResponse(generation.complete.$post({ json: param }));
  const [image] = localImages;
  if (!image) throw new AppError('GENERATION_FAILED');
  return image;
}
