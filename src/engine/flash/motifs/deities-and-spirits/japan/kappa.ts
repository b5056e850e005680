import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';

/** A kappa before its shell: the dish of water on its head, fringe, beak, a cucumber in its webbed hands. */
export const kappa: Motif = {
  name: 'kappa',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer(drawShell, { contour: 0.7 });
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
      drawBothSides(pen, drawEye);
      drawBeak(pen);
      drawFringe(pen);
      drawDish(pen);
    });
    canvas.layer(drawCucumber, { contour: 0.7 });
  },
};

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.74], 1.16, 0.98, 70), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.5 * Math.abs(x) + 0.3 * (y - 0.4)),
    line: inner * 1.1,
  });
  pen.stroke(ellipse([0, 0.74], 0.98, 0.82, 60), inner);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * fullTurn;
    const [x, y] = polar(angle, 1);
    pen.stroke(traced(`${x * 0.98} ${0.74 + y * 0.82}, ${x * 1.16} ${0.74 + y * 0.98}`), detail * 1.3);
    pen.stroke(traced(`${x * 0.5} ${0.74 + y * 0.5}, ${x * 0.98} ${0.74 + y * 0.82}`), detail * 1.3);
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.4, 0.4 0.6, 0.66 0.9, 0.7 1.3, 0.56 1.66!, 0 1.74'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.2, 0.7, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.66, 0.3 0.8, 0.44 1.2, 0.36 1.6!, 0 1.66'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.8 * Math.abs(x)),
    line: inner,
  });
  for (const y of [1.44, 1.56]) pen.stroke(traced(`-0.38 ${y}, 0 ${y + 0.05}, 0.38 ${y}`), detail * 1.2);
}

function drawHead(pen: Pen): void {
  pen.fill(symmetric('0 -0.8, 0.46 -0.74, 0.8 -0.4, 0.84 0.0, 0.7 0.4, 0.4 0.66, 0 0.72'), {
    pigment: 'leafLight',
    tone: (x, y) =>
      clamp(0.08 + 0.6 * smoothstep(0.4, 0.84, Math.abs(x + 0.04)) + 0.3 * smoothstep(0.3, 0.7, y)),
    line: pen.weight.inner * 1.2,
  });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.38, -0.16], 0.2, 36), {
    pigment: 'foam',
    tone: (_, y) => clamp(-1.6 * (y + 0.16)),
    line: inner * 1.1,
  });
  side.fill(circle([0.34, -0.13], 0.11, 28), { pigment: 'gold', tone: 0.2, line: detail });
  side.fill(circle([0.34, -0.13], 0.062, 22), { black: 'always', tone: 0 });
  side.fill(circle([0.31, -0.17], 0.024, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.14 -0.26, 0.3 -0.38, 0.5 -0.36, 0.62 -0.2'), inner * 1.5, { taper: 0.3 });
  side.stroke(traced('0.22 0.1, 0.4 0.14, 0.58 0.06'), detail * 1.3, { taper: 0.4 });
  for (const [x, y] of [
    [0.7, 0.1],
    [0.64, 0.24],
    [0.74, -0.06],
  ] as const)
    side.dot([x, y], detail * 1.3);
}

function drawBeak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.0, 0.2 0.1, 0.46 0.3, 0.6 0.5!, 0.36 0.56, 0 0.72!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.1, 0.56, Math.abs(x)) + 0.2 * smoothstep(0.4, 0.7, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.52 0.44, -0.26 0.38, 0 0.46, 0.26 0.38, 0.52 0.44'), inner * 1.2, { taper: 0.2 });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.09, 0.18], 0.03, 0.045, 14), { black: 'always', tone: 0 }),
  );
  pen.stroke(traced('0 0.06, 0 0.14'), detail, { taper: 0.4 });
}

function drawFringe(pen: Pen): void {
  for (let i = 8; i >= 0; i--)
    for (const side of i === 0 ? [1] : [-1, 1]) {
      const angle = -Math.PI / 2 + side * i * 0.2;
      drawLock(pen, {
        root: [0.46 * Math.cos(angle), -0.68 + 0.16 * Math.sin(angle)],
        tip: [side * 0.14 * i, -0.4 + 0.022 * i * i * 0.6 - 0.02],
        width: 0.22,
        bend: side * -0.1,
        pigment: 'dark',
        tone: (_, y) => clamp(0.8 + y),
      });
    }
}

function drawDish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.82], 0.56, 0.17, 50), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.83], 0.42, 0.1, 44), { pigment: 'waterLight', tone: 0.2, line: inner });
  pen.stroke(traced('-0.24 -0.84, -0.08 -0.87, 0.1 -0.86'), detail * 1.3, {
    isErasing: !pen.isColored,
    taper: 0.3,
  });
}

function drawCucumber(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.74 1.22!, -0.6 1.06, -0.2 1.12, 0.3 1.04, 0.66 0.84, 0.8 0.9, 0.76 1.06, 0.4 1.3, -0.1 1.38, -0.6 1.36',
    ),
    {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.2 + 1.6 * (y - 1.1)),
      line: inner * 1.1,
    },
  );
  for (const [x, y] of [
    [-0.1, 1.2],
    [0.1, 1.26],
    [0.04, 1.16],
    [0.6, 0.98],
  ] as const)
    pen.dot([x, y], detail * 1.4);
  for (const x of [-0.42, 0.34])
    for (const [dx, dy] of [
      [-0.14, 0],
      [0, -0.04],
      [0.14, -0.02],
    ] as const)
      pen.fill(ellipse([x + dx, 1.2 + dy - 0.1 * x], 0.08, 0.18, 24), {
        pigment: 'leafLight',
        tone: (px) => clamp(0.2 + 2 * (px - x - dx)),
        line: inner,
      });
}
