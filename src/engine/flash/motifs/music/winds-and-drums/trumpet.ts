import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A trumpet, its bell to the right: one loop of tube, three valves with their keys. */
export const trumpet: Motif = {
  name: 'trumpet',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const brass = pen.at({ angleRad: -0.3 });
      drawLoop(brass);
      for (const x of [-0.22, 0, 0.22]) drawValve(brass, x);
      drawBell(brass);
      drawMouthpiece(brass);
    });
  },
};

function drawTube(pen: Pen, line: string, half: number): void {
  const tube = ribbon(traced(line, 10), () => half);
  pen.fill(outlineOf(tube), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.2 + 0.5 * (y + 0.1)),
    line: pen.weight.inner,
  });
}

/** The tube comes back below the bell and meets the lead pipe. */
function drawLoop(pen: Pen): void {
  drawTube(
    pen,
    '-0.5 -0.16, -0.74 -0.14, -0.84 0.1, -0.74 0.34, -0.5 0.38, 0.4 0.38, 0.66 0.34, 0.76 0.12, 0.66 -0.08, 0.44 -0.12',
    0.06,
  );
  pen.fill(outlined('0.46 0.29!, 0.54 0.29!, 0.54 0.47!, 0.46 0.47!'), {
    pigment: 'ember',
    tone: 0.3,
    line: pen.weight.inner,
  });
  pen.fill(outlined('-0.5 0.29!, -0.42 0.29!, -0.42 0.47!, -0.5 0.47!'), {
    pigment: 'ember',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.56 -0.22!, 0.3 -0.22, 0.74 -0.28, 1.02 -0.42, 1.22 -0.66!, 1.34 -0.14, 1.22 0.4!, 1.02 0.14, 0.74 0.0, 0.3 -0.08, -0.56 -0.08!',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.15 + 0.9 * (y + 0.2) + 0.1 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('0.4 -0.19, 0.8 -0.25, 1.06 -0.4'), detail * 1.4, { isErasing: true, taper: 0.4 });
  pen.fill(ellipse([1.24, -0.13], 0.13, 0.54, 56), { pigment: 'gold', tone: 0.1, line: inner * 1.1 });
  pen.fill(ellipse([1.25, -0.13], 0.085, 0.44, 50), {
    pigment: 'ember',
    black: 'uncolored',
    tone: (_, y) => clamp(0.9 - 0.8 * (y + 0.5)),
    line: detail,
  });
}

function drawMouthpiece(pen: Pen): void {
  const { inner } = pen.weight;
  drawTube(pen, '-1.2 0.16, -0.8 0.16, 0.3 0.16', 0.045);
  pen.fill(
    outlined('-1.44 0.02!, -1.4 0.0!, -1.26 0.1, -1.1 0.11!, -1.1 0.21!, -1.26 0.22, -1.4 0.32!, -1.44 0.3!'),
    {
      pigment: 'steel',
      tone: (_, y) => clamp(0.2 + 1.8 * (y - 0.1)),
      line: inner,
    },
  );
}

/** Across the tubes, its key on top. */
function drawValve(pen: Pen, x: number): void {
  const { inner } = pen.weight;
  const shade = (px: number) => clamp(0.25 + 5 * (px - x));
  pen.fill(outlined(`${x - 0.022} -0.66!, ${x + 0.022} -0.66!, ${x + 0.022} -0.36!, ${x - 0.022} -0.36!`), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(ellipse([x, -0.68], 0.095, 0.04, 28), { pigment: 'foam', tone: 0.05, line: inner });
  pen.fill(outlined(`${x - 0.09} -0.4!, ${x + 0.09} -0.4!, ${x + 0.09} 0.56!, ${x - 0.09} 0.56!`), {
    pigment: 'gold',
    tone: shade,
    line: inner,
  });
  for (const [top, bottom] of [
    [-0.44, -0.34],
    [0.5, 0.62],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.105} ${top}!, ${x + 0.105} ${top}!, ${x + 0.105} ${bottom}!, ${x - 0.105} ${bottom}!`,
      ),
      {
        pigment: 'ember',
        tone: shade,
        line: inner,
      },
    );
}
