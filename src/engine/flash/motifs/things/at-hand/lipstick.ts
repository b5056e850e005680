import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A lipstick turned out of its golden case, its tip cut on a slant. */
export const lipstick: Motif = {
  name: 'lipstick',
  tinted: ['petal'],
  leanRad: 0.2,
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawStick(pen);
        drawCase(pen);
      },
      { at: { angleRad: 0.2 } },
    );
  },
};

const polished = (x: number) => clamp(0.08 + 1.5 * clamp(x - 0.02) + 0.5 * clamp(-0.22 - x));

function drawStick(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.27 -0.1!, -0.27 -0.62, -0.2 -0.84, 0 -1.06, 0.2 -1.2, 0.27 -1.12, 0.27 -0.1!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 1.5 * clamp(x + 0.02)),
    line: inner * 1.2,
  });
  pen.fill(
    outlined('-0.24 -0.62, -0.2 -0.84, 0 -1.06, 0.2 -1.2, 0.24 -1.1, 0.18 -0.8, 0 -0.6, -0.16 -0.54'),
    {
      pigment: 'petalLight',
      tone: 0.05,
      line: inner,
    },
  );
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.32, -0.3, 0.32, 0.2), { pigment: 'gold', tone: polished, line: inner * 1.2 });
  pen.stroke(traced('-0.32 -0.2, 0.32 -0.2'), detail * 1.3);
  pen.fill(outlined('-0.42 0.12!, 0.42 0.12!, 0.42 0.9, 0.36 0.96!, -0.36 0.96!, -0.42 0.9'), {
    pigment: 'dark',
    tone: (x) => clamp(0.5 + x),
    line: inner * 1.2,
  });
  for (const y of [0.12, 0.78])
    pen.fill(rectangle(-0.44, y, 0.44, y + 0.13), { pigment: 'gold', tone: polished, line: inner });
  pen.fill(outlined('-0.3 0.3!, -0.22 0.3!, -0.22 0.72!, -0.3 0.72!'), { pigment: 'grey', tone: 0 });
  pen.fill(rectangle(-0.22, -0.14, -0.14, 0.06), { pigment: 'foam', tone: 0 });
}
