import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A trombone, its bell to the upper right, its slide drawn out below. */
export const trombone: Motif = {
  name: 'trombone',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const brass = pen.at({ angleRad: -0.5 });
      drawSlide(brass);
      drawBell(brass);
    }),
};

function drawTube(pen: Pen, line: string, half: number, pigment: 'gold' | 'steel' = 'gold'): void {
  pen.fill(outlineOf(ribbon(traced(line, 10), () => half)), {
    pigment,
    tone: (_, y) => clamp(0.25 + 0.4 * y),
    line: pen.weight.inner,
  });
}

/** Two long tubes that end in a bow, the mouthpiece behind the brace. */
function drawSlide(pen: Pen): void {
  const { inner } = pen.weight;
  drawTube(pen, '-0.62 0.1, 1.6 0.1!, 1.78 0.14, 1.84 0.3, 1.78 0.46, 1.6 0.5!, -0.2 0.5', 0.05);
  drawTube(pen, '-0.3 0.1, 0.5 0.1', 0.075, 'steel');
  drawTube(pen, '-0.3 0.5, 0.5 0.5', 0.075, 'steel');
  for (const x of [-0.2, 0.46])
    pen.fill(outlined(`${x - 0.05} 0.06!, ${x + 0.05} 0.06!, ${x + 0.05} 0.54!, ${x - 0.05} 0.54!`), {
      pigment: 'ember',
      tone: 0.3,
      line: inner,
    });
  pen.fill(
    outlined(
      '-0.98 -0.04!, -0.92 -0.06!, -0.8 0.03, -0.6 0.05!, -0.6 0.15!, -0.8 0.17, -0.92 0.26!, -0.98 0.24!',
    ),
    { pigment: 'steel', tone: 0.2, line: inner },
  );
}

/** Back over the shoulder from the slide, around its bow, and out to the bell. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawTube(pen, '-0.2 0.5, -1.2 0.5!, -1.5 0.44, -1.66 0.1, -1.5 -0.24, -1.2 -0.3!, -0.3 -0.3', 0.06);
  for (const x of [-1.2, -0.6])
    pen.fill(outlined(`${x - 0.05} -0.3!, ${x + 0.05} -0.3!, ${x + 0.05} 0.5!, ${x - 0.05} 0.5!`), {
      pigment: 'ember',
      tone: 0.3,
      line: inner,
    });
  pen.fill(
    outlined(
      '-0.9 -0.37!, -0.2 -0.38, 0.3 -0.44, 0.66 -0.58, 0.9 -0.86!, 1.02 -0.3, 0.9 0.26!, 0.66 -0.02, 0.3 -0.16, -0.2 -0.22, -0.9 -0.23!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.12 + 0.9 * (y + 0.36) + 0.08 * x),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.4 -0.34, 0.2 -0.38, 0.6 -0.5, 0.76 -0.64'), detail * 1.6, {
    isErasing: true,
    taper: 0.4,
  });
  pen.fill(ellipse([0.93, -0.3], 0.14, 0.57, 52), { pigment: 'gold', tone: 0.1, line: inner * 1.2 });
  pen.fill(ellipse([0.95, -0.3], 0.09, 0.46, 46), {
    pigment: 'ember',
    black: 'uncolored',
    tone: 0.7,
    line: detail,
  });
}
