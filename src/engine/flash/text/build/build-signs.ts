import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import type { Point } from '../../geometry/point.ts';
import { simplify } from '../../geometry/simplify.ts';
import { polygonsOfPath } from '../../icons/build/svg-path.ts';
import { encodePolygons } from '../../icons/icon-code.ts';
import { mantras } from '../../lexicon/scripts/mantras.ts';
import { sanskritWords } from '../../lexicon/scripts/sanskrit.ts';
import { seeds } from '../../lexicon/scripts/seed-syllables.ts';
import { signEm } from '../drawn-signs.ts';
import { isDrawnSign, signsOf } from '../signs.ts';
import { sfntOf } from './sfnt.ts';

/** `npm run flash:signs`: shapes the syllables and words that the lexicon writes into drawn-signs.json. */

const tolerance = 0.5;
const require = createRequire(import.meta.url);

const texts = [
  ...seeds.map(({ text }) => text),
  ...mantras.flatMap(({ texts }) => Object.values(texts)),
  ...sanskritWords.map(({ text }) => text),
];
/** Fonts by the script that they set. */
const fonts: readonly (readonly [family: string, file: string, script: RegExp])[] = [
  ['noto-sans-siddham', 'siddham-400', /\p{Script=Siddham}/u],
  ['noto-serif-tibetan', 'tibetan-700', /\p{Script=Tibetan}/u],
  ['noto-serif-devanagari', 'devanagari-600', /\p{Script=Devanagari}/u],
];

const signs = [...new Set(texts.flatMap(signsOf))].filter(isDrawnSign).toSorted();
const file: Record<string, Record<string, [number, string]>> = {};
for (const [family, name, script] of fonts) {
  const path = require.resolve(`@fontsource/${family}/files/${family}-${name}-normal.woff`);
  const face = new Face(new Blob(arrayOf(sfntOf(await readFile(path)))));
  const font = new Font(face);
  file[family] = Object.fromEntries(
    signs.filter((sign) => script.test(sign)).map((sign) => [sign, drawnBy(font, face.upem, sign)]),
  );
}
await writeFile(new URL('../drawn-signs.json', import.meta.url), asAscii(JSON.stringify(file, null, 1)));

/** How far the sign advances, and its outlines, in units of the sign's em. */
function drawnBy(font: Font, unitsPerEm: number, sign: string): [number, string] {
  const buffer = new TextBuffer();
  buffer.addText(sign);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = signEm / unitsPerEm;
  const outlines: Point[][] = [];
  let x = 0;
  for (const [i, { codepoint }] of buffer.getGlyphInfos().entries()) {
    if (codepoint === 0) throw new Error(`the font has not all of ${sign}`);
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
    for (const polygon of polygonsOfPath(font.glyphToPath(codepoint))) {
      const placed = polygon.map(([px, py]): Point => [(x + xOffset + px) * scale, -(yOffset + py) * scale]);
      outlines.push(simplify(placed, tolerance));
    }
    x += xAdvance;
  }
  return [Math.round(x * scale), encodePolygons(outlines.filter((polygon) => polygon.length > 2))];
}

function arrayOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** The engine reads its JSON byte by byte. */
function asAscii(json: string): string {
  return `${json.replace(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
