import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A meerkat on the watch, upright on its hind legs and tail, its forepaws hanging. */
export const meerkat: Motif = {
  name: 'meerkat',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen.at({ at: [0.04, -1.0], scale: 0.46, angleRad: 0.08 }));
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.16 0.86, 0.46 1.06, 0.82 1.14, 1.16 1.02', half: [0.1, 0.085, 0.06, 0.015] },
    { pigment: 'gold', tone: 0.5 },
  );
  pen.fill(outlined('0.98 1.03!, 1.08 1.02, 1.17 1.01!, 1.06 1.12, 0.96 1.16!'), {
    black: 'always',
    tone: 1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 1.2!, 0.06 1.06, 0.22 1.02, 0.34 1.08, 0.4 1.2!, 0.2 1.24'), {
      pigment: 'gold',
      tone: 0.35,
      line: inner,
    });
    for (const x of [0.14, 0.22, 0.3]) side.stroke(traced(`${x} 1.13, ${x + 0.01} 1.22`), detail * 1.2);
  });
  pen.fill(body, {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0.08, 0.36, Math.abs(x + 0.05))),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.7 * Math.abs(x) + 0.3 * smoothstep(0.5, 1, y)),
    line: detail,
  });
  for (const y of [0.16, 0.4, 0.64])
    drawHairs(pen, traced(`-0.14 ${y}, 0 ${y + 0.04}, 0.14 ${y}`), [0, 0.1], 6);
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.3 -0.1, 0.24 -0.06',
      '0.33 0.1, 0.27 0.13',
      '0.35 0.3, 0.29 0.32',
      '0.37 0.5, 0.31 0.51',
    ])
      side.stroke(traced(line), inner * 1.6, { taper: 0.4 });
    side.fill(haunch, { pigment: 'gold', tone: (x, y) => clamp(0.1 + 1.4 * (x - 0.2) + 0.3 * (y - 0.7)) });
    side.stroke(traced('0.16 1.08, 0.1 0.9, 0.18 0.72, 0.34 0.66'), inner, { taper: 0.3 });
  });
  for (const [isFlipped, drop] of [
    [true, 0],
    [false, 0.05],
  ] as const) {
    const side = pen.at({ isFlipped, at: [0, drop] });
    drawLimb(
      side,
      { line: '0.24 -0.46, 0.34 -0.06, 0.27 0.18, 0.12 0.22', half: [0.02, 0.09, 0.065, 0.05] },
      { pigment: 'gold', tone: (x) => clamp(0.1 + 1.2 * (x - 0.14)), line: inner },
    );
    for (const [x, y] of [
      [0.03, 0.2],
      [0.05, 0.28],
      [0.1, 0.33],
    ] as const)
      drawLimb(
        side,
        { line: `0.14 0.22, ${(x + 0.14) / 2} ${(y + 0.24) / 2}, ${x} ${y}`, half: [0.035, 0.026, 0.006] },
        { pigment: 'wood', tone: 0.3, line: detail * 1.2 },
      );
  }
}

/** About 1.9 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.6 -0.4!, 0.76 -0.5, 0.92 -0.34, 0.9 -0.1, 0.74 0.02!'), {
      black: 'always',
      tone: 1,
    }),
  );
  pen.fill(head, {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.36, 0.8, Math.abs(x + 0.06)) + 0.2 * smoothstep(-0.3, -0.7, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.08 0.1!, 0.16 -0.16, 0.34 -0.3, 0.56 -0.26, 0.64 -0.04, 0.5 0.12, 0.28 0.16'), {
      pigment: 'dark',
      tone: 0.7,
      line: detail,
    });
    side.fill(circle([0.36, -0.08], 0.15, 28), { pigment: 'ember', tone: 0.1, line: inner });
    side.fill(circle([0.36, -0.08], 0.1, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.32, -0.13], 0.036, 14), { color: [255, 255, 255], tone: 0 });
    drawHairs(side, traced('0.5 0.2, 0.6 0.16, 0.7 0.06'), [0.06, 0.14], 6);
  });
  pen.fill(snout, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.03 + 1.2 * Math.abs(x) + 0.4 * smoothstep(0.5, 0.74, y)),
    line: inner,
  });
  pen.fill(symmetric('0 0.3, 0.12 0.31, 0.16 0.4, 0.08 0.5, 0 0.52'), { black: 'always', tone: 1 });
  pen.stroke(traced('0 0.52, 0 0.62'), inner);
  drawBothSides(pen, (side) => side.stroke(traced('0 0.62, 0.1 0.66, 0.2 0.6'), inner, { taper: 0.3 }));
}

const body = symmetric(
  '0 -0.72, 0.2 -0.66, 0.28 -0.4, 0.32 0.0, 0.36 0.4, 0.4 0.76, 0.34 1.04, 0.16 1.14, 0 1.14',
);
const belly = symmetric('0 -0.6, 0.12 -0.5, 0.18 -0.1, 0.22 0.4, 0.22 0.8, 0.12 1.06, 0 1.1');
const haunch = outlined('0.18 0.72!, 0.3 0.64, 0.42 0.76, 0.42 0.98, 0.3 1.1, 0.16 1.1, 0.1 0.92');
const head = symmetric(
  '0 -0.74, 0.34 -0.68, 0.64 -0.44, 0.78 -0.1, 0.66 0.2, 0.44 0.36, 0.3 0.56, 0.18 0.72, 0 0.76',
);
const snout = symmetric('0 0.02, 0.1 0.1, 0.24 0.26, 0.27 0.46, 0.2 0.66, 0.1 0.74, 0 0.75');
