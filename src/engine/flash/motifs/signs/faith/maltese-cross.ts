import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The cross of fire departments: four arms that widen into curved ends, ladder and axe crossed on its shield. */
export const malteseCross: Motif = {
  name: 'maltese-cross',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawMalteseCross);
  },
};

/** About 2 wide. */
export function drawMalteseCross(pen: Pen): void {
  for (let i = 0; i < 4; i++) drawArm(pen.at({ angleRad: (i * Math.PI) / 2 }));
  drawShield(pen);
}

/** Upwards from the middle. */
function drawArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.16 0!, -0.3 -0.46, -0.66 -0.94!, -0.34 -1.02, 0 -0.96, 0.34 -1.02, 0.66 -0.94!, 0.3 -0.46, 0.16 0!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.15 + 0.5 * (x + 0.3) + 0.3 * (y + 0.8)),
      line: inner * 1.2,
    },
  );
  pen.stroke(
    traced(
      '-0.14 -0.4, -0.26 -0.58, -0.5 -0.87!, -0.3 -0.92, 0 -0.87, 0.3 -0.92, 0.5 -0.87!, 0.26 -0.58, 0.14 -0.4',
    ),
    detail * 1.4,
  );
}

function drawShield(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.48, 60), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * (x + y)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.4, 56), { pigment: 'foam', tone: 0.1, line: detail * 1.2 });
  const ladder = pen.at({ angleRad: 0.75 });
  for (const x of [-0.07, 0.07]) ladder.stroke(traced(`${x} -0.36, ${x} 0.36`), inner * 1.3);
  for (const y of [-0.26, -0.13, 0, 0.13, 0.26]) ladder.stroke(traced(`-0.07 ${y}, 0.07 ${y}`), inner);
  const axe = pen.at({ angleRad: -0.75 });
  axe.fill(outlined('-0.03 -0.36!, 0.03 -0.36!, 0.035 0.38!, -0.035 0.38!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  axe.fill(
    outlined(
      '-0.04 -0.3!, 0.1 -0.32, 0.26 -0.38!, 0.28 -0.22, 0.24 -0.08!, 0.1 -0.16, -0.04 -0.16!, -0.16 -0.23!',
    ),
    { pigment: 'steel', tone: 0.25, line: inner },
  );
}
