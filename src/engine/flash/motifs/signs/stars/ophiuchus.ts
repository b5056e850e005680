import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The sign of the serpent bearer: an open vessel, and across it a wave that is a serpent. */
export const ophiuchus: Motif = {
  name: 'ophiuchus',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawVessel);
    canvas.layer(drawSerpent);
  },
};

function drawVessel(pen: Pen): void {
  const { inner } = pen.weight;
  const bow = traced('-0.74 -1.1, -0.74 0.1, -0.56 0.62, 0 0.92, 0.56 0.62, 0.74 0.1, 0.74 -1.1', 14);
  pen.fill(outlineOf(ribbon(bow, () => 0.115)), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.3 * x + 0.3 * y),
    line: inner * 1.1,
  });
  for (const x of [-0.74, 0.74])
    pen.fill(outlined(`${x - 0.24} -1.16!, ${x + 0.24} -1.16!, ${x + 0.2} -1.02!, ${x - 0.2} -1.02!`), {
      pigment: 'gold',
      tone: 0.3,
      line: inner * 1.1,
    });
}

function drawSerpent(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const body = traced(
    '-1.42 0.06, -1.1 -0.24, -0.74 -0.3, -0.36 -0.06, 0 0.2, 0.4 0.12, 0.74 -0.2, 1.04 -0.46',
    14,
  );
  const skin = ribbon(body, (t) => 0.02 + 0.13 * Math.min(1, t * 2.4));
  pen.fill(outlineOf(skin), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.1 * x + 0.4 * y),
    line: inner * 1.1,
  });
  for (let i = 12; i < body.length - 4; i += 5) {
    const [left, middle, right] = [skin.left[i], body[i - 3], skin.right[i]];
    if (left && middle && right) pen.stroke([left, middle, right], detail * 1.4);
  }
  pen.stroke(traced('1.4 -0.68, 1.52 -0.76, 1.66 -0.74'), inner);
  pen.stroke(traced('1.52 -0.76, 1.6 -0.86'), inner);
  pen.fill(outlined('0.94 -0.5!, 1.0 -0.66, 1.2 -0.76, 1.44 -0.72, 1.42 -0.58, 1.26 -0.44, 1.06 -0.36!'), {
    pigment: 'leaf',
    tone: (_, y) => clamp(0.5 + y),
    line: inner * 1.1,
  });
  pen.fill(circle([1.22, -0.63], 0.045, 18), { pigment: 'gold', tone: 0, line: detail });
  pen.stroke(traced('1.44 -0.62, 1.32 -0.56'), detail * 1.3);
}
