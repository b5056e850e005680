import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { cattlePoses, drawChargingBull } from '../../parts/hoofed-beasts/standing-cattle.ts';

/** A bull's head from the front, a ring in its nose. */
export const bull: Motif = {
  name: 'bull',
  tinted: ['wood'],
  poses: {
    running: { draw: (canvas) => canvas.layer(drawChargingBull) },
    ...cattlePoses({ coat: 'wood', muzzle: 'dark', horn: 'curved' }),
  },
  draw(canvas) {
    canvas.layer(drawBull);
  },
};

/** A bull's head from the front, about 2.7 wide and 2.6 high. */
export function drawBull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(horn, {
      pigment: 'bone',
      tone: (x, y) => clamp(0.6 * smoothstep(0.9, 0.4, x) + 0.4 * smoothstep(-0.5, -0.3, y)),
      line: inner * 1.1,
    });
    side.fill(ear, { pigment: 'wood', tone: 0.5, line: inner });
    drawHairs(side, traced('0.6 -0.28, 0.74 -0.24, 0.86 -0.2'), [0.06, 0.1], 5);
  });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.12 + 0.6 * smoothstep(0.2, 0.52, Math.abs(x + 0.04)) + 0.25 * smoothstep(0, 0.4, x) + 0.15 * y),
    line: inner * 1.1,
  });
  for (const y of [-0.78, -0.64, -0.5])
    drawHairs(pen, traced(`-0.24 ${y}, 0 ${y + 0.06}, 0.24 ${y}`), [0, 0.15], 9);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 -0.12!, 0.28 -0.24, 0.42 -0.24!, 0.4 -0.12, 0.3 -0.06'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.31, -0.16], 0.04, 16), { pigment: 'ember', tone: 0 });
    side.fill(circle([0.31, -0.16], 0.02, 12), { black: 'always', tone: 1 });
    side.stroke(traced('0.1 -0.16, 0.22 -0.32, 0.46 -0.36'), inner * 1.6, { taper: 0.4 });
    for (const line of [
      '0.14 -0.04, 0.16 0.2, 0.2 0.42',
      '0.34 -0.02, 0.36 0.14, 0.3 0.3',
      '0.06 -0.24, 0.08 -0.1, 0.06 0.06',
    ])
      side.stroke(traced(line), inner, { taper: 0.5 });
  });
  pen.fill(muzzle, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.2, 0.42, Math.abs(x)) + 0.4 * smoothstep(0.7, 1, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.12 0.62!, 0.16 0.5, 0.3 0.5, 0.34 0.6!, 0.24 0.68'), { black: 'always', tone: 1 });
    side.stroke(traced('0 0.9, 0.14 0.94, 0.28 0.88'), inner, { taper: 0.3, tapering: 'end' });
  });
  pen.fill([ellipse([0, 0.86], 0.2, 0.22, 40), ellipse([0, 0.84], 0.13, 0.15, 40)], {
    pigment: 'gold',
    tone: 0.2,
    line: detail * 1.3,
    rule: 'evenodd',
  });
}

const horn = outlined(
  '0.26 -0.86!, 0.56 -0.84, 0.86 -0.9, 1.08 -1.12, 1.14 -1.46!, 1.34 -1.1, 1.24 -0.74, 0.94 -0.5, 0.6 -0.46, 0.34 -0.52!',
);
const ear = outlined('0.44 -0.42!, 0.66 -0.44, 0.94 -0.36, 1.08 -0.18!, 0.82 -0.08, 0.56 -0.16, 0.42 -0.2!');
const head = symmetric(
  '0 -0.98, 0.22 -0.96, 0.42 -0.78, 0.52 -0.44, 0.5 -0.1, 0.42 0.2, 0.38 0.5, 0.42 0.72, 0.34 0.96, 0.14 1.08, 0 1.1',
);
const muzzle = symmetric('0 0.42, 0.24 0.4, 0.4 0.54, 0.42 0.74, 0.32 0.96, 0.14 1.06, 0 1.08');
