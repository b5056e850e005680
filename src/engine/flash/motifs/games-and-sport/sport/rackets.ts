import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

interface Racket {
  /** The middle of its head, and half its width and height up to the middle of the frame. */
  readonly head: { readonly y: number; readonly halfWidth: number; readonly halfHeight: number };
  /** Half the width of the frame. */
  readonly frame: number;
  readonly strings: number;
  /** What joins the head to the grip. */
  readonly throat: readonly string[];
  readonly gripTop: number;
}

/** A tennis racket, strung, its throat open. */
export const tennis: Motif = {
  name: 'tennis',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) =>
      drawRacket(pen, {
        head: { y: -0.62, halfWidth: 0.6, halfHeight: 0.76 },
        frame: 0.065,
        strings: 11,
        throat: [
          '-0.5 -0.18!, -0.38 -0.02!, -0.3 0.16, -0.14 0.44, 0 0.62!, 0.05 0.78!, -0.1 0.78!, -0.26 0.5, -0.42 0.16',
          '0.5 -0.18!, 0.38 -0.02!, 0.3 0.16, 0.14 0.44, 0 0.62!, -0.05 0.78!, 0.1 0.78!, 0.26 0.5, 0.42 0.16',
        ],
        gripTop: 0.72,
      }),
    ),
};

/** A badminton racket: a small head on a long thin shaft. */
export const badmintonRacket: Motif = {
  name: 'badminton-racket',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) =>
      drawRacket(pen, {
        head: { y: -0.86, halfWidth: 0.46, halfHeight: 0.56 },
        frame: 0.04,
        strings: 11,
        throat: ['-0.12 -0.34!, 0.12 -0.34!, 0.035 -0.2!, 0.035 0.9!, -0.035 0.9!, -0.035 -0.2!'],
        gripTop: 0.84,
      }),
    ),
};

/** A tennis ball, its seam as two bows. */
export const tennisBall: Motif = {
  name: 'tennis-ball',
  tinted: ['leafLight'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      pen.fill(circle([0, 0], 1), {
        pigment: 'leafLight',
        tone: ballShader([-0.1, -0.1], 1, 0.8),
        line: pen.weight.inner,
      });
      for (const seam of [
        '-0.6 -0.72, -0.34 -0.42, -0.24 0, -0.38 0.44, -0.68 0.64',
        '0.6 -0.72, 0.34 -0.42, 0.24 0, 0.38 0.44, 0.68 0.64',
      ])
        pen.fill(bandAlong(traced(seam, 10)), { pigment: 'foam', tone: 0, line: pen.weight.inner });
    }),
};

/** Leaning to the right. */
function drawRacket(upright: Pen, racket: Racket): void {
  const pen = upright.at({ angleRad: 0.5 });
  const { inner, detail } = pen.weight;
  const { y, halfWidth, halfHeight } = racket.head;
  for (const bar of racket.throat)
    pen.fill(outlined(bar), { pigment: 'petal', tone: (x) => clamp(0.3 + 0.6 * x), line: inner * 1.1 });
  const rim = (by: number) => ellipse([0, y], halfWidth + by, halfHeight + by, 60);
  pen.fill(rim(racket.frame), {
    pigment: 'petal',
    tone: (x, down) => clamp(0.25 + 0.5 * x + 0.2 * (down - y)),
    line: inner * 1.2,
  });
  pen.fill(rim(-racket.frame), { pigment: 'foam', tone: 0, line: inner });
  const [across, along] = [halfWidth - racket.frame, halfHeight - racket.frame];
  for (const t of steps(racket.strings, -1, 1).slice(1, -1)) {
    const rest = Math.sqrt(1 - t * t);
    pen.stroke(lineBetween([across * t, y - along * rest], [across * t, y + along * rest]), detail * 1.3);
    pen.stroke(lineBetween([-across * rest, y + along * t], [across * rest, y + along * t]), detail * 1.3);
  }
  drawGrip(pen, racket.gripTop);
}

function drawGrip(pen: Pen, top: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined(`-0.1 ${top}!, 0.1 ${top}!, 0.11 1.5!, 0.14 1.6!, -0.14 1.6!, -0.11 1.5!`), {
    pigment: 'dark',
    tone: (x) => clamp(0.35 + 4 * smoothstep(-0.04, 0.2, x)),
    line: inner * 1.2,
  });
  for (let y = top + 0.12; y < 1.5; y += 0.13)
    pen.stroke(traced(`-0.1 ${y}, 0.1 ${y - 0.1}`), inner, { isErasing: true });
}

function lineBetween(from: Point, to: Point): Point[] {
  return [from, to];
}

/** A band about 0.1 wide. */
function bandAlong(line: readonly Point[]): Point[] {
  return [
    ...line.map(([x, y]): Point => [x - 0.05, y]),
    ...line.map(([x, y]): Point => [x + 0.05, y]).reverse(),
  ];
}
