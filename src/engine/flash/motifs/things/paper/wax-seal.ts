import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A seal of red wax on the ends of a ribbon, a fleur-de-lis pressed into it. */
export const waxSeal: Motif = {
  name: 'wax-seal',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawRibbon), { contour: 0.7 });
    canvas.layer(drawWax);
  },
};

function drawRibbon(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.02 0.5!, 0.46 0.4!, 0.62 0.9, 0.84 1.5!, 0.56 1.38!, 0.42 1.62!, 0.24 1.1'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(1.3, 0.8, y)),
    line: inner * 1.1,
  });
  for (const hem of ['0.16 0.8, 0.32 1.2, 0.46 1.5', '0.46 0.7, 0.6 1.1, 0.72 1.4'])
    side.stroke(traced(hem), detail * 1.2);
}

function drawWax(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(wax, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 1.3, 0.6 * x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.72, 64), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.5 * smoothstep(0.6, -0.8, x + y) + 0.15),
    line: inner * 1.2,
  });
  pen.stroke(arc([0, 0], 0.64, 0, 2 * Math.PI, 60), detail);
  const raised = { pigment: 'petalLight', tone: (x: number) => clamp(0.05 + 0.8 * x), line: inner } as const;
  drawBothSides(pen, (side) =>
    side.fill(
      outlined(
        '0.06 0.14!, 0.12 -0.16, 0.3 -0.28, 0.46 -0.14, 0.42 0.04, 0.3 0.06, 0.32 -0.06, 0.22 -0.1, 0.16 0.14!',
      ),
      raised,
    ),
  );
  pen.fill(symmetric('0 -0.54!, 0.14 -0.3, 0.1 0, 0.06 0.14!, 0 0.14!'), raised);
  pen.fill(symmetric('0 0.2!, 0.08 0.22!, 0.2 0.42!, 0.06 0.38, 0 0.52!'), raised);
  pen.fill(symmetric('0 0.12!, 0.2 0.12!, 0.2 0.22!, 0 0.22!'), raised);
  pen.fill(outlined('-0.78 -0.36!, -0.64 -0.62, -0.4 -0.8!, -0.44 -0.7, -0.6 -0.54, -0.7 -0.34!'), {
    color: [255, 255, 255],
    tone: 0,
  });
}

const wax = outlined(
  '-0.2 -0.96, 0.14 -0.92, 0.4 -1.0, 0.66 -0.78, 0.86 -0.56, 0.9 -0.2, 1.02 0.06, 0.92 0.4, 0.74 0.62, 0.6 0.92, 0.4 1.12, 0.24 0.94, -0.1 0.98, -0.42 0.92, -0.66 0.76, -0.98 0.66, -0.94 0.34, -0.98 0, -0.92 -0.3, -0.84 -0.62, -0.54 -0.82',
);
