import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A knight's helm that looks to the right with its visor down, a plume behind it. */
export const knightHelmet: Motif = {
  name: 'knight-helmet',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawPlume);
    canvas.layer((pen) => {
      drawGorget(pen);
      drawSkull(pen);
      drawVisor(pen);
    });
  },
};

function drawPlume(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.22 -0.84!, -0.2 -1.16, -0.5 -1.44, -0.96 -1.36, -1.28 -1.0!, -1.2 -1.02, -1.42 -0.6!, -1.32 -0.62, -1.44 -0.16!, -1.3 -0.24, -1.3 0.2!, -1.12 0.0, -0.98 0.26!, -0.9 -0.1, -0.8 -0.56, -0.56 -0.86, -0.36 -0.76!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) =>
        clamp(
          0.15 + 0.5 * smoothstep(-0.9, 0.1, y) + 0.3 * smoothstep(-0.9, -0.4, x) * smoothstep(-1.2, -0.8, y),
        ),
      line: inner * 1.1,
    },
  );
  for (const barb of [
    '-0.3 -0.98, -0.62 -1.18, -0.98 -0.98, -1.12 -0.56, -1.14 -0.1',
    '-0.5 -0.98, -0.8 -0.9, -0.96 -0.54, -1.0 -0.14',
    '-0.5 -1.26, -0.86 -1.22, -1.12 -0.96',
    '-1.2 -0.7, -1.26 -0.4',
  ])
    pen.stroke(traced(barb), detail * 1.6, { taper: 0.4 });
}

function drawGorget(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [plate, tone] of [
    ['-0.62 0.5!, 0.56 0.5!, 0.86 0.98, 0.94 1.16!, 0.4 1.3, -0.3 1.3, -0.92 1.14!, -0.8 0.9', 0.3],
    ['-0.6 0.36!, 0.54 0.36!, 0.7 0.84!, 0.3 0.94, -0.3 0.94, -0.74 0.82!', 0.15],
  ] as const)
    pen.fill(outlined(plate), {
      pigment: 'steel',
      tone: (x) => clamp(tone + 0.7 * smoothstep(-0.1, 0.8, x)),
      line: inner * 1.1,
    });
  for (const x of [-0.6, -0.3, 0.02, 0.34, 0.62])
    pen.fill(circle([x * 1.1, 1.14 - 0.12 * x * x], 0.04, 14), {
      pigment: 'gold',
      tone: 0.1,
      line: pen.weight.detail,
    });
}

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 0.6!, -0.68 0.2, -0.7 -0.24, -0.5 -0.68, -0.1 -0.9, 0.3 -0.84, 0.6 -0.5!, 0.66 0.2!, 0.5 0.66!, 0 0.74',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.7, y) + 0.5 * smoothstep(-0.35, -0.7, x)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-0.68 -0.28!, -0.5 -0.7, -0.1 -0.94, 0.32 -0.88!, 0.26 -0.8!, -0.08 -0.84, -0.42 -0.62, -0.6 -0.24!',
    ),
    { pigment: 'gold', tone: 0.25, line: inner },
  );
  pen.stroke(traced('-0.46 -0.36, -0.3 -0.6, -0.1 -0.7'), detail * 2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.62 0.42, 0 0.54, 0.5 0.5'), inner);
}

/** Pointed, on its hinge, with a slit for the eyes and holes to breathe. */
function drawVisor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.24 -0.18!, 0.1 -0.46, 0.5 -0.58!, 0.8 -0.3, 1.16 0.1!, 0.86 0.42, 0.5 0.64!, 0.16 0.44, -0.18 0.06!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.06, 0.6, y) + 0.1 * x),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('0.02 -0.02, 0.5 0.08, 1.12 0.1'), inner);
  pen.fill(outlined('0.06 -0.26!, 0.4 -0.34, 0.74 -0.3!, 0.82 -0.2!, 0.44 -0.22, 0.08 -0.16!'), {
    black: 'always',
    tone: 1,
  });
  for (const y of [0.2, 0.32, 0.44])
    for (const x of [0.42, 0.54, 0.66, 0.78]) if (x + y * 0.7 < 0.96) pen.dot([x, y], inner * 1.3);
  pen.stroke(traced('0.5 -0.48, 0.74 -0.26, 0.94 -0.06'), detail * 2, { isErasing: true, taper: 0.4 });
  pen.fill(circle([-0.2, -0.08], 0.14, 28), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * (x + y + 0.28)),
    line: inner * 1.1,
  });
  pen.dot([-0.2, -0.08], inner * 1.4);
}
