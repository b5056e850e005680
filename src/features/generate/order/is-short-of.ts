import { creditsPerImage } from '#contract/credit.ts';
import type { Order } from './order.ts';

/** Whether so many credits are too few for an order; while nobody knows how many there are, the server has to say. */
export function isShortOf(credits: number | undefined, { outputs }: Pick<Order, 'outputs'>): boolean {
  return credits !== undefined && credits < outputs * creditsPerImage;
}
