import { type Persister, persistQueryClient } from '@tanstack/query-persist-client-core';
import type { DehydratedState, InfiniteData, QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#lib/current-user.ts';
import { localDb } from '#lib/local-db.ts';
import { ownImageLists } from '#lib/own-images.ts';
import { keptForMs } from './query-client.ts';

/** The queries that are worth keeping, by the first part of their key. Everything else is fetched anew. */
const kept = new Set<unknown>([
  'profile',
  'history',
  'creations',
  'collections',
  'sources',
  'styles',
  'engines',
  'installation',
]);
/** To be raised when the shape of what is kept changes: what an older version kept is dropped. */
const version = '4';
const writeEveryMs = 1000;
const patienceMs = 1500;

/** Brings back what was kept for an account, and keeps what is fetched from now on. Returns how to stop. */
export async function keepQueries(queryClient: QueryClient, account: string): Promise<() => void> {
  const persister = new AccountPersister(account);
  const [unsubscribe, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: keptForMs,
    buster: version,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && kept.has(queryKey[0]),
    },
  });
  // Some browsers' private windows have no database, and one held by another tab may not open: then nothing is
  // brought back, and the page appears all the same.
  const settled = restored.then(() => askAnew(queryClient, account)).catch(() => undefined);
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return () => {
    unsubscribe();
    persister.stop();
  };
}

/**
 * What was kept of one's own designs is up to a second older than what was done to them, and credits come and go
 * elsewhere: they are shown, and asked for anew. So is what a clock that has been put right says is still to come: it
 * would not grow old before then.
 */
function askAnew(queryClient: QueryClient, account: string): void {
  const now = Date.now();
  queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > now });
  for (const filter of ownImageLists(account)) queryClient.invalidateQueries(filter);
  queryClient.invalidateQueries({ queryKey: currentUserQuery(account).queryKey });
}

/** The accounts of which something is kept. */
export async function keptAccounts(): Promise<string[]> {
  const db = await localDb();
  return db.getAllKeys('queries');
}

export async function forgetQueries(account: string): Promise<void> {
  const db = await localDb();
  await db.delete('queries', account);
}

/** The most pages of a list that are kept: what was scrolled through below is asked for anew. */
const keptPages = 4;

function beginningsOf(state: DehydratedState): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) => {
      const data = query.state.data as Partial<InfiniteData<unknown>> | undefined;
      if (!data?.pages || !data.pageParams || data.pages.length <= keptPages) return query;
      const beginning = {
        pages: data.pages.slice(0, keptPages),
        pageParams: data.pageParams.slice(0, keptPages),
      };
      return { ...query, state: { ...query.state, data: beginning } };
    }),
  };
}

/** One account's row in the browser's database, written at most once a second. */
class AccountPersister implements Persister {
  readonly #account: string;
  #next: Parameters<Persister['persistClient']>[0] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: string) {
    this.#account = account;
  }

  persistClient: Persister['persistClient'] = (client) => {
    this.#next = { ...client, clientState: beginningsOf(client.clientState) };
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write().catch(() => undefined);
    }, writeEveryMs);
  };

  restoreClient = async () => {
    const db = await localDb();
    return db.get('queries', this.#account);
  };

  removeClient = () => forgetQueries(this.#account);

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const db = await localDb();
    if (this.#next) await db.put('queries', this.#next, this.#account);
  }
}
