import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { wings } from '../../birds/wings.ts';
import type { Motif } from '../../motif.ts';

/** A seraph as the prophets saw it: six wings around an eye, within wheels that are full of eyes. */
export const seraph: Motif = {
  name: 'seraph',
  tinted: ['gold'],
  carries: ['wings', 'eye', 'angel'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawWheel(pen.at({ angleRad: 0.62 }), 0.6);
        drawWheel(pen.at({ angleRad: -0.62 }), 0.6);
      },
      { contour: 0.7 },
    );
    for (const [at, angleRad, scale] of [
      [[0, 0.56], Math.PI, 1.3],
      [[0, -0.5], 0, 1.2],
      [[0, 0.2], 0, 1.5],
    ] as const)
      canvas.part(wings.draw, { at, angleRad, scale });
    canvas.layer((pen) => drawEye(pen.at({ scale: 0.62 })));
  },
};

/** A hoop seen aslant, eyes all around it. */
function drawWheel(pen: Pen, tilt: number): void {
  const { inner, detail } = pen.weight;
  const radius = 2.0;
  pen.fill(
    [
      ellipse([0, 0], radius, radius * tilt, 80),
      ellipse([0, 0], radius - 0.2, radius * tilt - 0.17, 80).toReversed(),
    ],
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.2 * (x + y)),
      line: inner,
    },
  );
  for (let i = 0; i < 14; i++) {
    const [x, y] = polar((i / 14) * Math.PI * 2, 1);
    const at = [x * (radius - 0.1), y * (radius * tilt - 0.085)] as const;
    pen.fill(ellipse(at, 0.085, 0.055, 20), { pigment: 'foam', tone: 0, line: detail * 1.2 });
    pen.fill(circle(at, 0.035, 14), { black: 'always', tone: 1 });
  }
}

function drawEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.86, 60), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.3 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.72 0!, -0.36 -0.38, 0 -0.46, 0.36 -0.38, 0.72 0!, 0.36 0.36, 0 0.44, -0.36 0.36'), {
    pigment: 'foam',
    tone: (_, y) => clamp(-0.9 * (y + 0.1)),
    line: inner * 1.3,
  });
  pen.fill(circle([0, -0.02], 0.34, 44), {
    pigment: 'water',
    tone: (x, y) => clamp(0.3 - 0.4 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * Math.PI * 2;
    pen.stroke([polar(angle, 0.2, [0, -0.02]), polar(angle, 0.31, [0, -0.02])], detail);
  }
  pen.fill(circle([0, -0.02], 0.16, 32), { black: 'always', tone: 1 });
  pen.fill(circle([0.1, -0.14], 0.06, 18), { color: [255, 255, 255], tone: 0 });
  for (const lid of [
    '-0.62 -0.24, -0.3 -0.52, 0 -0.6, 0.3 -0.52, 0.62 -0.24',
    '-0.56 0.3, -0.28 0.5, 0 0.56, 0.28 0.5, 0.56 0.3',
  ])
    pen.stroke(traced(lid), inner, { taper: 0.3 });
}
