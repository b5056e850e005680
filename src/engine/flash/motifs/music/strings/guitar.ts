import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An acoustic guitar. */
export const guitar: Motif = {
  name: 'guitar',
  tinted: ['wood', 'ember'],
  draw(canvas) {
    canvas.layer((pen) => drawAcousticGuitar(pen.at({ at: [-0.1, 0.34], scale: 0.86, angleRad: 0.5 })));
  },
};

const strings = 6;
/** Where the head begins. */
const nut = -1.52;
/** How many frets the neck would have if it ran on. */
const frets = 13;
/** Pegs on each side, from the nut up. */
const pegs = [-1.7, -1.84, -1.98];

/** Upright, the middle of its sound hole on the pen's origin. */
export function drawAcousticGuitar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, { pigment: 'wood', tone: 0.55, line: inner * 1.2 });
  pen.fill(top, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.05 + 0.85 * smoothstep(0.35, 0.66, Math.abs(x + 0.05) + 0.1 * Math.abs(y))),
    line: inner,
  });
  for (const line of [
    '-0.4 0.44, -0.42 0.7, -0.3 0.94',
    '-0.28 0.4, -0.28 0.62, -0.22 0.84',
    '0.36 0.5, 0.38 0.7, 0.3 0.9',
    '-0.3 -0.4, -0.26 -0.24',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
  pen.fill(circle([0, 0], 0.27, 52), { pigment: 'bone', tone: 0.2, line: inner });
  pen.stroke(closed(circle([0, 0], 0.24, 48)), detail);
  pen.fill(circle([0, 0], 0.21, 48), { black: 'always', tone: 0 });
  pen.fill(outlined('0.24 0.04!, 0.44 0.0, 0.48 0.24, 0.36 0.44!, 0.24 0.3, 0.22 0.14'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  drawNeck(pen);
  pen.fill(symmetric('0 0.52, 0.24 0.52!, 0.32 0.58!, 0.24 0.64!, 0 0.64'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  for (let i = 0; i < strings; i++) {
    const x = (i - (strings - 1) / 2) * (0.144 / strings);
    pen.stroke(
      [
        [x * 0.8, nut],
        [x * 1.25, 0.56],
      ],
      detail * 0.7,
      { isErasing: false },
    );
  }
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric(`0 ${nut - 0.04}, 0.075 ${nut - 0.04}!, 0.1 -0.16!, 0 -0.14`), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 4 * x),
    line: inner,
  });
  for (let fret = 0; fret < frets; fret++) {
    const y = nut - 0.04 + (0.38 - nut) * (1 - 2 ** (-(fret + 1) / 9));
    if (y > -0.2) break;
    pen.stroke(traced(`-0.085 ${y}, 0.085 ${y}`), detail * 1.1);
  }
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 2 * x + 0.3 * (y + 2)),
    line: inner * 1.1,
  });
  for (const side of [-1, 1])
    for (const y of pegs) {
      pen.stroke(traced(`${side * 0.1} ${y}, ${side * 0.2} ${y - 0.01}`), inner);
      pen.fill(circle([side * 0.23, y - 0.01], 0.05, 18), {
        pigment: 'gold',
        tone: 0.2,
        line: inner * 0.9,
      });
      pen.dot([side * 0.06, y], detail * 1.3);
    }
}

const body = symmetric(
  '0 -0.62, 0.24 -0.66, 0.5 -0.52, 0.56 -0.26, 0.46 0.0, 0.54 0.24, 0.74 0.5, 0.76 0.86, 0.52 1.16, 0 1.26',
);
const top = symmetric(
  '0 -0.56, 0.22 -0.6, 0.44 -0.47, 0.49 -0.26, 0.39 0.0, 0.48 0.28, 0.67 0.53, 0.69 0.84, 0.47 1.1, 0 1.19',
);
const head = symmetric('0 -2.06!, 0.06 -2.14, 0.16 -2.1!, 0.14 -1.8, 0.12 -1.6!, 0.08 -1.52!, 0 -1.52');
