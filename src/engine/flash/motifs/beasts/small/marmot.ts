import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A marmot that stands upright, stout, its paws before its breast, two long teeth under its nose. */
export const marmot: Motif = {
  name: 'marmot',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen.at({ at: [0, -0.66], scale: 0.6 }));
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.3 0.98, 0.6 1.06, 0.82 1.0, 0.96 0.86', half: [0.1, 0.11, 0.1, 0.03] },
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 0.8 * (y - 0.9)) },
  );
  pen.fill(body, {
    pigment: 'wood',
    tone: (x) => clamp(0.12 + 0.75 * smoothstep(0.2, 0.66, Math.abs(x + 0.06))),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: 'gold', tone: (_, y) => clamp(0.06 + 0.4 * (y - 0.2)), line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 1.04, 0.26 0.94, 0.5 1.02, 0.54 1.14, 0.28 1.2, 0.08 1.16'), {
      pigment: 'wood',
      tone: 0.5,
      line: inner,
    });
    for (const x of [0.26, 0.38]) side.stroke(traced(`${x} 1.08, ${x + 0.01} 1.17`), detail);
    drawLimb(
      side,
      { line: '0.42 -0.1, 0.52 0.18, 0.36 0.34, 0.14 0.28', half: [0.03, 0.13, 0.13, 0.11, 0.09, 0.08] },
      { pigment: 'wood', tone: (x) => clamp(0.15 + 1.1 * (x - 0.2)) },
    );
    for (const y of [0.24, 0.31]) side.stroke(traced(`0.06 ${y}, 0.13 ${y + 0.01}`), detail * 1.2);
  });
  for (const [y, half] of [
    [0.5, 0.2],
    [0.7, 0.24],
    [0.88, 0.2],
  ] as const)
    drawHairs(pen, traced(`${-half} ${y}, 0 ${y + 0.04}, ${half} ${y}`), [0, 0.1], 7);
}

/** About 1.7 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.56, -0.62], 0.17, 24), { pigment: 'wood', tone: 0.4, line: inner });
    side.fill(circle([0.56, -0.6], 0.09, 18), { pigment: 'blush', tone: 0.5, line: detail });
  });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.4, 0.86, Math.abs(x + 0.06)) + 0.2 * (y - 0.3)),
    line: inner * 1.2,
  });
  pen.fill(cheeks, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.5 * Math.abs(x) + 0.3 * (y - 0.3)),
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.42, -0.2], 0.11, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.4, -0.24], 0.03, 12), { color: [255, 255, 255], tone: 0 });
    for (const [y, end] of [
      [0.26, 0.18],
      [0.34, 0.38],
    ] as const)
      side.stroke(traced(`0.3 ${y}, 0.6 ${(y + end) / 2}, 0.92 ${end}`), detail, {
        taper: 0.7,
        tapering: 'end',
      });
  });
  for (const x of [-0.07, 0.07])
    pen.fill(outlined(`${x - 0.065} 0.42!, ${x - 0.06} 0.64!, ${x + 0.06} 0.64!, ${x + 0.065} 0.42!`), {
      pigment: 'foam',
      tone: 0.02,
      line: inner * 0.9,
    });
  pen.fill(symmetric('0 0.04, 0.14 0.04, 0.18 0.12!, 0.08 0.22, 0 0.24!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0 0.24, 0 0.36'), inner);
  pen.stroke(traced('-0.24 0.36, -0.12 0.44, 0.0 0.36, 0.12 0.44, 0.24 0.36'), inner, { taper: 0.2 });
}

const body = symmetric('0 -0.5, 0.34 -0.44, 0.54 -0.1, 0.62 0.3, 0.66 0.7, 0.56 1.02, 0.3 1.14, 0 1.14');
const belly = symmetric('0 -0.2, 0.18 -0.12, 0.3 0.2, 0.36 0.62, 0.28 0.96, 0 1.04');
const head = symmetric(
  '0 -0.74, 0.36 -0.7, 0.66 -0.44, 0.8 -0.06, 0.86 0.28!, 0.74 0.36!, 0.78 0.52!, 0.54 0.6, 0.26 0.68, 0 0.7',
);
const cheeks = symmetric('0 0.0!, 0.14 -0.04, 0.36 0.08, 0.56 0.28, 0.46 0.5, 0.24 0.58, 0 0.56');
