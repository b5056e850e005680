import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A hammock of striped cloth, a wooden bar and a ring for its cords at each end. */
export const hammock: Motif = {
  name: 'hammock',
  tinted: ['petal', 'gold'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawBothSides(pen, drawCords);
        drawCloth(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawCords(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('1.62 -0.9, 1.86 -1.16'), inner * 2.4);
  for (const t of steps(4))
    side.stroke(traced(`1.6 -0.88, ${1.1 - 0.2 * t} ${-0.42 + 0.56 * t}`), detail * 1.6);
  side.fill(circle([1.6, -0.88], 0.085, 20), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
  side.fill(circle([1.6, -0.88], 0.035, 14), { black: 'always' });
}

function drawCloth(pen: Pen): void {
  const { inner } = pen.weight;
  stripes.forEach((pigment, i) => {
    const [from, to] = [i / stripes.length, (i + 1) / stripes.length];
    pen.fill([...edge(from), ...edge(to).reverse()], {
      pigment,
      tone: (x) => clamp(0.3 - 0.3 * from + 0.25 * smoothstep(0.2, 1, Math.abs(x))),
      line: inner,
    });
  });
  for (const share of [0, 1]) pen.stroke(edge(share), inner * 1.5);
  drawBothSides(pen, (side) =>
    side.fill(outlined('1.05 -0.46!, 1.17 -0.42!, 0.96 0.18!, 0.84 0.14!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner * 1.1,
    }),
  );
}

const stripes = ['petal', 'foam', 'gold', 'foam', 'petal'] as const;

/** A line of the cloth's length: 0 along its near upper edge, 1 along its lowest. */
function edge(share: number) {
  const [x, y, sag] = [1.1 - 0.2 * share, -0.42 + 0.56 * share, 0.5 + 0.16 * share];
  return traced(
    `${-x} ${y}!, ${-x * 0.66} ${y + sag * 0.56}, ${-x * 0.33} ${y + sag * 0.9}, 0 ${y + sag}, ${x * 0.33} ${y + sag * 0.9}, ${x * 0.66} ${y + sag * 0.56}, ${x} ${y}!`,
    8,
  );
}
