import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A drawn bow with its arrow on the string, aimed to the upper right. */
export const bow: Motif = {
  name: 'bow',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawDrawnBow(pen.at({ angleRad: -0.6 })), {
      silhouette: 'fills-and-lines',
      contour: 0.6,
    });
  },
};

/** The arrow lies along the x axis, its head at 1.2. */
function drawDrawnBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const string of ['0.04 -1.22, -0.86 0!', '0.04 1.22, -0.86 0!'])
    pen.stroke(traced(string), inner * 0.9);
  drawStave(pen);
  drawArrow(pen);
  pen.fill(outlined('0.5 -0.17!, 0.64 -0.18!, 0.66 0.18!, 0.52 0.19!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 5 * (x - 0.56)),
    line: inner,
  });
  for (const y of [-0.1, -0.02, 0.06, 0.14]) pen.stroke(traced(`0.51 ${y}, 0.65 ${y - 0.04}`), detail * 1.3);
}

function drawStave(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(ribbon(traced(stave, 10), (share) => 0.022 + 0.062 * Math.sin(Math.PI * share))), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.5 * Math.abs(y) + 0.1 - 0.9 * (x - 0.5) * (1 - Math.abs(y))),
    line: inner * 1.1,
  });
  for (const isFlipped of [false, true]) {
    const limb = pen.at({ isFlipped, angleRad: isFlipped ? Math.PI : 0 });
    for (const [x, y] of bindings)
      limb.stroke(traced(`${x - 0.09} ${y + 0.0}, ${x + 0.09} ${y - 0.06}`), inner * 1.3);
    limb.stroke(traced('0.5 -0.4, 0.42 -0.62, 0.32 -0.8'), detail * 1.2, { taper: 0.5 });
  }
}

function drawArrow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.84 -0.026!, 1.02 -0.026!, 1.02 0.026!, -0.84 0.026!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner * 0.9,
  });
  pen.fill(outlined('0.96 0!, 0.88 -0.13!, 1.06 -0.1, 1.3 0!, 1.06 0.1, 0.88 0.13!'), {
    pigment: 'steel',
    tone: (_, y) => (y > 0 ? 0.75 : 0.1),
    line: inner,
  });
  pen.stroke(traced('0.98 0, 1.24 0'), detail * 1.2, { taper: 0.4 });
  for (const side of [-1, 1]) {
    pen.fill(
      outlined(`-0.8 ${0.02 * side}!, -0.88 ${0.15 * side}!, -0.56 ${0.14 * side}, -0.36 ${0.02 * side}!`),
      {
        pigment: 'petal',
        tone: side < 0 ? 0.1 : 0.6,
        line: inner * 0.9,
      },
    );
    for (const x of [-0.74, -0.64, -0.54])
      pen.stroke(traced(`${x} ${0.03 * side}, ${x - 0.06} ${0.12 * side}`), detail, { taper: 0.4 });
  }
}

const stave =
  '-0.1 -1.34, 0.02 -1.24, 0.16 -1.06, 0.42 -0.66, 0.56 -0.3, 0.59 0, 0.56 0.3, 0.42 0.66, 0.16 1.06, 0.02 1.24, -0.1 1.34';
const bindings = [
  [0.05, -1.2],
  [0.55, -0.3],
] as const;
