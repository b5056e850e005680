import { clamp } from '../../../geometry/interval.ts';
import { directionRad } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of handcuffs, joined by their chain. */
export const handcuffs: Motif = {
  name: 'handcuffs',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        links.slice(1, -1).forEach(([x, y], i) => {
          const angleRad = directionRad(links[i] ?? [x, y], links[i + 2] ?? [x, y]);
          drawLink(pen.at({ at: [x, y], angleRad }), i % 2 === 0);
        });
      },
      { contour: 0.6 },
    );
    for (const side of [-1, 1])
      canvas.layer((pen) => drawCuff(pen.at({ at: [0.66 * side, 0.3], angleRad: 0.32 * side })), {
        contour: 0.8,
      });
  },
};

const links = [
  [-0.62, -0.3],
  [-0.46, -0.52],
  [-0.26, -0.68],
  [0, -0.75],
  [0.26, -0.68],
  [0.46, -0.52],
  [0.62, -0.3],
] as const;

function drawLink(pen: Pen, isFront: boolean): void {
  const outer = isFront ? ellipse([0, 0], 0.17, 0.11, 30) : ellipse([0, 0], 0.16, 0.045, 30);
  const hole = isFront ? [ellipse([0, 0], 0.09, 0.045, 24)] : [];
  pen.fill([outer, ...hole], { pigment: 'steel', tone: 0.3, line: pen.weight.inner, rule: 'evenodd' });
}

/** A cuff of radius 0.5 around the pen's origin, its lock at the top. */
function drawCuff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 0.52, 64), circle([0, 0], 0.39, 56)], {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 0.7 * (x + y)),
    line: inner,
    rule: 'evenodd',
  });
  for (let i = 0; i < 7; i++) {
    const angle = 0.5 + 0.14 * i;
    pen.stroke(
      [0.4, 0.45].map((radius) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const),
      detail,
    );
  }
  pen.fill(outlined('-0.24 -0.66!, 0.24 -0.66!, 0.3 -0.3!, 0.14 -0.24, -0.14 -0.24, -0.3 -0.3!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + x),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -0.48], 0.055, 18), { black: 'always', tone: 1 });
  pen.fill(outlined('-0.025 -0.48!, 0.025 -0.48!, 0.04 -0.34!, -0.04 -0.34!'), { black: 'always', tone: 1 });
}
