import { column } from '../compose/arrangements/column.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { letterings } from '../compose/arrangements/letterings.ts';
import { design } from '../compose/design.ts';
import {
  cloudBanks,
  fallingPetals,
  fanFrame,
  footWaves,
  risingDisc,
  windField,
} from '../compose/ornaments/japanese-field.ts';
import { develop } from '../finish/develop.ts';
import type { PepperGrain } from '../finish/pepper.ts';
import { pepper } from '../finish/pepper.ts';
import { darker, smoothShade } from '../finish/smooth-shade.ts';
import { windField as inkWind } from '../finish/wind-field.ts';
import type { Palette } from '../paint/palette.ts';
import { palette } from './base-palette.ts';
import type { Style } from './style.ts';

const whip = (slots: Palette | null): PepperGrain => ({ threshold: slots ? 0.42 : 0.32, range: 0.55 });
const washed = (slots: Palette | null) => (slots ? 0.28 : 0.5);

/** Irezumi: one large subject before wind bars, clouds and waves, in vermilion, indigo, gold and pine. */
export const japanese: Style = {
  id: 'japanese',
  weight: { contour: 9, inner: 4.6, detail: 2.6 },
  gapPx: 0,
  hasDetail: true,
  relief: { shade: 0.78, hasBlackShadows: true, hair: { widthPx: 3, spread: 1.8 }, whips: null },
  icons: 'inflated',
  palettes: [
    palette({
      petal: '#cf2e24',
      petalLight: '#ea6a4a',
      blush: '#f0a3a0',
      leaf: '#2d5c3a',
      gold: '#e6b23c',
      water: '#27466f',
      waterLight: '#8fb0cc',
      cloud: '#c9ced3',
      violet: '#6a3d7c',
    }),
    palette({ petal: '#c8402b', leaf: '#3c6a45', gold: '#e9c154', water: '#1f5570' }),
  ],
  typeface: 'roman',
  designs: [
    design(crest, windField('round'), cloudBanks(4), fallingPetals),
    design(garland, windField('drop'), footWaves, cloudBanks(2)),
    design(crest, risingDisc, footWaves, fallingPetals),
    design(column, windField('panel'), cloudBanks(2), fallingPetals),
    design(crest, windField('fan'), fanFrame, fallingPetals),
  ],
  letterings: letterings('roman', fallingPetals),
  shading: ({ palette: slots }) => [
    { kind: 'wash', strength: washed(slots) },
    { kind: 'pepper', grain: whip(slots) },
  ],
  ink(planes, { palette: slots, field, center, reach, random }) {
    const shade = smoothShade(planes, washed(slots), 0.6);
    const wash = field ? darker(shade, inkWind(planes, field, center, reach, random)) : shade;
    pepper(planes, whip(slots));
    return develop(planes, { manner: 'flat', wash });
  },
};
