import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const cranium =
  '0.66 -0.3, 0.62 -0.62, 0.36 -0.92, -0.1 -1.04, -0.56 -0.92, -0.86 -0.54, -0.9 -0.08, -0.72 0.3, -0.44 0.44, -0.16 0.36, 0 0.46, 0.14 0.62!, 0.4 0.66, 0.78 0.64!, 0.8 0.5, 0.7 0.36, 0.76 0.2, 0.86 0.12!, 0.72 -0.06, 0.74 -0.18';
const jaw =
  '-0.2 0.3, -0.02 0.34, 0.08 0.6, 0.2 0.76!, 0.5 0.8, 0.76 0.74!, 0.82 0.9, 0.78 1.08, 0.62 1.16, 0.3 1.1, -0.04 0.96, -0.18 0.66';

/** Two of them, teeth to teeth. */
export const kissingSkulls: Pick<Motif, 'draw'> = {
  draw(canvas) {
    canvas.layer((pen) => drawSkullProfile(pen.at({ at: [-0.84, 0], angleRad: 0.06 })));
    canvas.layer((pen) => drawSkullProfile(pen.at({ at: [0.84, 0], angleRad: -0.06, isFlipped: true })));
  },
};

/** A human skull that looks to the right, about 1.8 wide and 2.2 high; its teeth are foremost. */
export function drawSkullProfile(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(jaw), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.3 + 0.5 * smoothstep(0.7, 1.16, y) - 0.2 * x),
    line: inner,
  });
  pen.fill(outlined(cranium), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.7 * smoothstep(0.55, 1, lengthOf(x * 0.95 - 0.1, y + 0.1)) * (0.7 - 0.4 * x)),
    line: inner * 1.1,
  });
  drawTeeth(pen);
  pen.fill(outlined('0.34 -0.22, 0.56 -0.26, 0.66 -0.08, 0.6 0.14, 0.42 0.2, 0.28 0.08, 0.26 -0.1'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('0.34 -0.06, 0.42 -0.12, 0.52 -0.1'), detail, { isErasing: true, taper: 0.4 });
  pen.fill(outlined('0.7 0.02!, 0.8 0.16, 0.7 0.34!, 0.62 0.26, 0.64 0.12'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.2 -0.3, 0.44 -0.38, 0.66 -0.32'), inner, { taper: 0.4 });
  // The cheekbone runs back to the ear.
  pen.stroke(traced('0.6 0.26, 0.36 0.34, 0.1 0.24, -0.22 0.2'), inner, { taper: 0.3 });
  pen.stroke(traced('0.44 0.36, 0.3 0.42, 0.04 0.34, -0.2 0.3'), inner, { taper: 0.4 });
  pen.stroke(traced('0.06 -0.44, -0.08 -0.2, -0.02 0.06'), detail, { taper: 0.5 });
  pen.fill(outlined('-0.3 0.2, -0.22 0.18, -0.2 0.27, -0.28 0.29'), { black: 'always', tone: 1 });
  if (!pen.hasDetail) return;
  pen.stroke(traced('-0.62 -0.7!, -0.5 -0.6!, -0.52 -0.46!, -0.4 -0.36!, -0.44 -0.24!'), detail, {
    taper: 0.5,
  });
  pen.stroke(traced('-0.74 -0.1, -0.62 0.04, -0.6 0.18'), detail, { taper: 0.5 });
}

function drawTeeth(pen: Pen): void {
  const { detail } = pen.weight;
  for (const row of ['upper', 'lower'] as const)
    for (const t of steps(4, 0, 1)) {
      const [x, half] = [0.26 + 0.5 * t, 0.058];
      const [top, bottom] = row === 'upper' ? [0.56, 0.745] : [0.735, 0.88];
      pen.fill(
        outlined(
          `${x - half} ${top}, ${x + half} ${top}, ${x + half * 0.9} ${bottom}, ${x - half * 0.9} ${bottom}`,
        ),
        { pigment: 'foam', tone: 0.15 + 0.3 * (1 - t), line: detail * 1.1 },
      );
    }
}
