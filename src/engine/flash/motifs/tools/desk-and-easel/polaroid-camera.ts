import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const stripes: readonly Pigment[] = ['petal', 'ember', 'gold', 'leaf', 'water'];

/** An instant camera from the front, a stripe of colours below its lens; the picture comes out at its foot. */
export const polaroidCamera: Motif = {
  name: 'polaroid-camera',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPicture(pen);
      drawBody(pen);
      drawLens(pen);
    });
  },
};

function drawPicture(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.62 0.6!, 0.62 0.6!, 0.7 1.24!, -0.7 1.24!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.5 0.6!, 0.5 0.6!, 0.55 1.06!, -0.55 1.06!'), {
    pigment: 'waterLight',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('-0.55 1.06!, -0.3 0.8!, -0.08 0.98!, 0.2 0.74!, 0.55 1.06!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: detail,
  });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const shade = (x: number, y: number) => clamp(0.08 + 0.3 * x + 0.3 * y);
  pen.fill(outlined('-0.72 -0.86!, 0.72 -0.86!, 0.86 -0.4!, -0.86 -0.4!'), {
    pigment: 'foam',
    tone: shade,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.86 -0.4!, 0.86 -0.4!, 0.96 0.42!, -0.96 0.42!'), {
    pigment: 'foam',
    tone: shade,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.96 0.42!, 0.96 0.42!, 0.98 0.72!, -0.98 0.72!'), {
    pigment: 'dark',
    tone: 0.8,
    line: inner,
  });
  pen.stroke(traced('-0.78 0.6, 0.78 0.6'), detail * 1.6, { isErasing: true });
  pen.fill(outlined('-0.6 -0.76!, -0.16 -0.76!, -0.14 -0.5!, -0.62 -0.5!'), {
    pigment: 'waterLight',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.28 -0.74!, 0.56 -0.74!, 0.58 -0.52!, 0.28 -0.52!'), {
    pigment: 'dark',
    tone: 0.8,
    line: inner,
  });
  for (const [i, pigment] of stripes.entries()) {
    const x = -0.15 + i * 0.06;
    pen.fill(outlined(`${x} 0.1!, ${x + 0.06} 0.1!, ${x + 0.06} 0.42!, ${x} 0.42!`), {
      pigment,
      tone: 0.1,
      line: detail,
    });
  }
  pen.fill(circle([0.68, 0.12], 0.11, 28), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawLens(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.14], 0.42), { pigment: 'dark', tone: 0.75, line: inner * 1.2 });
  pen.fill(circle([0, -0.14], 0.3), { pigment: 'steel', tone: (x, y) => clamp(0.2 + x + y), line: inner });
  pen.fill(circle([0, -0.14], 0.19, 40), { pigment: 'water', tone: 0.5, line: inner });
  pen.fill(circle([-0.07, -0.21], 0.05, 20), { pigment: 'foam', line: detail });
}
