import { queryOptions } from '@tanstack/react-query';
import { type Readiness, readReadiness } from './readiness.ts';
import type { Measured, StoragePart } from './storage-part.ts';

export interface StorageState {
  /** By the name of the part; null where the browser does not let it be read. */
  readonly sizes: Readonly<Record<string, Measured | null>>;
  /** What the browser counts, and the most that it allows, in bytes; missing where it does not say. */
  readonly usage: number | undefined;
  readonly quota: number | undefined;
  readonly ready: Readiness;
  /** Whether the browser has promised to drop nothing by itself; null where it cannot say. */
  readonly isPersisted: boolean | null;
}

export const storageQuery = (account: string | undefined, parts: readonly StoragePart[]) =>
  queryOptions({
    queryKey: ['storage', account ?? 'visitor'],
    queryFn: () => look(parts),
    networkMode: 'always',
    // It changes behind the page's back.
    staleTime: 0,
    gcTime: 0,
  });

async function look(parts: readonly StoragePart[]): Promise<StorageState> {
  const storage = navigator.storage as StorageManager | undefined;
  const measured = parts.map(async ({ name, measure }) => [name, await measure().catch(() => null)] as const);
  const [sizes, ready, estimate, isPersisted] = await Promise.all([
    Promise.all(measured),
    readReadiness(),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => null),
  ]);
  return {
    sizes: Object.fromEntries(sizes),
    ready,
    usage: estimate?.usage,
    quota: estimate?.quota,
    isPersisted: isPersisted ?? null,
  };
}
