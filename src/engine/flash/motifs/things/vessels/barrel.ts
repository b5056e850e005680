import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A barrel standing upright: bulging staves, iron hoops, its lid seen from above. */
export const barrel: Motif = {
  name: 'barrel',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStaves(pen);
      drawHoops(pen);
      drawLid(pen);
    });
  },
};

/** How far the belly reaches at a height. */
function half(y: number): number {
  return 0.86 - 0.22 * y ** 2;
}

function drawStaves(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.9!, 0.68 -0.9!, 0.82 -0.46, 0.86 0, 0.82 0.46, 0.66 0.96!, 0.36 1.08, 0 1.12'), {
    pigment: 'wood',
    tone: (x) => clamp(0.12 + 0.7 * clamp(x - 0.05) + 0.35 * clamp(-0.4 - x)),
    line: inner * 1.2,
  });
  for (const share of [-0.8, -0.56, -0.2, 0.2, 0.56, 0.8])
    pen.stroke(
      traced(
        `${0.68 * share} -0.86, ${0.82 * share} -0.46, ${0.86 * share} 0, ${0.82 * share} 0.46, ${0.68 * share} ${1.1 - 0.12 * share ** 2}`,
      ),
      inner,
    );
  for (const grain of ['-0.02 -0.3, 0.02 0, -0.02 0.2', '-0.36 -0.16, -0.34 0.16', '0.34 -0.2, 0.36 0.06'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.4 });
}

function drawHoops(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.5, 0.3, 0.68]) {
    const [top, low] = [half(y) + 0.01, half(y + 0.16) + 0.01];
    pen.fill(
      outlined(
        `${-top} ${y}!, ${-top * 0.5} ${y + 0.13}, 0 ${y + 0.16}, ${top * 0.5} ${y + 0.13}, ${top} ${y}!, ${low} ${y + 0.15}!, ${low * 0.5} ${y + 0.28}, 0 ${y + 0.31}, ${-low * 0.5} ${y + 0.28}, ${-low} ${y + 0.15}!`,
      ),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.15 + 0.9 * clamp(x - 0.1) + 0.5 * clamp(-0.5 - x)),
        line: inner * 1.1,
      },
    );
    pen.fill(ellipse([-0.3, y + 0.22], 0.03, 0.03, 12), { pigment: 'dark', tone: 0.5, line: detail });
  }
}

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.9], 0.7, 0.2, 60), { pigment: 'steel', tone: 0.3, line: inner * 1.2 });
  pen.fill(ellipse([0, -0.89], 0.6, 0.15, 56), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner,
  });
  for (const x of [-0.3, 0, 0.3])
    pen.stroke(traced(`${x} ${-1.02 + 0.1 * x * x}, ${x} ${-0.75 - 0.1 * x * x}`), detail * 1.4);
}
