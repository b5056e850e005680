import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A piston with its rings, and the rod down to the crank. */
export const piston: Motif = {
  name: 'piston',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer((pen) => drawPiston(pen.at({ angleRad: 0.4 }))),
};

/** Two pistons, crossed. */
export const crossedPistons: Motif = {
  name: 'crossed-pistons',
  tinted: ['steel'],
  one: piston,
  draw(canvas) {
    canvas.layer((pen) => drawPiston(pen.at({ angleRad: -0.66, isFlipped: true })));
    canvas.layer((pen) => drawPiston(pen.at({ angleRad: 0.66 })));
  },
};

/** Upright, its head up; the pen's origin halfway down the rod. */
function drawPiston(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (half: number) => (x: number) =>
    clamp(0.12 + 0.9 * smoothstep(0, half, x) + 0.4 * smoothstep(-0.6 * half, -half, x));
  drawRod(pen);
  pen.fill(
    outlined('-0.5 -1.3!, 0.5 -1.3!, 0.5 -0.5!, 0.34 -0.32, 0.2 -0.5!, -0.2 -0.5!, -0.34 -0.32, -0.5 -0.5!'),
    {
      pigment: 'steel',
      tone: round(0.5),
      line: inner * 1.3,
    },
  );
  for (const y of [-1.18, -1.06, -0.94])
    pen.fill(
      outlined(
        `-0.53 ${y}!, 0 ${y + 0.07}, 0.53 ${y}!, 0.53 ${y + 0.06}!, 0 ${y + 0.13}, -0.53 ${y + 0.06}!`,
      ),
      {
        pigment: 'dark',
        tone: (x) => clamp(0.2 + 0.8 * smoothstep(0, 0.5, x)),
        line: detail * 1.3,
      },
    );
  pen.fill(ellipse([0, -1.3], 0.5, 0.13), { pigment: 'steel', tone: 0.05, line: inner * 1.2 });
  pen.stroke(ellipse([0.0, -1.3], 0.3, 0.07).slice(6, 30), detail, { taper: 0.3 });
  pen.fill(circle([0, -0.66], 0.17, 32), { pigment: 'gold', tone: 0.25, line: inner * 1.1 });
  pen.fill(circle([0, -0.66], 0.1, 26), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.34 -0.76, -0.34 -0.52'), inner, { isErasing: true, taper: 0.3 });
}

function drawRod(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.2 -0.6!, 0.15 -0.2, 0.16 0.4, 0.24 0.72!, 0 0.72!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2.4 * x),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.3!, 0.07 -0.26, 0.07 0.4, 0.1 0.62!, 0 0.62!'), {
    pigment: 'dark',
    tone: 0.5,
    line: detail * 1.4,
  });
  pen.fill(symmetric('0 0.58, 0.3 0.64, 0.5 0.78!, 0.5 1.12!, 0.34 1.34, 0 1.44'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0, 0.45, x) + 0.4 * smoothstep(1.1, 1.4, y)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.5 1.0, -0.24 1.0'), inner * 1.2);
  pen.stroke(traced('0.24 1.0, 0.5 1.0'), inner * 1.2);
  for (const x of [-0.41, 0.41])
    pen.fill(outlined(`${x - 0.07} 1.1!, ${x + 0.07} 1.1!, ${x + 0.07} 1.3!, ${x - 0.07} 1.3!`), {
      pigment: 'gold',
      tone: (px) => clamp(0.3 + 4 * (px - x)),
      line: inner,
    });
  pen.fill(circle([0, 1.0], 0.28, 40), { pigment: 'gold', tone: 0.3, line: inner * 1.1 });
  pen.fill(circle([0, 1.0], 0.2, 36), { black: 'always', tone: 1 });
}
