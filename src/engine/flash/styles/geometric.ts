import { column } from '../compose/arrangements/column.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import { axis, frame, orbits } from '../compose/ornaments/frames.ts';
import { develop } from '../finish/develop.ts';
import { stipple } from '../finish/stipple.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const dots = { pitch: 3.3, radius: 1.15, gamma: 1.2, density: 0.95 };

/** Thin ruled lines, bodies folded from triangles, frames of circles and polygons. */
export const geometric: Style = {
  id: 'geometric',
  weight: { contour: 3.6, inner: 2.8, detail: 1.9 },
  gapPx: 7,
  hasDetail: false,
  icons: 'inflated',
  isFaceted: true,
  palettes: [
    palette({
      petal: '#c2475a',
      blush: '#e9a6a2',
      gold: '#e6b85c',
      water: '#3d7ea6',
      waterLight: '#a6d3da',
      violet: '#76589a',
      leaf: '#4f8f7b',
      grey: '#8c97a6',
      wood: '#a56a4a',
      ember: '#e58a4a',
    }),
    palette({
      petal: '#a8436f',
      blush: '#e0a3bd',
      gold: '#e3c06a',
      water: '#31708e',
      waterLight: '#9fcfcf',
      violet: '#5c5a9a',
      leaf: '#5b8f6a',
      grey: '#7f8ea3',
      wood: '#98664f',
      ember: '#d98250',
    }),
  ],
  typeface: 'roman',
  designs: [
    design(crest, frame('triangle'), axis),
    design(garland, frame('hexagon')),
    design(crest, frame('flowerOfLife'), axis),
    design(column, frame('arch', 1.32)),
    design(crest, orbits, frame('dottedCircle', 1.1)),
    design(garland, frame('diamond'), axis),
  ],
  letterings: letterings('roman', axis),
  shading: () => [{ kind: 'stipple', grain: dots }],
  ink(planes, { random }) {
    stipple(planes, dots, random);
    return develop(planes, { manner: 'graded', darkening: 0.3 });
  },
};
