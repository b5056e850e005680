import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three pads of a water lily afloat, each with its cleft, and ripples around them. */
export const lilyPad: Motif = {
  name: 'lily-pad',
  tinted: ['leaf'],
  draw(canvas) {
    for (const [x, y, scale, turn] of pads)
      canvas.layer((pen) => drawPad(pen.at({ at: [x, y], scale }), turn));
    canvas.layer(
      (pen) => {
        for (const ripple of [
          '-1.2 0.5, -0.9 0.62, -0.5 0.66',
          '0.3 0.94, 0.7 0.96, 1.1 0.84',
          '0.2 -0.62, 0.5 -0.68, 0.8 -0.62',
        ])
          pen.stroke(traced(ripple), pen.weight.inner, { taper: 0.4 });
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

/** Seen from aslant: half as high as wide. `turn` is where its cleft opens. */
function drawPad(pen: Pen, turn: number): void {
  const { inner, detail } = pen.weight;
  const flat = ([x, y]: Point): Point => [x, y * 0.52];
  const rim = arc([0, 0], 1, turn + 0.22, turn + 2 * Math.PI - 0.22, 60).map(flat);
  pen.fill([[0, 0], ...rim], {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.4 * (x + 0.6) + 0.6 * y),
    line: inner * 1.2,
  });
  for (let i = 1; i < 10; i++) {
    const angle = turn + 0.22 + (i / 10) * (2 * Math.PI - 0.44);
    pen.stroke([[0, 0], flat([Math.cos(angle) * 0.86, Math.sin(angle) * 0.86])], detail * 1.2, {
      taper: 0.6,
      tapering: 'end',
    });
  }
}

const pads = [
  [0.5, -0.3, 0.5, 2.4],
  [-0.44, 0.1, 0.76, -0.5],
  [0.56, 0.52, 0.62, 1.3],
] as const;
