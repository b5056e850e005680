import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A gold medal on its ribbon. */
export const medal: Motif = {
  name: 'medal',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawRibbon);
    canvas.layer(drawDisc);
  },
};

function drawRibbon(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [side, tone] of [
    [1, 0.35],
    [-1, 0.1],
  ] as const) {
    const band = pen.at({ isFlipped: side < 0 });
    band.fill(outlined('0.36 -1.3!, 0.86 -1.3!, 0.22 0.0!, -0.18 -0.16!'), {
      pigment: 'petal',
      tone: (_, y) => clamp(tone + 0.4 * (y + 1)),
      line: inner * 1.2,
    });
    band.fill(outlined('0.53 -1.3!, 0.69 -1.3!, 0.09 -0.04!, -0.05 -0.1!'), {
      pigment: 'foam',
      tone: tone * 0.5,
      line: inner,
    });
  }
  pen.fill([circle([0, -0.06], 0.16, 28), circle([0, -0.06], 0.08, 22)], {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.1,
    rule: 'evenodd',
  });
}

function drawDisc(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const gold = {
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.15 + 0.5 * (x + y - 0.5)),
    line: inner * 1.1,
  } as const;
  pen.fill(circle([0, 0.6], 0.62, 64), gold);
  pen.fill(circle([0, 0.6], 0.5, 60), { ...gold, tone: (x, y) => clamp(0.45 - 0.4 * (x + y - 0.6)) });
  pen.fill(starPolygon([0, 0.6], 0.36, 5, 0.42), {
    pigment: 'moon',
    tone: (x) => clamp(0.1 + 1.2 * x),
    line: inner * 1.1,
  });
  for (let point = 0; point < 5; point++) {
    const facet = pen.at({ at: [0, 0.6], angleRad: (point / 5) * 2 * Math.PI });
    facet.stroke(traced('0 0, 0 -0.32'), detail * 1.3);
  }
  pen.stroke(traced('-0.54 0.46, -0.42 0.2, -0.2 0.06'), detail * 2, { isErasing: true, taper: 0.4 });
}
