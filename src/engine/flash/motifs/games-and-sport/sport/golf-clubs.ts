import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A driver and an iron, crossed over a ball. */
export const golfClubs: Motif = {
  name: 'golf-clubs',
  tinted: ['wood', 'steel'],
  one: { draw: (canvas) => canvas.layer((pen) => drawClub(pen.at({ angleRad: 0.5 }), drawDriver)) },
  draw(canvas) {
    canvas.layer((pen) => drawClub(pen.at({ at: [0, -0.1], angleRad: -0.6, isFlipped: true }), drawIron));
    canvas.layer((pen) => drawClub(pen.at({ at: [0, -0.1], angleRad: 0.6 }), drawDriver));
    canvas.layer((pen) => drawBall(pen.at({ at: [0, 1.12] })));
  },
};

/** Upright, its grip up, its head to the left below. */
function drawClub(pen: Pen, drawHead: (pen: Pen) => void): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 -0.8, 0.01 0.2, 0 1.2', half: [0.05, 0.045, 0.04] },
    { pigment: 'steel', tone: (x) => clamp(0.3 + 6 * x), line: inner * 1.1 },
  );
  for (const y of [-0.3, 0.0, 0.3, 0.6]) pen.stroke(traced(`-0.05 ${y}, 0.05 ${y}`), detail * 1.3);
  drawLimb(
    pen,
    { line: '0 -1.62, 0 -1.2, 0 -0.74', half: [0.09, 0.08, 0.07] },
    { pigment: 'dark', tone: 0.3, line: inner * 1.2 },
  );
  for (const y of [-1.5, -1.36, -1.22, -1.08, -0.94])
    pen.stroke(traced(`-0.07 ${y}, 0.07 ${y - 0.06}`), detail * 1.5, { isErasing: true });
  drawHead(pen);
}

function drawDriver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.1 0.98!, 0.12 1.3, 0.06 1.52, -0.3 1.6, -0.64 1.56, -0.8 1.36, -0.72 1.12, -0.44 1.02, -0.16 1.14, -0.08 0.98!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(1.2, 1.6, y) + 0.3 * x),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.62 1.2, -0.44 1.12, -0.26 1.18'), inner * 1.4, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('0.1 1.4!, -0.3 1.5, -0.74 1.42!, -0.64 1.56, -0.3 1.6, 0.06 1.52!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  // Whipped where the shaft goes in.
  for (const y of [0.8, 0.87, 0.94]) pen.stroke(traced(`-0.07 ${y}, 0.09 ${y}`), detail * 2);
}

function drawIron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.08 1.0!, 0.1 1.4, 0.04 1.56, -0.3 1.6, -0.7 1.56!, -0.72 1.22, -0.6 1.06, -0.36 1.18, -0.08 1.34, -0.06 1.0!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.5 * (y - 1.1) - 0.3 * x),
      line: inner * 1.3,
    },
  );
  for (const y of [1.28, 1.36, 1.44, 1.52]) pen.stroke(traced(`-0.6 ${y}, -0.16 ${y + 0.02}`), detail * 1.5);
}

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.36, 48), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.9 * smoothstep(0.05, 0.5, x + y)),
    line: inner * 1.3,
  });
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++) {
      const [x, y] = [column * 0.125 + (row % 2 === 0 ? 0 : 0.06), row * 0.115];
      if (lengthOf(x, y) < 0.3) pen.stroke(circle([x, y], 0.038, 10).slice(0, 6), detail * 1.3);
    }
}
