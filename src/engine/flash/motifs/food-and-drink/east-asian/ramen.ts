import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bowl of noodles: half an egg, a slice of fish cake, seaweed; chopsticks lift some of them, steaming. */
export const ramen: Motif = {
  name: 'ramen',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.4 });
    canvas.layer((pen) => {
      drawInside(pen);
      drawLifted(pen);
      drawBowl(pen);
    });
  },
};

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '-0.72 -0.62, -0.84 -0.82, -0.64 -0.98, -0.78 -1.2',
    '-0.44 -0.7, -0.54 -0.88, -0.36 -1.04, -0.46 -1.22',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.6, { taper: 0.5 });
}

function drawInside(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [sheet, tone] of [
    ['0.46 -0.1!, 0.52 -0.66!, 0.82 -0.62!, 0.82 -0.06!', 0.5],
    ['0.64 0.0!, 0.72 -0.52!, 1.0 -0.44!, 0.94 0.04!', 0.7],
  ] as const)
    pen.fill(outlined(sheet), { pigment: 'dark', black: 'uncolored', tone, line: inner });
  pen.fill(ellipse([0, 0.04], 1.04, 0.32, 70), { pigment: 'ember', tone: 0.35, line: inner * 1.2 });
  for (const noodle of noodles) {
    pen.stroke(traced(noodle), inner * 4.4);
    pen.stroke(traced(noodle), inner * 2.4, { isErasing: true });
  }
  pen.fill(ellipse([-0.56, -0.06], 0.33, 0.22, 44), { pigment: 'foam', tone: 0.08, line: inner * 1.2 });
  pen.fill(ellipse([-0.54, -0.05], 0.17, 0.12, 32), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + x + 2 * y),
    line: inner,
  });
  const cake = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    const reach = 1 + 0.07 * Math.cos(12 * angle);
    return [0.46 + 0.25 * reach * Math.cos(angle), -0.02 + 0.19 * reach * Math.sin(angle)] as const;
  });
  pen.fill(cake, { pigment: 'foam', tone: 0.05, line: inner * 1.1 });
  pen.stroke(
    traced('0.48 -0.02, 0.42 -0.04, 0.43 0.05, 0.55 0.06, 0.6 -0.04, 0.5 -0.12, 0.36 -0.09, 0.31 0.02'),
    inner * 1.2,
  );
  for (const [x, y] of [
    [-0.14, 0.22],
    [0.14, 0.24],
    [-0.3, 0.18],
    [0.74, 0.14],
  ] as const)
    pen.fill(circle([x, y], 0.05, 18), { pigment: 'leaf', tone: 0.1, line: detail * 1.4 });
}

/** Noodles held up between two chopsticks. */
function drawLifted(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.24 -0.78!, 0.08 -0.84!, 0.14 -0.4, 0.1 0.1!, -0.2 0.12!, -0.16 -0.36'), {
    pigment: 'moon',
    tone: (x) => clamp(0.1 + 1.4 * (x + 0.05)),
    line: inner * 1.2,
  });
  for (const x of [-0.16, -0.08, 0, 0.07])
    pen.stroke(traced(`${x} -0.8, ${x + 0.07} -0.38, ${x + 0.03} 0.08`), inner * 0.9);
  for (const stick of [
    '-0.4 -0.72!, 1.16 -1.18!, 1.18 -1.1!, -0.38 -0.66!',
    '-0.42 -0.86!, 1.06 -1.36!, 1.09 -1.28!, -0.4 -0.8!',
  ])
    pen.fill(outlined(stick), { pigment: 'wood', tone: 0.3, line: inner });
}

function drawBowl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.42 0.94!, 0.42 0.94!, 0.38 1.12!, -0.38 1.12!'), {
    pigment: 'petal',
    tone: 0.7,
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '-1.08 0.04!, -0.84 0.26, -0.4 0.36, 0 0.38, 0.4 0.36, 0.84 0.26, 1.08 0.04!, 1.0 0.48, 0.76 0.82, 0.42 1.0!, -0.42 1.0!, -0.76 0.82, -1.0 0.48',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, 1, x) + 0.2 * y),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-1.05 0.2, -0.8 0.42, -0.4 0.52, 0 0.54, 0.4 0.52, 0.8 0.42, 1.05 0.2'), inner);
  // The maze that runs around such bowls.
  for (const [x, y, angleRad] of [
    [-0.62, 0.66, 0.2],
    [-0.22, 0.74, 0.06],
    [0.2, 0.74, -0.06],
    [0.6, 0.66, -0.2],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .stroke(
        traced('-0.15 0.1!, -0.15 -0.1!, 0.13 -0.1!, 0.13 0.08!, -0.06 0.08!, -0.06 -0.01!, 0.04 -0.01!'),
        detail * 1.6,
      );
}

const noodles = [
  '-0.9 0.06, -0.7 0.2, -0.46 0.26',
  '-0.3 -0.12, -0.1 0.02, 0.1 -0.08, 0.3 -0.16',
  '-0.24 0.06, 0.0 0.14, 0.2 0.08',
  '0.2 0.22, 0.46 0.26, 0.7 0.2, 0.9 0.08',
  '-0.34 0.3, -0.1 0.24, 0.1 0.3',
];
