import { deviceStorage } from '#lib/device-storage.ts';
import { emptyOrder, type Order, orderOf, readOrderRequest, requestOf } from '../order/order.ts';

const key = 'generation';

/** A generation that was running when it was last heard of. */
export interface StoredRun {
  id: string;
  userId: string;
  order: Order;
  startedAt: number;
}

export function rememberRun({ order, ...run }: StoredRun): void {
  deviceStorage.write(key, { ...run, order: requestOf(order) });
}

/** What of this account was running when the page was left. */
export function rememberedRun(userId: string): StoredRun | null {
  const stored = deviceStorage.read(key) as Partial<Record<keyof StoredRun, unknown>> | null;
  if (stored?.userId !== userId || typeof stored.id !== 'string') return null;
  const order = orderOf(readOrderRequest((stored.order ?? {}) as Record<string, unknown>));
  return { id: stored.id, userId, order: { ...emptyOrder, ...order }, startedAt: Number(stored.startedAt) };
}

export function forgetRun(): void {
  deviceStorage.remove(key);
}
