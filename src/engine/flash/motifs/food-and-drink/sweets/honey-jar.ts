import { clamp } from '../../../geometry/interval.ts';
import { ellipse, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';

/** An open pot of honey with its name on it, honey running over the rim, the dipper in it. */
export const honeyJar: Motif = {
  name: 'honey-jar',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawDipper(pen.at({ at: [0.3, -0.72], angleRad: 0.5 })));
    canvas.layer((pen) => {
      drawPot(pen);
      drawHoney(pen);
      drawLabel(pen);
    });
  },
};

function drawDipper(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 0.4!, -0.045 -0.6!, 0.045 -0.6!, 0.05 0.4!'), {
    pigment: 'wood',
    tone: 0.25,
    line: inner,
  });
  pen.fill(ellipse([0, -0.62], 0.09, 0.09, 28), { pigment: 'wood', tone: 0.2, line: inner });
}

function drawPot(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.5, 0.56 -0.5!, 0.84 -0.24, 0.92 0.2, 0.82 0.66, 0.6 0.94!, 0 0.98'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.12 + 0.6 * x + 0.25 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.78 0.3, -0.74 0.56, -0.6 0.76'), inner * 1.5, { isErasing: true, taper: 0.5 });
  pen.fill(ellipse([0, -0.56], 0.66, 0.17, 56), { pigment: 'ember', tone: 0.3, line: inner * 1.1 });
  pen.fill(ellipse([0, -0.57], 0.54, 0.11, 50), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawHoney(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 -0.58!, -0.5 -0.46, 0 -0.42, 0.5 -0.46, 0.66 -0.58!, 0.7 -0.3, 0.64 -0.02, 0.54 -0.02, 0.5 -0.24, 0.38 -0.28, 0.3 -0.12, 0.2 -0.14, 0.14 -0.28, -0.04 -0.26, -0.12 -0.04, -0.22 0.0, -0.28 -0.22, -0.42 -0.24, -0.46 0.2, -0.56 0.26, -0.62 0.1, -0.64 -0.2, -0.7 -0.4',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.05 + 0.5 * (x + 0.3) + 0.5 * (y + 0.3)), line: inner },
  );
  pen.stroke(traced('-0.58 -0.3, -0.56 -0.06'), inner, { isErasing: true, taper: 0.4 });
}

function drawLabel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.54 0.26!, 0 0.32, 0.6 0.24!, 0.6 0.62!, 0 0.7, -0.54 0.64!'), {
    pigment: 'scroll',
    tone: 0.04,
    line: inner,
  });
  drawCapitals(pen.at({ at: [0.03, 0.48] }), 'HONEY', {
    height: 0.2,
    maxWidth: 0.94,
    lineWidthPx: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.1, 0.83],
    [0.06, 0.83],
  ] as const)
    pen.fill(regularPolygon([x, y], 0.085, 6), { pigment: 'gold', tone: 0.1, line: detail });
}
