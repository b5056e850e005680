import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { workClothes } from '../../parts/clothes/work-clothes.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A potter bent over the wheel, both hands on the wet pot. */
export const potter: Motif = {
  name: 'potter',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStool(pen);
      drawMovingFigure(pen, pose, { ...workClothes, shoes: 'wood' }, (held) => {
        drawApron(held);
        drawWheel(held);
        drawPot(held.at({ at: [0.78, 0.1] }));
      });
    });
  },
};

function drawApron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.02 -0.44!, 0.14 -0.4!, 0.1 0.02, 0.0 0.2!, 0.44 0.22, 0.52 0.46!, 0.3 0.54, -0.1 0.5, -0.34 0.4!, -0.24 0.16, -0.08 -0.1',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.15 + 0.4 * y - 0.2 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.1 0.26, 0.14 0.36, 0.4 0.38'), detail * 1.4, { taper: 0.4 });
}

/** Turning clay, wider above its foot. */
function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.34!, 0.2 -0.34!, 0.17 -0.24, 0.3 -0.02, 0.28 0.16, 0.16 0.32!, 0 0.34'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 + 1.6 * Math.abs(x + 0.06)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.34], 0.2, 0.055, 32), { pigment: 'ember', tone: 0.85, line: inner });
  for (const y of [-0.14, 0.02, 0.16])
    pen.stroke(traced(`-0.2 ${y}, 0 ${y + 0.05}, 0.2 ${y}`), detail * 1.3, { taper: 0.3 });
}

function drawWheel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.4 0.66!, 1.32 0.66!, 1.24 1.3!, 0.48 1.3!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.7 * (x - 0.7)),
    line: inner * 1.2,
  });
  for (const x of [0.66, 0.86, 1.06]) pen.stroke(traced(`${x} 0.72, ${x} 1.26`), detail * 1.3);
  pen.fill(outlined('0.28 0.58!, 1.44 0.58!, 1.4 0.72!, 0.32 0.72!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.7 0.5!, 0.86 0.5!, 0.86 0.6!, 0.7 0.6!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  pen.fill(ellipse([0.78, 0.44], 0.5, 0.09, 44), {
    pigment: 'steel',
    tone: (x) => clamp(0.1 + 0.8 * (x - 0.6)),
    line: inner * 1.1,
  });
  // It turns.
  pen.stroke(traced('0.34 0.52, 0.6 0.6, 0.9 0.6'), detail * 1.5, { taper: 0.5 });
}

function drawStool(pen: Pen): void {
  const { inner } = pen.weight;
  for (const leg of ['-0.66 0.5, -0.7 0.9, -0.74 1.3', '-0.2 0.5, -0.16 0.9, -0.12 1.3'])
    drawLimb(pen, { line: leg, half: [0.05, 0.045] }, { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(outlined('-0.8 0.44!, -0.08 0.44!, -0.06 0.56!, -0.82 0.56!'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner,
  });
}

const pose: Pose = {
  head: { at: [0.14, -0.76], angleRad: 0.5 },
  spine: '-0.06 -0.56, -0.3 -0.14, -0.42 0.26',
  arms: ['0.08 -0.44, 0.42 -0.1, 0.92 -0.14', '-0.08 -0.42, 0.1 0.08, 0.58 0.14'],
  legs: ['-0.32 0.32, 0.24 0.36, 0.32 1.12', '-0.42 0.32, 0.16 0.46, 0.06 1.12'],
  toes: [0, 0],
};
