import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A solid electric guitar with two horns, three pickups, and its pegs all on one side. */
export const electricGuitar: Motif = {
  name: 'electric-guitar',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawGuitar(pen.at({ at: [-0.2, 0.4], scale: 0.86, angleRad: 0.5 })));
  },
};

/** Upright, the neck's joint on the pen's origin. */
export function drawGuitar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.3, 0.66, Math.abs(x + 0.06) + 0.16 * Math.abs(y - 0.4))),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.5 0.62, -0.5 0.84, -0.36 1.02'), detail * 1.4, { isErasing: true, taper: 0.5 });
  pen.fill(plate, { pigment: 'foam', tone: (x) => clamp(0.05 + 0.4 * x), line: inner });
  for (const [y, lean] of [
    [0.16, 0],
    [0.4, 0],
    [0.64, 0.05],
  ] as const) {
    pen.fill(
      outlined(
        `-0.17 ${y - 0.045 + lean}!, 0.17 ${y - 0.045 - lean}!, 0.17 ${y + 0.045 - lean}!, -0.17 ${y + 0.045 + lean}!`,
      ),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.3,
        line: inner,
      },
    );
  }
  pen.fill(outlined('-0.16 0.8!, 0.16 0.8!, 0.16 0.94!, -0.16 0.94!'), {
    pigment: 'steel',
    tone: 0.25,
    line: inner,
  });
  pen.stroke(traced('0.14 0.9, 0.34 0.86, 0.42 0.6'), inner * 1.2);
  for (const [x, y] of [
    [0.38, 0.72],
    [0.44, 0.86],
    [0.4, 1.0],
  ] as const) {
    pen.fill(circle([x, y], 0.06, 22), { pigment: 'gold', tone: 0.2, line: inner });
    pen.dot([x, y], detail);
  }
  drawNeck(pen);
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 0.026;
    pen.stroke(
      [
        [x * 0.8, -1.44],
        [x * 1.35, 0.86],
      ],
      detail * 0.7,
    );
  }
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.46, 0.075 -1.46!, 0.1 0.06!, 0 0.08'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 4 * x),
    line: inner,
  });
  for (let fret = 0; fret < 18; fret++) {
    const y = -1.46 + 2.1 * (1 - 2 ** (-(fret + 1) / 11));
    if (y > 0) break;
    pen.stroke(traced(`-0.085 ${y}, 0.085 ${y}`), detail);
  }
  pen.fill(head, { pigment: 'gold', tone: (x, y) => clamp(0.15 + x + 0.3 * (y + 2)), line: inner * 1.1 });
  for (let peg = 0; peg < 6; peg++) {
    const [x, y] = [-0.13 - 0.008 * peg, -1.56 - 0.088 * peg];
    pen.stroke(traced(`${x} ${y}, ${x - 0.08} ${y - 0.01}`), inner * 0.9);
    pen.fill(circle([x - 0.1, y - 0.01], 0.035, 14), { pigment: 'steel', tone: 0.2, line: inner * 0.8 });
    pen.dot([x + 0.08, y], detail * 1.1);
  }
}

/** One horn longer than the other, its waist narrow. */
const body = outlined(
  '-0.1 0.06!, -0.12 -0.16, -0.28 -0.34, -0.46 -0.36, -0.52 -0.22, -0.44 0.0, -0.42 0.22, -0.46 0.44, -0.62 0.68, -0.6 0.98, -0.36 1.2, 0 1.26, 0.36 1.2, 0.6 1.0, 0.62 0.7, 0.46 0.46, 0.42 0.26, 0.46 0.06, 0.46 -0.1, 0.36 -0.16, 0.22 -0.06, 0.1 0.06!',
);
const plate = outlined(
  '-0.12 0.08!, -0.26 -0.14, -0.36 -0.16, -0.34 0.1, -0.28 0.34, -0.26 0.72!, 0.2 0.76!, 0.36 0.64, 0.5 0.78, 0.52 0.96, 0.4 1.08, 0.32 0.94, 0.28 0.7, 0.3 0.3, 0.36 0.04, 0.28 0.02, 0.12 0.1!',
);
const head = outlined(
  '-0.08 -1.42!, -0.14 -1.54, -0.18 -1.8, -0.2 -2.08, -0.12 -2.16, -0.02 -2.1, 0.06 -2.0!, 0.1 -1.86, 0.2 -1.84, 0.22 -1.72, 0.12 -1.64, 0.08 -1.42!',
);
