import { column } from '../compose/arrangements/column.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { medallion } from '../compose/arrangements/medallion.ts';
import { wreath } from '../compose/arrangements/wreath.ts';
import { design } from '../compose/design.ts';
import { rays } from '../compose/ornaments/rays.ts';
import { develop } from '../finish/develop.ts';
import { smoke } from '../finish/smoke.ts';
import { darker, smoothShade } from '../finish/smooth-shade.ts';
import type { Style } from './style.ts';

const washed = 0.92;

/** Diluted black in smooth gradients, with smoke behind; never in colour. */
export const blackGrey: Style = {
  id: 'black-grey',
  weight: { contour: 4, inner: 2.6, detail: 1.8 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 1, hasBlackShadows: false, hair: { widthPx: 1.7, spread: 1.2 }, whips: null },
  blackInk: 0.6,
  icons: 'inflated',
  palettes: [],
  typeface: 'script',
  designs: [
    design(crest),
    design(garland, rays),
    design(medallion('scroll')),
    design(column),
    design(wreath),
  ],
  letterings: letterings('script'),
  shading: () => [{ kind: 'wash', strength: washed }],
  ink(planes, { center, reach, random, isBare }) {
    const shade = smoothShade(planes, washed, 1.2);
    const wash = isBare ? shade : darker(shade, smoke(planes, center, reach, random));
    return develop(planes, { manner: 'graded', wash });
  },
};
