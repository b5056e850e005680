import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawKnobbyWheel } from '../../parts/vehicles/knobby-wheel.ts';

const rear = [-0.82, 0.46] as const;
const front = [0.86, 0.46] as const;
const radius = 0.56;

/** A mountain bike from its side: fat knobby tyres, a sprung fork and a straight handlebar. */
export const mountainBike: Motif = {
  name: 'mountain-bike',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const at of [rear, front]) drawKnobbyWheel(pen.at({ at, scale: radius }));
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
    canvas.layer(drawFrame, { gapPx: 4 });
  },
};

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tube = (line: string, half = 0.05) =>
    drawLimb(
      pen,
      { line, half: [half, half] },
      { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.3 * (x - y)), line: inner },
    );
  // The chain, and the stays to the rear wheel.
  pen.stroke(traced('-0.82 0.4, -0.4 0.38, -0.08 0.36'), detail * 1.3);
  pen.stroke(traced('-0.82 0.53, -0.4 0.6, -0.08 0.64'), detail * 1.3);
  tube('-0.82 0.46, -0.5 0.18, -0.28 -0.08', 0.034);
  tube('-0.82 0.46, -0.4 0.48, -0.08 0.5', 0.036);
  drawLimb(
    pen,
    { line: '-0.26 -0.1, -0.31 -0.28, -0.36 -0.46', half: [0.032, 0.032] },
    { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner },
  );
  tube('-0.08 0.5, -0.18 0.18, -0.28 -0.16');
  tube('-0.08 0.5, 0.26 0.1, 0.54 -0.2', 0.062);
  tube('-0.27 -0.1, 0.12 -0.22, 0.52 -0.36');
  drawFork(pen);
  pen.fill(circle([-0.08, 0.5], 0.16, 36), { pigment: 'steel', tone: 0.3, line: inner });
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar((i / 5) * fullTurn, 0.105);
    pen.dot([x - 0.08, y + 0.5], detail);
  }
  drawLimb(
    pen,
    { line: '-0.08 0.5, 0.02 0.62, 0.12 0.74', half: [0.03, 0.03] },
    { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner },
  );
  pen.fill(outlined('0.02 0.73!, 0.26 0.73!, 0.26 0.81!, 0.02 0.81!'), { black: 'always' });
  pen.fill(
    outlined(
      '-0.66 -0.55!, -0.52 -0.57, -0.3 -0.53, -0.08 -0.53, -0.04 -0.49, -0.2 -0.45, -0.4 -0.43, -0.6 -0.47',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.35, line: inner },
  );
}

/** The steering tube, the sprung fork, and the straight bar in its stem, which points a little towards the eye. */
function drawFork(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.6 -0.12, 0.73 0.17, 0.86 0.46', half: [0.066, 0.062, 0.046] },
    { pigment: 'dark', black: 'uncolored', tone: 0.35, line: inner },
  );
  drawLimb(
    pen,
    { line: '0.58 -0.16, 0.63 -0.04, 0.68 0.08', half: [0.042, 0.042] },
    { pigment: 'steel', tone: 0.1, line: inner },
  );
  drawLimb(
    pen,
    { line: '0.46 -0.46, 0.52 -0.32, 0.6 -0.12', half: [0.066, 0.066] },
    { pigment: 'petal', tone: 0.3, line: inner },
  );
  drawLimb(
    pen,
    { line: '0.45 -0.48, 0.56 -0.56, 0.64 -0.6', half: [0.036, 0.036] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  drawLimb(
    pen,
    { line: '0.36 -0.72, 0.6 -0.62, 0.86 -0.52', half: [0.034, 0.034] },
    { pigment: 'steel', tone: 0.15, line: inner },
  );
  for (const line of ['0.26 -0.76, 0.36 -0.72, 0.46 -0.68', '0.78 -0.55, 0.87 -0.515, 0.97 -0.475'])
    drawLimb(
      pen,
      { line, half: [0.05, 0.05] },
      { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner },
    );
  pen.stroke(traced('0.56 -0.62, 0.74 -0.44, 0.76 -0.1, 0.84 0.3'), detail);
}
