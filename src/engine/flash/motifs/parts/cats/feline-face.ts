import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from '../any-beast/fur.ts';

export interface FelineFace {
  readonly coat: Pigment;
  /** Muzzle, chin and brows. */
  readonly light: Pigment;
  readonly iris: Pigment;
  readonly isRoaring: boolean;
  /** Stripes or spots of the right half, drawn on the bare coat. */
  readonly drawMarkings?: (side: Pen) => void;
}

/** A big cat's head from the front, about 1.6 wide and 2.1 high. */
export function drawFelineFace(pen: Pen, face: FelineFace): void {
  drawBothSides(pen, (side) => drawEar(side, face));
  if (face.isRoaring) drawOpenJaw(pen, face);
  pen.fill(face.isRoaring ? roaringHead : calmHead, {
    pigment: face.coat,
    tone: (x, y) =>
      clamp(
        0.1 +
          0.55 * smoothstep(0.42, 0.8, Math.abs(x + 0.06)) +
          0.3 * smoothstep(0.05, 0.5, x) * smoothstep(-0.5, 0.6, y),
      ),
    line: pen.weight.inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    face.drawMarkings?.(side);
    drawEye(side, face);
  });
  drawMuzzle(pen, face);
}

function drawEar(side: Pen, { coat, light }: FelineFace): void {
  side.fill(ear, {
    pigment: coat,
    tone: (x) => 0.25 + 0.5 * smoothstep(0.5, 0.85, x),
    line: side.weight.inner,
  });
  side.fill(innerEar, { pigment: light, tone: (_, y) => 0.35 + 0.6 * smoothstep(-0.9, -0.6, y) });
  drawHairs(side, traced('0.4 -0.72, 0.5 -0.62, 0.62 -0.55'), [0.06, -0.2], 5);
}

function drawEye(side: Pen, { iris, light, isRoaring }: FelineFace): void {
  const { inner, detail, contour } = side.weight;
  side.fill(brow, { pigment: light, tone: 0.05 });
  side.fill(eyeShadow, { black: 'always', tone: 1 });
  side.fill(eye, { pigment: iris, tone: (_, y) => 0.55 * smoothstep(-0.06, -0.2, y) });
  side.fill(circle([0.335, -0.12], isRoaring ? 0.04 : 0.05, 20), { black: 'always', tone: 1 });
  side.fill(circle([0.315, -0.145], 0.018, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.1 -0.13, 0.24 -0.25, 0.42 -0.31, 0.6 -0.3'), Math.max(inner, contour * 0.6), {
    taper: 0.45,
  });
  side.stroke(traced('0.07 -0.32, 0.06 -0.44, 0.1 -0.56'), detail * 1.2, { taper: 0.6 });
  side.stroke(traced('0.15 -0.02, 0.13 0.1, 0.17 0.24'), inner, { taper: 0.6, tapering: 'end' });
  side.stroke(traced('0.46 0.02, 0.56 0.1, 0.6 0.24'), detail, { taper: 0.6 });
  if (!isRoaring) return;
  side.stroke(traced('0.05 0.06, 0.13 0.1, 0.17 0.18'), detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.24 0.16, 0.34 0.16, 0.44 0.26'), detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.27 0.25, 0.38 0.26, 0.46 0.38'), detail * 1.2, { taper: 0.5 });
}

function drawMuzzle(pen: Pen, { light, isRoaring }: FelineFace): void {
  const { inner, detail } = pen.weight;
  if (!isRoaring) {
    pen.fill(chin, {
      pigment: light,
      tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0.8, 1, y) + 0.2 * x),
      line: inner,
    });
    drawHairs(pen, traced('-0.16 0.9, 0 0.93, 0.16 0.9'), [0, 0.1], 6);
  }
  drawBothSides(pen, (side) => {
    side.fill(isRoaring ? snarlingPad : pad, {
      pigment: light,
      tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.18, 0.44, x) + 0.35 * smoothstep(0.6, 0.76, y)),
      line: inner,
    });
    for (const [x, y] of whiskerRoots) side.dot([x, y], detail * 0.9);
    if (!side.hasDetail) return;
    for (const [i, [x, y]] of whiskerRoots.slice(0, 4).entries()) {
      const rise = isRoaring ? 0.12 : 0.04;
      side.stroke(
        traced(`${x} ${y}, ${x + 0.3} ${y - rise - 0.02 * i}, ${x + 0.62} ${y + 0.06 * i - 0.02}`),
        detail,
        { taper: 0.8, tapering: 'end' },
      );
    }
  });
  pen.fill(nose, {
    pigment: 'blush',
    black: 'uncolored',
    tone: (_, y) => 0.2 + 0.6 * smoothstep(0.3, 0.46, y),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(nostril, { black: 'always', tone: 1 });
    side.stroke(traced('0.05 0.27, 0.12 0.26, 0.19 0.29'), detail, { isErasing: true, taper: 0.4 });
  });
  pen.stroke(traced('0 0.46, 0 0.62'), inner * 1.1);
}

function drawOpenJaw(pen: Pen, { coat, light }: FelineFace): void {
  const { inner, detail } = pen.weight;
  pen.fill(jaw, {
    pigment: coat,
    tone: (x) => clamp(0.35 + 0.5 * smoothstep(0.1, 0.5, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(jawChin, { pigment: light, tone: 0.3, line: detail });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(tongue, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(1, 0.72, y) + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.86, 0 1.1'), detail, { taper: 0.5 });
  for (const x of [-0.09, -0.03, 0.03, 0.09])
    pen.fill(outlined(`${x - 0.03} 1.24!, ${x} 1.16, ${x + 0.03} 1.24!`), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 0.8,
    });
  drawBothSides(pen, (side) => {
    side.fill(lowerFang, {
      pigment: 'foam',
      tone: (x) => 0.6 * smoothstep(0.16, 0.26, x),
      line: detail * 1.2,
    });
    side.fill(upperFang, {
      pigment: 'foam',
      tone: (x) => 0.6 * smoothstep(0.2, 0.32, x),
      line: detail * 1.2,
    });
  });
  for (const x of [-0.12, -0.04, 0.04, 0.12])
    pen.fill(outlined(`${x - 0.04} 0.64!, ${x - 0.03} 0.74, ${x + 0.03} 0.74, ${x + 0.04} 0.64!`), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 0.8,
    });
}

const ear = outlined('0.3 -0.6!, 0.38 -0.84, 0.56 -0.97, 0.78 -0.9, 0.86 -0.66, 0.7 -0.3!');
const innerEar = outlined('0.42 -0.62!, 0.47 -0.78, 0.59 -0.86, 0.72 -0.8, 0.77 -0.64, 0.66 -0.42!');
const calmHead = symmetric(
  '0 -0.84, 0.26 -0.81, 0.52 -0.66, 0.67 -0.38, 0.72 -0.08, 0.74 0.1, 0.86 0.3!, 0.74 0.3!, 0.8 0.5!, 0.66 0.47!, 0.68 0.68!, 0.52 0.62!, 0.48 0.82!, 0.34 0.8, 0.16 0.9, 0 0.92',
);
const roaringHead = symmetric(
  '0 -0.84, 0.26 -0.81, 0.52 -0.66, 0.67 -0.38, 0.73 -0.08, 0.76 0.1, 0.9 0.28!, 0.77 0.28!, 0.86 0.5!, 0.7 0.46!, 0.74 0.7!, 0.56 0.62!, 0.5 0.76!, 0.42 0.64!, 0.2 0.68, 0 0.64',
);
const jaw = symmetric(
  '0 0.5, 0.4 0.5, 0.5 0.7, 0.56 1!, 0.44 1!, 0.44 1.24!, 0.3 1.22!, 0.24 1.4!, 0.12 1.36, 0 1.42',
);
const jawChin = symmetric('0 1.18, 0.18 1.2, 0.22 1.28, 0.1 1.37, 0 1.38');
const mouth = symmetric('0 0.55, 0.36 0.58, 0.42 0.78, 0.36 1.06, 0.22 1.22, 0 1.26');
const tongue = symmetric('0 0.8, 0.14 0.78, 0.24 0.92, 0.2 1.1, 0 1.18');
const lowerFang = outlined('0.13 1.2!, 0.17 1.06, 0.24 0.94!, 0.27 1.08, 0.25 1.18!');
const upperFang = outlined('0.17 0.62!, 0.19 0.8, 0.26 0.98!, 0.31 0.8, 0.33 0.62!');
const eyeShadow = outlined(
  '0.1 0.06!, 0.17 -0.12, 0.32 -0.24, 0.52 -0.25!, 0.5 -0.1, 0.36 0.0, 0.22 -0.01, 0.14 0.12!',
);
const eye = outlined('0.19 -0.05!, 0.26 -0.16, 0.37 -0.2, 0.47 -0.19!, 0.43 -0.09, 0.32 -0.04');
const brow = outlined('0.14 -0.3!, 0.24 -0.4, 0.4 -0.44, 0.54 -0.36!, 0.4 -0.33, 0.26 -0.28!');
const nose = symmetric('0 0.25, 0.13 0.24, 0.22 0.29!, 0.18 0.38, 0.08 0.45, 0 0.48!');
const nostril = outlined('0.07 0.37!, 0.12 0.34, 0.18 0.34!, 0.14 0.39');
const pad = outlined(
  '0 0.44!, 0.1 0.42, 0.24 0.36, 0.4 0.43, 0.46 0.58, 0.38 0.72, 0.22 0.76, 0.08 0.7, 0 0.6!',
);
const snarlingPad = outlined(
  '0 0.44!, 0.12 0.4, 0.26 0.34, 0.42 0.4, 0.48 0.54, 0.44 0.68!, 0.34 0.66, 0.22 0.7, 0.08 0.7, 0 0.62!',
);
const chin = symmetric('0 0.62!, 0.1 0.72, 0.24 0.76, 0.26 0.86!, 0.2 0.86, 0.18 0.98!, 0.09 0.95, 0 1.04!');
const whiskerRoots = [
  [0.26, 0.5],
  [0.3, 0.57],
  [0.28, 0.64],
  [0.18, 0.56],
  [0.2, 0.63],
] as const;
