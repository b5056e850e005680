import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { freePort } from '#server/free-port.ts';
import { ComfyUiStandIn } from '../support/models/comfyui-stand-in.ts';
import { comfyUiSettings, replicateSettings, standInSettings } from '../support/models/model-settings.ts';
import { OpenAiStandIn } from '../support/models/openai-stand-in.ts';
import { ReplicateStandIn, webhookSecret } from '../support/models/replicate-stand-in.ts';
import { inviteVisitors, orderOne, type Visitors } from './load/visitors.ts';
import { quantile } from './quantile.ts';
import { drain } from './support/drain.ts';
import { memoryOf } from './support/memory-of.ts';
import { startServer } from './support/server.ts';

// What we add to what an image model takes: the time from when its picture is ready there until somebody who waits has it
// here, with letters set and without; how many pictures a second one process gets from a model that takes a second, with
// so many at once; and its memory meanwhile. Stand-ins, visitors and the server share this machine.

const samples = 12;
const predictions = [1, 8, 32];
const modelMs = 1000;
const visitors = 2;
const plain = 'a fox in the rain';
const lettered = 'a fox in the rain with the name "Maria" on a banner';

async function main(): Promise<void> {
  say(`${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);
  await measureOverhead();
  say('\nat once   pictures/s   memory MB');
  for (const atOnce of predictions) await measureThroughput(atOnce);
}

async function measureOverhead(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const [openAi, replicate, comfyUi] = [
    await OpenAiStandIn.start(),
    await ReplicateStandIn.start(),
    await ComfyUiStandIn.start(),
  ];
  for (const standIn of [openAi, replicate, comfyUi]) {
    standIn.pauseMs = 500;
    stack.defer(() => standIn.stop());
  }
  const models = [
    standInSettings(openAi),
    { ...replicateSettings(replicate), webhookSecretFrom: 'STAND_IN_SECRET' },
    comfyUiSettings(comfyUi, resolve('deploy/comfyui-workflow.json')),
  ];
  const { url, people, client } = await startWith(models, stack);
  await drain(client);
  say('overhead, ms           p50   p95');
  for (const [engine, standIn] of [
    ['stand-in', openAi],
    ['replicate', replicate],
    ['comfyui', comfyUi],
  ] as const)
    for (const prompt of [plain, lettered]) {
      const overheads: number[] = [];
      // The first picture warms up what all others have.
      for (let i = 0; i <= samples; i++) {
        const person = people.accounts[i % visitors];
        if (!person) throw new Error('nobody orders');
        const id = await orderOne(url, person, { prompt, engine });
        await seen(url, person.headers, id);
        if (i > 0) overheads.push(performance.now() - (standIn.readyAt.at(-1) ?? Number.NaN));
      }
      const name = `${engine}${prompt === lettered ? ', lettered' : ''}`;
      const [p50, p95] = [quantile(overheads, 0.5), quantile(overheads, 0.95)];
      say(`${name.padEnd(20)} ${column(p50, 5)} ${column(p95, 5)}`);
    }
}

async function measureThroughput(atOnce: number): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const standIn = await OpenAiStandIn.start();
  stack.defer(() => standIn.stop());
  standIn.pauseMs = modelMs;
  const model = { ...standInSettings(standIn), concurrency: atOnce, creditsPerImage: 1 };
  const { url, pid, people, client } = await startWith([model], stack);
  await drain(client);
  const pictures = Math.min(96, 8 * atOnce);
  const began = performance.now();
  const order = { prompt: lettered, engine: 'stand-in' };
  await Promise.all(
    Array.from({ length: pictures }, (_, i) => {
      const person = people.accounts[i % visitors];
      return person && orderOne(url, person, order);
    }),
  );
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await memoryOf(pid));
  }, 250);
  await drain(client);
  clearInterval(watch);
  const rate = (pictures / (performance.now() - began)) * 1000;
  say(`${column(atOnce, 7)} ${rate.toFixed(1).padStart(12)} ${column(most, 11)}`);
}

interface Started {
  url: string;
  pid: number;
  people: Visitors;
  client: pg.Client;
}

/** The server with these models, and people with credits. */
async function startWith(models: object[], stack: AsyncDisposableStack): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const file = join(folder, 'models.json');
  await writeFile(file, JSON.stringify({ models }));
  const port = await freePort();
  const { url, pid } = await startServer(
    ['src/server/main.ts'],
    {
      ...process.env,
      ...{ LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: folder, DRAW_AHEAD: 'off', PAYMENTS: 'test' },
      ...{ RATE_LIMIT_FACTOR: '1000000', QUEUE_PER_ACCOUNT: '1000', PUBLIC_URL: `http://127.0.0.1:${port}` },
      ...{ MODELS: file, STAND_IN_KEY: 'none', STAND_IN_SECRET: webhookSecret },
    },
    stack,
  );
  const client = new pg.Client({
    connectionString: (await joinEmbeddedPostgres(folder, pino({ level: 'silent' }))).url,
  });
  await client.connect();
  stack.defer(() => client.end());
  return { url, pid, client, people: await inviteVisitors(url, visitors, '') };
}

/** Waits as the app does until the picture can be seen, and fetches it. */
async function seen(url: string, headers: Record<string, string>, id: string): Promise<void> {
  for (let revision = -1; ; ) {
    const query = revision < 0 ? '' : `&revision=${revision}`;
    const answer = await fetch(`${url}/api/images/generate-tattoo/status/${id}?wait=10000${query}`, {
      headers,
    });
    const { data } = await answer.json();
    revision = data.revision;
    const address: string | null = data.outputs[0].tattooUrl;
    if (data.status === 'failed') throw new Error(`the model's picture failed: ${data.error}`);
    if (!address) continue;
    await (await fetch(new URL(address, url))).arrayBuffer();
    return;
  }
}

const column = (value: number, width: number) => String(Math.round(value)).padStart(width);
const say = (line: string) => void process.stdout.write(`${line}\n`);

await main();
