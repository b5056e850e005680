import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A fantail goldfish, its veils flowing; swims to the right. */
export const goldfish: Motif = {
  name: 'goldfish',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const veil of veils) drawVeil(pen, veil);
      drawBody(pen);
    });
  },
};

interface Veil {
  readonly outline: string;
  readonly rays: readonly string[];
  readonly root: readonly [number, number];
}

function drawVeil(pen: Pen, { outline, rays, root }: Veil): void {
  pen.fill(outlined(outline), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.8 - 0.85 * Math.sqrt((x - root[0]) ** 2 + (y - root[1]) ** 2)),
    line: pen.weight.inner * 1.1,
  });
  for (const ray of rays) pen.stroke(traced(ray), pen.weight.detail * 1.1, { taper: 0.5, tapering: 'end' });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.06, 0.44, y) + 0.35 * smoothstep(0.1, -0.3, x)),
    line: inner * 1.2,
  });
  if (pen.hasDetail)
    for (let row = -3; row <= 3; row++)
      for (let i = 0; i < 7; i++) {
        const [x, y] = [-0.2 + 0.12 * i - 0.03 * Math.abs(row), 0.11 * row + 0.055 * (i % 2)];
        if (((x - 0.26) / 0.5) ** 2 + (y / 0.38) ** 2 > 0.8 || x > 0.56) continue;
        pen.stroke(traced(`${x + 0.03} ${y - 0.055}, ${x - 0.05} ${y}, ${x + 0.03} ${y + 0.055}`), detail);
      }
  pen.stroke(traced('0.6 -0.3, 0.52 -0.04, 0.6 0.26'), inner, { taper: 0.3 });
  pen.fill(circle([0.82, -0.12], 0.1, 30), { pigment: 'gold', tone: 0.05, line: inner });
  pen.fill(circle([0.83, -0.12], 0.055, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.81, -0.145], 0.02, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('1.06 0.06, 0.98 0.1, 0.94 0.08'), inner, { taper: 0.3 });
  pen.fill(outlined('0.5 0.14!, 0.4 0.3, 0.22 0.5!, 0.2 0.34, 0.3 0.16'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  for (const ray of ['0.44 0.2, 0.3 0.4', '0.4 0.2, 0.26 0.34']) pen.stroke(traced(ray), detail);
}

const body = outlined(
  '1.08 0.02, 0.98 -0.2, 0.76 -0.36, 0.4 -0.46, 0.04 -0.36, -0.24 -0.14, -0.34 0.02, -0.22 0.16, 0.06 0.36, 0.4 0.45, 0.78 0.36, 1.0 0.18',
);
const veils: readonly Veil[] = [
  {
    outline:
      '-0.26 -0.1!, -0.5 -0.34, -0.9 -0.6, -1.34 -0.62!, -1.2 -0.44, -1.26 -0.2!, -1.04 -0.14, -0.9 0.02!, -0.6 0.06, -0.28 0.06!',
    rays: [
      '-0.3 -0.06, -0.7 -0.36, -1.16 -0.52',
      '-0.3 -0.03, -0.7 -0.22, -1.1 -0.3',
      '-0.3 0, -0.6 -0.08, -0.9 -0.1',
    ],
    root: [-0.28, 0],
  },
  {
    outline:
      '-0.28 0!, -0.6 0.06, -0.96 0.1, -1.3 0.3!, -1.12 0.36, -1.12 0.6!, -0.94 0.56, -0.84 0.86!, -0.6 0.6, -0.4 0.36, -0.22 0.14!',
    rays: [
      '-0.28 0.06, -0.7 0.16, -1.12 0.3',
      '-0.28 0.08, -0.64 0.28, -1.0 0.5',
      '-0.26 0.1, -0.5 0.34, -0.76 0.66',
    ],
    root: [-0.26, 0.06],
  },
  {
    outline:
      '0.6 -0.4!, 0.44 -0.7, 0.12 -0.94, -0.2 -0.96!, -0.14 -0.78, -0.3 -0.66!, -0.14 -0.5, -0.02 -0.32!, 0.3 -0.4',
    rays: [
      '0.5 -0.42, 0.34 -0.68, 0 -0.86',
      '0.36 -0.42, 0.16 -0.62, -0.12 -0.74',
      '0.22 -0.38, 0.06 -0.5, -0.14 -0.58',
    ],
    root: [0.3, -0.4],
  },
  {
    outline: '0.2 0.38!, 0.1 0.6, -0.16 0.82!, -0.12 0.6, -0.22 0.5!, -0.06 0.4, 0 0.3!',
    rays: ['0.12 0.38, 0 0.6, -0.1 0.7', '0.06 0.36, -0.06 0.48'],
    root: [0.1, 0.36],
  },
];
