import { deviceStorage } from '#lib/device-storage.ts';
import { type Order, type OrderRequest, readOrderRequest, requestOf } from './order.ts';

const key = 'draft';

/** What was typed and chosen last: it outlives reloads and the way through the login. */
export function loadDraft(): OrderRequest {
  return readOrderRequest((deviceStorage.read(key) ?? {}) as Record<string, unknown>);
}

export function saveDraft(order: Order): void {
  deviceStorage.write(key, requestOf(order));
}

export function forgetDraft(): void {
  deviceStorage.remove(key);
}
