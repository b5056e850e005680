import { column } from '../compose/arrangements/column.ts';
import { cradle } from '../compose/arrangements/cradle.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import { groundLine, microStars, sprigs, thinCircle, thinTriangle } from '../compose/ornaments/slight.ts';
import { develop } from '../finish/develop.ts';
import { stipple } from '../finish/stipple.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const dots = { pitch: 3.7, radius: 1, gamma: 1.2, density: 0.8 };

/** Single-needle lines, a breath of dots, much bare skin. */
export const fineLine: Style = {
  id: 'fine-line',
  weight: { contour: 3.6, inner: 2.6, detail: 1.8 },
  gapPx: 5,
  hasDetail: true,
  relief: {
    shade: 0.5,
    hasBlackShadows: false,
    hair: { widthPx: 1.9, spread: 1.15 },
    whips: { widthPx: 1.9, gapPx: 11, lengthPx: 46 },
  },
  blackInk: 0.62,
  icons: 'outlined',
  largest: 1.12,
  palettes: [palette(), palette({ petal: '#b8465a', leaf: '#4d7a5a', gold: '#d8aa4a', water: '#3f6f95' })],
  typeface: 'script',
  designs: [
    design(crest, sprigs, microStars),
    design(garland, thinCircle, microStars),
    design(crest, thinTriangle, sprigs),
    design(column, groundLine),
    design(cradle),
  ],
  letterings: letterings('script', microStars),
  coloring: 0.45,
  shading: () => [{ kind: 'stipple', grain: dots }],
  ink(planes, { random }) {
    stipple(planes, dots, random);
    return develop(planes, { manner: 'washed', colorStrength: 0.72 });
  },
};
