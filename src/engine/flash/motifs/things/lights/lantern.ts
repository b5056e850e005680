import { clamp } from '../../../geometry/interval.ts';
import { ellipse, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An oil lantern, lit: a glass globe in its frame, a tank below, a hood with its ring above. */
export const lantern: Motif = {
  name: 'lantern',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawBail, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      drawTank(pen);
      drawGlobe(pen);
      drawFrame(pen);
      drawHood(pen);
    });
  },
};

/** The wire it is carried by. */
function drawBail(pen: Pen): void {
  pen.stroke(
    traced('-0.5 -0.56, -0.62 -0.9, -0.5 -1.24, 0 -1.42, 0.5 -1.24, 0.62 -0.9, 0.5 -0.56'),
    pen.weight.inner * 1.6,
  );
}

function drawGlobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.24 -0.6!, 0.42 -0.36, 0.46 -0.06, 0.38 0.26, 0.26 0.44!, 0 0.44!'), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.04 + 0.9 * (Math.abs(x) - 0.18) + 0.3 * clamp(-0.2 - y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.38!, 0.1 -0.16, 0.19 0.06, 0.15 0.28, 0 0.38!'), {
    pigment: 'ember',
    tone: (_, y) => clamp(0.05 + 0.8 * (y + 0.1)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.12!, 0.07 0.08, 0.08 0.24, 0 0.34!'), { pigment: 'gold', tone: 0, line: detail });
  pen.stroke(traced('-0.3 -0.36, -0.36 -0.1, -0.32 0.14'), detail * 1.4, { taper: 0.4 });
}

/** Tubes on both sides, and the wire guard around the globe. */
function drawFrame(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.56 -0.06, 0 0.02, 0.56 -0.06'), inner);
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.28 -0.7!, 0.5 -0.68, 0.64 -0.5, 0.66 0.3, 0.6 0.62!, 0.48 0.62!, 0.54 0.28, 0.52 -0.42, 0.44 -0.54, 0.28 -0.58!',
      ),
      { pigment: 'petal', tone: (x) => clamp(1.6 * (x - 0.4)), line: inner },
    );
  });
}

function drawTank(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.3, 0.4, 0.3, 0.62), { pigment: 'gold', tone: 0.3, line: inner });
  for (const x of [-0.18, -0.06, 0.06, 0.18]) pen.stroke(traced(`${x} 0.43, ${x} 0.6`), detail);
  pen.fill(symmetric('0 0.58!, 0.56 0.6, 0.74 0.74, 0.78 1.02, 0.72 1.14!, 0 1.16!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.5 * x + 0.5 * (y - 0.8)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0.4, 0.7], 0.1, 0.05, 20), { pigment: 'gold', tone: 0.2, line: inner });
  pen.stroke(traced('-0.72 1.02, 0 1.06, 0.72 1.02'), detail * 1.3);
  pen.stroke(traced('-0.6 0.76, -0.64 0.9'), detail * 1.6, { taper: 0.4 });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.06!, 0.18 -1.06!, 0.22 -0.9!, 0.36 -0.84, 0.34 -0.7, 0.3 -0.58!, 0 -0.56!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 1.1 * x),
    line: inner * 1.1,
  });
  for (const y of [-0.84, -0.7]) pen.stroke(traced(`-0.3 ${y}, 0 ${y + 0.03}, 0.3 ${y}`), detail * 1.2);
  pen.fill(rectangle(-0.22, -1.14, 0.22, -1.05), { pigment: 'gold', tone: 0.3, line: inner });
}
