import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StyleId } from '#contract/style-ids.ts';
import { styleIds } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import drawInThread from '#server/providers/image/flash-thread.ts';
import { openFlashPage } from './flash-page/flash-page.ts';
import { quantile } from './quantile.ts';

/** `npm run bench flash`: how long a drawing takes, here and in a browser's worker, and what it weighs. */
const prompts = [
  'a howling wolf under a full moon with pine trees',
  'snake wrapped around a dagger with red roses',
  'skull with a crown and roses "MEMENTO MORI"',
  'butterfly with lavender',
  'rose',
  'dragon and waves',
];

const cold = await timed(() => drawFlash(request('old-school', prompts[0] ?? '', true), flashAssets));
print(`first drawing, cold: ${ms(cold)}`);

const all: number[] = [];
const medians = new Map<StyleId, number>();
await printStyles();
print(`all: median ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))}`);
printSpread();
await printFile();
printMemory();

async function printStyles(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const page = await openFlashPage(stack);
  print(['style', 'median', 'p95', 'browser'].map((title) => title.padEnd(16)).join(''));
  for (const style of styleIds) {
    const requests = [true, false].flatMap((isColor) =>
      prompts.map((prompt) => request(style, prompt, isColor)),
    );
    const warmUp = request(style, 'rose', true);
    await drawFlash(warmUp, flashAssets);
    const own: number[] = [];
    for (const each of requests) own.push(await timed(() => drawFlash(each, flashAssets)));
    const [, ...other] = await page.evaluate((every) => window.benchFlash(every), [warmUp, ...requests]);
    all.push(...own);
    medians.set(style, quantile(own, 0.5));
    const figures = [quantile(own, 0.5), quantile(own, 0.95), quantile(other, 0.5)];
    print([style, ...figures.map(ms)].map((column) => column.padEnd(16)).join(''));
  }
}

function request(style: StyleId, prompt: string, isColor: boolean): FlashRequest {
  return { prompt, style, isColor, seed: 3, output: 1 };
}

/** Lettering sets words and draws no picture: it is no measure for the other styles. */
function printSpread(): void {
  const pictures = [...medians].filter(([style]) => style !== 'lettering').map(([, median]) => median);
  const [fastest, slowest] = [Math.min(...pictures), Math.max(...pictures)];
  print(`slowest to fastest style that draws pictures: ${(slowest / fastest).toFixed(2)}`);
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What the file costs over the drawing: of some of each, the median, since one drawing is as slow again as the next. */
async function printFile(): Promise<void> {
  const ordered = request('old-school', prompts[0] ?? '', true);
  const drawings: number[] = [];
  const files: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 9; run++) {
    drawings.push(await timed(() => drawFlash(ordered, flashAssets)));
    files.push(
      await timed(async () => {
        const result = await drawInThread({ request: ordered });
        if ('refused' in result) throw new Error(result.refused);
        bytes = result.png.length;
      }),
    );
  }
  const encoding = quantile(files, 0.5) - quantile(drawings, 0.5);
  print(`PNG: ${Math.round(bytes / 1000)} kB, encoded in ${ms(encoding)}`);
}

/** Memory is measured in a process of its own, where nothing else is counted. */
function printMemory(): void {
  const script = fileURLToPath(new URL('flash-memory.ts', import.meta.url));
  spawnSync(process.execPath, [script], { stdio: 'inherit' });
}

function ms(duration: number): string {
  return `${duration.toFixed(0)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
