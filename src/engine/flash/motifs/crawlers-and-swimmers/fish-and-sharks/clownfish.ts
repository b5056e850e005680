import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A clownfish: orange, three white bands, its fins edged in black; swims to the right. */
export const clownfish: Motif = {
  name: 'clownfish',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const { outline, rays } of fins) drawFin(pen, outline, rays);
      drawBody(pen);
      drawFin(pen, '0.16 0.08!, 0.02 -0.04, -0.22 0.0, -0.34 0.16, -0.24 0.34, 0.0 0.36, 0.16 0.22!', [
        '0.08 0.1, -0.08 0.1, -0.24 0.12',
        '0.08 0.18, -0.08 0.22, -0.2 0.26',
      ]);
    });
  },
};

function drawFin(pen: Pen, outline: string, rays: readonly string[]): void {
  pen.fill(outlined(outline), { pigment: 'ember', tone: 0.2, line: pen.weight.inner * 2 });
  for (const ray of rays) pen.stroke(traced(ray), pen.weight.detail * 1.1, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (_, y) => clamp(0.06 + 0.65 * smoothstep(0.1, 0.5, y) + 0.2 * smoothstep(-0.3, -0.5, y)),
    line: inner * 1.2,
  });
  for (const band of bands)
    pen.fill(outlined(band), {
      pigment: 'foam',
      tone: (_, y) => clamp(0.02 + 0.5 * smoothstep(0.15, 0.5, y)),
      line: inner * 1.8,
    });
  pen.fill(circle([0.8, -0.1], 0.1, 28), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0.815, -0.1], 0.062, 22), { black: 'always', tone: 1 });
  pen.fill(circle([0.835, -0.125], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('1.1 0.08, 1.02 0.14, 0.92 0.12'), inner, { taper: 0.3 });
  for (const line of ['-0.3 -0.24, -0.26 -0.1', '-0.24 0.34, -0.2 0.4', '-0.36 0.1, -0.32 0.2'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

const body = outlined(
  '1.14 0.04, 1.02 -0.18, 0.8 -0.36, 0.44 -0.5, 0.06 -0.52, -0.34 -0.4, -0.66 -0.22, -0.86 -0.14!, -0.86 0.16!, -0.64 0.26, -0.32 0.44, 0.08 0.54, 0.46 0.5, 0.82 0.36, 1.04 0.2',
);
const bands = [
  '0.62 -0.43!, 0.54 -0.2, 0.52 0.04, 0.56 0.26, 0.66 0.43!, 0.44 0.5!, 0.34 0.26, 0.32 0.0, 0.36 -0.28, 0.44 -0.49!',
  '0.02 -0.51!, 0.0 -0.24, 0.12 -0.04, 0.06 0.2, 0.06 0.53!, -0.2 0.48!, -0.22 0.2, -0.2 0.0, -0.24 -0.2, -0.22 -0.44!',
  '-0.62 -0.23!, -0.58 0.0, -0.62 0.26!, -0.8 0.18!, -0.78 0.0, -0.8 -0.16!',
];
const fins = [
  {
    outline:
      '-0.8 -0.12!, -1.0 -0.3, -1.26 -0.42, -1.42 -0.28, -1.38 0.02, -1.42 0.3, -1.24 0.42, -1.0 0.3, -0.8 0.14!',
    rays: [
      '-0.9 -0.1, -1.1 -0.2, -1.28 -0.26',
      '-0.9 0.0, -1.1 0.0, -1.28 0.0',
      '-0.9 0.1, -1.1 0.2, -1.26 0.26',
    ],
  },
  {
    outline:
      '0.54 -0.44!, 0.44 -0.7, 0.24 -0.78, 0.04 -0.68, -0.12 -0.64, -0.32 -0.74, -0.52 -0.62, -0.58 -0.44, -0.52 -0.26!',
    rays: [
      '0.4 -0.5, 0.34 -0.6, 0.26 -0.66',
      '0.14 -0.52, 0.1 -0.58, 0.06 -0.62',
      '-0.34 -0.44, -0.38 -0.54, -0.42 -0.58',
    ],
  },
  {
    outline: '-0.18 0.44!, -0.3 0.66, -0.52 0.72, -0.6 0.5, -0.54 0.28!',
    rays: ['-0.32 0.46, -0.42 0.56, -0.48 0.6'],
  },
  {
    outline: '0.5 0.46!, 0.4 0.72, 0.2 0.86, 0.08 0.72, 0.14 0.5!',
    rays: ['0.34 0.54, 0.28 0.66, 0.22 0.74'],
  },
] as const;
