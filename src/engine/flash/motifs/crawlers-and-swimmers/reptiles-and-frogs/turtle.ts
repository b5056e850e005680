import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A sea turtle from above, swimming upwards. */
export const turtle: Motif = {
  name: 'turtle',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawTurtle(pen.at({ angleRad: 0.4 })));
  },
};

function drawTurtle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.7, 0.08 0.8, 0 1.08!'), { pigment: 'leafLight', tone: 0.4, line: inner });
  drawBothSides(pen, (side) => {
    side.fill(hindFlipper, {
      pigment: 'leafLight',
      tone: (_, y) => clamp(0.7 - 0.6 * (y - 0.5)),
      line: inner,
    });
    side.fill(foreFlipper, { pigment: 'leafLight', tone: (x) => clamp(0.8 - 0.7 * (x - 0.4)), line: inner });
    for (const plate of plates) side.fill(outlined(plate), { pigment: 'leaf', tone: 0.3, line: detail });
    side.stroke(traced('0.44 0.66, 0.54 0.78, 0.62 0.96'), detail, { taper: 0.5 });
  });
  drawHead(pen);
  pen.fill(shell, { pigment: 'wood', tone: 0.5, line: inner * 1.2 });
  drawRim(pen);
  for (const scute of centralScutes) drawScute(pen, symmetric(scute, 1));
  drawBothSides(pen, (side) => {
    for (const scute of sideScutes) drawScute(side, outlined(scute, 1));
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.15 + 2 * Math.abs(x) + 0.7 * smoothstep(-0.9, -0.7, y)),
    line: inner,
  });
  pen.fill(symmetric('0 -1.14, 0.06 -1.08, 0.07 -0.98, 0 -0.93', 1), {
    pigment: 'leaf',
    tone: 0.3,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.12, -1.06], 0.034, 16), { black: 'always', tone: 1 });
    side.fill(outlined('0.08 -0.98!, 0.16 -0.98!, 0.17 -0.88!, 0.09 -0.88!'), {
      pigment: 'leaf',
      tone: 0.4,
      line: detail,
    });
  });
}

/** The plates around the shell's edge. */
function drawRim(pen: Pen): void {
  const count = 26;
  for (let i = 0; i < count; i++) {
    const at = shell[Math.floor((i / count) * shell.length)] as Point;
    pen.stroke([at, between(at, [0, 0.05], 0.16)], pen.weight.detail);
  }
}

/** A plate with a bright middle and growth rings. */
function drawScute(pen: Pen, outline: readonly Point[]): void {
  const middle: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  pen.fill(outline, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.05 + 3.6 * lengthOf(x - middle[0], y - middle[1])),
    line: pen.weight.inner,
  });
  if (!pen.hasDetail) return;
  const ring = outline.map((point) => between(point, middle, 0.35));
  pen.stroke([...ring, ring[0] as Point], pen.weight.detail * 0.9);
}

const shell = symmetric('0 -0.8, 0.3 -0.72, 0.54 -0.4, 0.6 0, 0.5 0.4, 0.28 0.72, 0 0.88');
const head = symmetric('0 -1.28, 0.12 -1.22, 0.2 -1.06, 0.17 -0.86, 0.16 -0.7!, 0 -0.7');
const foreFlipper = outlined(
  '0.4 -0.58!, 0.66 -0.74, 1.0 -0.6, 1.24 -0.22, 1.3 0.2!, 1.06 -0.06, 0.8 -0.2, 0.54 -0.26!',
);
const hindFlipper = outlined('0.4 0.5!, 0.6 0.62, 0.74 0.86, 0.7 1.06!, 0.5 0.96, 0.28 0.74!');
const plates = [
  '0.5 -0.54, 0.62 -0.58, 0.66 -0.46, 0.54 -0.42',
  '0.66 -0.6, 0.8 -0.6, 0.84 -0.48, 0.7 -0.46',
  '0.86 -0.56, 0.98 -0.48, 0.96 -0.36, 0.86 -0.44',
  '0.68 -0.38, 0.78 -0.42, 0.86 -0.32, 0.74 -0.28',
  '0.9 -0.34, 1.02 -0.3, 1.06 -0.18, 0.94 -0.22',
  '1.02 -0.44, 1.1 -0.32, 1.08 -0.26, 1.02 -0.34',
  '1.12 -0.22, 1.18 -0.08, 1.14 -0.04, 1.08 -0.14',
  '0.56 -0.34, 0.64 -0.38, 0.68 -0.3, 0.6 -0.28',
];
const centralScutes = [
  '0 -0.68!, 0.13 -0.64!, 0.17 -0.52!, 0.1 -0.4!, 0 -0.38!',
  '0 -0.37!, 0.11 -0.38!, 0.2 -0.2!, 0.11 -0.03!, 0 -0.02!',
  '0 -0.01!, 0.11 -0.01!, 0.2 0.16!, 0.11 0.33!, 0 0.34!',
  '0 0.35!, 0.11 0.35!, 0.16 0.5!, 0.08 0.64!, 0 0.66!',
  '0 0.67!, 0.08 0.66!, 0.1 0.74!, 0 0.8!',
];
const sideScutes = [
  '0.15 -0.63!, 0.34 -0.56!, 0.44 -0.4!, 0.21 -0.22!, 0.12 -0.39!, 0.19 -0.52!',
  '0.45 -0.37!, 0.52 -0.12!, 0.51 0.02!, 0.13 -0.02!, 0.21 -0.19!',
  '0.51 0.04!, 0.48 0.3!, 0.42 0.4!, 0.13 0.33!, 0.22 0.16!, 0.14 0!',
  '0.4 0.42!, 0.3 0.58!, 0.12 0.72!, 0.1 0.65!, 0.18 0.5!, 0.14 0.36!',
];
