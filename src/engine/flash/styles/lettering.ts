import { arched, headline, ribboned, stacked } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import { filigree } from '../compose/ornaments/filigree.ts';
import { develop } from '../finish/develop.ts';
import { stipple } from '../finish/stipple.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const designs: Style['designs'] = [
  design(headline('blackletter')),
  design(arched('western')),
  design(stacked('script')),
  design(ribboned('roman'), filigree),
];

/** Words on their own: no ribbon that nobody asked for. */
export const wordsAlone: Style['letterings'] = [
  design(headline('blackletter')),
  design(arched('western')),
  design(stacked('script')),
  design(headline('roman')),
];

const dots = { pitch: 3.3, radius: 1.15, gamma: 1.2, density: 0.95 };

/** Words first: blackletter, script and carved capitals with flourishes, the subject as their companion. */
export const lettering: Style = {
  id: 'lettering',
  weight: { contour: 6, inner: 3.6, detail: 2.2 },
  gapPx: 4,
  hasDetail: true,
  icons: 'inflated',
  palettes: [palette(), palette({ petal: '#8e2043', leaf: '#2f5d50', gold: '#d9a441', water: '#1f5f6b' })],
  typeface: 'blackletter',
  designs,
  letterings: designs,
  shading: () => [{ kind: 'stipple', grain: dots }],
  ink(planes, { random }) {
    stipple(planes, dots, random);
    return develop(planes, { manner: 'flat' });
  },
};
