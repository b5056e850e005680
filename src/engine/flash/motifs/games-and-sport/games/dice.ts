import { ellipse } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two dice that have just been thrown. */
export const dice: Motif = {
  name: 'dice',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawDie(pen, 'foam'), { at: { at: [-0.5, -0.28], scale: 0.72, angleRad: -0.3 } });
    canvas.layer((pen) => drawDie(pen, 'petal'), { at: { at: [0.46, 0.34], scale: 0.78, angleRad: 0.24 } });
  },
};

/** A die from its corner: the top, the left and the right face. */
function drawDie(pen: Pen, pigment: 'foam' | 'petal'): void {
  const { inner } = pen.weight;
  for (const { outline, tone, pips, width, height, turn } of faces) {
    pen.fill(outline, { pigment, tone, line: inner * 1.1 });
    for (const [x, y] of pips) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const pip = ellipse([0, 0], width, height, 24).map(
        ([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos] as const,
      );
      if (pigment === 'petal' && pen.isColored)
        pen.fill(pip, { pigment: 'foam', tone: 0, line: pen.weight.detail });
      else pen.fill(pip, { black: 'always', tone: 1 });
    }
  }
}

const faces = [
  {
    outline: outlined(
      '0 -0.98, 0.1 -0.95, 0.8 -0.56, 0.84 -0.48, 0.1 -0.06, 0 -0.04, -0.1 -0.06, -0.84 -0.48, -0.8 -0.56, -0.1 -0.95',
    ),
    tone: 0.04,
    pips: [
      [0, -0.51],
      [0, -0.78],
      [0, -0.24],
      [0.44, -0.51],
      [-0.44, -0.51],
    ],
    width: 0.13,
    height: 0.075,
    turn: 0,
  },
  {
    outline: outlined(
      '-0.86 -0.44, -0.8 -0.44, -0.08 -0.03, -0.02 0.08, -0.02 0.86, -0.1 0.92, -0.8 0.5, -0.86 0.42',
    ),
    tone: 0.3,
    pips: [
      [-0.62, -0.1],
      [-0.44, 0.24],
      [-0.25, 0.58],
    ],
    width: 0.075,
    height: 0.125,
    turn: -0.5,
  },
  {
    outline: outlined(
      '0.86 -0.44, 0.8 -0.44, 0.08 -0.03, 0.02 0.08, 0.02 0.86, 0.1 0.92, 0.8 0.5, 0.86 0.42',
    ),
    tone: 0.66,
    pips: [
      [0.25, 0.16],
      [0.62, -0.04],
      [0.25, 0.56],
      [0.62, 0.36],
    ],
    width: 0.075,
    height: 0.125,
    turn: 0.5,
  },
] as const;
