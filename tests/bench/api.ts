import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillLibrary } from './support/fill-library.ts';
import { runServer } from './support/server.ts';

// Throughput and latency of the calls that matter, next to the same bytes from memory by the same server,
// and how the library's calls take growing from ten thousand to a million images.

const connections = [1, 16, 64];
const sizes = [10_000, 100_000, 1_000_000];
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

interface Call {
  name: string;
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  stack.defer(() => postgres.stop());
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  stack.defer(() => client.end());

  const env = {
    ...process.env,
    ...{ LOG_LEVEL: 'error', PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url, DRAW_AHEAD: 'off' },
  };
  const api = await runServer(['src/server/main.ts'], { ...env, RATE_LIMIT_FACTOR: '1000000' }, stack);
  await compareWithMemory(await listCalls(api, await fillLibrary(client, 10_000)), api, stack);

  say('\n   images     page ms (p50/p99)   search ms (p50/p99)   rare search ms   deep page ms');
  for (const size of sizes) {
    const category = await fillLibrary(client, size);
    const page = await timeUncached(`${api}/api/images?pageSize=20&categoryId=${category}`);
    const search = await timeUncached(`${api}/api/images?query=dragon&pageSize=50`);
    const rare = await timeUncached(`${api}/api/images?query=dragon%20word77&pageSize=50`);
    const deep = await timeUncached(`${api}/api/images?pageSize=20&currentPage=400`);
    const columns = [
      pair(page).padStart(21),
      pair(search).padStart(21),
      pair(rare).padStart(16),
      pair(deep).padStart(14),
    ];
    say(`${cell(size, 9)} ${columns.join(' ')}`);
  }
}

async function compareWithMemory(calls: Call[], api: string, stack: AsyncDisposableStack): Promise<void> {
  say('call           connections     req/s    p50 ms    p99 ms   memory req/s   ratio');
  for (const call of calls) {
    const answer = await fetch(api + call.path, call);
    const env = { ...process.env, BODY: await answer.text() };
    const memory = await runServer(['tests/bench/support/memory-server.ts'], env, stack);
    for (const count of connections) {
      const { requests, latency } = await load(api, call, count);
      const baseline = await load(memory, { name: 'memory', path: '/', method: 'GET' }, count);
      const ratio = requests.average / baseline.requests.average;
      const figures = [cell(requests.average, 9), cell(latency.p50, 9), cell(latency.p99, 9)];
      say(
        `${call.name.padEnd(14)} ${cell(count, 11)} ${figures.join(' ')} ${cell(baseline.requests.average, 14)} ${ratio.toFixed(2).padStart(7)}`,
      );
    }
  }
}

async function listCalls(api: string, categoryId: string): Promise<Call[]> {
  const gallery = `/api/images?categoryId=${categoryId}&pageSize=20`;
  const [image] = (await (await fetch(api + gallery)).json()).data.data;
  const credentials = { email: 'bench@example.com', password: 'secret-1' };
  await post(`${api}/api/users`, { username: 'bench', ...credentials });
  const { accessToken } = (await post(`${api}/api/users/login`, credentials)).data;
  const authorization = `Bearer ${accessToken}`;
  const generation = await post(
    `${api}/api/images/generate-tattoo/async`,
    { prompt: 'a snake' },
    { authorization },
  );
  const status = `/api/images/generate-tattoo/status/${generation.data.id}`;
  return [
    { name: 'gallery page', method: 'GET', path: gallery },
    { name: 'image detail', method: 'GET', path: `/api/images?imageId=${image.id}` },
    { name: 'search', method: 'GET', path: '/api/images?query=dragon%20moon&pageSize=50' },
    {
      name: 'login',
      method: 'POST',
      path: '/api/users/login',
      headers: json,
      body: JSON.stringify(credentials),
    },
    { name: 'status poll', method: 'GET', path: status, headers: { authorization } },
  ];
}

async function load(url: string, { name, ...request }: Call, count: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, requests: [request], connections: count, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${name} was refused ${result.non2xx} times`);
  return result;
}

/** Times a call one after the other, each past the server's short cache of public answers. */
async function timeUncached(url: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let i = 0; i < 220; i++) {
    const began = performance.now();
    await (await fetch(`${url}&nonce=${i}`)).arrayBuffer();
    // The first ones fill the database's own caches.
    if (i >= 20) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: times[100] ?? 0, p99: times[197] ?? 0 };
}

const json = { 'content-type': 'application/json' };
const post = async (url: string, body: unknown, headers: Record<string, string> = {}) =>
  (await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })).json();
const cell = (value: number, width: number) => Math.round(value).toLocaleString('en').padStart(width);
const pair = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

await main();
