import { lerp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

const spokes = 9;
const rounds = 6;

/** A spider's web, its threads sagging towards the middle. */
export const spiderWeb: Motif = {
  name: 'spider-web',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        const reaches = Array.from({ length: spokes }, () => pen.random.between(0.9, 1.08));
        const at = (spoke: number, share: number) => {
          const i = spoke % spokes;
          return polar(((spoke + 0.25) / spokes) * fullTurn, share * (reaches[i] ?? 1));
        };
        for (let i = 0; i < spokes; i++) pen.stroke([[0, 0], at(i, 1)], inner * 1.1);
        for (let round = 1; round <= rounds; round++)
          for (let i = 0; i < spokes; i++) {
            const share = (round / (rounds + 0.6)) ** 1.15;
            const [[ax, ay], [bx, by]] = [at(i, share), at(i + 1, share)];
            const [mx, my] = [lerp(0, (ax + bx) / 2, 0.84), lerp(0, (ay + by) / 2, 0.84)];
            pen.stroke(
              traced(`${ax} ${ay}, ${mx} ${my}, ${bx} ${by}`),
              round % 2 === 0 ? inner * 0.9 : detail * 1.2,
            );
          }
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};
