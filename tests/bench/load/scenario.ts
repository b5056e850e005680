import type { Account, Visitors } from './visitors.ts';

export interface Call {
  path: string;
  init: RequestInit;
}

interface Kind {
  /** Of a hundred calls. */
  share: number;
  call(visitors: Visitors, account: Account): Call;
}

const words = ['dragon', 'moon', 'rose', 'snake', 'skull', 'wolf'];
const any = (count: number) => Math.floor(Math.random() * count);

/** What visitors do. */
const kinds: Kind[] = [
  {
    share: 40,
    call: ({ categoryId }) =>
      get(`/api/images?categoryId=${categoryId}&pageSize=20&currentPage=${1 + any(50)}`),
  },
  {
    share: 20,
    call: () => get(`/api/images?query=${words[any(words.length)]}&pageSize=20&currentPage=${1 + any(20)}`),
  },
  { share: 20, call: () => get(`/api/images?pageSize=50&currentPage=${1 + any(50)}`) },
  {
    share: 10,
    call: (_, { generationId, headers }) =>
      get(`/api/images/generate-tattoo/status/${generationId}`, headers),
  },
  {
    share: 5,
    call: (_, { headers }) =>
      send(
        'POST',
        '/api/images/generate-tattoo/async',
        { prompt: 'a snake and a rose', num_outputs: 1 },
        headers,
      ),
  },
  {
    share: 3,
    call: (_, { email, password }) =>
      send('POST', '/api/users/login', { email, password }, { 'content-type': 'application/json' }),
  },
  {
    share: 2,
    call: (_, { collectionId, headers }) =>
      send('PUT', `/api/collections/${collectionId}`, { name: `Number ${any(1e9)}` }, headers),
  },
];

const byShare = kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind));

/** One of them by chance, by somebody. */
export function nextCall(visitors: Visitors): Call {
  const kind = byShare[any(byShare.length)];
  const account = visitors.accounts[any(visitors.accounts.length)];
  if (!kind || !account) throw new Error('nobody visits');
  return kind.call(visitors, account);
}

const get = (path: string, headers: Record<string, string> = {}): Call => ({ path, init: { headers } });
const send = (method: string, path: string, body: unknown, headers: Record<string, string>): Call => ({
  path,
  init: { method, headers, body: JSON.stringify(body) },
});
