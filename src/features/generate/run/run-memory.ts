import { deviceStorage } from '#lib/device-storage.ts';
import { emptyOrder, type Order, orderOf, readOrderRequest, requestOf } from '../order/order.ts';

const key = 'generation';
/** More than an account can have drawn at a time. */
const most = 20;

/** A generation that was running when it was last heard of. */
export interface StoredRun {
  id: string;
  userId: string;
  order: Order;
  startedAt: number;
}

type Kept = Partial<Record<keyof StoredRun, unknown>>;

export function rememberRun({ order, ...run }: StoredRun): void {
  const others = keptRuns().filter(({ id }) => id !== run.id);
  write([{ ...run, order: requestOf(order) }, ...others]);
}

/** What of this account was running when the page was left, the latest first. */
export function rememberedRuns(userId: string): StoredRun[] {
  return keptRuns().flatMap((kept) => {
    if (kept.userId !== userId || typeof kept.id !== 'string') return [];
    const order = orderOf(readOrderRequest((kept.order ?? {}) as Record<string, unknown>));
    return [{ id: kept.id, userId, order: { ...emptyOrder, ...order }, startedAt: Number(kept.startedAt) }];
  });
}

export function forgetRun(id: string): void {
  write(keptRuns().filter((kept) => kept.id !== id));
}

/** Forgets what belongs to an account, or to whomever. */
export function forgetRuns(userId?: string): void {
  write(userId === undefined ? [] : keptRuns().filter((kept) => kept.userId !== userId));
}

/** An older version of the app kept one, which the server knows as well. */
function keptRuns(): Kept[] {
  const kept = deviceStorage.read(key);
  return Array.isArray(kept) ? kept.filter((run) => typeof run === 'object' && run !== null) : [];
}

function write(runs: Kept[]): void {
  if (runs.length === 0) deviceStorage.remove(key);
  else deviceStorage.write(key, runs.slice(0, most));
}
