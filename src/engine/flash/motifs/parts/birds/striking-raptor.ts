import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../any-beast/fur.ts';
import type { FeatherRow } from './plumage.ts';
import { drawBreastFeathers, drawFeatherBlade, drawFeatheredWing, drawTalons } from './plumage.ts';

export interface StrikingRaptor {
  readonly back: Pigment;
  /** The middle row of the wings. */
  readonly coverts: Pigment;
  readonly breast: Pigment;
  readonly tail: Pigment;
  /** The head, on the body's own pen: the neck ends at [0, -0.4]. */
  readonly drawHead: (pen: Pen) => void;
}

/** A bird of prey that strikes: wings raised, talons stretched out below. */
export function drawStrikingRaptor(canvas: Canvas, bird: StrikingRaptor): void {
  for (const isFlipped of [true, false])
    canvas.layer((pen) => drawFeatheredWing(pen, arm, wingRows(bird)), { at: { isFlipped }, contour: 0.8 });
  canvas.layer((pen) => drawBody(pen, bird), { contour: 0.8 });
}

/** The same with its talons around something. */
export function clutching(bird: StrikingRaptor): NonNullable<NonNullable<Motif['handling']>['clutching']> {
  return (drawThing) => ({
    draw(canvas) {
      drawStrikingRaptor(canvas, bird);
      drawThing(canvas, { at: [0, 1.08], scale: 0.66 });
      canvas.layer(drawBothTalons, { gapPx: 0 });
    },
  });
}

function drawBothTalons(pen: Pen): void {
  drawBothSides(pen, (side) => drawTalons(side.at(talons)));
}

function drawBody(pen: Pen, { breast, tail, drawHead }: StrikingRaptor): void {
  for (let i = -3; i <= 3; i++) {
    const at = [i * 0.05, 0.5 + 0.02 * Math.abs(i)] as const;
    drawFeatherBlade(pen.at({ at, scale: 0.72, angleRad: Math.PI / 2 - i * 0.2 }), 0.28, tail, 0);
  }
  pen.fill(body, {
    pigment: breast,
    tone: (x) => clamp(0.25 + 0.7 * smoothstep(0.05, 0.34, Math.abs(x))),
    line: pen.weight.inner,
  });
  drawBreastFeathers(pen, breastRows, 0.12);
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    side.fill(thigh, { pigment: breast, tone: (x) => clamp(0.15 + 1.8 * (x - 0.1)), line: pen.weight.inner });
    drawHairs(side, traced('0.14 0.46, 0.22 0.56, 0.3 0.62'), [0.03, 0.1], 6);
    drawTalons(side.at(talons));
  }
  drawHead(pen);
}

function wingRows({ back, coverts }: StrikingRaptor): readonly FeatherRow[] {
  return [
    { feathers: 13, pigment: back, lengths: [0.78, 0.62], anglesRad: [-1.15, 1.2], width: 0.24, shade: 0 },
    { feathers: 11, pigment: coverts, lengths: [0.5, 0.4], anglesRad: [-1.0, 1.2], width: 0.32, shade: 0.05 },
    { feathers: 9, pigment: back, lengths: [0.28, 0.26], anglesRad: [-0.9, 1.2], width: 0.5, shade: 0.1 },
  ];
}

const arm = traced('0.98 -1.0, 0.82 -0.98, 0.58 -0.7, 0.34 -0.42, 0.16 -0.22', 8);
const body = symmetric('0 -0.42, 0.2 -0.38, 0.32 -0.1, 0.32 0.2, 0.22 0.5, 0 0.64');
const talons = { at: [0.36, 0.78], scale: 0.34, angleRad: -0.35 } as const;
const breastRows = [
  [-0.2, 0.2],
  [-0.09, 0.24],
  [0.02, 0.26],
  [0.13, 0.26],
  [0.24, 0.24],
  [0.35, 0.2],
  [0.46, 0.16],
] as const;
const thigh = outlined(
  '0.1 0.34!, 0.26 0.34, 0.4 0.5, 0.44 0.7!, 0.38 0.68!, 0.36 0.82!, 0.3 0.72!, 0.26 0.78!, 0.18 0.62',
);
