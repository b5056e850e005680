import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A canvas basketball shoe from the side: rubber toe cap and sole, laces up to the ankle, a round patch. */
export const sneaker: Motif = {
  name: 'sneaker',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTongue(pen);
      drawCanvas(pen);
      drawSole(pen);
      drawLaces(pen);
      drawPatch(pen);
    });
  },
};

function drawTongue(pen: Pen): void {
  pen.fill(outlined('-0.3 -0.1!, -0.2 -0.7, -0.16 -1.1, 0.02 -1.2, 0.2 -1.1!, 0.2 -0.2!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + 0.8 * x),
    line: pen.weight.inner * 1.1,
  });
}

function drawCanvas(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 0.62!, -0.7 0.22, -0.4 0, -0.14 -0.2, 0 -0.6, 0.02 -1.02!, 0.5 -1.08, 0.9 -1.0!, 0.9 -0.5, 0.98 0, 1.04 0.66!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * clamp(x - 0.2) + 0.5 * clamp(y - 0.1)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('0.78 -1.03!, 0.9 -1.0!, 0.9 -0.5, 0.98 0, 1.04 0.66!, 0.84 0.66!, 0.82 0, 0.76 -0.5'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner,
  });
  for (const seam of [
    '0.1 -1.02, 0.1 -0.6, 0 -0.16, -0.26 0.06, -0.4 0.3, -0.44 0.6',
    '0.04 -0.92, 0.5 -0.96, 0.78 -0.9',
  ])
    pen.stroke(traced(seam), detail * 1.4);
}

function drawSole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.16 0.66!, -1.12 0.4, -0.9 0.2, -0.66 0.18, -0.5 0.36, -0.46 0.68!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.8 * (x + 0.8) + 0.4 * (y - 0.4)),
    line: inner * 1.2,
  });
  pen.fill(
    outlined('-1.2 0.6, -1.1 0.58!, 1.04 0.58!, 1.12 0.62, 1.14 0.9, 1.06 0.98!, -1.08 0.98!, -1.2 0.88'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.06 + 0.3 * x + 0.5 * (y - 0.7)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-1.2 0.66!, 1.14 0.66!, 1.14 0.73!, -1.21 0.73!'), {
    pigment: 'petal',
    tone: 0.3,
    line: detail,
  });
  pen.stroke(traced('-1.16 0.89, 1.1 0.89'), detail * 1.2);
  for (let x = -1.04; x < -0.5; x += 0.12) pen.stroke(traced(`${x} 0.9, ${x} 0.97`), detail);
}

function drawLaces(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, y] of [-0.9, -0.66, -0.42, -0.2].entries()) {
    const x = [0.02, 0, -0.06, -0.2][i] ?? 0;
    const lace = pen.at({ at: [x, y], angleRad: 0.24 - 0.14 * i });
    lace.fill(outlined('-0.26 -0.04, -0.2 -0.07, 0.12 -0.06, 0.17 0, 0.12 0.05, -0.2 0.05, -0.26 0.02'), {
      pigment: 'foam',
      tone: 0.02,
      line: inner,
    });
    lace.dot([0.24, 0.02], inner * 1.2);
  }
}

function drawPatch(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0.46, -0.52], 0.25, 40), { pigment: 'foam', tone: 0.04, line: inner });
  pen.fill(starPolygon([0.46, -0.52], 0.17, 5, 0.42), {
    pigment: 'water',
    tone: 0.3,
    line: pen.weight.detail,
  });
}
