import { cradle } from '../compose/arrangements/cradle.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { medallion } from '../compose/arrangements/medallion.ts';
import { design } from '../compose/design.ts';
import { rays } from '../compose/ornaments/rays.ts';
import { solidBand, solidDisc } from '../compose/ornaments/solid-disc.ts';
import { develop } from '../finish/develop.ts';
import type { EngravingLines } from '../finish/engrave.ts';
import { engrave } from '../finish/engrave.ts';
import type { Random } from '../random/random.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const burin = (random: Random): EngravingLines => ({
  period: 7.2,
  angleRad: random.between(0.25, 0.85),
  relief: 30,
  duty: 0.9,
  strength: 1,
});

/** Engraved lines and one great mass of solid black. */
export const blackwork: Style = {
  id: 'blackwork',
  weight: { contour: 8, inner: 4, detail: 2.4 },
  gapPx: 6,
  hasDetail: true,
  relief: { shade: 0.9, hasBlackShadows: true, hair: { widthPx: 2.4, spread: 1.9 }, whips: null },
  icons: 'inflated',
  palettes: [palette(), palette({ petal: '#a3161c', leaf: '#25553a', gold: '#d9a02c', water: '#1b4a66' })],
  typeface: 'blackletter',
  designs: [
    design(crest, solidDisc),
    design(cradle),
    design(medallion('scroll')),
    design(garland, solidBand),
    design(crest, rays),
  ],
  letterings: letterings('blackletter'),
  shading: ({ random }) => [{ kind: 'engraving', lines: burin(random) }],
  ink(planes, { random }) {
    engrave(planes, burin(random));
    return develop(planes, { manner: 'flat' });
  },
};
