import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A domed bird cage of gilt wire with its ring, a little swing, and its door in front. */
export const birdcage: Motif = {
  name: 'birdcage',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBack(pen);
      drawBars(pen);
      drawHoops(pen);
      drawDoor(pen);
    });
  },
};

const dome = symmetric('0 -0.9, 0.34 -0.82, 0.6 -0.56, 0.68 -0.2, 0.68 0.8!, 0 0.8!');

/** The bars are drawn on a pale ground: so the cage stays whole on anything behind it. */
function drawBack(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill([circle([0, -1.08], 0.16, 36), circle([0, -1.08], 0.09, 28)], {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
    rule: 'evenodd',
  });
  pen.fill(dome, { pigment: 'foam', tone: (x) => clamp(0.04 + 0.5 * clamp(x - 0.1)), line: inner * 1.2 });
}

function drawBars(pen: Pen): void {
  const { inner } = pen.weight;
  for (const share of [-0.84, -0.58, -0.3, 0, 0.3, 0.58, 0.84])
    pen.stroke(
      traced(
        `0 -0.88, ${share * 0.36} -0.8, ${share * 0.6} -0.54, ${share * 0.68} -0.2, ${share * 0.68} 0.3, ${share * 0.68} 0.8`,
      ),
      inner,
    );
  for (const x of [-0.15, 0.15]) pen.stroke(traced(`${x * 0.2} -0.7, ${x} -0.26`), inner * 0.8);
  pen.fill(symmetric('0 -0.29!, 0.2 -0.29!, 0.2 -0.22!, 0 -0.22!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
}

function drawHoops(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.98!, 0.1 -0.96!, 0.16 -0.84, 0 -0.82'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  for (const y of [-0.2, 0.26])
    pen.fill(
      symmetric(
        `0 ${y + 0.02}, 0.4 ${y}, 0.69 ${y - 0.06}!, 0.69 ${y + 0.02}!, 0.4 ${y + 0.08}, 0 ${y + 0.1}`,
      ),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.1 + 0.7 * clamp(x)),
        line: inner,
      },
    );
  pen.fill(symmetric('0 0.76, 0.4 0.74, 0.76 0.66!, 0.78 0.92!, 0.4 1.02, 0 1.04'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 0.5 * clamp(x) + 0.6 * clamp(y - 0.8)),
    line: inner * 1.2,
  });
}

function drawDoor(pen: Pen): void {
  const { inner } = pen.weight;
  const frame = [
    symmetric('0 0.24, 0.2 0.3, 0.27 0.46!, 0.27 0.8!, 0 0.8!'),
    symmetric('0 0.32, 0.15 0.36, 0.19 0.47!, 0.19 0.72!, 0 0.72!'),
  ];
  pen.fill(frame, { pigment: 'gold', tone: 0.15, line: inner, rule: 'evenodd' });
  pen.fill(circle([0.23, 0.58], 0.035, 14), { pigment: 'gold', tone: 0.3, line: inner * 0.8 });
}
