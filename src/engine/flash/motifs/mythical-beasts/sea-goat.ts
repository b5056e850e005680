import { clamp, smoothstep } from '../../geometry/interval.ts';
import { onRibbon, ribbon } from '../../geometry/ribbon.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';

/** Capricorn: a goat in front, a fish behind. */
export function drawSeaGoat(pen: Pen): void {
  drawTail(pen);
  drawFarLeg(pen);
  drawNearLeg(pen);
  drawChest(pen);
  drawHead(pen);
}

const spine = traced('0.26 0.06, 0.0 0.34, -0.34 0.6, -0.74 0.66, -1.04 0.44, -1.08 0.1, -0.92 -0.14', 8);

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(fluke, {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 1.4 * Math.abs(x + 0.94) + 0.4 * (y + 0.4)),
    line: inner,
  });
  for (const ray of [
    '-0.94 -0.16, -1.12 -0.3, -1.2 -0.5',
    '-0.92 -0.16, -0.94 -0.28, -0.9 -0.36',
    '-0.88 -0.16, -0.74 -0.3, -0.74 -0.52',
  ])
    pen.stroke(traced(ray), detail * 1.2, { taper: 0.4 });
  const body = ribbon(spine, (t) => 0.06 + 0.3 * (1 - t) ** 1.05);
  pen.fill([...body.left, ...body.right.toReversed()], {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.15 + 0.75 * smoothstep(0.45, 0.9, y) + 0.3 * smoothstep(-0.9, -1.2, x)),
    line: inner * 1.1,
  });
  const rows = 22;
  for (let row = 3; row < rows; row++) {
    const t = row / rows;
    for (let i = 0; i < 5; i++) {
      const across = -0.8 + 0.4 * i + (row % 2 === 0 ? 0.2 : 0);
      if (across > 0.9) continue;
      const [from, tip, to] = [
        onRibbon(body, t, across - 0.2),
        onRibbon(body, t + 0.045, across),
        onRibbon(body, t, across + 0.2),
      ];
      pen.stroke([from, tip, to], detail);
    }
  }
}

function drawFarLeg(pen: Pen): void {
  drawLimb(
    pen,
    { line: '0.5 0.1, 0.86 0.16, 1.02 0.44, 1.06 0.66', half: [0.14, 0.09, 0.06, 0.05] },
    { pigment: 'grey', tone: 0.6 },
  );
  pen.fill(outlined('1.0 0.62!, 1.12 0.6!, 1.18 0.78!, 0.98 0.78!'), { black: 'always', tone: 1 });
}

function drawNearLeg(pen: Pen): void {
  drawLimb(
    pen,
    { line: '0.36 0.26, 0.66 0.5, 0.56 0.78, 0.66 1.0', half: [0.16, 0.1, 0.06, 0.05] },
    { pigment: 'grey', tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.4) + 0.3 * y) },
  );
  pen.fill(outlined('0.6 0.96!, 0.72 0.94!, 0.8 1.12!, 0.6 1.14!'), { black: 'always', tone: 1 });
}

function drawChest(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(chest, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.3, -0.1, x) + 0.3 * smoothstep(0.1, 0.5, y)),
    line: inner * 1.1,
  });
  for (const tuft of ['0.02 0.02, 0.0 0.3', '0.1 0.1, 0.16 0.42', '0.3 0.3, 0.4 0.46', '0.2 -0.3, 0.06 0.0'])
    drawHairs(pen, traced(tuft), [-0.09, 0.1], 5);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawHorn(pen, '0.44 -0.86, 0.3 -1.12, 0.02 -1.22, -0.28 -1.08, -0.42 -0.78');
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(
        0.08 + 0.7 * smoothstep(0.5, 0.26, x) + 0.5 * smoothstep(-0.5, -0.28, y) * smoothstep(0.5, 0.7, x),
      ),
    line: inner * 1.1,
  });
  drawHorn(pen, '0.54 -0.88, 0.46 -1.2, 0.22 -1.4, -0.12 -1.38, -0.36 -1.14');
  pen.fill(outlined('0.34 -0.72!, 0.14 -0.72, -0.06 -0.58, -0.12 -0.44!, 0.1 -0.46, 0.32 -0.56!'), {
    pigment: 'grey',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('0.24 -0.63, 0.1 -0.6, -0.02 -0.5'), detail, { taper: 0.4 });
  pen.fill(circle([0.64, -0.66], 0.055, 22), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(outlined('0.6 -0.68!, 0.68 -0.67!, 0.68 -0.64!, 0.6 -0.65!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.54 -0.74, 0.64 -0.78, 0.74 -0.7'), inner * 1.3, { taper: 0.3 });
  pen.fill(outlined('1.02 -0.44!, 1.08 -0.48, 1.1 -0.42, 1.04 -0.39'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.06 -0.3, 0.94 -0.3, 0.84 -0.36'), inner, { taper: 0.3, tapering: 'end' });
  pen.stroke(traced('0.72 -0.56, 0.84 -0.5, 0.94 -0.48'), detail, { taper: 0.5 });
  pen.fill(beard, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.9 * (y + 0.2)), line: inner * 0.9 });
  for (const hair of ['0.84 -0.18, 0.84 0.04, 0.76 0.2', '0.76 -0.16, 0.74 0.02, 0.68 0.14'])
    pen.stroke(traced(hair), detail, { taper: 0.5 });
}

function drawHorn(pen: Pen, line: string): void {
  const { inner, detail } = pen.weight;
  const horn = ribbon(traced(line, 8), (t) => 0.015 + 0.1 * (1 - t) ** 0.8);
  pen.fill([...horn.left, ...horn.right.toReversed()], {
    pigment: 'bone',
    tone: (x, y) => clamp(0.2 - 0.5 * (x - 0.3) + 0.2 * (y + 1)),
    line: inner,
  });
  for (let t = 0.08; t < 0.85; t += 0.085)
    pen.stroke([onRibbon(horn, t, -0.9), onRibbon(horn, t + 0.03, 0), onRibbon(horn, t, 0.9)], detail);
}

const chest = outlined(
  '0.24 -0.62!, 0.12 -0.4, 0.0 -0.16, -0.08 0.1, -0.02 0.36!, 0.12 0.42!, 0.16 0.54!, 0.28 0.46!, 0.36 0.56!, 0.46 0.42!, 0.58 0.44!, 0.66 0.2, 0.68 -0.06, 0.74 -0.32!',
);
const head = outlined(
  '0.26 -0.56!, 0.32 -0.76, 0.46 -0.88, 0.62 -0.84, 0.76 -0.72, 0.92 -0.6, 1.1 -0.5, 1.14 -0.38, 1.06 -0.26, 0.9 -0.2, 0.72 -0.22, 0.6 -0.3, 0.44 -0.36!',
);
const beard = outlined('0.7 -0.24!, 0.92 -0.22!, 0.92 -0.02, 0.8 0.2, 0.66 0.3!, 0.7 0.06, 0.66 -0.1');
const fluke = outlined(
  '-1.02 -0.06!, -1.22 -0.28, -1.26 -0.62!, -1.04 -0.48, -0.92 -0.36!, -0.76 -0.64!, -0.66 -0.34, -0.72 -0.12, -0.86 0.02!',
);
