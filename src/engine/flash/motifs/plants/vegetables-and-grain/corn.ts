import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An ear of corn, its husk peeled back. */
export const corn: Motif = {
  name: 'corn',
  tinted: ['gold'],
  leanRad: 0.3,
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.3 });
      drawHusk(pen, backLeaf, 0.5);
      drawCob(pen);
      drawHusk(pen, rightLeaf, 0.3);
      drawHusk(pen, leftLeaf, 0.12);
      drawHusk(pen, frontLeaf, 0.2);
    }),
};

function drawCob(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cob, { pigment: 'gold', tone: 0.6, line: inner * 1.2 });
  for (let row = 0; row < 13; row++) {
    const y = -1.2 + row * 0.15;
    const half = 0.44 * Math.sqrt(Math.max(0, 1 - ((0.1 - Math.min(y, 0.1)) / 1.42) ** 2));
    for (const column of [-2, -1, 0, 1, 2]) {
      // They shrink towards the edge, where the cob turns away.
      const x = half * Math.sin(column * 0.56);
      const width = (half * Math.cos(column * 0.56)) / 3.7;
      pen.fill(ellipse([x, y + 0.03 * Math.abs(column)], width, 0.078, 16), {
        pigment: 'gold',
        tone: (px, py) => clamp(0.04 + 0.75 * smoothstep(0.0, 0.44, px) + 2.4 * (py - y - 0.02)),
        line: detail * 1.3,
      });
    }
  }
}

function drawHusk(pen: Pen, { outline, ribs }: Husk, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(outline), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(shade + 0.4 * x + 0.4 * smoothstep(0.4, 1.2, y)),
    line: inner * 1.2,
  });
  for (const rib of ribs) pen.stroke(traced(rib), detail * 1.3, { taper: 0.4 });
}

interface Husk {
  readonly outline: string;
  readonly ribs: readonly string[];
}

const cob = symmetric('0 -1.38, 0.2 -1.26, 0.36 -0.9, 0.46 -0.3, 0.46 0.4, 0.3 0.8, 0 0.9');
const backLeaf: Husk = {
  outline:
    '-0.3 0.6!, -0.56 0.0, -0.66 -0.5, -0.6 -0.96!, -0.34 -0.5, 0.3 -0.2, 0.66 -0.9!, 0.62 -0.2, 0.4 0.5!',
  ribs: ['-0.5 0.1, -0.56 -0.4, -0.58 -0.74', '0.5 0.1, 0.58 -0.4, 0.62 -0.7'],
};
const leftLeaf: Husk = {
  outline: '-0.08 1.3!, -0.5 1.04, -0.8 0.5, -1.0 0.0, -1.3 -0.3!, -0.8 -0.24, -0.5 0.1, -0.2 0.6, 0.06 1.1!',
  ribs: [
    '-0.16 1.1, -0.5 0.56, -0.84 0.0',
    '-0.06 1.0, -0.36 0.5, -0.62 0.1',
    '-0.3 1.06, -0.66 0.56, -0.92 0.1',
  ],
};
const rightLeaf: Husk = {
  outline: '0.08 1.3!, 0.5 1.0, 0.74 0.56, 0.9 0.16, 1.2 0.0!, 0.96 -0.16, 0.64 0.0, 0.34 0.4, 0.0 1.0!',
  ribs: ['0.12 1.1, 0.46 0.6, 0.84 0.1', '0.1 0.94, 0.4 0.5, 0.7 0.14'],
};
const frontLeaf: Husk = {
  outline:
    '-0.16 1.28!, -0.3 0.9, -0.26 0.5, -0.04 0.02!, 0.2 0.4, 0.32 0.8, 0.18 1.28!, 0.14 1.46!, -0.12 1.46!',
  ribs: ['-0.06 1.3, -0.14 0.8, -0.06 0.3', '0.02 1.3, 0.04 0.8, -0.02 0.3', '0.1 1.28, 0.2 0.86, 0.1 0.44'],
};
