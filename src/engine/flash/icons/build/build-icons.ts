import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { simplify } from '../../geometry/simplify.ts';
import type { CuratedIcon, IconName } from '../curated-icons.ts';
import { curatedIcons } from '../curated-icons.ts';
import { encodePolygons } from '../icon-code.ts';
import type { IconFile, PaintedPath } from '../icon-library.ts';
import { counterShape } from './counter-shape.ts';
import { paintByNumbers } from './paint-by-numbers.ts';
import { polygonsOfPath } from './svg-path.ts';
import { withTornEdges } from './torn-edges.ts';

/** `npm run flash:icons`: draws the curated icons from their packages into icons.json. */

interface IconPackage {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const tolerance = 0.6;
const require = createRequire(import.meta.url);
const gameIcons: IconPackage = require('@iconify-json/game-icons/icons.json');
const noto: IconPackage = require('@iconify-json/noto/icons.json');

const silhouettes: Record<string, string> = {};
const paintings: Record<string, PaintedPath[]> = {};
for (const name of Object.keys(curatedIcons) as IconName[]) {
  if (name.startsWith('noto:')) paintings[name] = await paint(bodyOf(noto, name.slice('noto:'.length)));
  else silhouettes[name] = silhouette(bodyOf(gameIcons, name), curatedIcons[name]);
}
const file: IconFile = { silhouettes, paintings };
await writeFile(new URL('../icons.json', import.meta.url), `${JSON.stringify(file, null, 1)}\n`);

function bodyOf(source: IconPackage, name: string): string {
  const icon = source.icons[name];
  if (!icon) throw new Error(`the package has no icon ${name}`);
  return icon.body;
}

function silhouette(body: string, { isTorn, isCounter }: CuratedIcon): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
  const drawn = paths.flatMap(polygonsOfPath);
  const polygons = isCounter ? counterShape(drawn) : isTorn ? withTornEdges(drawn) : drawn;
  const simple = polygons.map((polygon) => simplify(polygon, tolerance));
  return encodePolygons(simple.filter((polygon) => polygon.length > 2));
}

function paint(body: string): Promise<PaintedPath[]> {
  return paintByNumbers(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${body}</svg>`);
}
