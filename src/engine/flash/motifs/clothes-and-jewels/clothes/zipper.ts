import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A zipper, half open: closed below the slider, its two rows of teeth parting above. */
export const zipper: Motif = {
  name: 'zipper',
  tinted: ['dark', 'gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const leaning = pen.at({ angleRad: 0.16 });
      drawBothSides(leaning, drawTape);
      drawTeeth(leaning);
      drawSlider(leaning);
    }),
};

/** How far from the middle the teeth are at a height. */
function gap(y: number): number {
  return y > 0 ? 0 : 0.66 * Math.sin(Math.min(1, -y / 1.6) * 1.5);
}

function drawTape(side: Pen): void {
  const { inner } = side.weight;
  const edge = steps(12, -1.6, 1.6).map((y) => `${gap(y)} ${y}`);
  const outer = steps(12, 1.6, -1.6).map((y) => `${gap(y) + 0.34} ${y}`);
  side.fill(outlined(`${edge.join(',')}!, ${outer.join(',')}!`), {
    pigment: 'dark',
    tone: (x) => clamp(0.25 + 0.5 * x),
    line: inner * 1.3,
  });
  for (const y of steps(22, -1.5, 1.5))
    side.stroke(
      [
        [gap(y) + 0.24, y],
        [gap(y) + 0.25, y + 0.06],
      ],
      inner * 1.1,
      { isErasing: true },
    );
}

function drawTeeth(pen: Pen): void {
  for (const [i, y] of steps(40, -1.56, 1.56).entries()) {
    const isRight = i % 2 === 0;
    const x = gap(y);
    const reach = y > 0 ? 0.1 : 0.08;
    pen
      .at({ isFlipped: !isRight })
      .fill(
        outlined(
          `${x - reach} ${y - 0.03}!, ${x + 0.14} ${y - 0.05}!, ${x + 0.14} ${y + 0.05}!, ${x - reach} ${y + 0.03}!`,
        ),
        { pigment: 'gold', tone: isRight ? 0.1 : 0.3, line: pen.weight.detail * 1.4 },
      );
  }
}

function drawSlider(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.34, 0.2 -0.36, 0.36 -0.3, 0.34 -0.04, 0.24 0.3, 0.16 0.4, 0 0.42'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.9 * x + 0.4 * y),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -0.2!, 0.09 -0.18, 0.1 0.14, 0 0.18!'), { pigment: 'gold', tone: 0.5, line: inner });
  const pull = pen.at({ at: [0, 0.02], angleRad: -0.16 });
  pull.fill(
    [
      outlined('-0.12 0.0, 0.12 0.0, 0.13 0.24, -0.13 0.24'),
      outlined('-0.06 0.05, -0.06 0.18, 0.06 0.18, 0.06 0.05'),
    ],
    { pigment: 'steel', tone: 0.2, line: inner, rule: 'evenodd' },
  );
  pull.fill(symmetric('0 0.18!, 0.1 0.18!, 0.2 0.42, 0.2 0.86, 0.12 1.0, 0 1.02'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 1.2 * x + 0.2 * y),
    line: inner * 1.3,
  });
  pull.fill(circle([0, 0.82], 0.09, 22), { black: 'always', tone: 1, line: inner });
}
