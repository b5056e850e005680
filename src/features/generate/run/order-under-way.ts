import type { UnfinishedGeneration } from '#contract/generation.ts';
import { emptyOrder, type Order } from '../order/order.ts';

/** The order of what was begun on another device, as far as it is to be seen meanwhile. */
export function orderUnderWay(about: Omit<UnfinishedGeneration, 'id' | 'startedAt'>): Order {
  const {
    prompt,
    num_outputs: outputs,
    engine,
    style,
    isColor,
    ratio,
    isPublic,
    sourceImageId,
    scourceUrl,
  } = about;
  const picture = sourceImageId && scourceUrl ? { sourceImageId, scourceUrl, name: '' } : null;
  const from = picture ? 'picture' : 'words';
  return { ...emptyOrder, prompt, outputs, engine, style, isColor, ratio, isPublic, from, picture };
}
