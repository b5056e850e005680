import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Swiss army knife, its blades fanned out: knife, opener, corkscrew, screwdriver. */
export const pocketTool: Motif = {
  name: 'swiss-army-knife',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const knife = pen.at({ at: [0, 0.4], angleRad: -0.3 });
        drawCorkscrew(knife);
        drawBlade(knife.at({ at: [-0.86, -0.02], angleRad: -0.42 }));
        drawOpener(knife.at({ at: [0.84, -0.02], angleRad: 0.5 }));
        drawDriver(knife.at({ at: [0.9, 0.1], angleRad: 1.24 }));
        drawHandle(knife);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

const steel = (pen: Pen) =>
  ({
    pigment: 'steel',
    tone: (x: number, y: number) => clamp(0.06 + 0.9 * smoothstep(-0.02, 0.16, x) + 0.1 * y),
    line: pen.weight.inner * 1.2,
  }) as const;

/** Upwards from its pivot on the origin. */
function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.16 0.1!, -0.18 -0.3, -0.2 -0.9, -0.14 -1.3, 0.02 -1.62!, 0.14 -1.3, 0.16 -0.9, 0.15 0.1!'),
    steel(pen),
  );
  pen.stroke(traced('-0.1 -0.2, -0.11 -0.8, -0.08 -1.16'), inner);
  pen.fill(outlined('0.05 -1.2!, 0.09 -1.2, 0.09 -0.86, 0.05 -0.86!'), {
    pigment: 'dark',
    tone: 0.5,
    line: detail,
  });
}

function drawOpener(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.12 0.1!, -0.13 -0.3, -0.14 -0.66!, -0.02 -0.58, 0.0 -0.76, -0.12 -0.84!, -0.1 -1.0!, 0.12 -1.02!, 0.14 -0.6, 0.13 0.1!',
    ),
    steel(pen),
  );
  pen.stroke(traced('0.06 -0.2, 0.07 -0.7'), pen.weight.detail * 1.3);
}

function drawDriver(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.1 0.1!, -0.11 -0.4, -0.07 -0.62!, -0.07 -0.84!, 0.07 -0.84!, 0.07 -0.62!, 0.11 -0.4, 0.1 0.1!',
    ),
    steel(pen),
  );
  pen.stroke(traced('-0.03 -0.2, -0.03 -0.5'), pen.weight.detail * 1.3);
}

function drawCorkscrew(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.06 -0.1, 0.06 -0.34'), inner * 4);
  pen.stroke(
    traced(
      '0.06 -0.3, 0.06 -0.4, -0.06 -0.46, 0.04 -0.54, 0.18 -0.56, 0.06 -0.62, -0.06 -0.66, 0.04 -0.74, 0.18 -0.78, 0.06 -0.84, -0.05 -0.88, 0.06 -0.96, 0.16 -1.0, 0.08 -1.14',
    ),
    inner * 2.6,
    {
      taper: 0.12,
      tapering: 'end',
    },
  );
}

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.1 0.12, -0.96 -0.16, -0.7 -0.2!, 0.7 -0.2!, 0.96 -0.16, 1.1 0.12, 0.96 0.3!, -0.96 0.3!'),
    { pigment: 'steel', tone: 0.5, line: inner * 1.1 },
  );
  for (const y of [-0.14, -0.06]) pen.stroke(traced(`-0.86 ${y}, 0.86 ${y}`), inner);
  pen.fill(
    outlined(
      '-1.14 0.22, -1.02 0.0, -0.8 -0.04!, 0.8 -0.04!, 1.02 0.0, 1.14 0.22, 1.02 0.44, 0.8 0.5!, -0.8 0.5!, -1.02 0.44',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 1.0 * smoothstep(0.2, 0.5, y) + 0.15 * x),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.94 0.1, -0.4 0.05, 0.3 0.05'), inner * 1.3, { isErasing: true, taper: 0.3 });
  const badge = pen.at({ at: [0.3, 0.24] });
  badge.fill(symmetric('0 -0.17!, 0.15 -0.15!, 0.15 0.02, 0.1 0.13, 0 0.19!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  badge.fill(
    outlined(
      '-0.035 -0.11!, 0.035 -0.11!, 0.035 -0.035!, 0.1 -0.035!, 0.1 0.035!, 0.035 0.035!, 0.035 0.12!, -0.035 0.12!, -0.035 0.035!, -0.1 0.035!, -0.1 -0.035!, -0.035 -0.035!',
    ),
    {
      pigment: 'petal',
      tone: 0.3,
    },
  );
  for (const x of [-0.94, 0.92])
    pen.fill(circle([x, 0.22], 0.06, 18), { pigment: 'steel', tone: 0.2, line: detail * 1.4 });
  pen.fill([circle([1.2, 0.3], 0.12, 24), circle([1.2, 0.3], 0.07, 20).toReversed()], {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
}
