import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { StyleId } from '#contract/style.ts';
import { styleIds } from '#contract/style.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import drawInThread from '#server/providers/image/flash-thread.ts';
import { loadPeer } from './flash-peer.ts';
import { quantile } from './quantile.ts';

/**
 * How long a drawing takes, and what it weighs.
 *
 *   npm run bench flash [-- --against DIR]   DIR: a copy of the prototype, drawn in alternation in the same run
 */
const { values } = parseArgs({ options: { against: { type: 'string' } } });

const prompts = [
  'a howling wolf under a full moon with pine trees',
  'snake wrapped around a dagger with red roses',
  'skull with a crown and roses "MEMENTO MORI"',
  'butterfly with lavender',
  'rose',
  'dragon and waves',
];

const peer = values.against ? await loadPeer(values.against) : null;
const cold = await timed(() => draw('old-school', prompts[0] ?? '', true));
print(`first drawing, cold: ${ms(cold)}`);

const all: number[] = [];
const medians = new Map<StyleId, number>();
const allOther: number[] = [];
print(
  ['style', 'median', 'p95', ...(peer ? ['peer', 'ratio'] : [])].map((title) => title.padEnd(16)).join(''),
);
for (const style of styleIds) {
  const own: number[] = [];
  const other: number[] = [];
  await draw(style, 'rose', true);
  peer?.draw(style, 'rose', true);
  for (const prompt of prompts) {
    for (const isColor of [true, false]) {
      own.push(await timed(() => draw(style, prompt, isColor)));
      if (peer) other.push(await timed(() => peer.draw(style, prompt, isColor)));
    }
  }
  all.push(...own);
  allOther.push(...other);
  const median = quantile(own, 0.5);
  medians.set(style, median);
  const columns = [style, ms(median), ms(quantile(own, 0.95))];
  if (peer) columns.push(ms(quantile(other, 0.5)), (median / quantile(other, 0.5)).toFixed(2));
  print(columns.map((column) => column.padEnd(16)).join(''));
}
print(`all: median ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))}`);
if (peer) print(`peer: median ${ms(quantile(allOther, 0.5))}, p95 ${ms(quantile(allOther, 0.95))}`);

printSpread();
await printFile();
printMemory();

function draw(style: StyleId, prompt: string, isColor: boolean) {
  return drawFlash({ prompt, style, isColor, seed: 3, output: 1 }, flashAssets);
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
  const request = {
    prompt: prompts[0] ?? '',
    style: 'old-school',
    isColor: true,
    seed: 3,
    output: 1,
  } as const;
  const drawings: number[] = [];
  const files: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 9; run++) {
    drawings.push(await timed(() => drawFlash(request, flashAssets)));
    files.push(
      await timed(async () => {
        const result = await drawInThread({ request });
        if ('refused' in result) throw new Error(result.refused);
        bytes = result.png.length;
      }),
    );
  }
  const encoding = quantile(files, 0.5) - quantile(drawings, 0.5);
  print(`PNG: ${Math.round(bytes / 1000)} kB, encoded in ${ms(encoding)}`);
}

/** Memory is measured in a process of its own: here the peer would be counted too. */
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
