import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A quad bike from its side, on fat lugged tyres: it drives to the right. */
export const quadBike: Motif = {
  name: 'quad-bike',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChassis(pen);
      drawBody(pen);
      for (const x of [-0.7, 0.72]) drawTyre(pen.at({ at: [x, 0.44], scale: 0.45 }));
      drawFenders(pen);
      drawBars(pen);
    });
  },
};

/** Of radius 1, its lugs standing out. */
function drawTyre(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const lugs = Array.from({ length: 64 }, (_, i) => polar((i / 64) * fullTurn, i % 4 < 2 ? 1.04 : 0.93));
  pen.fill(lugs, { pigment: 'dark', black: 'uncolored', tone: 0.6, line: inner });
  pen.fill(circle([0, 0], 0.52, 50), { pigment: 'steel', tone: 0.2, line: inner });
  for (let i = 0; i < 16; i++)
    pen.stroke([polar((i / 16) * fullTurn, 0.64), polar((i / 16) * fullTurn + 0.12, 0.86)], inner, {
      isErasing: true,
    });
  for (let i = 0; i < 6; i++)
    pen.fill(circle(polar((i / 6) * fullTurn + 0.3, 0.34), 0.1, 16), { black: 'always', tone: 1 });
  pen.fill(circle([0, 0], 0.14, 22), { pigment: 'dark', tone: 0.4, line: detail * 1.4 });
}

function drawChassis(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const bar = (line: string, half = 0.045) =>
    drawLimb(
      pen,
      { line, half: [half, half] },
      { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner },
    );
  bar('-0.7 0.44, -0.3 0.4, 0.1 0.44, 0.72 0.44', 0.05);
  pen.fill(outlined('-0.3 0.02!, 0.32 0.02!, 0.34 0.4!, 0.2 0.52!, -0.24 0.52!, -0.32 0.4!'), {
    pigment: 'steel',
    tone: 0.45,
    line: inner,
  });
  for (const y of [0.12, 0.19, 0.26]) pen.stroke(traced(`-0.12 ${y}, 0.22 ${y}`), detail * 1.6);
  pen.fill(circle([-0.04, 0.4], 0.1, 24), { pigment: 'steel', tone: 0.15, line: inner });
  bar('-0.34 0.6, 0 0.6, 0.36 0.6', 0.035);
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  const paint = (x: number, y: number) => clamp(0.2 + 0.2 * x + 0.7 * y);
  pen.fill(
    outlined(
      '-0.5 -0.02!, -0.2 0.12, 0.2 0.12, 0.46 -0.08!, 0.5 -0.3!, 0.24 -0.34, 0.06 -0.22!, -0.5 -0.16!',
    ),
    {
      pigment: 'petal',
      tone: paint,
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-0.78 -0.3!, -0.6 -0.38, -0.3 -0.32, 0.02 -0.26, 0.16 -0.34!, 0.1 -0.14, -0.2 -0.1, -0.74 -0.16!',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner * 1.2,
    },
  );
}

function drawFenders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const paint = (x: number, y: number) => clamp(0.15 + 0.25 * Math.abs(x) + 0.6 * (y + 0.1));
  pen.fill(
    outlined(
      '-1.24 0.16!, -1.18 -0.06, -0.98 -0.18, -0.6 -0.18, -0.34 -0.04, -0.22 0.16!, -0.3 0.2!, -0.42 0.04, -0.66 -0.06, -0.92 -0.04, -1.08 0.08, -1.16 0.2!',
    ),
    {
      pigment: 'petal',
      tone: paint,
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '0.2 0.18!, 0.3 -0.06, 0.42 -0.26!, 0.8 -0.3, 1.1 -0.18, 1.26 0.02, 1.28 0.14!, 1.1 0.04, 0.76 -0.06, 0.5 0.0, 0.32 0.22!',
    ),
    {
      pigment: 'petal',
      tone: paint,
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('1.0 -0.18!, 1.14 -0.14, 1.22 -0.02!, 1.08 -0.02, 1.0 -0.08'), {
    pigment: 'moon',
    tone: 0.05,
    line: inner,
  });
  for (const rack of ['-1.2 -0.3!, -0.78 -0.3!', '0.6 -0.42!, 1.12 -0.36!'])
    pen.stroke(traced(rack), inner * 1.8);
  for (const post of [
    '-1.14 -0.3, -1.08 -0.14',
    '-0.86 -0.3, -0.86 -0.2',
    '0.68 -0.4, 0.7 -0.28',
    '1.02 -0.38, 1.0 -0.22',
  ])
    pen.stroke(traced(post), inner * 1.2);
  pen.stroke(traced('0.5 -0.14, 0.8 -0.18, 1.0 -0.1'), detail * 1.4, { taper: 0.3 });
}

function drawBars(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.46 -0.26, 0.36 -0.46, 0.3 -0.6', half: [0.05, 0.04] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  pen.fill(outlined('0.22 -0.5!, 0.44 -0.58!, 0.5 -0.42!, 0.3 -0.36!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '0.36 -0.62, 0.24 -0.66, 0.06 -0.62', half: [0.035, 0.035] },
    { pigment: 'steel', tone: 0.2, line: inner },
  );
  drawLimb(
    pen,
    { line: '0.2 -0.66, 0.1 -0.63, -0.02 -0.6', half: [0.055, 0.055] },
    { black: 'always', tone: 1 },
  );
  pen.stroke(traced('0.24 -0.6, 0.16 -0.54, 0.04 -0.52'), inner * 1.3);
}
