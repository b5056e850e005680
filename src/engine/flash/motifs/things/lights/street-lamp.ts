import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An old gas lantern on its cast iron post, lit. */
export const streetLamp: Motif = {
  name: 'street-lamp',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(drawRays, { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer((pen) => {
      drawPost(pen);
      drawLantern(pen.at({ at: [0, -0.52] }));
    });
  },
};

function drawPost(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (x: number) => clamp(0.3 + 0.5 * smoothstep(-0.1, 0.1, x));
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.04 -0.12, 0.22 -0.14, 0.34 -0.24, 0.3 -0.36, 0.2 -0.32, 0.24 -0.24'), inner * 1.6, {
      taper: 0.2,
    }),
  );
  for (const part of [
    '0 -0.56!, 0.06 -0.56!, 0.075 0.7!, 0 0.7!',
    '0 0.66!, 0.12 0.66!, 0.1 0.86, 0.16 1.1!, 0 1.1!',
    '0 1.08!, 0.26 1.08!, 0.28 1.2!, 0 1.2!',
    '0 1.2!, 0.38 1.2!, 0.4 1.34!, 0 1.34!',
  ])
    pen.fill(symmetric(part), { pigment: 'dark', tone: round, line: inner });
  for (const [y, half] of [
    [-0.12, 0.11],
    [0.14, 0.1],
    [0.68, 0.15],
  ] as const)
    pen.fill(
      symmetric(
        `0 ${y - 0.045}, ${half} ${y - 0.04}, ${half + 0.03} ${y}, ${half} ${y + 0.04}, 0 ${y + 0.045}`,
      ),
      {
        pigment: 'gold',
        tone: round,
        line: inner,
      },
    );
  pen.stroke(traced('-0.02 0.2, -0.02 0.6'), detail, { isErasing: true });
}

/** Stands on its origin, about 0.95 high. */
function drawLantern(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.64!, 0.38 -0.64!, 0.22 -0.02!, 0 -0.02!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.7 * smoothstep(0.12, 0.4, Math.sqrt(x * x + (y + 0.32) ** 2))),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.5!, 0.06 -0.36, 0.085 -0.24, 0.05 -0.14, 0 -0.12'), {
    pigment: 'ember',
    tone: 0.1,
    line: inner * 0.8,
  });
  pen.fill(symmetric('0 -0.36!, 0.034 -0.24, 0 -0.16'), { pigment: 'foam', tone: 0 });
  drawBothSides(pen, (side) => side.stroke(traced('0.17 -0.64, 0.1 -0.02'), inner * 1.2));
  pen.stroke(traced('-0.32 -0.46, -0.25 -0.2'), detail, { isErasing: true });
  const iron = {
    pigment: 'dark',
    tone: (x: number) => clamp(0.3 + 0.6 * smoothstep(-0.1, 0.4, x)),
    line: inner,
  } as const;
  pen.fill(symmetric('0 -0.06!, 0.24 -0.06!, 0.26 0.02, 0.12 0.06, 0.1 0.12!, 0 0.12!'), iron);
  pen.fill(symmetric('0 -0.98!, 0.12 -0.98!, 0.2 -0.84, 0.46 -0.68!, 0.44 -0.6!, 0 -0.6!'), iron);
  pen.fill(symmetric('0 -1.1, 0.09 -1.08, 0.13 -0.97!, 0 -0.95'), iron);
  pen.fill(circle([0, -1.15], 0.055, 18), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawRays(pen: Pen): void {
  for (const angle of [-0.5, -0.14, 0.22, Math.PI - 0.22, Math.PI + 0.14, Math.PI + 0.5])
    pen.stroke([polar(angle, 0.56, [0, -0.84]), polar(angle, 0.82, [0, -0.84])], pen.weight.inner, {
      taper: 0.8,
      tapering: 'end',
    });
}
