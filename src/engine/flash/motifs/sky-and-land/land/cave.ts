import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A hole in the rock, black within, and a path that leads into it. */
export const cave: Motif = {
  name: 'cave',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawCave);
  },
};

function drawCave(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rock, {
    pigment: 'grey',
    tone: linearShader([-0.6, -0.8], [0.8, 0.8], [0.05, 0.5]),
    line: inner * 1.1,
  });
  for (const face of faces)
    pen.fill(outlined(face), { pigment: 'grey', tone: 0.6, isOverlay: true, line: detail * 1.2 });
  for (const crack of cracks) pen.stroke(traced(crack), inner, { taper: 0.5 });
  pen.fill(rim, { pigment: 'grey', tone: (x) => clamp(0.3 + 0.4 * x), line: inner });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(path, { pigment: 'scroll', tone: (_, y) => clamp(1.1 - 1.2 * (y - 0.1)), line: inner });
  for (const [x, y, scale] of boulders)
    pen
      .at({ at: [x, y], scale })
      .fill(outlined('-0.3 0.14!, -0.26 -0.1!, -0.04 -0.24!, 0.2 -0.16!, 0.3 0.14!'), {
        pigment: 'grey',
        tone: (px) => clamp(0.3 + px),
        line: inner,
      });
  for (const blade of grass) pen.stroke(traced(blade), inner * 1.2, { taper: 0.5, tapering: 'end' });
}

const rock = outlined(
  '-1.24 0.9!, -1.2 0.4!, -1.04 0.0!, -1.06 -0.34!, -0.76 -0.7!, -0.5 -0.82!, -0.26 -1.06!, 0.1 -1.0!, 0.4 -1.1!, 0.7 -0.8!, 0.96 -0.56!, 1.0 -0.2!, 1.18 0.2!, 1.16 0.6!, 1.26 0.9!',
);
const faces = [
  '0.4 -1.1!, 0.7 -0.8!, 0.96 -0.56!, 1.0 -0.2!, 1.18 0.2!, 1.16 0.6!, 1.26 0.9!, 0.86 0.9!, 0.94 0.3!, 0.76 -0.1!, 0.66 -0.5!',
  '-1.06 -0.34!, -0.76 -0.7!, -0.66 -0.4!, -0.9 -0.1!, -0.94 0.4!, -1.1 0.9!, -1.24 0.9!, -1.2 0.4!, -1.04 0!',
  '-0.26 -1.06!, 0.1 -1.0!, 0.0 -0.8!, -0.2 -0.78!',
];
const cracks = [
  '-0.5 -0.82, -0.44 -0.7, -0.5 -0.6',
  '0.3 -0.9, 0.36 -0.78, 0.3 -0.7',
  '-0.9 0.1, -0.82 0.2, -0.86 0.34',
  '0.84 0.0, 0.92 0.1',
  '-1.06 0.6, -0.98 0.7',
];
const rim = outlined(
  '-0.86 0.92!, -0.84 0.4!, -0.74 -0.02!, -0.62 -0.34!, -0.3 -0.62!, 0.04 -0.7!, 0.36 -0.6!, 0.62 -0.3!, 0.74 0.06!, 0.8 0.5!, 0.84 0.92!',
);
const mouth = outlined(
  '-0.74 0.92!, -0.72 0.44!, -0.62 0.04!, -0.5 -0.26!, -0.26 -0.5!, 0.04 -0.58!, 0.3 -0.48!, 0.5 -0.22!, 0.62 0.1!, 0.68 0.5!, 0.7 0.92!',
);
const path = outlined(
  '-0.72 0.98!, -0.6 0.84, -0.2 0.72, -0.14 0.6, 0.02 0.5, 0.16 0.5, 0.2 0.6, 0.18 0.72, 0.5 0.84, 0.7 0.98!',
);
const boulders = [
  [-0.96, 0.82, 0.8],
  [0.86, 0.8, 1],
  [1.2, 0.84, 0.6],
] as const;
const grass = [
  '-0.66 0.94, -0.7 0.76',
  '-0.6 0.94, -0.58 0.72',
  '-0.54 0.94, -0.48 0.78',
  '-1.24 0.92, -1.3 0.76',
  '-1.18 0.92, -1.16 0.72',
  '0.54 0.94, 0.52 0.78',
  '0.6 0.94, 0.64 0.76',
];
