import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const center: Point = [0, -0.5];
const knots = 12;

/** A hoop with its web, three feathers on beads below. */
export const dreamcatcher: Motif = {
  name: 'dreamcatcher',
  tinted: ['water', 'petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [x, top, length] of strings) drawString(pen, x, top, length);
      },
      { silhouette: 'fills-and-lines', contour: 0.5 },
    );
    canvas.layer(drawHoop, { silhouette: 'fills-and-lines', contour: 0.6, isInverted: false });
  },
};

/** Ring after ring of loops, each hung between the middles of the one before. */
function drawHoop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  let ring = Array.from({ length: knots }, (_, i) =>
    polar((i / knots) * fullTurn - Math.PI / 2, 0.76, center),
  );
  for (let row = 0; row < 5; row++) {
    const next = ring.map((point, i) => {
      const middle = between(point, ring[(i + 1) % knots] as Point, 0.5);
      return between(middle, center, 0.2);
    });
    ring.forEach((point, i) => {
      pen.stroke([point, next[i] as Point, ring[(i + 1) % knots] as Point], detail * 1.2);
    });
    ring = next;
  }
  pen.stroke(closed(ring), detail * 1.2);
  pen.fill(circle([0.22, -0.72], 0.06, 20), { pigment: 'petal', tone: 0.3, line: inner });
  pen.fill([circle(center, 0.86, 90), circle(center, 0.74, 84)], {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.4 * (x + y + 0.5)),
    line: inner,
    rule: 'evenodd',
  });
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * fullTurn;
    pen.stroke([polar(angle, 0.745, center), polar(angle + 0.07, 0.855, center)], detail);
  }
  pen.stroke(traced('0 -1.36, -0.06 -1.5, 0 -1.6, 0.06 -1.5, 0 -1.36', 8), inner);
}

function drawString(pen: Pen, x: number, top: number, length: number): void {
  const { inner } = pen.weight;
  const end = top + 0.34;
  pen.stroke(
    [
      [x, top],
      [x, end + 0.1],
    ],
    inner,
  );
  for (const [y, pigment] of [
    [end - 0.12, 'petal'],
    [end, 'gold'],
  ] as const)
    pen.fill(circle([x, y], 0.06, 20), {
      pigment,
      tone: (px, py) => clamp(0.2 + 5 * (px - x + py - y)),
      line: inner,
    });
  drawFeather(pen.at({ at: [x, end + 0.06], scale: length, angleRad: x * 0.16 }));
}

/** A feather that hangs from the pen's origin, of length 1. */
function drawFeather(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0!, 0.12 0.14, 0.19 0.4, 0.17 0.66!, 0.12 0.64!, 0.14 0.76, 0.06 0.92, 0 1.04!, -0.06 0.92, -0.15 0.72, -0.17 0.5!, -0.11 0.47!, -0.18 0.36, -0.12 0.14',
    ),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.05 + (x > 0 ? 0.35 : 0.05) + 0.7 * (y - 0.5)),
      line: inner,
    },
  );
  pen.stroke(traced('0 0, 0.01 0.5, 0 1.0'), inner * 0.9, { taper: 0.3, tapering: 'end' });
  for (let i = 0; i < 6; i++) {
    const y = 0.2 + 0.11 * i;
    for (const side of [-1, 1])
      pen.stroke(traced(`0 ${y}, ${side * 0.07} ${y + 0.09}, ${side * 0.12} ${y + 0.13}`), detail * 0.9, {
        taper: 0.5,
      });
  }
}

const strings = [
  [-0.6, 0.12, 0.62],
  [0.6, 0.12, 0.62],
  [0, 0.34, 0.8],
] as const;
