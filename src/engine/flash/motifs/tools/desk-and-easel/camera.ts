import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A film camera from the front, its strap hanging. */
export const camera: Motif = {
  name: 'camera',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawStrap, { contour: 0.5 });
    canvas.layer((pen) => {
      drawTop(pen);
      drawBody(pen);
      drawLens(pen.at({ at: [0, 0.16] }));
    });
  },
};

function drawStrap(pen: Pen): void {
  pen.fill(
    outlined(
      '-1.08 -0.36!, -1.3 -0.2, -1.3 0.3, -1.0 0.92, -0.3 1.14, 0.4 1.02, 1.0 0.98, 1.3 0.5, 1.28 -0.1, 1.08 -0.36!, 1.04 -0.28!, 1.18 -0.04, 1.2 0.46, 0.94 0.88, 0.4 0.92, -0.3 1.04, -0.94 0.84, -1.2 0.28, -1.2 -0.14, -1.04 -0.28!',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.3 + 0.3 * x + 0.2 * y), line: pen.weight.inner },
  );
}

function drawTop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, half, top] of [
    [-0.72, 0.16, -0.72],
    [0.5, 0.12, -0.68],
    [0.84, 0.1, -0.66],
  ] as const) {
    pen.fill(outlined(`${x - half} ${top}!, ${x + half} ${top}!, ${x + half} -0.5!, ${x - half} -0.5!`), {
      pigment: 'steel',
      tone: (px) => clamp(0.1 + 0.7 * smoothstep(x - half * 0.4, x + half, px)),
      line: inner,
    });
    for (let i = -2; i <= 2; i++)
      pen.stroke(traced(`${x + half * 0.36 * i} ${top + 0.03}, ${x + half * 0.36 * i} -0.56`), detail);
  }
  pen.fill(outlined('-0.36 -0.56!, -0.28 -0.86, -0.2 -0.94, 0.2 -0.94, 0.28 -0.86, 0.36 -0.56!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.1 + 0.6 * smoothstep(-0.1, 0.36, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.16 -0.86!, 0.16 -0.86!, 0.18 -0.68!, -0.18 -0.68!'), {
    pigment: 'water',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('-0.1 -0.72, 0.0 -0.83'), detail * 1.4, { isErasing: true });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.06 -0.56, -0.98 -0.6, 0.98 -0.6, 1.08 -0.52, 1.08 0.7, 1.0 0.78, -1.0 0.78, -1.08 0.7, -1.08 -0.5',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.08 + 0.35 * smoothstep(0, 1.1, x) + 0.4 * smoothstep(0.5, 0.8, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-1.08 -0.26!, 1.08 -0.26!, 1.08 0.56!, -1.08 0.56!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.35 + 0.4 * smoothstep(0.2, 1.1, Math.abs(x)) + 0.2 * y),
    line: inner,
  });
  if (pen.hasDetail)
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 20; i++) {
        const x = -1.0 + 0.105 * i + 0.05 * (row % 2);
        if (Math.abs(x) < 1.04) pen.dot([x, -0.19 + 0.115 * row], detail * 0.7);
      }
  pen.fill(outlined('0.62 -0.48!, 0.92 -0.48!, 0.92 -0.34!, 0.62 -0.34!'), {
    pigment: 'foam',
    tone: 0.1,
    line: detail * 1.2,
  });
  for (const x of [0.68, 0.74, 0.8, 0.86]) pen.stroke(traced(`${x} -0.46, ${x} -0.36`), detail);
  pen.fill(circle([-0.78, -0.42], 0.06, 20), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
}

/** Rings within rings, at the pen's origin. */
function drawLens(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const rings = [
    [0.64, 'steel', 0.35],
    [0.54, 'dark', 0.5],
    [0.44, 'steel', 0.2],
    [0.38, 'dark', 0.7],
  ] as const;
  for (const [radius, pigment, tone] of rings)
    pen.fill(circle([0, 0], radius, 72), {
      pigment,
      tone: (x, y) => clamp(tone + 0.6 * (x + y)),
      line: inner,
    });
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * fullTurn;
    pen.stroke([polar(angle, 0.56), polar(angle, 0.62)], detail);
  }
  pen.fill(circle([0, 0], 0.29, 60), {
    pigment: 'water',
    tone: (x, y) => clamp(0.75 - 1.2 * (x + y)),
    line: inner,
  });
  pen.fill(circle([0, 0], 0.13, 40), { black: 'always', tone: 1 });
  pen.fill(ellipse([-0.12, -0.13], 0.07, 0.05, 24), { color: [255, 255, 255], tone: 0 });
  pen.stroke(arc([0, 0], 0.22, 0.2, 1.3), detail * 1.4, { isErasing: true, taper: 0.3 });
}
