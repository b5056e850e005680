import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFist } from '../../parts/arms-and-hands/fist.ts';

/** Two raised fists in shackles whose chain has burst. */
export const breakingFree: Motif = {
  name: 'breaking-free',
  tinted: ['petal'],
  carries: ['broken-chain', 'chain', 'handcuffs'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const isFlipped of [false, true]) {
        const fist = pen.at({
          at: [isFlipped ? 0.86 : -0.86, -0.5],
          angleRad: (isFlipped ? 1 : -1) * 1.45,
          isFlipped,
        });
        drawFist(fist, 'petal');
        drawShackle(fist.at({ at: [-1.1, 0.02] }));
      }
      drawBothSides(pen, drawChain);
    });
    canvas.layer(drawBurst, { contour: 0.4, silhouette: 'fills-and-lines' });
  },
};

/** Around the wrist. */
function drawShackle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.14 -0.36!, 0.0 -0.4, 0.14 -0.36!, 0.2 0, 0.14 0.36!, 0.0 0.4, -0.14 0.36!, -0.08 0'),
    {
      pigment: 'steel',
      tone: (_, y) => clamp(0.2 + 0.9 * y),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.08 -0.37, 0.0 0, -0.08 0.37'), detail * 1.4);
}

/** From the wrist towards the middle, its last link open. */
function drawChain(side: Pen): void {
  const { inner } = side.weight;
  const links = [
    { at: [0.5, 0.6], angleRad: 0.5 },
    { at: [0.36, 0.82], angleRad: 2.1 },
    { at: [0.22, 0.6], angleRad: -1.0 },
  ] as const;
  for (const link of links)
    side.at(link).fill([ellipse([0, 0], 0.23, 0.14, 28), ellipse([0, 0], 0.13, 0.055, 20)], {
      pigment: 'steel',
      tone: (x, y) => clamp(0.3 + 1.2 * (x + y)),
      rule: 'evenodd',
      line: inner,
    });
  side
    .at({ at: [0.2, 0.26], angleRad: 1.35, scale: 1.5 })
    .fill(
      outlined(
        '0.02 -0.1!, -0.1 -0.08, -0.16 0, -0.1 0.08, 0.06 0.1!, 0.04 0.04!, -0.06 0.03, -0.09 0, -0.06 -0.03, 0.0 -0.04!',
      ),
      { pigment: 'steel', tone: 0.3, line: inner },
    );
}

function drawBurst(pen: Pen): void {
  const { inner } = pen.weight;
  for (const ray of [
    '0 -0.1, 0 -0.33, 0 -0.56',
    '-0.1 -0.06, -0.18 -0.24, -0.26 -0.42',
    '0.1 -0.06, 0.18 -0.24, 0.26 -0.42',
    '0 0.46, 0 0.63, 0 0.8',
  ])
    pen.stroke(traced(ray), inner * 1.5, { taper: 0.5 });
}
