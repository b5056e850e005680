import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Corinthian helmet with its horsehair crest, as Spartans are shown in; looks to the right. */
export const spartan: Motif = {
  name: 'spartan',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCrest(pen);
      drawHelmet(pen);
    });
  },
};

/** Hairs stand on a ridge that follows the crown of the helmet, down to the neck. */
function drawCrest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tuft = (share: number): Point => {
    const i = share * (rim.length - 1);
    return between(pointAt(rim, Math.floor(i)), pointAt(rim, Math.floor(i) + 1), i - Math.floor(i));
  };
  const root = (share: number): Point => {
    const i = share * (ridge.length - 1);
    return between(pointAt(ridge, Math.floor(i)), pointAt(ridge, Math.floor(i) + 1), i - Math.floor(i));
  };
  const edge = steps(52).map((share, i): Point => between(root(share), tuft(share), i % 2 === 0 ? 1 : 0.9));
  pen.fill([...edge, ...ridge.toReversed()], {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.75 * smoothstep(0.2, -0.9, x) + 0.3 * smoothstep(-0.2, 0.7, y)),
    line: inner * 1.1,
  });
  for (const share of steps(34, 0.02, 0.98)) {
    const [from, to] = [root(share), tuft(share)];
    pen.stroke([between(from, to, 0.18), between(from, to, pen.random.between(0.6, 0.86))], detail * 1.2, {
      taper: 0.7,
      tapering: 'end',
    });
  }
  const plume = ridge.map((at, i) => between(at, pointAt(rim, i), 0.13));
  pen.fill([...plume, ...ridge.toReversed()], { pigment: 'gold', tone: 0.3, line: inner });
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(shadow, { black: 'always', tone: 1 });
  pen.fill(bowl, {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(
        0.1 +
          0.75 * smoothstep(-0.05, -0.62, x) +
          0.25 * smoothstep(0.3, 0.9, y) +
          0.2 * smoothstep(0.4, 0.62, x),
      ),
    line: inner * 1.2,
  });
  pen.fill(eye, { black: 'always', tone: 1, line: inner });
  pen.stroke(traced('0.0 0.02, 0.16 -0.2, 0.44 -0.26, 0.7 -0.16'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.06 0.08, 0.1 -0.28, 0.4 -0.38, 0.66 -0.3'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('-0.6 0.56, -0.34 0.5, -0.14 0.58, -0.02 0.8, 0.16 1.02'), inner, { taper: 0.1 });
  for (const line of ['-0.3 -0.5, -0.38 -0.2, -0.36 0.1', '0.1 -0.66, 0.3 -0.6, 0.5 -0.44'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  for (const [i, y] of steps(4, 0.66, 0.98).entries()) pen.dot([lerp(0.3, 0.22, i / 4), y], detail * 1.2);
  pen.stroke(traced('-0.1 -0.6, 0.16 -0.58, 0.4 -0.42'), detail * 1.6, {
    isErasing: !pen.isColored,
    taper: 0.5,
  });
}

const ridge = traced('0.6 -0.52, 0.3 -0.78, -0.1 -0.82, -0.48 -0.62, -0.68 -0.24, -0.7 0.2, -0.62 0.62', 9);
const rim = traced('0.98 -0.66, 0.62 -1.14, 0.0 -1.3, -0.68 -1.1, -1.12 -0.56, -1.2 0.16, -1.02 0.86', 9);
const shadow = outlined('0.2 0.0!, 0.6 0.0!, 0.62 0.5!, 0.5 1.0!, 0.2 0.6!');
const bowl = outlined(
  '0.6 -0.52!, 0.7 -0.3, 0.72 -0.1!, 0.76 0.3, 0.7 0.56!, 0.6 0.5, 0.58 0.24, 0.52 0.1!, 0.4 0.14!, 0.38 0.4, 0.44 0.62!, 0.4 0.96, 0.3 1.2!, 0.12 1.06, -0.08 0.8, -0.26 0.74!, -0.44 0.84, -0.78 0.86!, -0.64 0.6, -0.7 0.2, -0.68 -0.24, -0.48 -0.62, -0.1 -0.82, 0.3 -0.78',
);
const eye = outlined('0.02 0.1!, 0.12 -0.06, 0.32 -0.1, 0.52 -0.02!, 0.54 0.12!, 0.36 0.16, 0.16 0.16');
