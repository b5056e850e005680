import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Along a steel blade's edge, from its back to its cutting edge. */
const ground = { pigment: 'steel', tone: (x: number, y: number) => clamp(0.2 + 2.2 * x + 0.1 * y) } as const;
const leanRad = 0.5;

/** A hunting knife: a broad blade with a clipped point, a brass guard and a handle of stag horn. */
export const bowieKnife: Motif = {
  name: 'bowie-knife',
  tinted: ['steel'],
  leanRad,
  draw: (canvas) => canvas.layer(drawBowieKnife, { at: { angleRad: leanRad } }),
};

export const switchblade: Motif = {
  name: 'switchblade',
  tinted: ['petal'],
  leanRad,
  draw: (canvas) => canvas.layer(drawSwitchblade, { at: { angleRad: leanRad } }),
};

function drawBowieKnife(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.17 0.24!, -0.17 -0.66!, -0.12 -0.9, 0.04 -1.34!, 0.16 -1.06, 0.22 -0.7, 0.2 0.12!, 0.14 0.24!',
    ),
    {
      ...ground,
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.1 0.12, -0.1 -0.62, -0.04 -0.92'), inner, { taper: 0.2 });
  pen.stroke(traced('0.08 0.2, 0.1 -0.66, 0.05 -1.16'), detail * 1.5);
  pen.stroke(traced('0.0 0.1, 0.0 -0.6'), detail * 2, { isErasing: true, taper: 0.3 });
  pen.fill(
    outlined(
      '-0.13 0.36!, 0.13 0.36!, 0.17 0.66, 0.15 0.9, 0.22 1.22!, 0.04 1.3, -0.14 1.22!, -0.12 0.9, -0.16 0.66',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.3 + 2 * x + 0.1 * y),
      line: inner * 1.1,
    },
  );
  for (const groove of [
    '-0.06 0.48, -0.08 0.7, -0.04 0.9',
    '0.05 0.56, 0.07 0.82, 0.06 1.02',
    '-0.04 1.0, -0.04 1.14',
  ])
    pen.stroke(traced(groove), detail * 1.4, { taper: 0.3 });
  for (const y of [0.52, 1.1])
    pen.fill(circle([0.02, y], 0.04, 16), { pigment: 'gold', tone: 0.1, line: detail * 1.3 });
  pen.fill(
    outlined(
      '-0.36 0.18, -0.3 0.12, -0.2 0.22!, 0.22 0.22!, 0.32 0.16, 0.4 0.22, 0.34 0.32, 0.2 0.38!, -0.2 0.38!, -0.36 0.3',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + x + y - 0.2),
      line: inner * 1.1,
    },
  );
}

function drawSwitchblade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.36!, 0.1 -1.0, 0.12 -0.6, 0.1 0.1!, 0 0.1!'), { ...ground, line: inner * 1.1 });
  pen.stroke(traced('0 -1.3, 0 0'), inner, { taper: 0.1 });
  pen.fill(
    outlined('-0.3 -0.02!, -0.14 0.04, 0.14 0.04, 0.3 -0.02!, 0.3 0.1!, 0.16 0.2!, -0.16 0.2!, -0.3 0.1!'),
    { pigment: 'gold', tone: 0.2, line: inner * 1.1 },
  );
  pen.fill(
    outlined(
      '-0.15 0.16!, 0.15 0.16!, 0.2 0.5, 0.17 0.9, 0.13 1.28!, 0 1.36, -0.13 1.28!, -0.17 0.9, -0.2 0.5',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.25 + 2.2 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(symmetric('0 0.16!, 0.15 0.16!, 0.18 0.38!, 0 0.42'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(symmetric('0 1.06, 0.16 1.1!, 0.13 1.28!, 0 1.36'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(circle([0, 0.62], 0.06, 20), { pigment: 'steel', tone: 0.1, line: inner });
  pen.fill(outlined('-0.035 0.76!, 0.035 0.76!, 0.035 0.94!, -0.035 0.94!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.12 0.48, -0.13 0.7, -0.11 0.96'), detail * 1.8, { isErasing: true, taper: 0.3 });
}
