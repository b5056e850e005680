import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Full lips, a little open, teeth between them. */
export const lips: Motif = {
  name: 'lips',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawLips);
  },
};

function drawLips(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.1, 0.5 -0.16, 1.0 0.0!, 0.5 0.3, 0 0.34'), { black: 'always', tone: 0 });
  pen.fill(symmetric('0 -0.16, 0.4 -0.2, 0.74 -0.04!, 0.5 0.1, 0.2 0.14, 0 0.13'), {
    pigment: 'foam',
    tone: (x) => clamp(1.1 * smoothstep(0.3, 0.74, Math.abs(x))),
    line: detail * 1.2,
  });
  for (const x of [-0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52])
    pen.stroke(traced(`${x} -0.14, ${x * 0.98} 0.0, ${x * 0.94} ${0.13 - 0.1 * x * x}`), detail);
  pen.fill(
    symmetric(
      '0 -0.44, 0.14 -0.54, 0.34 -0.58, 0.68 -0.36, 1.18 0.0!, 0.8 -0.02, 0.44 -0.16, 0.16 -0.1, 0 -0.13',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.3 + 0.7 * smoothstep(-0.3, -0.04, y) + 0.3 * smoothstep(0.5, 1.1, Math.abs(x))),
      line: inner * 1.2,
    },
  );
  pen.fill(symmetric('0 0.16, 0.4 0.16, 0.8 0.06, 1.16 0.0!, 0.84 0.34, 0.46 0.6, 0 0.68'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.04 + 0.8 * smoothstep(0.36, 0.7, y) + 0.4 * smoothstep(0.4, 1.0, x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.12 0.24, 0.16 0.4, 0.14 0.54',
      '0.34 0.24, 0.4 0.38, 0.36 0.5',
      '0.58 0.2, 0.62 0.3, 0.56 0.4',
      '0.2 -0.46, 0.22 -0.34, 0.18 -0.2',
      '0.46 -0.42, 0.48 -0.32, 0.44 -0.24',
    ])
      side.stroke(traced(line), detail * 1.1, { taper: 0.5 });
  });
  for (const shine of [
    '-0.56 0.34!, -0.4 0.27, -0.2 0.3!, -0.36 0.36',
    '-0.12 0.31!, -0.02 0.29, 0.08 0.32!, -0.02 0.36',
  ])
    pen.fill(outlined(shine), { color: [255, 255, 255], tone: 0 });
}
