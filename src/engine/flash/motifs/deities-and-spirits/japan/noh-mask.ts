import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** The young woman's mask of the Noh: brows high on the forehead, the mouth a little open, its teeth blackened. */
export const nohMask: Motif = {
  name: 'noh-mask',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawCords, { contour: 0.5 });
    canvas.layer((pen) => {
      pen.fill(face, {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(
            0.03 +
              0.55 * smoothstep(0.4, 0.84, x) +
              0.35 * smoothstep(-0.56, -0.84, x) +
              0.4 * smoothstep(0.84, 1.12, y),
          ),
        line: pen.weight.inner * 1.3,
      });
      drawHair(pen);
      drawBothSides(pen, drawFeatures);
      drawNoseAndMouth(pen);
    });
  },
};

/** Tied at the temples. */
function drawCords(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const cord of ['0.8 -0.1, 1.1 0.1, 1.04 0.6, 1.24 1.1', '0.8 -0.1, 1.2 0.0, 1.3 0.4, 1.14 0.86'])
      side.stroke(traced(cord), side.weight.inner * 2.4, { ink: 1 });
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.2!, 0.42 -1.12, 0.74 -0.8, 0.84 -0.3, 0.82 0.2, 0.74 0.5!, 0.72 0.0, 0.62 -0.5, 0.36 -0.84, 0 -0.96!',
      ),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.5,
        line: inner,
      },
    );
    drawGleams(
      side,
      [
        '0.04 -1.06, 0.42 -0.96, 0.68 -0.6',
        '0.1 -1.14, 0.5 -1.0, 0.76 -0.5',
        '0.76 -0.3, 0.78 0.1, 0.76 0.3',
      ],
      detail * 1.1,
    );
    side.stroke(traced('0.06 -0.93, 0.36 -0.78, 0.58 -0.46, 0.68 0.1'), detail * 1.3, { taper: 0.4 });
  });
}

function drawFeatures(side: Pen): void {
  const { inner, detail } = side.weight;
  // Brows smudged far above the eyes.
  side.fill(ellipse([0.34, -0.62], 0.2, 0.09, 30), { pigment: 'dark', black: 'uncolored', tone: 0.4 });
  side.fill(outlined('0.14 -0.1!, 0.26 -0.2, 0.42 -0.2, 0.6 -0.1!, 0.44 -0.05, 0.26 -0.05'), {
    pigment: 'bone',
    tone: 0.1,
    line: detail,
  });
  side.fill(ellipse([0.36, -0.11], 0.07, 0.06, 22), { black: 'always', tone: 1 });
  side.stroke(traced('0.12 -0.08, 0.26 -0.2, 0.42 -0.2, 0.63 -0.1'), inner * 1.6, { taper: 0.25 });
  side.stroke(traced('0.16 -0.06, 0.3 -0.02, 0.5 -0.05'), detail * 1.2, { taper: 0.4 });
  side.stroke(traced('0.14 -0.24, 0.3 -0.33, 0.52 -0.28'), detail * 1.3, { taper: 0.5 });
  side.stroke(traced('0.3 0.34, 0.4 0.48, 0.38 0.64'), detail * 1.3, { taper: 0.5 });
}

function drawNoseAndMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.2, 0.06 0.0, 0.17 0.24, 0.1 0.32, 0 0.34'), {
    tone: (x) => clamp(0.1 + 3.2 * Math.max(0, x)),
    isOverlay: true,
  });
  pen.stroke(traced('0.07 -0.24, 0.05 0.0, 0.09 0.16'), inner * 0.9, { taper: 0.5 });
  pen.stroke(traced('-0.16 0.26, -0.1 0.33, 0 0.35, 0.1 0.33, 0.16 0.26'), inner * 1.1, { taper: 0.2 });
  pen.fill(symmetric('0 0.54, 0.1 0.5, 0.28 0.62!, 0.16 0.78, 0 0.82'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 0.6, 0.1 0.58, 0.22 0.63!, 0.1 0.69, 0 0.7'), {
    black: 'always',
    tone: 1,
    line: detail,
  });
  pen.stroke(traced('-0.1 0.92, 0 0.95, 0.1 0.92'), detail * 1.4, { taper: 0.4 });
}

const face = symmetric('0 -1.2, 0.42 -1.12, 0.74 -0.8, 0.84 -0.3, 0.82 0.2, 0.66 0.7, 0.38 1.04, 0 1.16');
