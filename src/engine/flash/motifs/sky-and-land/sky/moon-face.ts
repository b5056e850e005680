import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A crescent whose inner edge is a face in profile, half asleep: the man in the moon. */
export const moonFace: Motif = {
  name: 'moon-face',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer(drawMoonFace);
  },
};

function drawMoonFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([...traced(profile), ...arc([0, 0], 1, horn, 2 * Math.PI - horn, 60)], {
    pigment: 'moon',
    tone: (x, y) =>
      clamp(
        0.04 +
          0.7 * smoothstep(0.62, 1.0, Math.sqrt(x * x + y * y) - 0.1 * x) +
          0.35 * smoothstep(0.3, 0.9, y) +
          0.3 * smoothstep(-0.5, -0.9, y),
      ),
    line: pen.weight.contour * 0.75,
  });
  // The brow, and the lid over an eye that looks into the night.
  pen.fill(outlined('-0.02 -0.34!, -0.14 -0.42, -0.32 -0.42, -0.48 -0.3!, -0.32 -0.36, -0.16 -0.35'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('-0.08 -0.1!, -0.12 -0.22, -0.24 -0.25, -0.42 -0.12!, -0.28 -0.07, -0.16 -0.06'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('-0.1 -0.19!, -0.13 -0.08, -0.2 -0.07, -0.24 -0.14!, -0.2 -0.24!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('-0.08 -0.15!, -0.12 -0.24, -0.24 -0.28, -0.44 -0.12!, -0.28 -0.17, -0.18 -0.18'), {
    pigment: 'moon',
    tone: (_, y) => clamp(0.3 + 2 * (y + 0.24)),
    line: inner,
  });
  pen.stroke(traced('-0.07 -0.14, -0.18 -0.18, -0.3 -0.16, -0.46 -0.1'), inner * 1.6, { taper: 0.2 });
  pen.stroke(traced('-0.12 -0.01, -0.24 0.0, -0.36 -0.04'), detail * 1.3, { taper: 0.4 });
  // The wing of the nose, the corner of the mouth, the cheek.
  pen.stroke(traced('0.0 0.14, -0.07 0.12, -0.09 0.04, -0.04 -0.02'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.03 0.3, -0.12 0.31, -0.22 0.25'), inner * 1.3, { taper: 0.3, tapering: 'end' });
  pen.stroke(traced('-0.18 0.16, -0.27 0.25, -0.26 0.34'), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('-0.04 0.46, -0.12 0.5, -0.16 0.56'), detail * 1.2, { taper: 0.5 });
  for (const cheek of ['-0.5 0.1, -0.44 0.24, -0.32 0.32', '-0.56 0.16, -0.48 0.32, -0.36 0.42'])
    pen.stroke(traced(cheek), detail * 1.2, { taper: 0.5 });
}

/** Where the horns end, on the circle around it. */
const horn = Math.PI * 0.28;
const [hornX, hornY] = polar(horn, 1);
/** From the upper horn over forehead, nose, lips and chin to the lower one. */
const profile = `${hornX} ${-hornY}!, 0.3 -0.76, 0.1 -0.6, 0.02 -0.42, 0.0 -0.28, -0.04 -0.18, 0.06 -0.02, 0.18 0.12, 0.14 0.18, 0.02 0.18!, 0.02 0.21, 0.08 0.25, 0.06 0.29, -0.02 0.3!, 0.06 0.33, 0.05 0.39, -0.01 0.43, 0.0 0.47, 0.08 0.54, 0.1 0.62, 0.18 0.7, 0.38 0.76, ${hornX} ${hornY}!`;
