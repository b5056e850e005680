import { column } from '../compose/arrangements/column.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { wreath } from '../compose/arrangements/wreath.ts';
import { design } from '../compose/design.ts';
import { construction } from '../compose/ornaments/construction.ts';
import { sprigs } from '../compose/ornaments/slight.ts';
import { develop } from '../finish/develop.ts';
import { engrave } from '../finish/engrave.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const graphite = { period: 7, angleRad: 0.9, relief: 4, duty: 0.62, strength: 0.94 };

/** A pencil that searches for its lines, over the construction that they hang on. */
export const sketch: Style = {
  id: 'sketch',
  weight: { contour: 5, inner: 3.7, detail: 2.4 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 0.8, hasBlackShadows: false, hair: { widthPx: 2, spread: 1.9 }, whips: null },
  blackInk: 0.6,
  icons: 'outlined',
  searchPx: 5,
  palettes: [palette(), palette({ petal: '#a8423c', leaf: '#52684a', gold: '#c99a45', water: '#44688a' })],
  typeface: 'script',
  designs: [
    design(crest, construction),
    design(garland, construction),
    design(column, sprigs),
    design(wreath, construction),
  ],
  letterings: letterings('script', construction),
  coloring: 0.45,
  shading: () => [{ kind: 'engraving', lines: graphite }],
  ink(planes, { palette: slots }) {
    engrave(planes, graphite);
    return develop(planes, {
      manner: 'washed',
      colorStrength: slots ? 0.8 : 0,
      inkColor: [26, 26, 31],
      inkTexture: 0.24,
    });
  },
};
