import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawJesterHead } from '../../people/stage/jester.ts';

/** A jack-in-the-box: the jester has sprung out on his coil. */
export const jackInTheBox: Motif = {
  name: 'jack-in-the-box',
  tinted: ['petal', 'violet'],
  carries: ['jester', 'clown'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawInside(pen);
      drawSpring(pen);
      drawBox(pen);
      drawJesterHead(pen.at({ at: [0.1, -0.86], scale: 0.62, angleRad: 0.12 }));
    });
  },
};

function drawInside(pen: Pen): void {
  const { inner, detail } = pen.weight;
  // The lid, thrown open at the back.
  pen.fill(outlined('-0.5 0.3!, 0.98 0.3!, 1.24 -0.16!, -0.3 -0.16!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.36 0.2, 0.92 0.2, 1.08 -0.08, -0.24 -0.08, -0.36 0.2', 1), detail * 1.3);
  pen.fill(outlined('-0.78 0.62!, -0.5 0.3!, 0.98 0.3!, 0.72 0.62!'), {
    black: 'always',
    tone: 1,
    line: inner * 1.2,
  });
}

function drawSpring(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, x] of [
    [0.48, 0.08],
    [0.32, 0.04],
    [0.16, 0.1],
    [0.0, 0.04],
    [-0.14, 0.1],
    [-0.28, 0.06],
  ] as const) {
    pen.fill(
      outlined(
        `${x - 0.32} ${y}, ${x - 0.2} ${y - 0.1}, ${x + 0.2} ${y - 0.13}, ${x + 0.32} ${y - 0.04}, ${x + 0.2} ${y + 0.06}, ${x - 0.2} ${y + 0.1}`,
      ),
      {
        pigment: 'steel',
        tone: (px) => clamp(0.15 + 1.4 * (px - x)),
        line: inner * 1.1,
      },
    );
    pen.stroke(traced(`${x - 0.22} ${y}, ${x} ${y + 0.0}, ${x + 0.22} ${y - 0.05}`), detail * 1.6, {
      taper: 0.2,
    });
  }
}

function drawBox(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.92 0.98, 1.2 0.92, 1.2 1.16', 1), inner * 2.4);
  pen.fill(circle([1.2, 1.22], 0.1, 22), { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(outlined('0.72 0.62!, 0.98 0.3!, 0.98 1.22!, 0.72 1.6!'), {
    pigment: 'violet',
    tone: 0.7,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.78 0.62!, 0.72 0.62!, 0.72 1.6!, -0.78 1.6!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.7, x) + 0.3 * smoothstep(1.2, 1.6, y)),
    line: inner * 1.3,
  });
  for (const [x, y] of [
    [-0.78, 0.62],
    [-0.78, 1.46],
  ] as const)
    pen.fill(outlined(`${x} ${y}!, ${x + 1.5} ${y}!, ${x + 1.5} ${y + 0.14}!, ${x} ${y + 0.14}!`), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
  pen.fill(starPolygon([-0.03, 1.12], 0.3, 5, 0.45), { pigment: 'gold', tone: 0.1, line: inner * 1.1 });
  for (const [x, y] of [
    [-0.58, 0.94],
    [0.52, 0.94],
    [-0.58, 1.3],
    [0.52, 1.3],
  ] as const)
    pen.fill(circle([x, y], 0.06, 18), { pigment: 'petal', tone: 0.1, line: inner * 0.9 });
}
