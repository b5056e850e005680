import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A square-shouldered bottle of whiskey, not quite full. */
export const liquorBottle: Motif = {
  name: 'liquor-bottle',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGlass(pen);
      drawLabel(pen);
    });
  },
};

function drawGlass(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.12!, 0.19 -1.12!, 0.2 -0.8, 0.26 -0.66, 0.62 -0.52, 0.7 -0.36, 0.7 1.22, 0.6 1.34!, 0 1.36',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.04 + 0.4 * smoothstep(0.3, 0.7, x)),
      line: inner * 1.3,
    },
  );
  pen.fill(symmetric('0 -0.36!, 0.63 -0.36!, 0.63 1.14, 0.54 1.25!, 0 1.26'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.64, x) + 0.25 * smoothstep(0.9, 1.3, y)),
    line: inner,
  });
  pen.fill(ellipse([0, -0.36], 0.63, 0.08, 44), { pigment: 'gold', tone: 0.05, line: detail * 1.2 });
  pen.fill(symmetric('0 -1.62!, 0.2 -1.62, 0.24 -1.56, 0.24 -1.18, 0.2 -1.12!, 0 -1.1'), {
    pigment: 'dark',
    tone: (x) => clamp(0.4 + 1.6 * x),
    line: inner * 1.2,
  });
  for (const x of [-0.16, -0.06, 0.06, 0.16])
    pen.stroke(traced(`${x} -1.54, ${x} -1.2`), detail * 1.3, { isErasing: true });
  pen.fill(symmetric('0 -1.14!, 0.23 -1.14!, 0.23 -1.02!, 0 -1.02'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner,
  });
  drawGleams(
    pen,
    ['-0.56 -0.18, -0.56 0.02', '-0.56 1.02, -0.54 1.16', '-0.12 -0.96, -0.14 -0.76, -0.3 -0.6'],
    inner * 1.5,
  );
}

function drawLabel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.63 0.08!, 0.63 0.08!, 0.63 0.98!, -0.63 0.98!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.35 + 0.5 * smoothstep(0.2, 0.63, x)),
    line: inner * 1.1,
  });
  const frame = [
    [-0.55, 0.15],
    [0.55, 0.15],
    [0.55, 0.91],
    [-0.55, 0.91],
    [-0.55, 0.15],
  ] as const;
  pen.stroke(frame, detail * 1.3, { isErasing: true });
  pen.fill(outlined('-0.44 0.42!, 0 0.36, 0.44 0.42!, 0.44 0.68!, 0 0.62, -0.44 0.68!'), {
    pigment: 'scroll',
    tone: 0.05,
    line: inner,
  });
  for (const x of [-0.24, 0, 0.24])
    pen.fill(starPolygon([x, 0.52 + 0.14 * x * x], 0.085, 5, 0.42), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  for (const [y, half] of [
    [0.27, 0.3],
    [0.76, 0.34],
    [0.84, 0.2],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), inner, { isErasing: true, taper: 0.2 });
}
