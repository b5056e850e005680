import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { medallion } from '../compose/arrangements/medallion.ts';
import { wreath } from '../compose/arrangements/wreath.ts';
import { design } from '../compose/design.ts';
import { filigree } from '../compose/ornaments/filigree.ts';
import { halo } from '../compose/ornaments/halo.ts';
import { nearDots } from '../compose/ornaments/near-dots.ts';
import { develop } from '../finish/develop.ts';
import type { PepperGrain } from '../finish/pepper.ts';
import { pepper } from '../finish/pepper.ts';
import { smoothShade } from '../finish/smooth-shade.ts';
import type { Palette } from '../paint/palette.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const whip: PepperGrain = { threshold: 0.62, range: 0.55 };
const washed = (slots: Palette | null) => (slots ? 0.42 : 0.62);

/** Traditional drawing with a painter's palette: jewel colours in gradients, halos, filigree. */
export const neoTraditional: Style = {
  id: 'neo-traditional',
  weight: { contour: 9, inner: 4.2, detail: 2.2 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 0.8, hasBlackShadows: true, hair: { widthPx: 2.8, spread: 1.7 }, whips: null },
  icons: 'inflated',
  palettes: [
    palette({
      petal: '#8e2043',
      petalLight: '#d4567a',
      blush: '#dc8f9d',
      leaf: '#2f5d50',
      leafLight: '#86a374',
      gold: '#d9a441',
      ember: '#cf6a35',
      water: '#1f5f6b',
      waterLight: '#8fbfc0',
      violet: '#5b3a77',
      moon: '#f2d9a0',
      cloud: '#cfc7cf',
    }),
    palette({
      petal: '#b5473c',
      petalLight: '#e58a6c',
      blush: '#e9b7a0',
      leaf: '#4c6b3c',
      gold: '#e0b04f',
      water: '#2e4d7b',
      violet: '#7a2f5d',
    }),
  ],
  typeface: 'western',
  designs: [
    design(crest, halo('wedges'), filigree),
    design(medallion('violet')),
    design(garland, filigree, nearDots),
    design(wreath, halo('lines')),
  ],
  letterings: letterings('western', filigree),
  shading: ({ palette: slots }) => [
    { kind: 'wash', strength: washed(slots) },
    { kind: 'pepper', grain: whip },
  ],
  ink(planes, { palette: slots }) {
    const wash = smoothShade(planes, washed(slots), 1);
    pepper(planes, whip);
    return develop(planes, { manner: 'graded', darkening: 0.55, wash });
  },
};
