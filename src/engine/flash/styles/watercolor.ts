import { column } from '../compose/arrangements/column.ts';
import { cradle } from '../compose/arrangements/cradle.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import { sprigs, thinCircle } from '../compose/ornaments/slight.ts';
import { develop } from '../finish/develop.ts';
import type { PepperGrain } from '../finish/pepper.ts';
import { pepper } from '../finish/pepper.ts';
import { splash } from '../finish/splash.ts';
import type { Palette, Pigment, Rgb } from '../paint/palette.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

/** Hues that lie next to each other: washes of opposite ones would turn to mud where they meet. */
const neighbours: Partial<Record<Pigment, readonly Pigment[]>> = {
  petal: ['petal', 'ember', 'blush'],
  ember: ['ember', 'gold', 'petal'],
  wood: ['ember', 'gold', 'petal'],
  gold: ['gold', 'ember', 'blush'],
  moon: ['gold', 'ember', 'blush'],
  bone: ['petal', 'ember', 'blush'],
  leaf: ['leaf', 'water', 'gold'],
  water: ['water', 'violet', 'waterLight'],
  violet: ['violet', 'blush', 'water'],
  dark: ['violet', 'blush', 'water'],
  blush: ['blush', 'violet', 'ember'],
};
const greys: readonly Rgb[] = [
  [115, 120, 133],
  [153, 158, 168],
  [191, 194, 201],
];

function splashColors(slots: Palette | null, focal: Pigment): readonly Rgb[] {
  const names = neighbours[focal] ?? ['water', 'violet', 'waterLight'];
  return slots ? names.map((name) => slots[name]) : greys;
}

const whip: PepperGrain = { threshold: 0.52, range: 0.7, strength: 0.78 };

/** Loose lines over wet blots and splatters. */
export const watercolor: Style = {
  id: 'watercolor',
  weight: { contour: 4.4, inner: 2.9, detail: 1.9 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 0.8, hasBlackShadows: false, hair: { widthPx: 2, spread: 1.5 }, whips: null },
  blackInk: 0.5,
  icons: 'inflated',
  palettes: [
    palette({
      petal: '#e23a5a',
      blush: '#f28ab2',
      leaf: '#3aa870',
      gold: '#f7b733',
      water: '#2a8fd0',
      violet: '#7a4fd0',
      ember: '#f5843c',
    }),
    palette({
      petal: '#d8345f',
      blush: '#f7a072',
      leaf: '#1fa39a',
      gold: '#f2c230',
      water: '#3457c9',
      violet: '#a33fb0',
      ember: '#fb6f4a',
    }),
  ],
  typeface: 'script',
  designs: [design(crest), design(garland, thinCircle), design(column, sprigs), design(cradle)],
  letterings: letterings('script'),
  coloring: 0.6,
  shading: () => [{ kind: 'pepper', grain: whip }],
  ink(planes, { palette: slots, center, reach, random, focalPigment, isBare }) {
    pepper(planes, whip);
    return develop(planes, {
      manner: 'washed',
      colorStrength: 0.9,
      ...(!isBare && {
        splash: splash(planes, center, reach * 0.46, splashColors(slots, focalPigment), random),
      }),
    });
  },
};
