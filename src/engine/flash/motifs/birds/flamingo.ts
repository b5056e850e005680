import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A flamingo on one leg, its neck in an S; looks to the right. */
export const flamingo: Motif = {
  name: 'flamingo',
  tinted: ['blush', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLegs(pen);
      drawTail(pen);
      drawNeck(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  const look = { pigment: 'petalLight', tone: (x: number) => clamp(0.3 + 5 * x), line: inner } as const;
  drawLimb(
    pen,
    { line: '-0.1 0.36, 0.16 0.66, 0.42 0.84', half: [0.09, 0.045, 0.05] },
    { ...look, tone: 0.5 },
  );
  drawLimb(
    pen,
    { line: '0.42 0.82, 0.2 0.94, -0.04 1.0', half: [0.045, 0.036, 0.036] },
    { ...look, tone: 0.5 },
  );
  pen.fill(outlined('-0.02 0.97!, -0.16 0.98, -0.26 1.12!, -0.14 1.08, -0.06 1.12!, 0.0 1.04!'), {
    ...look,
    tone: 0.5,
  });
  drawLimb(
    pen,
    { line: '-0.02 0.36, 0.02 0.76, 0.0 1.04, 0.0 1.56', half: [0.11, 0.05, 0.055, 0.034] },
    look,
  );
  pen.stroke(traced('-0.05 1.02, 0.0 1.06, 0.05 1.02'), pen.weight.detail * 1.3);
  pen.fill(outlined('-0.06 1.5!, 0.06 1.5!, 0.22 1.62!, 0.1 1.6, 0.04 1.66!, -0.04 1.6, -0.18 1.64!'), {
    ...look,
    tone: 0.2,
  });
}

function drawTail(pen: Pen): void {
  for (const [angleRad, scale] of [
    [2.62, 0.6],
    [2.8, 0.66],
    [2.98, 0.62],
  ] as const)
    drawFeatherBlade(pen.at({ at: [-0.5, 0.1], scale, angleRad }), 0.32, 'petalLight', 0.1);
}

function drawNeck(pen: Pen): void {
  drawLimb(
    pen,
    {
      line: '0.26 0.2, 0.56 0.14, 0.7 -0.16, 0.5 -0.42, 0.24 -0.64, 0.2 -0.98, 0.42 -1.24, 0.6 -1.24',
      half: [0.2, 0.15, 0.11, 0.1, 0.09, 0.085, 0.09, 0.1],
    },
    {
      pigment: 'blush',
      tone: (x, y) =>
        clamp(
          0.1 +
            0.35 * smoothstep(0.1, -0.2, x - 0.5) * smoothstep(0.3, -0.3, y) +
            0.4 * smoothstep(0.0, 0.3, y),
        ),
    },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.1, 0.46, y) + 0.2 * smoothstep(-0.3, -0.7, x)),
    line: inner * 1.2,
  });
  for (let i = 0; i < 4; i++)
    drawFeatherBlade(
      pen.at({ at: [-0.02 - 0.03 * i, 0.0 + 0.06 * i], scale: 0.94 - 0.1 * i, angleRad: 2.92 - 0.06 * i }),
      0.22,
      'dark',
      0.1,
    );
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [0.16 - 0.03 * i, -0.08 + 0.06 * i], scale: 0.72 - 0.06 * i, angleRad: 2.9 - 0.06 * i }),
      0.32,
      'petalLight',
      0.05,
    );
  pen.fill(
    outlined(
      '0.3 -0.12!, 0.4 0.08, 0.32 0.28, 0.1 0.34, -0.1 0.3!, -0.06 0.22!, -0.22 0.14!, -0.14 0.06!, -0.22 -0.04!, 0.04 -0.16',
    ),
    {
      pigment: 'blush',
      tone: (_, y) => clamp(0.1 + 1.2 * y),
      line: inner,
    },
  );
  for (const scale of [
    '0.2 -0.04, 0.14 0.06, 0.04 0.02',
    '0.3 0.1, 0.22 0.2, 0.1 0.16',
    '0.06 0.08, 0.0 0.18, -0.08 0.14',
    '0.42 0.3, 0.48 0.22, 0.52 0.12',
  ])
    pen.stroke(traced(scale), detail * 1.3, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bill, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.9 * (y + 1.16) + 0.5 * (0.8 - x)),
    line: inner * 1.1,
  });
  pen.fill(tip, { pigment: 'dark', tone: 0.6, line: inner });
  pen.fill(outlined('0.4 -1.16, 0.46 -1.34, 0.62 -1.42, 0.78 -1.34, 0.82 -1.2, 0.74 -1.08, 0.56 -1.06'), {
    pigment: 'blush',
    tone: (x) => clamp(0.5 - 1.0 * (x - 0.4)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.76 -1.1, 0.88 -1.02, 0.94 -0.86'), detail * 1.5, { taper: 0.3, tapering: 'end' });
  drawRoundEye(pen, [0.68, -1.25], 0.052, 'gold');
}

const body = outlined(
  '0.5 0.24, 0.3 -0.14, 0.0 -0.26, -0.36 -0.16, -0.7 0.06, -0.86 0.22!, -0.6 0.36, -0.24 0.5, 0.12 0.52, 0.4 0.44',
);
const bill = outlined(
  '0.74 -1.34!, 0.92 -1.26, 1.06 -1.08, 1.06 -0.84, 0.98 -0.66!, 0.88 -0.78, 0.82 -0.96, 0.7 -1.06!',
);
const tip = outlined('1.05 -0.96!, 1.07 -0.82, 0.98 -0.62!, 0.86 -0.8, 0.83 -0.92!, 0.94 -0.88');
