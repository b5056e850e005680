import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWheel } from '../../parts/vehicles/wheel.ts';

/** A chopper from its side: a long fork, high bars, a V engine, flames on its tank. */
export const motorcycle: Motif = {
  name: 'motorcycle',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawWheel(pen.at({ at: [-0.82, 0.5], scale: 0.5 }), { tyre: 0.26, spokes: 16, hub: 0.16 });
        drawWheel(pen.at({ at: [1.06, 0.5], scale: 0.48 }), { tyre: 0.17, spokes: 20, hub: 0.14 });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      drawFork(pen);
      drawEngine(pen);
      drawExhaust(pen);
      drawTank(pen);
    });
  },
};

function drawFork(pen: Pen): void {
  const { inner } = pen.weight;
  const steel = { pigment: 'steel', tone: 0.25, line: inner } as const;
  drawLimb(pen, { line: '1.06 0.5, 0.8 0.08, 0.42 -0.5', half: [0.035, 0.045, 0.04] }, steel);
  drawLimb(
    pen,
    { line: '0.42 -0.5, 0.36 -0.82, 0.2 -0.98, 0.02 -0.92', half: [0.03, 0.03, 0.03, 0.03] },
    steel,
  );
  pen.fill(outlined('0.14 -1.0!, -0.04 -0.96!, -0.08 -0.88!, 0.0 -0.85!, 0.16 -0.9!'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(circle([0.56, -0.46], 0.14, 34), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 3 * (x - 0.56 + y + 0.46)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.62 -0.57, 0.68 -0.46, 0.62 -0.35'), inner);
  const fender = Array.from({ length: 22 }, (_, i) => {
    const angle = -2.5 + 1.5 * (i / 21);
    return [1.06 + 0.54 * Math.cos(angle), 0.5 + 0.54 * Math.sin(angle)] as const;
  });
  pen.stroke(fender, inner * 2.4, { taper: 0.1 });
}

function drawEngine(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const frame = { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner } as const;
  drawLimb(
    pen,
    {
      line: '0.5 -0.3, 0.36 0.2, 0.24 0.56, -0.3 0.62, -0.82 0.5',
      half: [0.035, 0.035, 0.035, 0.035, 0.035],
    },
    frame,
  );
  drawLimb(pen, { line: '-0.82 0.5, -0.56 0.2, -0.4 -0.08', half: [0.03, 0.03, 0.03] }, frame);
  for (const [x, angleRad] of [
    [-0.12, -0.42],
    [0.1, 0.42],
  ] as const) {
    const cylinder = pen.at({ at: [x, 0.28], angleRad });
    cylinder.fill(outlined('-0.12 0!, -0.12 -0.36!, 0.12 -0.36!, 0.12 0!'), {
      pigment: 'steel',
      tone: (px) => clamp(0.3 + 3 * px),
      line: inner,
    });
    for (let i = 0; i < 6; i++)
      cylinder.fill(
        outlined(
          `-0.16 ${-0.06 - 0.055 * i}!, 0.16 ${-0.06 - 0.055 * i}!, 0.16 ${-0.03 - 0.055 * i}!, -0.16 ${-0.03 - 0.055 * i}!`,
        ),
        { pigment: 'steel', tone: 0.15, line: detail },
      );
    cylinder.fill(outlined('-0.14 -0.36!, 0.14 -0.36!, 0.1 -0.46!, -0.1 -0.46!'), {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    });
  }
  pen.fill(
    outlined('-0.34 0.28!, -0.1 0.2, 0.2 0.22, 0.3 0.36, 0.22 0.56, -0.1 0.6, -0.38 0.54, -0.44 0.4'),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.6 * (x + 0.2) + (y - 0.3)),
      line: inner * 1.1,
    },
  );
  for (const [x, y, radius] of [
    [-0.22, 0.4, 0.12],
    [0.1, 0.4, 0.1],
  ] as const) {
    pen.fill(circle([x, y], radius, 32), {
      pigment: 'gold',
      tone: (px, py) => clamp(0.2 + 3 * (px - x + py - y)),
      line: inner,
    });
    pen.dot([x, y], detail * 1.6);
  }
}

function drawExhaust(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of [
    '0.16 0.1, 0.32 0.3, 0.1 0.64, -0.4 0.72, -1.3 0.72',
    '-0.1 0.16, 0.1 0.4, -0.1 0.78, -0.5 0.84, -1.36 0.86',
  ])
    drawLimb(
      pen,
      { line, half: [0.04, 0.045, 0.045, 0.05, 0.07] },
      { pigment: 'steel', tone: (_, y) => clamp(0.15 + 4 * Math.max(0, y - 0.72)), line: inner },
    );
}

function drawTank(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.36 0.2!, -1.28 -0.06, -1.0 -0.2, -0.7 -0.16, -0.44 0.02!, -0.4 0.12!, -0.7 0.0, -1.0 -0.04, -1.2 0.1!',
    ),
    { pigment: 'petal', tone: 0.3, line: inner * 1.1 },
  );
  pen.fill(
    outlined(
      '-1.1 -0.22!, -1.0 -0.34, -0.84 -0.3, -0.6 -0.12, -0.2 -0.08!, -0.16 0.04!, -0.5 0.04, -0.8 -0.08',
    ),
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 2 * (y + 0.2)), line: inner * 1.1 },
  );
  for (const x of [-0.8, -0.6, -0.4])
    pen.stroke(traced(`${x} ${-0.22 + (x + 0.8) * 0.3}, ${x + 0.06} ${-0.08 + (x + 0.8) * 0.2}`), detail);
  pen.fill(tank, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.9 * (y + 0.34) + 0.2 * x),
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '0.42 -0.36!, 0.2 -0.36, 0.02 -0.24!, 0.16 -0.26!, 0.0 -0.14!, 0.2 -0.2!, 0.1 -0.08!, 0.28 -0.16, 0.4 -0.22',
    ),
    { pigment: 'gold', tone: 0.1, line: detail * 1.1 },
  );
  pen.stroke(traced('-0.1 -0.3, 0.1 -0.4, 0.3 -0.42'), detail * 1.4, {
    isErasing: !pen.isColored,
    taper: 0.4,
  });
  pen.fill(outlined('0.08 -0.46!, 0.2 -0.5!, 0.24 -0.44!, 0.12 -0.41!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
}

const tank = outlined(
  '-0.24 -0.06!, -0.2 -0.26, 0.0 -0.42, 0.3 -0.48, 0.46 -0.4!, 0.44 -0.22, 0.24 -0.06, 0.0 0.02!',
);
