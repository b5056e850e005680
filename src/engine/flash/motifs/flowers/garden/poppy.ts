import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An open poppy, a bud and a seed head on hairy stems. */
export const poppy: Motif = {
  name: 'poppy',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawPoppyFlower(pen.at({ at: [0, -0.4], scale: 0.72 })));
  },
};

function drawStems(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const stem of [
    '0 -0.3, 0.06 0.4, 0 1.2',
    '0 1.0, -0.34 0.5, -0.46 0.1, -0.66 0.02, -0.72 0.22',
    '0.01 1.0, 0.3 0.56, 0.52 0.1',
  ]) {
    const line = traced(stem, 10);
    pen.stroke(line, inner * 1.3);
    if (pen.hasDetail)
      for (let i = 2; i < line.length - 1; i += 2) {
        const [x, y] = line[i] as Point;
        pen.stroke(
          [
            [x - 0.04, y - 0.03],
            [x, y],
            [x + 0.04, y - 0.03],
          ],
          detail * 0.7,
          { taper: 0.5 },
        );
      }
  }
  pen.fill(outlined('-0.72 0.16!, -0.84 0.24, -0.86 0.42, -0.72 0.54, -0.6 0.42, -0.62 0.24'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.2 + 2 * (x + 0.8)),
    line: inner,
  });
  pen.fill(outlined('-0.74 0.3!, -0.7 0.42, -0.72 0.53!, -0.66 0.42'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  pen.fill(outlined('0.42 0.1!, 0.4 -0.06, 0.46 -0.18, 0.58 -0.18, 0.64 -0.06, 0.6 0.1!'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.1 + 3 * (x - 0.46)),
    line: inner,
  });
  pen.fill(outlined('0.38 -0.2!, 0.52 -0.28, 0.68 -0.2!, 0.52 -0.14'), {
    pigment: 'leaf',
    tone: 0.4,
    line: inner,
  });
  for (const x of [0.46, 0.52, 0.58])
    pen.stroke(
      [
        [x, -0.1],
        [x, 0.06],
      ],
      detail,
      { taper: 0.4 },
    );
}

/** From the front, of radius 1: four crumpled petals around a dark heart. */
export function drawPoppyFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [angle, size] of [
    [0.1, 1],
    [Math.PI + 0.1, 0.96],
    [-1.5, 0.98],
    [1.55, 0.94],
  ] as const) {
    const phase = pen.random.between(0, 6);
    const rim = Array.from({ length: 41 }, (_, i): Point => {
      const u = (i / 40) * 2 - 1;
      const shoulder = Math.max(0, 1 - Math.abs(u) ** 3.2) ** 0.4;
      return polar(angle + u * 1.12, size * (0.35 + 0.65 * shoulder) * (1 + 0.045 * Math.sin(u * 9 + phase)));
    });
    pen.fill([[0, 0], ...rim], {
      pigment: 'petal',
      tone: (x, y) => clamp(1.05 - 1.35 * lengthOf(x, y)),
      line: inner * 1.1,
    });
    for (let i = -4; i <= 4; i++) {
      const at = angle + i * 0.2 + pen.random.between(-0.05, 0.05);
      pen.stroke(
        [polar(at, 0.34), polar(at + 0.04, 0.6), polar(at, pen.random.between(0.7, 0.88))],
        detail * 0.9,
        { taper: 0.6 },
      );
    }
  }
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * fullTurn;
    const tip = polar(angle, i % 2 === 0 ? 0.36 : 0.3);
    pen.stroke([polar(angle, 0.14), tip], detail);
    pen.dot(tip, detail * 1.4);
  }
  pen.fill(circle([0, 0], 0.17, 30), { pigment: 'leafLight', tone: 0.3, line: inner });
  for (let i = 0; i < 8; i++) pen.stroke([[0, 0], polar((i / 8) * fullTurn, 0.14)], detail);
}
