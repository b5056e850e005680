import { api, unwrapResponse } from '../api-client.ts';
import { AppError, needsLogin, toAppError } from '../app-error.ts';
import { currentSession } from '../session.ts';
import type { Change } from './change.ts';
import { dequeueChange, enqueueChanges, queuedChanges, whileSending } from './change-queue.ts';

const atOnce = 6;

/** What became of a change: made, waiting for the network, or refused. */
export type Outcome = 'made' | 'queued' | AppError;

/** Makes changes, a few at a time. Those that the server does not answer wait for the network. In the same order. */
export function sendChanges(account: string, changes: readonly Change[]): Promise<Outcome[]> {
  return whileSending(async () => {
    const outcomes = new Map<Change, Outcome>();
    const unheard = new Map<Change, { wasSent: boolean }>();
    const left = [...changes];
    const work = async () => {
      for (let change = left.shift(); change; change = left.shift()) {
        const wasSent = navigator.onLine;
        const outcome = wasSent ? await send(account, change) : 'queued';
        outcomes.set(change, outcome);
        if (outcome === 'queued') unheard.set(change, { wasSent });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    try {
      const waiting = [...unheard].map(([change, { wasSent }]) => ({ ...change, wasSent }));
      if (waiting.length > 0) await enqueueChanges(account, waiting);
    } catch (cause) {
      // No database, or a full one: then it is as with any call.
      for (const change of unheard.keys()) outcomes.set(change, new AppError('NETWORK', { cause }));
    }
    return changes.map((change) => outcomes.get(change) ?? 'queued');
  });
}

/** Makes the changes that wait, each once. Returns whether some still do. */
export function replayChanges(account: string): Promise<boolean> {
  return whileSending(async () => {
    for (const queued of await queuedChanges(account)) {
      if (!navigator.onLine || currentSession()?.userId !== account) return true;
      // Whatever else the server says to it, it has been said.
      if ((await send(account, queued)) === 'queued') return true;
    }
    return (await queuedChanges(account)).length > 0;
  });
}

async function send(account: string, change: Change): Promise<Outcome> {
  try {
    await call(change);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.reason === 'NETWORK' || failure.reason === 'TIMEOUT') return 'queued';
    // Somebody was quicker: it is gone, as was wished.
    const isGone = failure.reason === 'IMAGE_NOT_FOUND' && change.kind === 'delete';
    if (!isGone) {
      // Without a login it is made after the next one.
      if (!failure.isPassing && !needsLogin(failure))
        await dequeueChange(account, change).catch(() => undefined);
      return failure;
    }
  }
  // Where there is no database nothing waits in it.
  await dequeueChange(account, change).catch(() => undefined);
  return 'made';
}

function call({ imageId, kind }: Change): Promise<unknown> {
  const param = { param: { id: imageId } };
  const { star, restore, $delete } = api.images[':id'];
  switch (kind) {
    case 'star':
      return unwrapResponse(star.$put(param));
    case 'unstar':
      return unwrapResponse(star.$delete(param));
    case 'delete':
      return unwrapResponse($delete(param));
    case 'restore':
      return unwrapResponse(restore.$post(param));
  }
}
