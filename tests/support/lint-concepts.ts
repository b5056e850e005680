import { glob, readFile } from 'node:fs/promises';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { bareConceptLists } from './bare-concept-lists.ts';

const engine = new URL('../../src/engine/flash/', import.meta.url);
const names = new Set<string>(lexicon.map(({ name }) => name));
let found = 0;

for await (const file of glob('**/*.ts', { cwd: engine, exclude: ['lexicon/**'] })) {
  const source = await readFile(new URL(file, engine), 'utf8');
  for (const list of bareConceptLists(source, (name) => names.has(name))) {
    found++;
    process.stderr.write(
      `src/engine/flash/${file}: concepts by bare strings, to be a trait in the lexicon: ${list}\n`,
    );
  }
}
if (found > 0) process.exitCode = 1;
