import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { encodeView } from '../view-code.ts';
import { bakeView } from './bake.ts';
import { subjects } from './subjects/subjects.ts';

/** `npm run flash:sculpt [-- SUBJECT…]`: models the subjects and derives their views. */
const wanted = process.argv.slice(2);
for (const subject of subjects) {
  if (wanted.length > 0 && !wanted.includes(subject.name)) continue;
  const folder = new URL(`../views/${subject.name}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const view of subject.views) {
    const start = performance.now();
    const bytes = encodeView(bakeView(subject, view));
    const file = deflateRawSync(bytes, { level: 9 });
    await writeFile(new URL(`${view.name}.view`, folder), file);
    const spent = ((performance.now() - start) / 1000).toFixed(1);
    const sizes = [bytes, file, brotliCompressSync(bytes)].map(({ length }) => (length / 1000).toFixed(1));
    process.stdout.write(
      `${subject.name} ${view.name}: ${spent} s, ${sizes[0]} kB, deflated ${sizes[1]}, brotli ${sizes[2]}\n`,
    );
  }
}
