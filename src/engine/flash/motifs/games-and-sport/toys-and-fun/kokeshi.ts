import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A kokeshi, a turned wooden doll: a round head, a body without limbs, painted with flowers. */
export const kokeshi: Motif = {
  name: 'kokeshi',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.0!, 0.3 0.0!, 0.42 0.12, 0.44 0.5, 0.38 0.8, 0.48 1.16!, 0.24 1.22, 0 1.23'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0, 0.5, x)),
    line: inner * 1.2,
  });
  for (const [top, pigment] of [
    [0.08, 'petal'],
    [1.0, 'petal'],
    [1.1, 'leaf'],
  ] as const)
    pen.fill(
      symmetric(
        `0 ${top + 0.02}!, ${top < 0.5 ? 0.4 : 0.45} ${top}!, ${top < 0.5 ? 0.42 : 0.46} ${top + 0.07}!, 0 ${top + 0.09}!`,
      ),
      { pigment, tone: (x) => clamp(0.2 + x), line: detail },
    );
  for (const [x, y, scale] of [
    [0, 0.48, 1],
    [-0.16, 0.8, 0.62],
    [0.18, 0.8, 0.62],
  ] as const)
    drawFlower(pen.at({ at: [x, y], scale }));
  for (const line of ['0 0.62, -0.02 0.8, 0 0.94', '-0.16 0.88, -0.08 0.94', '0.18 0.88, 0.08 0.94'])
    pen.stroke(traced(line), inner, { taper: 0.2 });
}

/** As brushes paint chrysanthemums on these dolls: a fan of drops. */
function drawFlower(pen: Pen): void {
  for (const turn of [-1.3, 1.3, -0.85, 0.85, -0.4, 0.4, 0])
    pen
      .at({ angleRad: turn, at: [0, 0.1] })
      .fill(outlined('0 0!, 0.06 -0.16, 0.05 -0.26, 0 -0.29, -0.05 -0.26, -0.06 -0.16'), {
        pigment: 'petal',
        tone: 0.15,
        line: pen.weight.detail * 1.2,
      });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.52], 0.6, 64), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.1, 0.6, x) + 0.2 * (y + 0.5)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.0 -1.12!, 0.34 -1.03, 0.56 -0.76, 0.6 -0.44, 0.54 -0.2!, 0.44 -0.5, 0.3 -0.72!, 0 -0.74!'),
      { pigment: 'dark', black: 'uncolored', tone: 0.6, line: inner },
    );
    side.stroke(traced('0.12 -0.5, 0.22 -0.55, 0.34 -0.5'), inner, { taper: 0.4 });
    side.stroke(traced('0.13 -0.4, 0.22 -0.44, 0.33 -0.38'), inner * 1.6, { taper: 0.4 });
    side.fill(circle([0.36, -0.24], 0.07, 20), { pigment: 'blush', tone: 0.2 });
  });
  pen.stroke(traced('0.02 -0.42, -0.03 -0.28, 0.03 -0.26'), detail * 1.2);
  pen.fill(outlined('-0.07 -0.14!, 0 -0.17, 0.07 -0.14!, 0 -0.09'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.3,
  });
  pen.fill(outlined('0 -1.1!, -0.2 -1.2, -0.24 -1.02, 0 -1.0, 0.24 -1.02, 0.2 -1.2'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -1.07], 0.06, 18), { pigment: 'gold', tone: 0.1, line: inner });
}
