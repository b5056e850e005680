import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** One single leaf with its veins. */
export const leaf: Motif = {
  name: 'leaf',
  tinted: ['leaf'],
  leanRad: 0.5,
  draw(canvas) {
    canvas.layer((pen) => drawBroadLeaf(pen.at({ angleRad: 0.5 }), 'leaf'), {
      silhouette: 'fills-and-lines',
    });
  },
};

/** One withered leaf on its way down, its tip ahead. */
export const fallingLeaf: Motif = {
  name: 'falling-leaf',
  tinted: ['ember'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const own = pen.at({ angleRad: 2.2, scale: 0.9 });
        drawBroadLeaf(own, 'ember');
        for (const [x, y] of blemishes)
          own.fill(outlined(`${x} ${y - 0.05}, ${x + 0.05} ${y}, ${x} ${y + 0.06}, ${x - 0.04} ${y}`), {
            pigment: 'wood',
            tone: 0.7,
            line: pen.weight.detail,
          });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Upright, its blade from y 0.7 to -1.1 and its stalk below. */
function drawBroadLeaf(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.0 0.66, 0.03 0.94, 0.14 1.24', 8), (t) => inner * (1.6 + 1.2 * t));
  drawBothSides(pen, (side) => {
    // The light comes from the left: only the right half lies in the shade.
    const isShaded = side.weight === pen.weight;
    side.fill(half, {
      pigment,
      tone: (x, y) => clamp((isShaded ? 0.1 : 0) + 0.5 * x + 0.2 * (y + 0.4)),
    });
  });
  pen.fill(half, { tone: (x, y) => clamp(0.75 - 0.6 * x + 0.2 * y), isOverlay: true });
  pen.stroke([...half, ...half.slice(0, 1)], inner * 1.1);
  pen.stroke(
    half.map(([x, y]) => [-x, y] as const),
    inner * 1.1,
  );
  pen.stroke(traced('0 0.7, 0.02 0, 0 -1.06'), (t) => inner * (1.6 - 1.1 * t));
  drawBothSides(pen, (side) => {
    for (const vein of veins) side.stroke(traced(vein), inner * 0.9, { taper: 0.5, tapering: 'end' });
    for (const vein of twigs) side.stroke(traced(vein), detail, { taper: 0.5, tapering: 'end' });
  });
}

/** The right half, its edge cut into shallow teeth that point to the tip. */
const half = outlined(
  '0 0.72!, 0.24 0.68, 0.44 0.54, 0.55 0.4!, 0.6 0.24, 0.65 0.08!, 0.65 -0.08, 0.64 -0.24!, 0.58 -0.38, 0.52 -0.52!, 0.42 -0.64, 0.32 -0.76!, 0.18 -0.88, 0.06 -1.02, 0 -1.2!',
);
const veins = [
  '0 0.52, 0.2 0.48, 0.42 0.36',
  '0 0.3, 0.26 0.22, 0.54 0.04',
  '0 0.04, 0.26 -0.06, 0.53 -0.26',
  '0 -0.22, 0.2 -0.32, 0.42 -0.52',
  '0 -0.48, 0.14 -0.58, 0.27 -0.74',
  '0 -0.74, 0.07 -0.82, 0.12 -0.92',
];
const twigs = [
  '0.26 0.22, 0.42 0.26, 0.52 0.2',
  '0.26 -0.06, 0.42 -0.04, 0.56 -0.1',
  '0.2 -0.32, 0.34 -0.32, 0.48 -0.38',
];
const blemishes = [
  [0.3, 0.06],
  [-0.26, -0.3],
  [-0.36, 0.3],
] as const;
