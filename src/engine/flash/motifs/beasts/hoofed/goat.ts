import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawHairs, drawLocks } from '../../parts/any-beast/fur.ts';
import { goatPoses } from '../../parts/hoofed-beasts/standing-goat.ts';

/** A billy goat's head from the front: ridged horns swept out, slit pupils, a long beard. */
export const goat: Motif = {
  name: 'goat',
  tinted: ['grey'],
  poses: goatPoses,
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawHorn);
      drawBothSides(pen, drawEar);
      drawLocks(pen, beard, {
        width: 0.2,
        bend: 0.1,
        pigment: 'foam',
        tone: (_, y) => clamp(0.9 - 0.5 * (y - 0.4)),
      });
      drawHead(pen);
      drawLocks(pen, forelock, {
        width: 0.18,
        bend: 0.12,
        pigment: 'grey',
        tone: (_, y) => clamp(0.1 + 0.6 * (y + 0.9)),
      });
    });
  },
};

function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  const horn = ribbon(
    traced('0.2 -0.62, 0.34 -1.0, 0.62 -1.3, 1.0 -1.36, 1.3 -1.16, 1.42 -0.86', 10),
    (share) => 0.17 * (1 - share) ** 0.75 + 0.008,
  );
  side.fill(outlineOf(horn), {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.6 * smoothstep(-1.1, -0.6, y) * smoothstep(0.6, 0.2, x) + 0.35 * smoothstep(0.7, 1.4, x)),
    line: inner * 1.1,
  });
  for (const share of steps(15, 0.06, 0.86))
    side.stroke(
      [onRibbon(horn, share, -0.95), onRibbon(horn, share + 0.03, 0), onRibbon(horn, share, 0.95)],
      detail * 1.5,
      { taper: 0.3 },
    );
}

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.36 -0.46!, 0.62 -0.54, 0.96 -0.44, 1.2 -0.2!, 0.94 -0.12, 0.62 -0.16, 0.4 -0.22!'), {
    pigment: 'grey',
    tone: 0.35,
    line: inner * 1.1,
  });
  side.fill(outlined('0.5 -0.4!, 0.72 -0.42, 0.94 -0.36, 1.08 -0.23!, 0.86 -0.22, 0.62 -0.26!'), {
    pigment: 'blush',
    tone: 0.5,
    line: detail,
  });
  drawHairs(side, traced('0.5 -0.34, 0.66 -0.32, 0.8 -0.3'), [0.12, 0.02], 5);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.08 + 0.75 * smoothstep(0.14, 0.46, Math.abs(x + 0.05)) + 0.3 * smoothstep(-0.6, -0.8, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.6, 0.1 -0.5, 0.12 -0.1, 0.16 0.3, 0.3 0.44, 0.36 0.66, 0.24 0.88, 0 0.94'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.7 * smoothstep(0.06, 0.34, Math.abs(x)) + 0.4 * smoothstep(0.7, 0.94, y)),
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.18 -0.2!, 0.28 -0.34, 0.44 -0.36, 0.5 -0.26!, 0.4 -0.14, 0.26 -0.12'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.35, -0.24], 0.085, 26), { pigment: 'gold', tone: 0.1 });
    side.fill(outlined('0.28 -0.265, 0.42 -0.265, 0.43 -0.24, 0.42 -0.215, 0.28 -0.215, 0.27 -0.24'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.32, -0.29], 0.018, 10), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.14 -0.28, 0.3 -0.43, 0.5 -0.4'), inner * 1.4, { taper: 0.4 });
    for (const line of [
      '0.2 -0.06, 0.2 0.14, 0.16 0.3',
      '0.4 -0.04, 0.4 0.16, 0.34 0.34',
      '0.3 -0.06, 0.32 0.1, 0.28 0.24',
    ])
      side.stroke(traced(line), detail * 1.3, { taper: 0.5 });
    drawHairs(side, traced('0.46 -0.1, 0.46 0.12, 0.4 0.32'), [-0.04, 0.14], 7);
    side.fill(outlined('0.06 0.68!, 0.09 0.56, 0.2 0.5, 0.26 0.58!, 0.18 0.64'), {
      black: 'always',
      tone: 1,
    });
    side.stroke(traced('0 0.82, 0.12 0.86, 0.26 0.78'), inner * 1.2, { taper: 0.3, tapering: 'end' });
  });
  pen.stroke(traced('0 0.66, 0 0.82'), inner);
  pen.stroke(traced('-0.08 0.64, 0 0.68, 0.08 0.64'), inner, { taper: 0.3 });
}

const head = symmetric(
  '0 -0.82, 0.28 -0.76, 0.46 -0.52, 0.5 -0.24, 0.46 0.08, 0.36 0.36, 0.36 0.62, 0.28 0.88, 0.12 0.98, 0 1.0',
);
/** Of the right side. */
const beard: LockPlaces = [
  [0.22, 0.78, 0.1, 0.46],
  [0.14, 0.84, 0.06, 0.62],
  [0.05, 0.86, 0.0, 0.76],
];
const forelock: LockPlaces = [
  [0.2, -0.78, 0.08, 0.28],
  [0.1, -0.8, 0.02, 0.36],
  [0.02, -0.84, 0.0, 0.44],
];
