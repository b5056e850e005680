import { deviceStorage } from '#lib/device-storage.ts';
import { currentSession } from '#lib/session.ts';
import { type Order, type OrderRequest, readOrderRequest, requestOf } from './order.ts';

const key = 'draft';

interface Draft extends OrderRequest {
  /** Whose it is: null is a visitor's. An older version of the app did not say. */
  owner?: string | null;
}

/** What somebody was writing when their login ran out. It is with nobody but this page. */
let setAside: Draft | undefined;

/** What was typed and chosen last: it outlives reloads and the way through the login. */
export function loadDraft(): OrderRequest {
  return readOrderRequest((deviceStorage.read(key) ?? {}) as Record<string, unknown>);
}

export function saveDraft(order: Order): void {
  deviceStorage.write(key, { ...requestOf(order), owner: currentSession()?.userId ?? null } satisfies Draft);
}

export function forgetDraft(): void {
  deviceStorage.remove(key);
}

/** Leaves nothing of an account's words on the device; what a visitor typed stays. */
export function setDraftAside(account: string): void {
  const draft = deviceStorage.read(key) as Draft | null;
  if (!draft || (draft.owner !== undefined && draft.owner !== account)) return;
  setAside = draft;
  forgetDraft();
}

/** Gives somebody who is back from the login their words again, unless there are others now. */
export function bringDraftBack(account: string): void {
  if (setAside?.owner === account && !deviceStorage.read(key)) deviceStorage.write(key, setAside);
  setAside = undefined;
}
