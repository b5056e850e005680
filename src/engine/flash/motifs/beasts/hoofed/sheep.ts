import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

interface Look {
  readonly face: Pigment;
  /** A lamb's legs are long, its fleece small and its head large. */
  readonly isLamb: boolean;
}

/** A sheep in full fleece, its face dark; looks at us, its body to the left. */
const sheep = woolly('sheep', { face: 'dark', isLamb: false });
/** A lamb: white in the face, on legs too long for it. */
const lamb = woolly('lamb', { face: 'foam', isLamb: true });

export const flock: readonly Motif[] = [sheep, lamb];

function woolly(name: string, look: Look): Motif {
  return {
    name,
    tinted: ['foam'],
    draw(canvas) {
      canvas.layer((pen) => {
        for (const [x, shade] of look.isLamb ? lambLegs : sheepLegs) drawLeg(pen, x, look, shade);
        drawFleece(pen, look);
        drawHead(
          look.isLamb
            ? pen.at({ at: [0.46, -0.36], scale: 0.86 })
            : pen.at({ at: [0.62, -0.2], scale: 0.84 }),
          look,
        );
      });
    },
  };
}

function drawLeg(pen: Pen, x: number, { face, isLamb }: Look, shade: number): void {
  const { inner } = pen.weight;
  const half = isLamb ? [0.13, 0.1, 0.09, 0.08] : [0.13, 0.1, 0.085, 0.08];
  drawLimb(
    pen,
    { line: `${x} 0.3, ${x - 0.02} 0.6, ${x + 0.03} 0.84, ${x} 1.08`, half },
    { pigment: face, tone: shade, line: inner },
  );
  pen.fill(outlined(`${x - 0.1} 1.04!, ${x + 0.1} 1.04!, ${x + 0.13} 1.18!, ${x} 1.2, ${x - 0.11} 1.18!`), {
    pigment: 'dark',
    tone: 0.7,
    line: inner,
  });
}

/** A cloud of wool, its curls drawn in. */
function drawFleece(pen: Pen, { isLamb }: Look): void {
  const { inner, detail } = pen.weight;
  const [rx, ry, cx, cy, lobes] = isLamb
    ? ([0.62, 0.44, -0.26, 0.16, 13] as const)
    : ([0.9, 0.62, -0.2, 0.06, 17] as const);
  const rim = Array.from({ length: 170 }, (_, i): Point => {
    const angle = (i / 170) * 2 * Math.PI;
    const swell = 0.93 + 0.1 * Math.abs(Math.sin((angle * lobes) / 2 + 0.4));
    return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell];
  });
  pen.fill(rim, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.02 + 0.8 * smoothstep(cy, cy + ry, y + 0.1 * x) + 0.3 * smoothstep(cx - 0.3 * rx, cx - rx, x)),
    line: inner * 1.2,
  });
  for (const [i, [x, y]] of curls.entries()) {
    const at = pen.at({
      at: [cx + x * rx, cy + y * ry],
      scale: (isLamb ? 0.1 : 0.125) * (1 + 0.2 * (i % 3)),
      isFlipped: i % 2 === 1,
    });
    at.stroke(traced('-0.9 0.2, -0.6 0.9, 0.4 0.9, 0.8 0.1, 0.2 -0.5, -0.3 -0.1, 0.1 0.3'), detail * 1.3, {
      taper: 0.3,
    });
  }
}

/** About 1.3 wide. */
function drawHead(pen: Pen, { face, isLamb }: Look): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 -0.34!, 0.5 -0.44, 0.8 -0.34, 0.94 -0.1!, 0.74 -0.04, 0.46 -0.1, 0.28 -0.14!'), {
      pigment: face,
      tone: (x) => clamp(0.2 + 0.5 * x),
      line: inner * 1.1,
    });
    side.fill(outlined('0.42 -0.28!, 0.6 -0.32, 0.78 -0.22, 0.84 -0.13!, 0.66 -0.12, 0.48 -0.16'), {
      pigment: 'blush',
      tone: 0.25,
      line: detail,
    });
  });
  pen.fill(symmetric('0 -0.6, 0.26 -0.56, 0.4 -0.36, 0.42 -0.08, 0.34 0.2, 0.26 0.44, 0.16 0.6, 0 0.64'), {
    pigment: face,
    tone: (x, y) =>
      clamp(
        (isLamb ? 0.03 : 0.15) +
          0.6 * smoothstep(0.16, 0.42, Math.abs(x + 0.04)) +
          0.2 * smoothstep(0.3, 0.6, y),
      ),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    if (!isLamb) side.fill(circle([0.23, -0.1], 0.12, 26), { pigment: 'gold', tone: 0.05, line: inner });
    side.fill(circle([0.23, -0.1], isLamb ? 0.1 : 0.07, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.2, -0.15], 0.034, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.1 -0.2, 0.22 -0.26, 0.36 -0.18'), inner, { taper: 0.4 });
    side.stroke(traced('0.03 0.4, 0.09 0.34, 0.14 0.36'), inner * 1.3, { isErasing: !isLamb, taper: 0.3 });
    side.stroke(traced('0 0.48, 0.1 0.53, 0.18 0.48'), inner, { isErasing: !isLamb, taper: 0.3 });
  });
  if (isLamb)
    pen.fill(symmetric('0 0.3, 0.09 0.31, 0.11 0.37, 0 0.45!'), { pigment: 'blush', tone: 0.2, line: inner });
  pen.stroke(traced('0 0.42, 0 0.5'), inner, { isErasing: !isLamb });
  for (const [x, y, radius] of crown)
    pen.fill(circle([x, y], radius, 26), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.04 + 1.6 * lengthOf(px - x + 0.05, py - y + 0.06)),
      line: inner,
    });
}

const sheepLegs = [
  [-0.6, 0.75],
  [0.16, 0.75],
  [-0.82, 0.35],
  [0.38, 0.35],
] as const;
const lambLegs = [
  [-0.44, 0.7],
  [0.04, 0.7],
  [-0.64, 0.15],
  [0.2, 0.15],
] as const;
const crown = [
  [-0.24, -0.54, 0.14],
  [0.24, -0.54, 0.14],
  [-0.1, -0.66, 0.16],
  [0.12, -0.66, 0.16],
  [0, -0.5, 0.13],
] as const;
const curls: readonly Point[] = [
  [-0.7, -0.2],
  [-0.4, -0.6],
  [-0.1, -0.3],
  [0.1, -0.74],
  [-0.5, 0.1],
  [-0.74, 0.34],
  [-0.2, 0.34],
  [0.2, 0.1],
  [-0.44, 0.62],
  [0.1, 0.66],
  [0.4, 0.44],
  [0.44, -0.4],
];
