import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cast-iron kettle of Nambu: studs in rows around its body, a bow of iron over it. */
export const ironKettle: Motif = {
  name: 'iron-kettle',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      pen.fill(outlineOf(ribbon(traced(bow, 12), () => 0.055)), {
        pigment: 'dark',
        tone: 0.35,
        line: pen.weight.inner * 1.1,
      });
      drawBody(pen);
      drawLid(pen);
    }),
};

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.7 0.1!, -0.9 -0.02, -1.06 -0.2, -1.16 -0.4!, -0.98 -0.42!, -0.86 -0.3, -0.66 -0.26!'),
    {
      pigment: 'dark',
      tone: 0.4,
      line: inner * 1.2,
    },
  );
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 0.75 * smoothstep(-0.1, 0.85, x) + 0.3 * smoothstep(0.3, 0.8, y)),
    line: inner * 1.3,
  });
  for (const [y, half, count] of studs)
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count - 0.5) * Math.PI;
      const [x, drop] = [Math.sin(angle) * half * 0.95, Math.cos(angle) * 0.1];
      pen.fill(ellipse([x, y + drop], 0.05 * (0.35 + 0.65 * Math.cos(angle)), 0.05, 14), {
        pigment: 'steel',
        tone: clamp(0.25 + 0.4 * x),
        line: inner * 0.8,
      });
    }
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `${side * 0.5} -0.5!, ${side * 0.5} -0.68, ${side * 0.62} -0.74, ${side * 0.7} -0.64, ${side * 0.68} -0.38!`,
      ),
      {
        pigment: 'dark',
        tone: 0.3,
        line: inner,
      },
    );
}

function drawLid(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.72, 0.28 -0.7, 0.42 -0.6, 0.46 -0.5!, 0 -0.42'), {
    pigment: 'dark',
    tone: (x) => clamp(0.2 + 0.7 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.34 -0.58, 0 -0.52, 0.34 -0.58'), inner, { isErasing: true, taper: 0.2 });
  pen.fill(circle([0, -0.78], 0.1, 22), { pigment: 'gold', tone: 0.25, line: inner * 1.1 });
}

const body = symmetric(
  '0 -0.56, 0.4 -0.54, 0.68 -0.44, 0.88 -0.2, 0.94 0.06, 0.86 0.34!, 0.9 0.4!, 0.76 0.66, 0.5 0.82, 0.42 0.9!, 0 0.94',
);
const bow = '-0.62 -0.6, -0.74 -0.9, -0.6 -1.24, -0.2 -1.42, 0.2 -1.42, 0.6 -1.24, 0.74 -0.9, 0.62 -0.6';
/** Height, half width and how many are in the row. */
const studs: readonly (readonly [number, number, number])[] = [
  [-0.38, 0.66, 13],
  [-0.22, 0.8, 14],
  [-0.06, 0.87, 15],
  [0.1, 0.86, 15],
];
