import { cradle } from '../compose/arrangements/cradle.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import { dotRings, drips, scatteredDots } from '../compose/ornaments/dotted.ts';
import { halfMandala, mandalaHalo } from '../compose/ornaments/mandala-halo.ts';
import { develop } from '../finish/develop.ts';
import { stipple } from '../finish/stipple.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const dots = { pitch: 3.6, radius: 1.35, gamma: 1.12, density: 1.08 };

/** Thin lines and nothing but dots for shade; mandalas, crescents and dripping lines of dots. */
export const dotwork: Style = {
  id: 'dotwork',
  weight: { contour: 4.4, inner: 3, detail: 2 },
  gapPx: 6,
  hasDetail: true,
  relief: { shade: 0.95, hasBlackShadows: false, hair: { widthPx: 1.7, spread: 1.7 }, whips: null },
  icons: 'inflated',
  palettes: [
    palette({
      petal: '#b4443c',
      petalLight: '#d98a7a',
      blush: '#d9a59b',
      leaf: '#5b7a63',
      gold: '#d9b46a',
      water: '#4a7488',
      violet: '#6d5a7d',
    }),
    palette({
      petal: '#8c4a5a',
      petalLight: '#c08a90',
      blush: '#cfa7ac',
      leaf: '#6a7a58',
      gold: '#cdb071',
      water: '#5a6f8f',
      violet: '#5e5478',
    }),
  ],
  typeface: 'roman',
  designs: [
    design(crest, mandalaHalo, drips),
    design(cradle, scatteredDots),
    design(garland, dotRings, scatteredDots),
    design(crest, halfMandala, scatteredDots),
  ],
  letterings: letterings('roman', scatteredDots),
  shading: () => [{ kind: 'stipple', grain: dots }],
  ink(planes, { random }) {
    stipple(planes, dots, random);
    return develop(planes, { manner: 'graded', darkening: 0.25 });
  },
};
