import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Roman helmet that looks to the right: a crest of bristles, a brow band, a cheek plate and a neck guard. */
export const centurionHelmet: Motif = {
  name: 'centurion-helmet',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawCrest);
    canvas.layer((pen) => {
      drawNeckGuard(pen);
      drawDome(pen);
      drawCheekPlate(pen);
    });
  },
};

const middle = [0, 0] as const;

function drawCrest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const from = -2.9;
  const to = -0.4;
  const outer = steps(40, from, to).map((angle, i) => polar(angle, i % 2 === 0 ? 1.34 : 1.28, middle));
  const root = steps(30, to, from).map((angle) => polar(angle, 0.82, middle));
  pen.fill([...outer, ...root], {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 1.2, x) + 0.4 * smoothstep(-0.7, 0.2, y)),
    line: inner * 1.1,
  });
  for (const angle of steps(24, from + 0.06, to - 0.06))
    pen.stroke([polar(angle, 0.98, middle), polar(angle, 1.24, middle)], detail * 1.4, {
      taper: 0.4,
      tapering: 'end',
    });
  pen.fill([...steps(30, from, to).map((angle) => polar(angle, 0.96, middle)), ...root], {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const angle of steps(12, from + 0.14, to - 0.14)) pen.dot(polar(angle, 0.89, middle), detail * 1.8);
}

function drawNeckGuard(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.7 0.1!, -0.2 0.2!, -0.22 0.62!, -0.6 0.74, -1.16 0.86!, -1.2 0.74, -0.84 0.5'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.2 + 0.7 * smoothstep(0.3, 0.8, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.76 0.34, -0.5 0.42, -0.24 0.4'), inner);
  pen.stroke(traced('-0.84 0.52, -0.56 0.58, -0.24 0.54'), inner);
}

function drawDome(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.8 0.24!, -0.86 -0.1, -0.66 -0.58, -0.2 -0.86, 0.3 -0.82, 0.68 -0.5, 0.82 0!, 0.3 0.12, -0.3 0.24',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(-0.2, 0.2, y) + 0.5 * smoothstep(-0.3, -0.84, x)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.56 -0.3, -0.36 -0.58, -0.1 -0.7'), detail * 2.2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0.0 -0.5, 0.2 -0.34, 0.44 -0.4, 0.5 -0.26, 0.4 -0.2'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.06 -0.4, 0.16 -0.22, 0.36 -0.24'), detail * 1.5, { taper: 0.3 });
  pen.fill(outlined('-0.34 0.06!, 0.3 -0.08, 0.82 -0.2!, 1.02 -0.1, 1.0 0.04!, 0.4 0.1, -0.3 0.24!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.9 * y + 0.2 * x),
    line: inner * 1.2,
  });
  for (const x of steps(5, -0.16, 0.8)) pen.dot([x, 0.1 - 0.17 * x - 0.02 * x * x], detail * 2);
}

/** Hinged below the ear, scalloped towards the face. */
function drawCheekPlate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.14 0.2!, 0.52 0.06!, 0.5 0.24, 0.36 0.36, 0.44 0.5, 0.66 0.62!, 0.62 0.86, 0.4 1.12!, 0.14 1.06, -0.08 0.8, -0.2 0.5',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.5, 1.1, y) + 0.4 * smoothstep(0.2, 0.7, x)),
      line: inner * 1.2,
    },
  );
  pen.stroke(
    traced(
      '0.42 0.18, 0.26 0.36, 0.34 0.54, 0.52 0.68, 0.48 0.84, 0.36 0.98, 0.16 0.94, 0.0 0.74, -0.1 0.48, -0.06 0.3',
    ),
    detail * 1.5,
  );
  pen.fill(circle([0.14, 0.62], 0.12, 26), { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill([circle([-0.34, 0.3], 0.16, 28), circle([-0.34, 0.3], 0.08, 22)], {
    pigment: 'gold',
    tone: 0.4,
    line: inner,
    rule: 'evenodd',
  });
  pen.fill(circle([-0.34, 0.3], 0.08, 22), { black: 'always', tone: 1 });
}
