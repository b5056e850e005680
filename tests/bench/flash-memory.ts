import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { flashThreadLimits } from '#server/providers/image/flash-thread-limits.ts';

/** Prints how much memory a worker thread keeps after drawing, and how much it takes meanwhile. */
const megabyte = 1_000_000;
const thread = new URL('../../src/server/providers/image/flash-thread.ts', import.meta.url).href;
const body = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', async (requests) => {
    const { default: draw } = await import(${JSON.stringify(thread)});
    for (const request of requests) await draw({ request });
    parentPort.postMessage('done');
  });
`;
const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(body)}`), {
  resourceLimits: flashThreadLimits,
});
await wait(800);
const empty = process.memoryUsage.rss();

let peak = empty;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
await run([request('old-school', 0)]);
await wait(2500);
print(
  `memory above an empty worker: after one drawing ${above(process.memoryUsage.rss())}, peak ${above(peak)}`,
);
await run(
  ['japanese', 'mandala', 'watercolor', 'geometric'].flatMap((style) =>
    [0, 1, 2].map((i) => request(style, i)),
  ),
);
await wait(2500);
print(`after thirteen drawings ${above(process.memoryUsage.rss())}, peak ${above(peak)}`);
clearInterval(sampling);
await worker.terminate();

function request(style: string, output: number) {
  return { prompt: 'dragon with roses and a full moon "Fortuna"', style, isColor: true, seed: 5, output };
}

function run(requests: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.postMessage(requests);
  });
}

function above(rss: number): string {
  return `${Math.round((rss - empty) / megabyte)} MB`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
