import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two quavers under their beam, and a single one with its flag. */
export const musicNotes: Motif = {
  name: 'music',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => drawPair(pen.at({ at: [-0.34, 0.2], angleRad: -0.06 })));
    canvas.layer((pen) => drawQuaver(pen.at({ at: [0.98, 0.06], scale: 0.72, angleRad: 0.16 })));
  },
};

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  const head = pen.at({ angleRad: -0.36 });
  head.fill(ellipse([0, 0], 0.34, 0.24, 44), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => 0.4 + 0.6 * (x + y),
    line: inner * 1.5,
  });
  head.stroke(traced('-0.2 -0.04, -0.12 -0.12, 0.0 -0.15'), inner * 1.4, { isErasing: true, taper: 0.4 });
}

const ink = (pen: Pen) =>
  ({ pigment: 'dark', black: 'uncolored', tone: 0.4, line: pen.weight.inner * 1.3 }) as const;

function drawPair(pen: Pen): void {
  pen.fill(outlined('-0.36 0.72!, -0.36 -0.98!, -0.24 -1.0!, -0.24 0.72!'), ink(pen));
  pen.fill(outlined('0.58 0.5!, 0.58 -1.2!, 0.7 -1.22!, 0.7 0.5!'), ink(pen));
  pen.fill(outlined('-0.36 -1.02!, 0.7 -1.26!, 0.7 -0.92!, -0.36 -0.66!'), ink(pen));
  drawHead(pen.at({ at: [-0.54, 0.76] }));
  drawHead(pen.at({ at: [0.4, 0.54] }));
}

function drawQuaver(pen: Pen): void {
  pen.fill(
    outlined(
      '0.14 -1.2!, 0.2 -0.92, 0.46 -0.66, 0.62 -0.36, 0.6 -0.02, 0.44 0.26!, 0.5 -0.04, 0.42 -0.3, 0.14 -0.5!',
    ),
    ink(pen),
  );
  pen.fill(outlined('0.04 0.66!, 0.04 -1.2!, 0.17 -1.2!, 0.17 0.66!'), ink(pen));
  drawHead(pen.at({ at: [-0.14, 0.72] }));
}
