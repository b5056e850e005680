import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A lacrosse stick: the netted head on its shaft. */
export const lacrosseStick: Motif = {
  name: 'lacrosse-stick',
  tinted: ['petal'],
  leanRad: 0.5,
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.5 });
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.065 -0.1!, 0.065 -0.1!, 0.07 1.9!, -0.07 1.9!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.35 + 4 * x),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.09 1.76!, 0.09 1.76!, 0.1 1.98, 0 2.02, -0.1 1.98'), {
        pigment: 'dark',
        tone: 0.4,
        line: inner,
      });
      for (const y of [0.5, 0.62, 0.74, 0.86]) pen.stroke(traced(`-0.07 ${y}, 0.07 ${y - 0.06}`), inner);
      pen.fill([head, opening], {
        pigment: 'petal',
        tone: (x, y) => clamp(0.2 + 0.5 * x + 0.2 * (y + 1)),
        line: inner * 1.2,
        rule: 'evenodd',
      });
      for (const isFlipped of [false, true]) {
        const half = pen.at({ isFlipped });
        for (const net of nets) half.stroke(traced(net, 8), detail * 1.6);
        for (const shooter of shooters) half.stroke(traced(shooter, 8), inner * 2);
      }
    }),
};

const head = symmetric(
  '0 -1.84, 0.4 -1.82, 0.7 -1.66, 0.76 -1.36, 0.62 -0.98, 0.36 -0.62, 0.26 -0.3, 0.16 -0.06, 0.1 0.14!, 0 0.16',
);
const opening = symmetric(
  '0 -1.73, 0.36 -1.71, 0.58 -1.57, 0.63 -1.34, 0.5 -1.02, 0.25 -0.66, 0.15 -0.36, 0 -0.3',
);
/** The thick strings across the top, and the deep net below them; each is crossed by its mirror image. */
const shooters = ['0.62 -1.48, 0.3 -1.36, 0 -1.3', '0.62 -1.3, 0.3 -1.16, 0 -1.1'];
const nets = [
  '0.16 -1.72, 0.2 -1.3, 0.14 -0.8, 0.06 -0.34',
  '0.42 -1.68, 0.44 -1.2, 0.3 -0.8, 0.12 -0.4',
  '0.56 -1.1, 0.26 -0.98, 0 -0.96',
  '0.48 -0.96, 0.22 -0.84, 0 -0.82',
  '0.38 -0.82, 0.18 -0.7, 0 -0.68',
  '0.28 -0.66, 0.14 -0.56, 0 -0.54',
  '0.2 -0.5, 0.1 -0.43, 0 -0.42',
];
