import { clamp, smoothstep } from '../../geometry/interval.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';
import type { OwlLook } from '../parts/birds/owl-body.ts';
import { drawOwl, drawPerchedOwl } from '../parts/birds/owl-body.ts';

/** A barn owl from the front: a pale face shaped like a heart, black eyes. */
export const barnOwl: Motif = {
  name: 'barn-owl',
  tinted: ['gold'],
  draw: (canvas) => drawOwl(canvas, look),
  poses: {
    flying: { draw: (canvas) => drawOwl(canvas, look, true) },
    sitting: { draw: (canvas) => drawOwl(canvas, look, false) },
  },
  perched: { draw: (canvas) => drawPerchedOwl(canvas, look) },
};

const look: OwlLook = { coat: 'gold', breast: 'foam', drawHead };

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.4, 0.7, Math.abs(x)) + 0.3 * smoothstep(-0.4, -0.1, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const [x, y] of speckles) side.dot([x, y], detail * 1.1);
  });
  pen.fill(heartFace, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.8 * smoothstep(0.18, 0, Math.abs(x)) * smoothstep(-0.86, -0.3, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    if (side.hasDetail)
      for (let i = 0; i < 22; i++) {
        const angle = -2.2 + (i / 22) * fullTurn * 0.72;
        side.stroke([polar(angle, 0.2, eyeAt), polar(angle, 0.29, eyeAt)], detail * 0.8, { taper: 0.6 });
      }
    side.fill(circle(eyeAt, 0.15, 32), { pigment: 'wood', tone: 0.7, line: inner });
    side.fill(circle(eyeAt, 0.125, 32), { black: 'always', tone: 1 });
    side.fill(circle([eyeAt[0] - 0.04, eyeAt[1] - 0.05], 0.042, 16), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.08 -0.5, 0.13 -0.66, 0.28 -0.74'), detail * 1.2, { taper: 0.5 });
  });
  pen.fill(beak, { pigment: 'blush', tone: (x) => clamp(0.25 + 4 * x), line: inner });
}

const eyeAt = [0.26, -0.55] as const;
const head = symmetric('0 -1.06, 0.32 -1.04, 0.6 -0.88, 0.74 -0.58, 0.7 -0.3, 0.5 -0.08, 0.24 0.02, 0 0.06');
const heartFace = symmetric(
  '0 -0.78!, 0.1 -0.9, 0.3 -0.94, 0.5 -0.84, 0.6 -0.6, 0.52 -0.32, 0.3 -0.1, 0.1 0.0, 0 0.02!',
);
const beak = symmetric('0 -0.5!, 0.06 -0.4, 0.07 -0.26, 0 -0.12!');
const speckles = [
  [0.2, -0.99],
  [0.36, -0.98],
  [0.08, -0.99],
  [0.52, -0.88],
  [0.64, -0.72],
  [0.67, -0.5],
  [0.62, -0.3],
] as const;
