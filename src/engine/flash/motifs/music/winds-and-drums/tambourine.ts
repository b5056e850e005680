import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A tambourine, its jingles set in the hoop around the skin. */
export const tambourine: Motif = {
  name: 'tambourine',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.2 });
      drawHoop(pen);
      drawSkin(pen);
    }),
};

function drawHoop(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.2 -0.24, -0.84 -0.9, 0 -1.14, 0.84 -0.9, 1.2 -0.24!, 1.2 0.2, 0.84 0.84, 0 1.12, -0.84 0.84, -1.2 0.2!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.4 * x + 0.2 * y), line: inner * 1.6 },
  );
  for (const turn of [0.06, 0.16, 0.25, 0.34, 0.44]) {
    const angle = turn * fullTurn;
    const jingle = pen.at({
      at: [1.16 * Math.cos(angle), -0.02 + 0.97 * Math.sin(angle)],
      angleRad: angle - Math.PI / 2,
    });
    jingle.fill(ellipse([0, 0], 0.24, 0.13, 30), { black: 'always', tone: 1 });
    for (const y of [-0.06, 0.05])
      jingle.fill(ellipse([0, y], 0.25, 0.06, 30), {
        pigment: 'gold',
        tone: (x) => clamp(0.15 + 1.4 * x),
        line: inner * 1.2,
      });
  }
}

function drawSkin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.22], 1.18, 0.92, 80), { pigment: 'petal', tone: 0.1, line: inner * 1.4 });
  pen.fill(ellipse([0, -0.22], 1.04, 0.8, 76), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.35 * x + 0.4 * (y + 0.1)),
    line: inner * 1.2,
  });
  for (const line of ['-0.7 -0.5, -0.3 -0.76, 0.1 -0.8', '0.3 0.34, 0.66 0.12, 0.8 -0.1'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.5 });
}
