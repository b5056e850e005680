import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';

/** A small rodent that sits and looks to the right, its tail curled beside it. */
interface Rodent {
  readonly coat: Pigment;
  readonly body: string;
  /** The middle of its near ear, and how large it is. */
  readonly ear: readonly [x: number, y: number, radius: number];
  readonly eye: readonly [x: number, y: number];
  readonly nose: readonly [x: number, y: number];
  readonly tail: string;
}

export const mouse: Motif = {
  name: 'mouse',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer(
      (pen) =>
        drawRodent(pen, {
          coat: 'wood',
          body: '0.96 0.1, 0.86 -0.06, 0.6 -0.28, 0.34 -0.38, 0.06 -0.32, -0.3 -0.3, -0.68 -0.04, -0.86 0.38, -0.74 0.74, -0.36 0.86, 0.3 0.86, 0.56 0.72, 0.62 0.46, 0.76 0.3, 0.92 0.22',
          ear: [0.2, -0.5, 0.32],
          eye: [0.58, -0.08],
          nose: [0.96, 0.14],
          tail: '-0.6 0.74, -1.0 0.86, -1.24 0.62, -1.1 0.3, -1.3 0.06',
        }),
      { silhouette: 'fills-and-lines' },
    ),
};

export const rat: Motif = {
  name: 'rat',
  tinted: ['grey'],
  draw: (canvas) =>
    canvas.layer(
      (pen) =>
        drawRodent(pen, {
          coat: 'grey',
          body: '1.3 0.22, 1.1 0.0, 0.8 -0.2, 0.5 -0.28, 0.2 -0.16, -0.2 -0.22, -0.7 -0.08, -1.02 0.36, -0.88 0.76, -0.46 0.88, 0.3 0.88, 0.56 0.74, 0.66 0.52, 0.92 0.42, 1.22 0.34',
          ear: [0.4, -0.34, 0.2],
          eye: [0.76, 0.0],
          nose: [1.3, 0.26],
          tail: '-0.7 0.78, -1.2 0.94, -1.5 0.62, -1.28 0.28, -1.5 -0.1, -1.36 -0.36',
        }),
      { silhouette: 'fills-and-lines' },
    ),
};

function drawRodent(pen: Pen, rodent: Rodent): void {
  const { inner } = pen.weight;
  drawTail(pen, rodent.tail);
  const [x, y, radius] = rodent.ear;
  drawEar(pen.at({ at: [x + radius * 1.1, y - radius * 0.1], scale: radius * 0.8 }), rodent.coat);
  pen.fill(outlined(rodent.body), {
    pigment: rodent.coat,
    tone: (px, py) => clamp(0.08 + 0.55 * smoothstep(0.3, 0.95, py) + 0.35 * smoothstep(0, -0.9, px)),
    line: inner * 1.2,
  });
  drawHaunch(pen, rodent.coat);
  drawForepaws(pen, rodent.coat);
  drawEar(pen.at({ at: [x, y], scale: radius }), rodent.coat);
  drawFace(pen, rodent);
}

function drawTail(pen: Pen, tail: string): void {
  const line = traced(tail);
  const { inner } = pen.weight;
  pen.stroke(line, (share) => inner * (7 - 5 * share));
  pen.stroke(line, (share) => inner * (4.6 - 4 * share), { isErasing: true });
}

function drawEar(pen: Pen, coat: Pigment): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 44), { pigment: coat, tone: 0.3, line: inner * 1.1 });
  pen.fill(ellipse([0.06, 0.1], 0.66, 0.7, 36), {
    pigment: 'blush',
    tone: (px, py) => clamp(0.2 + 0.4 * (py - px)),
    line: pen.weight.detail,
  });
}

function drawHaunch(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.72 0.5, -0.5 0.16, -0.1 0.16, 0.1 0.46, 0.02 0.78!, 0.2 0.84, 0.2 0.94, -0.4 0.95, -0.66 0.84',
    ),
    {
      pigment: coat,
      tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.5, 0.95, y) + 0.4 * smoothstep(-0.2, -0.7, x)),
    },
  );
  pen.stroke(traced('-0.52 0.18, -0.3 0.1, -0.04 0.2, 0.1 0.46, 0.02 0.76'), inner);
  pen.fill(outlined('-0.3 0.84!, 0.02 0.8, 0.26 0.84, 0.3 0.93, 0.1 0.98, -0.34 0.97!'), {
    pigment: 'blush',
    tone: 0.2,
    line: inner,
  });
  for (const toe of ['0.12 0.86, 0.16 0.96', '0.2 0.85, 0.24 0.94']) pen.stroke(traced(toe), detail);
  for (const [line, count] of [
    ['-0.6 0.0, -0.4 -0.12, -0.2 -0.16', 6],
    ['-0.5 0.44, -0.4 0.34, -0.26 0.3', 5],
    ['0.3 0.3, 0.38 0.42, 0.36 0.56', 5],
  ] as const)
    drawHairs(pen, traced(line), [-0.08, 0.1], count);
}

function drawForepaws(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  for (const [x, tone] of [
    [0.54, 0.4],
    [0.36, 0.1],
  ] as const) {
    pen.fill(
      outlined(`${x - 0.06} 0.82!, ${x + 0.08} 0.78, ${x + 0.2} 0.9, ${x + 0.12} 0.97, ${x - 0.06} 0.96!`),
      {
        pigment: 'blush',
        tone,
        line: inner,
      },
    );
    for (const toe of [0.06, 0.12]) pen.stroke(traced(`${x + toe} 0.88, ${x + toe + 0.03} 0.96`), detail);
    const leg = `${x - 0.14} 0.46, ${x - 0.12} 0.66, ${x - 0.08} 0.88, ${x + 0.08} 0.86, ${x + 0.12} 0.64, ${x + 0.16} 0.46`;
    pen.fill(outlined(leg), { pigment: coat, tone });
    pen.stroke(traced(leg), inner);
  }
}

function drawFace(pen: Pen, { eye: [x, y], nose: [nx, ny] }: Rodent): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([x, y], 0.075, 26), { black: 'always', tone: 1 });
  pen.fill(circle([x - 0.02, y - 0.028], 0.025, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(ellipse([nx, ny], 0.065, 0.055, 20), { pigment: 'petalLight', tone: 0.3, line: inner });
  pen.stroke(traced(`${nx - 0.08} ${ny + 0.12}, ${nx - 0.2} ${ny + 0.16}, ${nx - 0.3} ${ny + 0.1}`), inner, {
    taper: 0.4,
  });
  for (const [dx, dy] of [
    [-0.02, -0.26],
    [0.1, -0.14],
    [0.14, 0.04],
  ] as const)
    pen.stroke(
      traced(
        `${nx - 0.16} ${ny}, ${nx - 0.02 + dx * 0.6} ${ny - 0.02 + dy * 0.7}, ${nx + 0.1 + dx} ${ny + dy}`,
      ),
      detail,
      { taper: 0.6, tapering: 'end' },
    );
}
