import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A pelican that stands on a post, its pouch full; looks to the right. */
export const pelican: Motif = {
  name: 'pelican',
  tinted: ['foam'],
  mouth: [1.3, -0.1],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPost(pen);
      drawFeet(pen);
      drawBody(pen);
      drawWing(pen);
      drawHead(pen);
    });
  },
};

function drawPost(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.46 1.04!, 0.4 1.04!, 0.36 1.56!, -0.42 1.56!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.5 + 1.2 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.5 1.02, -0.1 0.94, 0.4 0.98, 0.46 1.06, 0.1 1.14, -0.4 1.12'), {
    pigment: 'bone',
    tone: 0.35,
    line: inner,
  });
  for (const grain of [
    '-0.26 1.16, -0.24 1.34, -0.28 1.5',
    '0.0 1.18, 0.02 1.38, 0.0 1.52',
    '0.2 1.16, 0.22 1.3, 0.2 1.42',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
}

function drawFeet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [0.14, -0.18]) {
    drawLimb(pen, { line: `${x} 0.66, ${x} 0.98`, half: [0.07, 0.05] }, { pigment: 'gold', tone: 0.4 });
    pen.fill(
      outlined(
        `${x - 0.08} 0.96!, ${x + 0.06} 0.92, ${x + 0.28} 1.06!, ${x + 0.16} 1.04!, ${x + 0.08} 1.1!, ${x + 0.0} 1.05!, ${x - 0.12} 1.08!`,
      ),
      {
        pigment: 'gold',
        tone: 0.15,
        line: inner,
      },
    );
    pen.stroke(traced(`${x} 0.98, ${x + 0.06} 1.04`), detail);
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const angleRad of [2.62, 2.8, 2.96])
    drawFeatherBlade(pen.at({ at: [-0.5, 0.36], scale: 0.62, angleRad }), 0.34, 'foam', 0.1);
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.7 * smoothstep(0.3, 0.8, y - 0.1 * x) + 0.4 * smoothstep(0.24, 0.0, x) * smoothstep(-0.2, -0.5, y),
      ),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.42, 0.2],
    [0.3, 0.36],
    [0.46, 0.4],
    [0.2, 0.54],
    [0.36, 0.56],
    [0.04, 0.66],
    [-0.14, 0.7],
  ] as const)
    pen.stroke(traced(`${x - 0.06} ${y}, ${x} ${y + 0.06}, ${x + 0.06} ${y}`), detail * 1.2, { taper: 0.3 });
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 5; i++)
    drawFeatherBlade(
      pen.at({ at: [-0.1, 0.2 + 0.03 * i], scale: 1.22 - 0.1 * i, angleRad: 2.86 - 0.09 * i }),
      0.22,
      'dark',
      0.1,
    );
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [0.06 - 0.02 * i, 0.06 + 0.06 * i], scale: 0.86 - 0.08 * i, angleRad: 2.84 - 0.1 * i }),
      0.26,
      'foam',
      0,
    );
  pen.fill(shoulder, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.5, y) + 0.3 * smoothstep(-0.2, -0.5, x)),
    line: inner * 1.1,
  });
  for (const scale of [
    '0.1 -0.06, 0.04 0.06, -0.06 0.02',
    '-0.04 -0.14, -0.1 -0.02, -0.2 -0.05',
    '0.18 0.1, 0.12 0.22, 0.0 0.18',
    '0.0 0.08, -0.06 0.2, -0.16 0.16',
    '-0.18 0.0, -0.24 0.12, -0.34 0.1',
  ])
    pen.stroke(traced(scale), detail * 1.3, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [dx, dy] of [
    [-0.3, 0.26],
    [-0.36, 0.12],
    [-0.34, -0.02],
  ] as const)
    drawLock(pen, {
      root: [0.2, -1.02],
      tip: [0.16 + dx, -1.0 + dy],
      width: 0.12,
      bend: -0.16,
      pigment: 'foam',
      tone: 0.25,
    });
  pen.fill(pouch, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(-0.56, 0.0, y - 0.5 * (x - 0.5))),
    line: inner * 1.1,
  });
  for (const fold of [
    '0.56 -0.66, 0.64 -0.36, 0.84 -0.14',
    '0.72 -0.66, 0.82 -0.42, 1.02 -0.18',
    '0.9 -0.54, 1.02 -0.36, 1.18 -0.16',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.5 * smoothstep(0.3, 0.1, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.1,
  });
  pen.fill(upperBill, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 2.4 * (y + 0.82 - 0.66 * (x - 0.56))),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.62 -0.86, 0.96 -0.56, 1.36 -0.16'), detail * 1.2, { taper: 0.4 });
  pen.fill(outlined('0.36 -0.98!, 0.46 -1.06, 0.58 -0.98, 0.62 -0.84!, 0.5 -0.8, 0.4 -0.86'), {
    pigment: 'blush',
    tone: 0.2,
    line: detail,
  });
  drawRoundEye(pen, [0.48, -0.93], 0.07, 'gold');
}

const body = outlined(
  '0.2 -1.0!, 0.08 -0.76, 0.1 -0.5, 0.14 -0.26, -0.1 -0.06, -0.5 0.1, -0.72 0.34, -0.6 0.6, -0.2 0.8, 0.2 0.76, 0.52 0.5, 0.64 0.16, 0.58 -0.16, 0.42 -0.44, 0.4 -0.66, 0.5 -0.8!',
);
const shoulder = outlined(
  '0.22 -0.12!, 0.28 0.1, 0.2 0.36, -0.04 0.46, -0.36 0.38!, -0.28 0.3!, -0.5 0.24!, -0.36 0.14!, -0.4 0.02, -0.1 -0.16',
);
const head = outlined(
  '0.18 -0.7!, 0.12 -0.94, 0.24 -1.14, 0.44 -1.18, 0.6 -1.06, 0.66 -0.88, 0.58 -0.74, 0.42 -0.66',
);
const upperBill = outlined(
  '0.54 -0.98!, 0.7 -0.9, 1.0 -0.62, 1.34 -0.26, 1.54 -0.04, 1.56 0.1!, 1.46 0.08, 1.3 -0.06, 0.9 -0.44, 0.5 -0.72!',
);
const pouch = outlined(
  '0.48 -0.76!, 0.9 -0.46, 1.44 0.06!, 1.24 0.1, 0.96 0.04, 0.7 -0.16, 0.52 -0.42, 0.4 -0.6!',
);
