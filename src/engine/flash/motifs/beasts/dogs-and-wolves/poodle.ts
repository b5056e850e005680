import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

const head = symmetric(
  '0 -0.74, 0.24 -0.72, 0.44 -0.62, 0.58 -0.4, 0.62 -0.1, 0.72 0.14!, 0.62 0.2!, 0.66 0.42!, 0.52 0.44!, 0.44 0.68, 0.34 0.78, 0.2 0.86, 0 0.9',
);
const cheek = outlined(
  '0.15 0.4!, 0.1 0.1, 0.05 -0.3, 0.0 -0.6!, 0 -0.1, 0 0.3, 0.1 0.52, 0.3 0.52, 0.4 0.62, 0.36 0.76, 0.2 0.62',
);

/** A poodle: curls on crown, ears and chin. */
export const poodle: Motif = {
  name: 'poodle',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => drawCurls(side, earCurls));
      drawCanineFace(pen, {
        coat: 'foam',
        light: 'foam',
        iris: 'wood',
        head,
        cheek,
        ear: {
          outer: outlined('0.4 -0.4!, 0.6 -0.4, 0.7 0.0, 0.6 0.1!'),
          inner: outlined('0.5 -0.3!, 0.56 -0.3, 0.6 -0.1!'),
        },
        isSnarling: false,
        isGentle: true,
      });
      drawBothSides(pen, (side) => drawCurls(side, earCurls.slice(3)));
      drawCurls(pen, crownCurls);
    });
  },
};

function drawCurls(pen: Pen, curls: readonly (readonly [number, number, number])[]): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, radius] of curls) {
    pen.fill(circle([x, y], radius, 26), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.1 + 0.4 * smoothstep(-0.5, 1, (px - x + py - y) / radius)),
      line: inner,
    });
    const curl = [-0.6, 0, 0.6, 1.2, 1.8].map(
      (angle): Point => [x + radius * 0.5 * Math.cos(angle), y + radius * 0.5 * Math.sin(angle)],
    );
    pen.stroke(curl, detail * 1.2, { taper: 0.4 });
  }
}

const earCurls = [
  [0.6, -0.4, 0.22],
  [0.76, -0.2, 0.24],
  [0.86, 0.06, 0.24],
  [0.72, 0.3, 0.22],
  [0.92, 0.34, 0.24],
  [0.76, 0.54, 0.22],
  [0.92, 0.62, 0.2],
] as const;
const crownCurls = [
  [-0.34, -1.0, 0.24],
  [0.34, -1.0, 0.24],
  [0, -1.16, 0.26],
  [-0.5, -0.78, 0.24],
  [0.5, -0.78, 0.24],
  [-0.18, -0.86, 0.24],
  [0.18, -0.86, 0.24],
  [-0.36, -0.62, 0.19],
  [0.36, -0.62, 0.19],
  [0, -0.66, 0.2],
] as const;
