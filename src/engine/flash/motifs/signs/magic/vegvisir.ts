import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The Icelandic stave that shows the way: eight staves from one centre, each with an ending of its own. */
export const vegvisir: Motif = {
  name: 'vegvisir',
  tinted: [],
  draw: (canvas) => drawStaves(canvas, endings),
};

/** The helm of awe: eight staves alike. */
export const helmOfAwe: Motif = {
  name: 'helm-of-awe',
  tinted: [],
  draw: (canvas) => drawStaves(canvas, Array(8).fill([trident, bar(-0.66), bar(-0.52), bar(-0.38)])),
};

/** @param endings what lies across each of the staves, clockwise from the top */
function drawStaves(canvas: Canvas, endings: readonly (readonly string[])[]): void {
  canvas.layer(
    (pen) => {
      for (const [i, ending] of endings.entries()) drawStave(pen.at({ angleRad: (i * Math.PI) / 4 }), ending);
      pen.stroke(circle([0, 0], 0.13, 30), pen.weight.inner * 1.4);
      pen.dot([0, 0], pen.weight.inner * 1.4);
    },
    { silhouette: 'fills-and-lines', contour: 0, isInverted: false },
  );
}

function drawStave(pen: Pen, ending: readonly string[]): void {
  for (const line of ['0 0, 0 -1.04', ...ending])
    pen.stroke(traced(line), Math.max(pen.weight.inner * 2, pen.weight.contour));
}

const bar = (y: number, half = 0.13) => `-${half} ${y}!, ${half} ${y}!`;
const trident = '-0.17 -1.12!, -0.17 -0.9, 0 -0.8, 0.17 -0.9, 0.17 -1.12!';
const cup = (y: number) => `-0.16 ${y}!, -0.14 ${y + 0.14}, 0 ${y + 0.2}, 0.14 ${y + 0.14}, 0.16 ${y}!`;
const dome = (y: number) => `-0.16 ${y}!, -0.14 ${y - 0.14}, 0 ${y - 0.2}, 0.14 ${y - 0.14}, 0.16 ${y}!`;
const endings: readonly (readonly string[])[] = [
  [trident, bar(-0.64), bar(-0.52), bar(-0.4)],
  [bar(-1.04), bar(-0.9), bar(-0.76), bar(-0.44, 0.1), cup(-0.68)],
  [trident, cup(-0.78), bar(-0.44), bar(-0.34)],
  [dome(-0.86), cup(-1.02), bar(-0.56), bar(-0.44)],
  [trident, bar(-0.62), dome(-0.36)],
  [bar(-1.04, 0.16), bar(-0.92, 0.16), cup(-0.74), bar(-0.4)],
  [trident, dome(-0.62), bar(-0.5), bar(-0.38)],
  [cup(-1.0), cup(-0.84), bar(-0.56), bar(-0.46), bar(-0.36)],
];
