import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A red panda, sitting, its ringed tail beside it. */
export const redPanda: Motif = {
  name: 'red-panda',
  tinted: ['ember'],
  face: { draw: (canvas) => canvas.layer(drawHead) },
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawHead(pen.at({ at: [0, -0.4], scale: 0.72 }));
    });
  },
};

function drawTail(pen: Pen): void {
  const { inner } = pen.weight;
  const tail = ribbon(
    traced('0.2 0.92, 0.62 1.0, 0.96 0.8, 1.04 0.42, 0.9 0.06, 0.86 -0.2', 10),
    (share) => 0.2 * Math.sin(Math.PI * (0.2 + 0.74 * share)) ** 0.6,
  );
  pen.fill(outlineOf(tail), {
    pigment: 'ember',
    tone: (x) => clamp(0.1 + 0.8 * (x - 0.6)),
    line: inner * 1.1,
  });
  for (const share of steps(4, 0.3, 0.86)) {
    const ring = [share, share + 0.06].map((at) =>
      steps(6, -1, 1).map((across) => onRibbon(tail, at, across)),
    );
    pen.fill([...(ring[0] ?? []), ...(ring[1] ?? []).toReversed()], {
      pigment: 'bone',
      tone: 0.1,
      line: pen.weight.detail,
    });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.1, 0.6, Math.abs(x + 0.05))),
    line: inner * 1.1,
  });
  pen.fill(belly, { pigment: 'dark', tone: (_, y) => clamp(0.45 + 0.4 * y), line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 1.02, 0.3 0.92, 0.54 0.96, 0.58 1.12, 0.36 1.18, 0.14 1.14'), {
      pigment: 'dark',
      tone: 0.5,
      line: inner,
    });
    side.fill(outlined('0.3 0.16!, 0.42 0.4, 0.34 0.74, 0.12 0.84, 0.06 0.72, 0.16 0.5, 0.14 0.2'), {
      pigment: 'dark',
      tone: (x) => clamp(0.3 + x),
      line: inner,
    });
    for (const x of [0.3, 0.42]) side.stroke(traced(`${x} 1.06, ${x + 0.02} 1.16`), detail);
  });
  drawHairs(pen, traced('-0.14 0.3, 0 0.36, 0.14 0.3'), [0, 0.12], 6);
}

/** About 1.9 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 -0.52!, 0.48 -0.92, 0.86 -1.0, 0.94 -0.62, 0.74 -0.24!'), {
      pigment: 'foam',
      tone: 0.08,
      line: inner * 1.1,
    });
    side.fill(outlined('0.44 -0.52!, 0.58 -0.76, 0.8 -0.82, 0.82 -0.58, 0.68 -0.32!'), {
      pigment: 'ember',
      tone: 0.55,
      line: detail,
    });
    drawHairs(side, traced('0.46 -0.46, 0.58 -0.4, 0.68 -0.32'), [0.06, -0.22], 5);
  });
  pen.fill(face, {
    pigment: 'ember',
    tone: (x, y) =>
      clamp(0.12 + 0.6 * smoothstep(0.4, 0.95, Math.abs(x + 0.05)) + 0.2 * smoothstep(0.2, 0.6, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(cheek, { pigment: 'foam', tone: 0.06, line: detail });
    side.fill(outlined('0.18 -0.42, 0.34 -0.5, 0.44 -0.42, 0.34 -0.34, 0.22 -0.34'), {
      pigment: 'foam',
      tone: 0.06,
      line: detail,
    });
    side.fill(outlined('0.3 0.06!, 0.44 0.1, 0.52 0.4, 0.42 0.56!, 0.36 0.34'), {
      pigment: 'ember',
      tone: 0.5,
      line: detail,
    });
    side.fill(circle([0.34, -0.1], 0.115, 28), { black: 'always', tone: 1 });
    side.fill(circle([0.375, -0.14], 0.032, 14), { color: [255, 255, 255], tone: 0 });
    drawHairs(side, traced('0.6 0.08, 0.7 0.2, 0.66 0.36'), [0.16, 0.08], 6);
  });
  pen.fill(muzzle, { pigment: 'foam', tone: (_, y) => clamp(0.04 + 0.9 * (y - 0.2)), line: detail * 1.2 });
  pen.fill(symmetric('0 0.1, 0.12 0.1, 0.15 0.16!, 0.06 0.26, 0 0.28!'), { black: 'always', tone: 1 });
  for (const line of ['0 0.26, 0 0.38', '-0.16 0.4, -0.06 0.44, 0 0.38, 0.06 0.44, 0.16 0.4'])
    pen.stroke(traced(line), inner);
}

const body = symmetric('0 -0.1, 0.36 0.06, 0.54 0.4, 0.6 0.8, 0.5 1.08, 0.24 1.14, 0 1.12');
const belly = symmetric('0 0.24, 0.2 0.3, 0.34 0.6, 0.32 0.9, 0.14 1.02, 0 1.04');
const face = symmetric(
  '0 -0.6, 0.3 -0.58, 0.62 -0.4, 0.82 -0.04, 0.98 0.2!, 0.84 0.26!, 0.88 0.44!, 0.66 0.44, 0.42 0.6, 0.2 0.64, 0 0.65',
);
const cheek = outlined('0.5 -0.22, 0.68 -0.16, 0.84 0.2!, 0.72 0.36!, 0.56 0.34, 0.5 0.1');
const muzzle = symmetric('0 0.02, 0.14 0.02, 0.28 0.16, 0.32 0.38, 0.22 0.54, 0 0.6');
