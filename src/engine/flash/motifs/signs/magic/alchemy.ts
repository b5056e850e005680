import { clamp } from '../../../geometry/interval.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { circleKnots, drawBroadLines } from '../../parts/signs-and-ornaments/broad-lines.ts';

/** A sign of the alchemists, about 2 high. */
export interface AlchemySign {
  readonly pigment: Pigment;
  readonly lines: string;
}

const up = '0 -0.86!, 0.92 0.72!, -0.92 0.72!, 0 -0.86!';
const down = '0 0.86!, 0.92 -0.72!, -0.92 -0.72!, 0 0.86!';
export const fire: AlchemySign = { pigment: 'petal', lines: up };
export const air: AlchemySign = { pigment: 'cloud', lines: `${up}/-0.86 0.16, 0.86 0.16` };
export const water: AlchemySign = { pigment: 'water', lines: down };
export const earth: AlchemySign = { pigment: 'leaf', lines: `${down}/-0.86 -0.16, 0.86 -0.16` };
export const sulphur: AlchemySign = {
  pigment: 'gold',
  lines: '0 -1.1!, 0.62 -0.1!, -0.62 -0.1!, 0 -1.1!/0 -0.1, 0 1.05/-0.48 0.5, 0.48 0.5',
};
export const mercury: AlchemySign = {
  pigment: 'steel',
  lines: `${circleKnots([0, -0.3], 0.42)}/-0.44 -1.14, -0.3 -0.82, 0 -0.72, 0.3 -0.82, 0.44 -1.14/0 0.12, 0 1.05/-0.4 0.58, 0.4 0.58`,
};
export const salt: AlchemySign = { pigment: 'foam', lines: `${circleKnots([0, 0], 0.76)}/-0.76 0, 0.76 0` };
/** Infinity below a cross of two bars, as Levi drew brimstone. */
const brimstone: AlchemySign = {
  pigment: 'petal',
  lines:
    '0 0.52, 0 -1.2/-0.34 -0.74, 0.34 -0.74/-0.58 -0.22, 0.58 -0.22/0 0.72, 0.3 0.48, 0.62 0.44, 0.86 0.72, 0.62 1.0, 0.3 0.96, 0 0.72, -0.3 0.48, -0.62 0.44, -0.86 0.72, -0.62 1.0, -0.3 0.96, 0 0.72',
};
/** The squared circle: a circle in a square in a triangle in a circle. */
const stone: AlchemySign = {
  pigment: 'gold',
  lines: `${circleKnots([0, 0], 1.2)}/0 -1.2!, 1.04 0.6!, -1.04 0.6!, 0 -1.2!/-0.46 -0.32!, 0.46 -0.32!, 0.46 0.6!, -0.46 0.6!, -0.46 -0.32!/${circleKnots([0, 0.14], 0.44)}`,
};

/** The signs of the alchemists: one alone, the four elements, or all seven in their order. */
export const alchemyMotifs: readonly Motif[] = [
  alone('leviathan-cross', brimstone, 0.085),
  alone('philosophers-stone', stone, 0.05),
  alone('fire-element', fire, 0.1),
  alone('water-element', water, 0.1),
  alone('air-element', air, 0.1),
  alone('earth-element', earth, 0.1),
  { name: 'four-elements', tinted: [], draw: (canvas) => drawRow(canvas, [fire, water, air, earth]) },
  {
    name: 'alchemy-signs',
    tinted: [],
    draw(canvas) {
      for (const [i, row] of [
        [fire, water],
        [sulphur, mercury, salt],
        [air, earth],
      ].entries())
        canvas.part((part) => drawRow(part, row), { at: [0, (i - 1) * 0.78], scale: row.length / 3 });
    },
  },
];

function alone(name: string, sign: AlchemySign, half: number): Motif {
  return { name, tinted: [sign.pigment], draw: (canvas) => canvas.layer((pen) => drawSign(pen, sign, half)) };
}

/** Side by side, 2.4 wide. */
function drawRow(canvas: Canvas, row: readonly AlchemySign[]): void {
  const step = 2.4 / row.length;
  for (const [i, sign] of row.entries())
    canvas.layer((pen) => drawSign(pen, sign, 0.12), {
      at: { at: [(i - (row.length - 1) / 2) * step, 0], scale: step * 0.38 },
    });
}

/** Draws a sign; `half` is half the width of its lines. */
export function drawSign(pen: Pen, { pigment, lines }: AlchemySign, half: number): void {
  drawBroadLines(
    pen,
    { lines, half },
    {
      pigment,
      black: 'uncolored',
      tone: (x, y) => clamp(0.25 + 0.2 * (x + y)),
    },
  );
}
