import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { medallion } from '../compose/arrangements/medallion.ts';
import { wreath } from '../compose/arrangements/wreath.ts';
import { design } from '../compose/design.ts';
import { nearDots } from '../compose/ornaments/near-dots.ts';
import { rays } from '../compose/ornaments/rays.ts';
import { develop } from '../finish/develop.ts';
import type { PepperGrain } from '../finish/pepper.ts';
import { pepper } from '../finish/pepper.ts';
import type { Palette } from '../paint/palette.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const whip = (slots: Palette | null): PepperGrain => ({ threshold: slots ? 0.34 : 0.2, range: 0.5 });

/** Bold will hold: heavy outlines, flat colours, a third of black, dots and stars around. */
export const oldSchool: Style = {
  id: 'old-school',
  weight: { contour: 11, inner: 5.2, detail: 3 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 0.72, hasBlackShadows: true, hair: { widthPx: 3.2, spread: 1.9 }, whips: null },
  icons: 'inflated',
  palettes: [
    palette(),
    palette({ petal: '#b51d23', leaf: '#1f5f45', gold: '#e9a820', water: '#1b4f78' }),
    palette({ petal: '#d0342c', leaf: '#41723a', gold: '#f2c14e', water: '#2f7d80' }),
  ],
  typeface: 'western',
  designs: [
    design(crest, nearDots),
    design(garland, rays, nearDots),
    design(medallion('scroll')),
    design(wreath, nearDots),
  ],
  letterings: letterings('western', nearDots),
  shading: ({ palette: slots }) => [{ kind: 'pepper', grain: whip(slots) }],
  ink(planes, { palette: slots }) {
    pepper(planes, whip(slots));
    return develop(planes, { manner: 'flat', inkTexture: 0.12 });
  },
};
