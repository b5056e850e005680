import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A wooden bucket: staves held by two hoops, a wire handle with a wooden grip. */
export const bucket: Motif = {
  name: 'bucket',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPail(pen);
      drawBail(pen);
    });
  },
};

/** Let down in front: upright it would stand before what is put into the bucket. */
function drawBail(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.84 -0.38, -0.76 0, -0.44 0.32, 0 0.42, 0.44 0.32, 0.76 0, 0.84 -0.38'), inner * 2);
  pen.fill(outlined('-0.3 0.34, -0.2 0.32!, 0 0.36, 0.2 0.32!, 0.3 0.34, 0.24 0.48!, 0 0.52, -0.24 0.48!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
}

function drawPail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.74 -0.52!, 0.92 -0.5!, 0.9 -0.2!, 0.74 -0.2!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.36!, 0.84 -0.36!, 0.7 0.9!, 0.36 1.0, 0 1.02'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.65 * clamp(x) + 0.2 * clamp(y)),
    line: inner * 1.2,
  });
  for (const share of [-0.72, -0.42, -0.14, 0.14, 0.42, 0.72])
    pen.stroke(traced(`${0.84 * share} -0.2, ${0.7 * share} ${1.0 - 0.12 * share ** 2}`), inner);
  for (const grain of ['-0.2 0.1, -0.18 0.4', '0.02 0.3, 0 0.56', '0.46 0.06, 0.44 0.3'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.4 });
  for (const [y, half] of [
    [-0.14, 0.83],
    [0.56, 0.755],
  ] as const)
    pen.fill(
      outlined(
        `${-half} ${y}!, ${-half * 0.5} ${y + 0.12}, 0 ${y + 0.15}, ${half * 0.5} ${y + 0.12}, ${half} ${y}!, ${half - 0.02} ${y + 0.15}!, ${half * 0.5} ${y + 0.27}, 0 ${y + 0.3}, ${-half * 0.5} ${y + 0.27}, ${-half + 0.02} ${y + 0.15}!`,
      ),
      { pigment: 'steel', tone: (x) => clamp(0.15 + 0.8 * clamp(x)), line: inner },
    );
  pen.fill(ellipse([0, -0.36], 0.85, 0.22, 60), { pigment: 'wood', tone: 0.1, line: inner * 1.2 });
  pen.fill(ellipse([0, -0.35], 0.74, 0.16, 56), { black: 'always', tone: 1, line: inner });
  drawBothSides(pen, (side) =>
    side.fill(circle([0.84, -0.4], 0.045, 16), { pigment: 'dark', tone: 0.5, line: detail }),
  );
}
