import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';

/** A thistle: a tuft of purple over a globe of spines, leaves armed with thorns. */
export const thistle: Motif = {
  name: 'thistle',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0 0.2, 0.03 0.9, -0.02 1.6'), pen.weight.inner * 2.6);
        drawBothSides(pen, drawThornyLeaf);
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      drawTuft(pen);
      drawGlobe(pen);
    });
  },
};

function drawTuft(pen: Pen): void {
  for (const [count, length, width] of [
    [13, 1.2, 0.14],
    [12, 1.02, 0.13],
    [9, 0.8, 0.13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      const angle = -Math.PI / 2 + share * (0.78 + 0.1 * (1.2 - length));
      drawLock(pen, {
        root: [share * 0.3, -0.24],
        tip: [
          share * 0.16 + length * Math.cos(angle),
          -0.16 + length * Math.sin(angle) * (1 - 0.1 * (i % 2)),
        ],
        width,
        bend: share * 0.1,
        pigment: 'violet',
        tone: (_, y) => clamp(0.9 + 0.7 * (y + 0.24)),
      });
    }
}

/** The head of overlapping bracts, each ending in a spine. */
function drawGlobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 -0.34, 0.36 -0.28, 0.54 0.04, 0.4 0.34, 0 0.46, -0.4 0.34, -0.54 0.04, -0.36 -0.28'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.3 + 0.7 * x + 0.3 * y),
    line: inner * 1.1,
  });
  for (const [y, half, count] of [
    [-0.2, 0.4, 5],
    [-0.04, 0.48, 6],
    [0.13, 0.44, 5],
    [0.28, 0.3, 4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = ((i / (count - 1)) * 2 - 1) * half;
      const lean = x * 0.5;
      pen.fill(
        outlined(
          `${x - 0.1} ${y + 0.12}!, ${x - 0.08 + lean * 0.3} ${y - 0.02}, ${x + lean * 0.7} ${y - 0.2}!, ${x + 0.08 + lean * 0.3} ${y - 0.02}, ${x + 0.1} ${y + 0.12}!`,
        ),
        {
          pigment: 'leaf',
          tone: (px, py) => clamp(0.15 + 1.2 * (px - x) + 1.6 * (py - y)),
          line: detail * 1.3,
        },
      );
    }
}

function drawThornyLeaf(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.02 1.36!, 0.2 1.1, 0.3 1.16!, 0.36 0.92, 0.54 1.0!, 0.54 0.76, 0.76 0.8!, 0.7 0.58, 0.98 0.4!, 0.64 0.44, 0.56 0.24!, 0.46 0.5, 0.32 0.36!, 0.3 0.66, 0.14 0.58!, 0.18 0.86, 0.02 1.1!',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.1 + 0.5 * x + 0.5 * (y - 0.6)), line: inner * 1.1 },
  );
  side.stroke(traced('0.04 1.26, 0.36 0.8, 0.84 0.46'), detail * 1.3, { taper: 0.4 });
  for (const vein of [
    '0.3 0.86, 0.46 0.9',
    '0.46 0.7, 0.64 0.72',
    '0.26 0.9, 0.22 0.72',
    '0.42 0.72, 0.38 0.54',
    '0.56 0.62, 0.54 0.42',
  ])
    side.stroke(traced(vein), detail, { taper: 0.4 });
}
