import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.6;

/** Sharpened, its point down, a rubber on its other end. */
export const pencil: Motif = {
  name: 'pencil',
  tinted: ['gold'],
  leanRad,
  draw: (canvas) => canvas.layer(drawPencil, { at: { angleRad: leanRad } }),
};

function drawPencil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.19 -1.08!, -0.18 -1.24, 0 -1.34, 0.18 -1.24, 0.19 -1.08!'), {
    pigment: 'blush',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.19 0.72!, 0.19 0.72!, 0 1.36!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.065 1.14!, 0 1.18, 0.065 1.14!, 0 1.36!'), { black: 'always', tone: 1 });
  pen.fill(
    outlined(
      '-0.19 -0.84!, 0.19 -0.84!, 0.19 0.72!, 0.13 0.82, 0.07 0.72!, 0 0.84, -0.07 0.72!, -0.13 0.82, -0.19 0.72!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 2.4 * x),
      line: inner * 1.1,
    },
  );
  for (const x of [-0.07, 0.07]) pen.stroke(traced(`${x} -0.82, ${x} 0.72`), inner);
  pen.fill(outlined('-0.2 -1.1!, 0.2 -1.1!, 0.2 -0.82!, -0.2 -0.82!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 2 * x),
    line: inner * 1.1,
  });
  for (const y of [-1.02, -0.96, -0.9]) pen.stroke(traced(`-0.19 ${y}, 0.19 ${y}`), detail * 1.3);
  pen.stroke(traced('-0.13 -0.6, -0.13 0.3'), detail * 2, { isErasing: true, taper: 0.2 });
}
