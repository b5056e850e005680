import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import type { ViewId } from '#contract/view-ids.ts';
import type { SculptedView } from '../sculpted-view.ts';
import { encodeView } from '../view-code.ts';
import { bakeView } from './bake.ts';
import { bakeFigure } from './drawn/bake-drawing.ts';
import { figures } from './drawn/figures.ts';
import { subjects } from './subjects/subjects.ts';

interface Sitter {
  readonly name: string;
  readonly views: readonly { readonly name: ViewId; bake(): SculptedView }[];
}

const sitters: readonly Sitter[] = [
  ...subjects.map((subject) => ({
    name: subject.name,
    views: subject.views.map((view) => ({ name: view.name, bake: () => bakeView(subject, view) })),
  })),
  ...figures.map((figure) => ({
    name: figure.name,
    views: figure.views.map((view) => ({ name: view.name, bake: () => bakeFigure(figure, view) })),
  })),
];

/** `npm run flash:sculpt [-- SUBJECT…]`: models the subjects and derives their views. */
const wanted = process.argv.slice(2);
for (const subject of sitters) {
  if (wanted.length > 0 && !wanted.includes(subject.name)) continue;
  const folder = new URL(`../views/${subject.name}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const view of subject.views) {
    const start = performance.now();
    const bytes = encodeView(view.bake());
    const file = deflateRawSync(bytes, { level: 9 });
    await writeFile(new URL(`${view.name}.view`, folder), file);
    const spent = ((performance.now() - start) / 1000).toFixed(1);
    const sizes = [bytes, file, brotliCompressSync(bytes)].map(({ length }) => (length / 1000).toFixed(1));
    process.stdout.write(
      `${subject.name} ${view.name}: ${spent} s, ${sizes[0]} kB, deflated ${sizes[1]}, brotli ${sizes[2]}\n`,
    );
  }
}
