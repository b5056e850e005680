import { crest } from '../compose/arrangements/crest.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import {
  bandBlades,
  hornBlades,
  lyreBlades,
  sunBlades,
  sweepBlades,
} from '../compose/ornaments/tribal-blades.ts';
import { develop } from '../finish/develop.ts';
import type { Style } from './style.ts';

/** Solid black shapes with needle tips; lines are bare skin. No shade, no colour. */
export const tribal: Style = {
  id: 'tribal',
  weight: { contour: 4.5, inner: 7, detail: 4.5 },
  gapPx: 9,
  hasDetail: false,
  icons: 'solid',
  isInverted: true,
  palettes: [],
  typeface: 'blackletter',
  designs: [
    design(crest, lyreBlades),
    design(crest, hornBlades),
    design(crest, bandBlades),
    design(crest, sweepBlades),
    design(crest, sunBlades),
  ],
  letterings: letterings('blackletter', bandBlades),
  shading: () => [],
  ink(planes) {
    return develop(planes, { manner: 'flat', inkTexture: 0.04 });
  },
};
