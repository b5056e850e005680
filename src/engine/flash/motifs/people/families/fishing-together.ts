import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSitter, groundedAt } from '../../parts/figures/from-behind.ts';
import type { Walker } from '../../parts/figures/walker.ts';
import { daughter, man, oldMan, son } from './walking-away.ts';

/** Somebody grown and a child from behind, side by side on a landing stage, each with a rod. */
export const fishingTogether: readonly Motif[] = [
  fishing('father-and-son-fishing', man, son),
  fishing('father-and-daughter-fishing', man, daughter),
  fishing('grandfather-and-grandson-fishing', oldMan, son),
];

function fishing(name: string, grown: Walker, child: Walker): Motif {
  return {
    name,
    tinted: [grown.top],
    carries: ['fishing-rod'],
    draw(canvas) {
      canvas.layer(drawRod, { contour: 0.5, silhouette: 'fills-and-lines', at: { at: [-1.02, -0.36] } });
      canvas.layer(drawRod, {
        contour: 0.5,
        silhouette: 'fills-and-lines',
        at: { at: [0.88, -0.12], isFlipped: true, scale: 0.84 },
      });
      canvas.layer((pen) => {
        drawStage(pen);
        drawSitter(pen.at({ at: [-0.42, 0] }), grown, [
          { x: -0.58, y: -0.38 },
          { x: 0.44, y: 0.12 },
        ]);
        // Both sit at one height.
        const small = pen.at({ at: [0.42, 0.2 - groundedAt(child) - 0.2 * child.height] });
        drawSitter(small, child, [
          { x: -0.22, y: groundedAt(child) + 0.08 },
          { x: 0.46, y: groundedAt(child) - 0.16 },
        ]);
      });
    },
  };
}

/** From the hand up to the left, bent by its line. */
function drawRod(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.62 -1.3, -0.66 -0.6, -0.64 0.36'), inner * 0.9);
  drawLimb(
    pen,
    { line: '0.06 0.2, -0.16 -0.4, -0.4 -1.0, -0.62 -1.3', half: [0.045, 0.035, 0.024, 0.014] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill(circle([-0.64, 0.4], 0.07, 20), { pigment: 'petal', tone: 0.2, line: inner });
}

/** Planks towards us between two posts, water on both sides. */
function drawStage(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const wave of [
    '-1.9 0.62, -1.76 0.56, -1.6 0.62, -1.44 0.56, -1.28 0.62',
    '1.28 0.62, 1.44 0.56, 1.6 0.62, 1.76 0.56, 1.9 0.62',
    '-1.76 0.86, -1.62 0.8, -1.46 0.86, -1.32 0.8',
    '1.36 0.86, 1.5 0.8, 1.66 0.86, 1.8 0.8',
  ])
    pen.stroke(traced(wave), inner * 1.2, { taper: 0.3 });
  pen.fill(outlined('-1.0 0.12!, 1.0 0.12!, 1.24 0.94!, -1.24 0.94!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.5 - 0.5 * y),
    line: inner * 1.2,
  });
  for (const y of [0.3, 0.5, 0.71]) {
    const half = 1 + 0.24 * ((y - 0.12) / 0.82);
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), inner);
    pen.stroke(traced(`${-half + 0.3} ${y + 0.1}, ${-half + 0.8} ${y + 0.11}`), detail * 1.3, { taper: 0.4 });
    pen.stroke(traced(`${half - 0.7} ${y + 0.08}, ${half - 0.2} ${y + 0.09}`), detail * 1.3, { taper: 0.4 });
  }
  pen.fill(outlined('-1.24 0.94!, 1.24 0.94!, 1.24 1.06!, -1.24 1.06!'), {
    pigment: 'wood',
    tone: 0.55,
    line: inner,
  });
  for (const x of [-1.06, 1.06])
    pen.fill(outlined(`${x - 0.1} 0.8!, ${x + 0.1} 0.8!, ${x + 0.1} 1.5!, ${x - 0.1} 1.5!`), {
      pigment: 'wood',
      tone: (px) => clamp(0.3 + 2 * (px - x)),
      line: inner,
    });
}
