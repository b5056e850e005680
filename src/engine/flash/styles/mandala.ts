import { crest } from '../compose/arrangements/crest.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { ringed } from '../compose/arrangements/ringed.ts';
import { design } from '../compose/design.ts';
import { dotRings, drips } from '../compose/ornaments/dotted.ts';
import { halfMandala, mandalaHalo } from '../compose/ornaments/mandala-halo.ts';
import { develop } from '../finish/develop.ts';
import { stipple } from '../finish/stipple.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const dots = { pitch: 3.6, radius: 1.35, gamma: 1.15, density: 1.05 };

/** Rings of petals around, behind or below the subject, in few harmonious colours. */
export const mandala: Style = {
  id: 'mandala',
  weight: { contour: 5, inner: 3, detail: 2 },
  gapPx: 8,
  hasDetail: true,
  icons: 'inflated',
  palettes: [
    palette({
      petal: '#1f6f78',
      petalLight: '#6fb3b5',
      blush: '#a8d0c8',
      violet: '#3a4d7c',
      gold: '#e3b65b',
      leaf: '#4f8b73',
      water: '#2d5f8a',
    }),
    palette({
      petal: '#7d3561',
      blush: '#d59ab5',
      violet: '#4b3b78',
      gold: '#e5b267',
      leaf: '#5d7d6e',
      water: '#40608f',
    }),
    palette({
      petal: '#b5523b',
      blush: '#e6b49a',
      violet: '#7c3b4d',
      gold: '#e8c06a',
      leaf: '#6d7d4f',
      water: '#3f6a74',
    }),
  ],
  typeface: 'roman',
  designs: [
    design(ringed('wide')),
    design(crest, mandalaHalo, dotRings),
    design(crest, halfMandala, drips),
    design(ringed('lace'), drips),
  ],
  letterings: letterings('roman', halfMandala),
  shading: () => [{ kind: 'stipple', grain: dots }],
  ink(planes, { random }) {
    stipple(planes, dots, random);
    return develop(planes, { manner: 'graded', darkening: 0.25 });
  },
};
