import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A kabuki actor in an aragoto part: red make-up on white, wild hair, crests on his shoulders. */
export const kabuki: Motif = {
  name: 'kabuki',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawRobe(pen);
      drawManFace(pen, { skin: 'foam', mood: 'stern' });
      drawStripes(pen);
      drawForelocks(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  for (let i = 7; i >= 0; i--)
    for (const side of [-1, 1]) {
      const angle = -1.35 + 0.34 * i;
      drawLock(pen, {
        root: [side * 0.3, -0.4 + 0.06 * i],
        tip: [side * 1.26 * Math.cos(angle), -0.24 + 1.16 * Math.sin(angle)],
        width: 0.5,
        bend: side * 0.14,
        pigment: 'dark',
        tone: (x, y) => clamp(0.85 - 0.5 * Math.sqrt(x * x + y * y)),
      });
    }
  pen.fill(outlined('-0.14 -1.16!, -0.22 -1.5, 0 -1.62, 0.22 -1.5, 0.14 -1.16!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: pen.weight.inner,
  });
  pen.fill(outlined('-0.2 -1.2!, 0 -1.26, 0.2 -1.2!, 0.2 -1.08!, 0 -1.12, -0.2 -1.08!'), {
    pigment: 'petal',
    tone: 0.2,
    line: pen.weight.inner,
  });
}

/** The red stripes of kumadori. */
function drawStripes(pen: Pen): void {
  const { detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const stripe of [
      '0.1 -0.32!, 0.28 -0.52, 0.46 -0.58!, 0.4 -0.5, 0.28 -0.42, 0.14 -0.28!',
      '0.42 -0.1!, 0.54 -0.26!, 0.54 -0.12, 0.48 0.0!',
      '0.08 0.04!, 0.24 0.12, 0.42 0.08, 0.53 -0.02!, 0.5 0.14, 0.38 0.22, 0.22 0.18!',
      '0.24 0.26!, 0.36 0.32, 0.5 0.26!, 0.46 0.4, 0.38 0.46, 0.3 0.4!',
      '0.3 0.5!, 0.4 0.52!, 0.3 0.68, 0.16 0.77!, 0.24 0.62',
    ])
      side.fill(outlined(stripe), { pigment: 'petal', black: 'uncolored', tone: 0.25, line: detail });
  });
  pen.fill(outlined('-0.05 0.62!, 0.05 0.62!, 0.04 0.76, 0 0.8, -0.04 0.76'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
  });
}

function drawForelocks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -1.1!, 0.4 -1.02, 0.64 -0.72, 0.66 -0.3, 0.58 0.06!, 0.54 -0.26, 0.44 -0.5, 0.26 -0.62, 0 -0.58, -0.26 -0.62, -0.44 -0.5, -0.54 -0.26, -0.58 0.06!, -0.66 -0.3, -0.64 -0.72, -0.4 -1.02',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner },
  );
  for (const x of [-0.44, -0.26, -0.08, 0.1, 0.28, 0.46])
    pen.stroke(traced(`${x * 0.5} -1.04, ${x * 0.9} -0.84, ${x * 1.06} -0.64`), detail, {
      isErasing: true,
      taper: 0.5,
    });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.24 0.5!, 0.24 0.5!, 0.3 1.1!, -0.3 1.1!'), {
    pigment: 'foam',
    tone: 0.7,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.16 0.92!, 0.6 0.86, 1.2 1.0!, 1.36 1.36, 1.3 1.66!, 0.5 1.74, -0.1 1.74!, 0.06 1.3'),
      {
        pigment: 'ember',
        tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.7, 1.3, x) + 0.4 * smoothstep(1.3, 1.75, y)),
        line: inner * 1.1,
      },
    );
    side.fill(circle([0.84, 1.34], 0.24, 44), { pigment: 'foam', tone: 0.05, line: inner });
    drawBlossom(side.at({ at: [0.84, 1.34], scale: 0.19 }), 0.1);
    side.stroke(traced('0.4 1.0, 0.44 1.3, 0.36 1.64'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(outlined('0.28 0.78!, 0.4 0.94, 0.14 1.34, -0.18 1.74!, -0.4 1.74!, -0.02 1.24, 0.2 0.86'), {
    pigment: 'water',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.28 0.78!, -0.4 0.94, -0.14 1.34, 0.18 1.74!, 0.4 1.74!, 0.02 1.24, -0.2 0.86'), {
    pigment: 'water',
    tone: 0.2,
    line: inner,
  });
}
