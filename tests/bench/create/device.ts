import { readFile } from 'node:fs/promises';
import { type FlashEngineParts, flashEngineFile } from '#contract/offline.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import drawInThread from '#server/providers/image/flash-thread.ts';
import { openFlashPage } from '../flash-page/flash-page.ts';
import { quantile } from '../quantile.ts';

const prompts = [
  'a howling wolf under a full moon with pine trees',
  'snake wrapped around a dagger with red roses',
  'butterfly with lavender',
  'dragon and waves',
];
const styles: StyleId[] = ['old-school', 'fine-line', 'watercolor'];

/** What may be longer on a device than on the server, and how heavy the engine may be. */
const budgets = { ratio: 1.5, megabytes: 2.5 };

/** Drawing on the device: what has to be fetched for it, and how long it takes beside the same in Node. */
export async function benchDevice(print: (line: string) => void): Promise<void> {
  await printSize(print);
  const requests = styles.flatMap((style) =>
    prompts.map((prompt): FlashRequest => ({ prompt, style, isColor: true, seed: 3, output: 1 })),
  );
  await using stack = new AsyncDisposableStack();
  const page = await openFlashPage(stack);
  const inBrowser = (each: FlashRequest) => page.evaluate((one) => window.benchFlash([one]), each);
  const [warmUp] = requests as [FlashRequest];
  await drawInThread({ request: warmUp });
  await inBrowser(warmUp);
  const own: number[] = [];
  const other: number[] = [];
  // In turns, so that a busy machine slows both.
  for (const request of requests) {
    const start = performance.now();
    await drawInThread({ request });
    own.push(performance.now() - start);
    other.push(...(await inBrowser(request)));
  }
  const ratio = quantile(
    other.map((duration, place) => duration / (own[place] as number)),
    0.5,
  );
  const [node, browser] = [own, other].map((durations) => `${quantile(durations, 0.5).toFixed(0)} ms`);
  print(`a design and its file, median: ${node} in Node, ${browser} in a browser`);
  print(
    `browser to Node: ${ratio.toFixed(2)} (at most ${budgets.ratio})${ratio > budgets.ratio ? ' TOO SLOW' : ''}`,
  );
}

async function printSize(print: (line: string) => void): Promise<void> {
  const file = new URL(`../../../dist/${flashEngineFile}`, import.meta.url);
  const json = await readFile(file, 'utf8').catch(() => null);
  if (json === null) return print('the engine’s size is known after npm run build');
  const { bytes, parts } = JSON.parse(json) as FlashEngineParts;
  const size = (bytes / 1024 / 1024).toFixed(2);
  print(`the engine on the wire: ${size} MB in ${parts.length} parts (at most ${budgets.megabytes} MB)`);
}
