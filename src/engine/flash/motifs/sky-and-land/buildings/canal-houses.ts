import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A house's left and right wall, the height of its eaves, its gable above them, and its floors. */
interface House {
  readonly left: number;
  readonly right: number;
  readonly eaves: number;
  /** From the left corner of the eaves to the right one, in shares of the width and in heights above the eaves. */
  readonly gable: string;
  readonly floors: number;
  readonly pigment: Pigment;
}

/** A row of narrow houses of Amsterdam, each with another gable, on the water of their canal. */
export const canalHouses: Motif = {
  name: 'canal-houses',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const house of houses) drawHouse(pen, house);
      pen.fill(outlined('-1.5 1.06!, 1.5 1.06!, 1.5 1.2!, -1.5 1.2!'), {
        pigment: 'grey',
        tone: 0.3,
        line: inner * 1.2,
      });
      for (const ripple of ripples) pen.stroke(traced(ripple), inner * 1.4, { taper: 0.35 });
    }),
};

function drawHouse(pen: Pen, { left, right, eaves, gable, floors, pigment }: House): void {
  const { inner, detail } = pen.weight;
  const width = right - left;
  const crown = gable.split(',').map((knot) => {
    const [x = 0, y = 0] = knot.trim().replace('!', '').split(' ').map(Number);
    return `${left + x * width} ${eaves - y}${knot.includes('!') ? '!' : ''}`;
  });
  pen.fill(outlined(`${left} 1.08!, ${crown.join(', ')}, ${right} 1.08!`), {
    pigment,
    tone: (x) => clamp(0.12 + (0.35 * (x - left)) / width),
    line: inner * 1.3,
  });
  const middle = (left + right) / 2;
  pen.fill(box(middle - 0.07, eaves - 0.24, 0.14, 0.2), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
  for (const y of steps(floors - 1, eaves + 0.1, 0.3))
    for (const share of [0.2, 0.5, 0.8]) {
      const x = left + share * width - 0.075;
      pen.fill(box(x, y, 0.15, 0.28), { pigment: 'foam', tone: 0.05, line: inner * 0.9 });
      pen.stroke(traced(`${x} ${y + 0.13}, ${x + 0.15} ${y + 0.13}`), detail);
      pen.stroke(traced(`${x + 0.075} ${y}, ${x + 0.075} ${y + 0.28}`), detail);
    }
  pen.fill(box(middle - 0.1, 0.7, 0.2, 0.38), { pigment: 'dark', tone: 0.4, line: inner });
  for (const share of [0.18, 0.82])
    pen.fill(box(left + share * width - 0.075, 0.72, 0.15, 0.22), {
      pigment: 'foam',
      tone: 0.05,
      line: inner * 0.9,
    });
}

function box(x: number, y: number, width: number, height: number) {
  return outlined(`${x} ${y}!, ${x + width} ${y}!, ${x + width} ${y + height}!, ${x} ${y + height}!`);
}

const stepped =
  '0 0!, 0 0.14!, 0.14 0.14!, 0.14 0.28!, 0.28 0.28!, 0.28 0.42!, 0.4 0.42!, 0.4 0.54!, 0.6 0.54!, 0.6 0.42!, 0.72 0.42!, 0.72 0.28!, 0.86 0.28!, 0.86 0.14!, 1 0.14!, 1 0!';
const bell =
  '0 0!, -0.04 0.08, 0.1 0.12!, 0.2 0.26, 0.22 0.42!, 0.34 0.5, 0.5 0.56, 0.66 0.5, 0.78 0.42!, 0.8 0.26, 0.9 0.12!, 1.04 0.08, 1 0!';
const spout = '0 0!, 0.34 0.44!, 0.34 0.54!, 0.66 0.54!, 0.66 0.44!, 1 0!';
const neck =
  '0 0!, 0 0.08!, 0.18 0.1, 0.24 0.2!, 0.24 0.44!, 0.18 0.46!, 0.5 0.66!, 0.82 0.46!, 0.76 0.44!, 0.76 0.2!, 0.82 0.1, 1 0.08!, 1 0!';
const houses: readonly House[] = [
  { left: -1.44, right: -0.72, eaves: -0.66, gable: stepped, floors: 3, pigment: 'wood' },
  { left: -0.72, right: -0.02, eaves: -0.92, gable: neck, floors: 4, pigment: 'petal' },
  { left: -0.02, right: 0.72, eaves: -0.56, gable: bell, floors: 3, pigment: 'ember' },
  { left: 0.72, right: 1.44, eaves: -0.8, gable: spout, floors: 4, pigment: 'wood' },
];
const ripples = [
  '-1.3 1.36, -1.0 1.32, -0.7 1.38, -0.4 1.33',
  '-0.1 1.34, 0.3 1.38, 0.7 1.32, 1.2 1.37',
  '-0.8 1.5, -0.4 1.46, 0.0 1.52, 0.4 1.47, 0.8 1.5',
];
