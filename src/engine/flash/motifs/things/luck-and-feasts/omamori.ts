import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A charm from a shrine: a brocade pouch with 守 on it, tied with a white cord. */
export const omamori: Motif = {
  name: 'omamori',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const charm = pen.at({ angleRad: 0.1 });
        drawPouch(charm);
        drawLabel(charm);
        drawCord(charm);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawPouch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.84!, 0.42 -0.8!, 0.8 -0.42!, 0.84 1.42!, 0 1.46!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.3, 0.85, x) + 0.3 * smoothstep(0.9, 1.4, y)),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 1.16!, 0.83 1.14!, 0.84 1.42!, 0 1.46!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.6 * x),
    line: inner,
  });
  for (const [x, y, size] of [
    [-0.58, 0.9, 0.17],
    [0.6, 0.86, 0.16],
    [-0.6, -0.18, 0.14],
    [0.6, -0.1, 0.15],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale: size }));
  for (const x of [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7])
    pen.stroke(traced(`${x - 0.1} 1.4, ${x} 1.2, ${x + 0.1} 1.4`), detail * 1.3);
  for (const fold of ['-0.42 -0.78, -0.3 -0.66', '0.42 -0.78, 0.3 -0.66']) pen.stroke(traced(fold), inner);
}

function drawLabel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.16!, 0.36 -0.16!, 0.36 1.06!, 0 1.06!'), {
    pigment: 'foam',
    tone: 0,
    line: inner * 1.2,
  });
  const label = pen.at({ at: [0, 0.13] });
  for (const stroke of [
    '0.0 -0.2, 0.02 -0.06',
    '-0.26 0.0, -0.22 0.02, -0.26 0.16',
    '-0.24 0.02, 0 0.0, 0.27 -0.01, 0.2 0.14',
    '-0.26 0.38, 0 0.36, 0.28 0.33',
    '0.1 0.16, 0.11 0.5, 0.1 0.84, -0.04 0.78',
    '-0.16 0.5, -0.08 0.64',
  ])
    label.stroke(traced(stroke), (share) => inner * (3 - 1.4 * share), { taper: 0.12 });
}

/** Tied in a double bow, its loop above. */
function drawCord(pen: Pen): void {
  const { inner } = pen.weight;
  const cord = { pigment: 'foam', tone: (x: number) => clamp(0.1 + 0.5 * x), line: inner } as const;
  drawLimb(
    pen,
    {
      line: '-0.05 -0.56, -0.17 -1.1, -0.13 -1.6, 0 -1.74, 0.13 -1.6, 0.17 -1.1, 0.05 -0.56',
      half: [0.05, 0.05],
    },
    cord,
  );
  drawBothSides(pen, (side) => {
    drawLimb(side, { line: '0.02 -0.56, 0.16 -0.44, 0.34 -0.36', half: [0.05, 0.045] }, cord);
    side.fill(outlined('0.32 -0.44!, 0.5 -0.4!, 0.48 -0.22!, 0.28 -0.28!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    drawLimb(
      side,
      { line: '0.03 -0.6, 0.3 -0.88, 0.56 -0.84, 0.52 -0.6, 0.06 -0.54', half: [0.05, 0.05] },
      cord,
    );
  });
  pen.fill(circle([0, -0.57], 0.12, 22), { ...cord, tone: 0.15, line: inner * 1.1 });
}
