import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An egg broken in two: the yolk drops from one half of its shell into the other. */
export const crackedEgg: Motif = {
  name: 'cracked-egg',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawUpperHalf(pen.at({ at: [0.22, -0.62], angleRad: 0.5 }));
      drawYolk(pen);
      drawLowerHalf(pen);
    });
  },
};

/** The blunt half, open downwards around its origin. */
function drawUpperHalf(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(inside, { pigment: 'foam', tone: 0.55, line: inner });
  pen.fill(upperShell, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0.1, 0.8, x - 0.3 * y)),
    line: inner * 1.2,
  });
}

function drawYolk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    inside.map(([x, y]) => [x, y + 0.42] as const),
    { pigment: 'foam', tone: 0.6, line: inner },
  );
  pen.fill(
    outlined(
      '-0.01 -0.56!, 0.06 -0.56!, 0.1 -0.36, 0.38 -0.06, 0.48 0.24, 0.52 0.5!, -0.52 0.5!, -0.48 0.2, -0.36 -0.08, -0.06 -0.36',
    ),
    { pigment: 'foam', tone: (x) => clamp(0.05 + 0.5 * x), line: inner },
  );
  pen.fill(circle([0, 0.1], 0.31, 44), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.9 * (x + y - 0.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.18 0.1, -0.16 -0.02, -0.06 -0.1'), inner * 1.6, { isErasing: true, taper: 0.3 });
}

function drawLowerHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lowerShell, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.0, 0.7, x) + 0.4 * smoothstep(0.8, 1.2, y)),
    line: inner * 1.2,
  });
  for (const crack of [
    '-0.36 0.52, -0.3 0.68, -0.38 0.8, -0.32 0.9',
    '0.32 0.5, 0.28 0.64, 0.36 0.74',
    '-0.3 0.68, -0.2 0.74',
  ])
    pen.stroke(traced(crack), detail * 1.5, { taper: 0.4, tapering: 'end' });
}

const inside = outlined('-0.7 0.04, -0.4 -0.12, 0 -0.16, 0.4 -0.12, 0.7 0.04, 0.4 0.16, 0 0.2, -0.4 0.16');
const upperShell = outlined(
  '-0.72 0.06!, -0.56 -0.08!, -0.42 0.08!, -0.24 -0.1!, -0.06 0.1!, 0.12 -0.08!, 0.3 0.1!, 0.46 -0.08!, 0.58 0.06!, 0.72 0.0!, 0.7 -0.3, 0.46 -0.68, 0.0 -0.86, -0.46 -0.66, -0.7 -0.28',
);
const lowerShell = outlined(
  '-0.74 0.4!, -0.56 0.56!, -0.44 0.38!, -0.26 0.56!, -0.1 0.4!, 0.08 0.58!, 0.24 0.4!, 0.42 0.56!, 0.56 0.38!, 0.74 0.42!, 0.72 0.74, 0.5 1.1, 0.0 1.28, -0.5 1.1, -0.72 0.74',
);
