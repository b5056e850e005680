import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cartridge, its copper point up: the brass case with its groove and rim. */
export const bullet: Motif = {
  name: 'bullet',
  tinted: ['gold'],
  draw: (canvas) => canvas.layer(drawCartridge, { at: { angleRad: 0.4 } }),
};

function drawCartridge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (x: number) =>
    clamp(
      0.12 +
        0.8 * smoothstep(0.0, 0.4, x) +
        0.5 * smoothstep(-0.24, -0.4, x) -
        0.1 * smoothstep(-0.3, -0.1, x),
    );
  pen.fill(symmetric('0 -1.5, 0.07 -1.46, 0.2 -1.1, 0.29 -0.7, 0.3 -0.4!, 0 -0.36'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 + 0.8 * smoothstep(-0.02, 0.3, x)),
    line: inner * 1.3,
  });
  pen.fill(
    symmetric(
      '0 -0.5, 0.31 -0.54!, 0.33 -0.44, 0.4 -0.26, 0.42 0.9!, 0.36 0.98!, 0.36 1.06!, 0.44 1.1!, 0.44 1.26!, 0 1.34',
    ),
    {
      pigment: 'gold',
      tone: round,
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.31 -0.52, 0 -0.46, 0.31 -0.52'), inner);
  pen.stroke(traced('-0.4 -0.24, 0 -0.17, 0.4 -0.24'), detail * 1.2);
  for (const y of [0.9, 0.97])
    pen.stroke(traced(`${-0.4 + 0.5 * (y - 0.9)} ${y}, 0 ${y + 0.08}, ${0.4 - 0.5 * (y - 0.9)} ${y}`), inner);
  pen.stroke(traced('-0.44 1.1, 0 1.18, 0.44 1.1'), inner);
  pen.fill(ellipse([-0.09, -0.98], 0.03, 0.2, 20), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('-0.24 -0.1, -0.25 0.3, -0.25 0.76'), inner * 1.8, { isErasing: true, taper: 0.4 });
  for (const y of [-0.62, -0.56])
    pen.stroke(traced(`-0.29 ${y - 0.02}, 0 ${y + 0.04}, 0.29 ${y - 0.02}`), detail);
}
