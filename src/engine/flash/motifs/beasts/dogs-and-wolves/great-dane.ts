import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A Great Dane on its long legs, looking to the right: torn black patches on white, cropped ears, a deep square muzzle. */
export const greatDane: Motif = {
  name: 'great-dane',
  tinted: ['foam'],
  poses: { standing: { draw: drawDane }, side: { draw: drawDane } },
  draw: drawDane,
};

function drawDane(canvas: Canvas): void {
  canvas.layer((pen) => {
    const { inner } = pen.weight;
    drawLimb(
      pen,
      { line: '-0.84 -0.4, -1.1 -0.2, -1.2 0.14, -1.36 0.36', half: [0.09, 0.075, 0.055, 0.025] },
      { pigment: 'foam', tone: 0.5 },
    );
    for (const leg of farLegs) drawLeg(pen, leg, 0.65);
    pen.fill(body, {
      pigment: 'foam',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(-0.4, 0.2, y) + 0.3 * smoothstep(-0.5, -0.95, x)),
      line: inner * 1.2,
    });
    for (const patch of bodyPatches) drawPatch(pen, patch);
    for (const leg of nearLegs) drawLeg(pen, leg, 0.1);
    for (const patch of legPatches) drawPatch(pen, patch);
    for (const line of muscles) pen.stroke(traced(line), inner, { taper: 0.5 });
    drawHead(pen);
  });
}

function drawLeg(pen: Pen, { limb, paw }: Leg, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, { pigment: 'foam', tone: (_, y) => clamp(shade + 0.2 * smoothstep(0, 1.2, y)) });
  const foot = pen.at({ at: paw });
  foot.fill(outlined('-0.12 0.1!, -0.12 -0.04, 0.0 -0.1, 0.14 -0.05, 0.22 0.1!'), {
    pigment: 'foam',
    tone: shade,
    line: inner,
  });
  for (const x of [0.04, 0.12]) foot.stroke(traced(`${x} 0.02, ${x + 0.01} 0.1`), detail * 1.3);
}

function drawPatch(pen: Pen, knots: string): void {
  pen.fill(outlined(knots), { pigment: 'dark', black: 'uncolored', tone: 0.5 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('1.02 -1.6!, 1.04 -1.88, 1.16 -2.08!, 1.24 -1.84, 1.22 -1.58!'), {
    pigment: 'foam',
    tone: 0.7,
    line: inner,
  });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(-1.4, -1.06, y) + 0.2 * smoothstep(1, 0.7, x)),
    line: inner * 1.1,
  });
  pen.stroke(traced('1.9 -1.3, 1.76 -1.2, 1.62 -1.18, 1.5 -1.22'), inner * 1.2, {
    taper: 0.3,
    tapering: 'end',
  });
  pen.stroke(traced('1.62 -0.97, 1.66 -1.08, 1.63 -1.18'), detail * 1.5, { taper: 0.3 });
  pen.stroke(traced('1.4 -1.12, 1.34 -1.26, 1.4 -1.36'), detail * 1.3, { taper: 0.4 });
  drawPatch(
    pen,
    '1.06 -1.65!, 1.26 -1.61!, 1.38 -1.53!, 1.42 -1.42!, 1.34 -1.34!, 1.22 -1.36!, 1.12 -1.26!, 1.0 -1.36!, 1.02 -1.5!',
  );
  pen.fill(outlined('1.92 -1.42, 1.86 -1.5, 1.76 -1.49, 1.76 -1.4, 1.86 -1.36'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([1.3, -1.45], 0.065, 20), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(circle([1.315, -1.45], 0.036, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.18 -1.5, 1.3 -1.57, 1.42 -1.5'), inner * 1.3, { taper: 0.3 });
  pen.fill(outlined('0.84 -1.5!, 0.78 -1.84, 0.88 -2.16!, 1.02 -1.9, 1.1 -1.56!, 0.98 -1.48'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.9 -1.58!, 0.86 -1.84, 0.89 -2.02!, 0.97 -1.84, 1.0 -1.6!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.5,
  });
}

interface Leg {
  readonly limb: Limb;
  readonly paw: readonly [x: number, y: number];
}

const body = outlined(
  '-0.91 -0.2, -0.93 -0.4, -0.78 -0.58, -0.4 -0.6, 0.08 -0.58, 0.4 -0.68, 0.58 -0.96, 0.74 -1.3, 0.98 -1.36, 1.12 -1.1, 1.02 -0.72, 0.96 -0.4, 0.9 -0.08, 0.66 0.16, 0.34 0.16, -0.04 0.02, -0.36 -0.1, -0.56 -0.06, -0.8 -0.06',
);
const head = outlined(
  '0.76 -1.36, 0.86 -1.58, 1.06 -1.66, 1.26 -1.62, 1.38 -1.54, 1.6 -1.54, 1.84 -1.5, 1.93 -1.4, 1.94 -1.2, 1.88 -1.02, 1.7 -0.95, 1.56 -0.99, 1.46 -1.1, 1.28 -1.14, 1.06 -1.14, 0.86 -1.18',
);
/** Patches with torn edges. */
const bodyPatches = [
  '0.3 -0.64!, 0.42 -0.68!, 0.56 -0.92!, 0.7 -0.82!, 0.66 -0.6!, 0.74 -0.46!, 0.58 -0.42!, 0.5 -0.28!, 0.36 -0.38!, 0.24 -0.34!, 0.3 -0.48!',
  '-0.3 -0.6!, -0.06 -0.59!, 0.02 -0.44!, 0.12 -0.36!, 0.02 -0.22!, -0.12 -0.26!, -0.2 -0.12!, -0.34 -0.2!, -0.3 -0.38!, -0.4 -0.46!',
  '-0.92 -0.36!, -0.78 -0.58!, -0.6 -0.59!, -0.54 -0.46!, -0.64 -0.4!, -0.6 -0.28!, -0.76 -0.24!, -0.82 -0.3!, -0.92 -0.22!',
  '0.88 -1.16!, 1.04 -1.12!, 1.06 -0.94!, 0.96 -0.88!, 0.9 -0.98!, 0.8 -1.0!',
  '0.14 0.06!, 0.24 -0.06!, 0.38 -0.02!, 0.46 0.1!, 0.34 0.15!',
];
const legPatches = [
  '0.62 0.1!, 0.78 0.06!, 0.84 0.2!, 0.76 0.34!, 0.64 0.26!',
  '0.64 0.74!, 0.74 0.7!, 0.74 0.92!, 0.66 0.94!',
  '-0.62 0.0!, -0.44 -0.04!, -0.4 0.14!, -0.5 0.26!, -0.64 0.2!',
  '-0.9 0.76!, -0.82 0.72!, -0.82 0.94!, -0.88 0.92!',
];
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.62 -0.4, 0.7 0.14, 0.68 0.66, 0.7 1.3', half: [0.05, 0.2, 0.19, 0.11, 0.085, 0.08] },
    paw: [0.74, 1.36],
  },
  {
    limb: {
      line: '-0.68 -0.34, -0.5 0.18, -0.8 0.62, -0.9 0.82, -0.82 1.3',
      half: [0.05, 0.26, 0.25, 0.14, 0.09, 0.085, 0.08],
    },
    paw: [-0.78, 1.36],
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.78 -0.1, 0.9 0.3, 0.94 0.7, 1.04 1.18', half: [0.15, 0.12, 0.08, 0.075] },
    paw: [1.08, 1.24],
  },
  {
    limb: {
      line: '-0.52 -0.12, -0.28 0.24, -0.48 0.62, -0.52 0.8, -0.38 1.2',
      half: [0.18, 0.16, 0.1, 0.08, 0.075],
    },
    paw: [-0.34, 1.26],
  },
];
const muscles = [
  '0.54 -0.6, 0.46 -0.3, 0.54 -0.02',
  '-0.5 -0.46, -0.38 -0.2, -0.42 0.04',
  '0.8 -1.1, 0.9 -0.8, 0.88 -0.54',
  '0.66 -0.86, 0.76 -0.66, 0.76 -0.4',
];
