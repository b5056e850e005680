import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A barber's clippers, blade up, the cord curling away below. */
export const hairClippers: Motif = {
  name: 'hair-clippers',
  tinted: ['dark', 'petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const tool = pen.at({ angleRad: 0.35 });
        drawCord(tool);
        drawBlade(tool);
        drawBody(tool);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawCord(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    traced('0 1.3, 0.02 1.6, 0.3 1.84, 0.66 1.66, 0.7 1.3, 0.44 1.18, 0.36 1.44, 0.6 1.72, 0.98 1.7'),
    inner * 2.6,
  );
  pen.fill(symmetric('0 1.16!, 0.12 1.16!, 0.08 1.5!, 0 1.5!'), { pigment: 'dark', tone: 0.4, line: inner });
}

/** A comb of fixed teeth below, the moving ones a step behind it. */
function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const teeth = (top: number, foot: number, half: number, count: number) =>
    outlined(
      [
        ...steps(count, -half, half).flatMap((x) => [
          `${x - 0.03} ${foot}!`,
          `${x - 0.016} ${top}!`,
          `${x + 0.016} ${top}!`,
          `${x + 0.03} ${foot}!`,
        ]),
        `${half + 0.03} -0.9!`,
        `${-half - 0.03} -0.9!`,
      ].join(','),
    );
  pen.fill(teeth(-1.6, -1.36, 0.4, 10), {
    pigment: 'steel',
    tone: (x) => clamp(0.05 + 0.8 * (x + 0.1)),
    line: inner,
  });
  pen.fill(teeth(-1.36, -1.24, 0.32, 8), { pigment: 'steel', tone: 0.5, line: detail * 1.2 });
  pen.fill(outlined('-0.46 -1.14!, 0.46 -1.14!, 0.42 -0.84!, -0.42 -0.84!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.9 * smoothstep(0, 0.45, x)),
    line: inner * 1.1,
  });
  for (const x of [-0.26, 0.26]) {
    pen.dot([x, -1.0], inner * 1.5);
    pen.stroke(traced(`${x - 0.03} -0.97, ${x + 0.03} -1.03`), detail, { isErasing: true });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.38 -0.74!, 0.6 -0.78, 0.66 -0.62, 0.56 -0.5!, 0.4 -0.46!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.12 + 0.9 * smoothstep(0.0, 0.42, x) + 0.3 * smoothstep(0.6, 1.2, y)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.34 -0.7, -0.32 -0.2, -0.24 0.3, -0.22 0.9'), inner * 1.3, {
    isErasing: true,
    taper: 0.3,
  });
  pen.fill(symmetric('0 -0.62, 0.2 -0.6, 0.24 -0.46, 0.14 0.36, 0 0.44'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 2.4 * x),
    line: inner,
  });
  pen.fill(outlined('-0.09 -0.4!, 0.09 -0.4!, 0.09 -0.08!, -0.09 -0.08!'), {
    pigment: 'steel',
    tone: 0.15,
    line: inner,
  });
  for (const y of [-0.33, -0.26, -0.19]) pen.stroke(traced(`-0.06 ${y}, 0.06 ${y}`), detail * 1.2);
  for (const y of [0.62, 0.72, 0.82, 0.92, 1.02])
    pen.stroke(traced(`-0.2 ${y}, 0 ${y + 0.03}, 0.2 ${y}`), inner, { isErasing: true, taper: 0.2 });
}

const body = symmetric(
  '0 -0.92!, 0.46 -0.92!, 0.48 -0.6, 0.42 -0.2, 0.3 0.24, 0.3 0.8, 0.28 1.12, 0.16 1.26, 0 1.28',
);
