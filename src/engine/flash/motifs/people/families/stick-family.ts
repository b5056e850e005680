import { blob } from '../../../geometry/curve.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Somebody as a child draws them: a round head on a line, a triangle for a dress. */
interface StickPerson {
  readonly wears: 'dress' | 'nothing';
  readonly hair: 'long' | 'spikes' | 'bunches';
  readonly pigment: Pigment;
  /** Of the tallest. */
  readonly height: number;
}

const dad: StickPerson = { wears: 'nothing', hair: 'spikes', pigment: 'water', height: 1 };
const mum: StickPerson = { wears: 'dress', hair: 'long', pigment: 'petal', height: 0.94 };
const girl: StickPerson = { wears: 'dress', hair: 'bunches', pigment: 'gold', height: 0.64 };
const boy: StickPerson = { wears: 'nothing', hair: 'spikes', pigment: 'leaf', height: 0.58 };
const baby: StickPerson = { wears: 'nothing', hair: 'spikes', pigment: 'petal', height: 0.44 };

/** A family as a child draws it, hand in hand. */
export const stickFamilies: readonly Motif[] = [
  drawnByChild('stick-family', [dad, girl, boy, mum]),
  drawnByChild('stick-family-of-three', [dad, girl, mum]),
  drawnByChild('stick-family-of-five', [dad, girl, baby, boy, mum]),
];
export const stickFigure: Motif = drawnByChild('stick-figure', [dad]);

function drawnByChild(name: string, people: readonly StickPerson[]): Motif {
  return {
    name,
    tinted: people.length > 1 ? ['petal', 'water', 'gold', 'leaf'] : ['bone'],
    draw(canvas) {
      canvas.layer(
        (pen) => {
          const middle = (people.length - 1) / 2;
          people.forEach((person, i) => {
            const x = (i - middle) * 0.78;
            const hands = [-1, 1].map((side): readonly [number, number] => {
              const next = people[i + side];
              const height = next ? (person.height + next.height) / 2 : person.height;
              return [x + side * 0.39, 1 - 0.86 * height + (next ? 0 : -0.12)];
            });
            drawPerson(pen, person, x, hands, i);
          });
        },
        { silhouette: 'fills-and-lines', contour: 0 },
      );
    },
  };
}

function drawPerson(
  pen: Pen,
  { wears, hair, pigment, height }: StickPerson,
  x: number,
  hands: readonly (readonly [number, number])[],
  index: number,
): void {
  const width = pen.weight.inner * 1.7;
  // A child's hand is not steady: each leans a little otherwise.
  const sway = [0.04, -0.03, 0.02, -0.04, 0.03][index % 5] ?? 0;
  const own = pen.at({ at: [x, 1 - height], scale: height, angleRad: sway });
  own.stroke(traced('0 -0.52, 0.02 -0.1, -0.01 0.3'), width);
  own.stroke(traced('-0.01 0.3!, -0.12 0.64, -0.2 0.98!, -0.34 1.0!'), width);
  own.stroke(traced('-0.01 0.3!, 0.13 0.66, 0.19 0.97!, 0.34 0.98!'), width);
  for (const [handX, handY] of hands)
    pen.stroke(
      traced(
        `${x} ${1 - 1.24 * height}, ${(x + handX) / 2} ${(1 - 1.24 * height + handY) / 2 + 0.03}, ${handX} ${handY}`,
      ),
      width,
    );
  if (wears === 'dress')
    own.fill(outlined('0.02 -0.46!, 0.3 0.42!, 0.0 0.38, -0.32 0.44!'), { pigment, tone: 0.15, line: width });
  drawHead(own, hair, pigment);
}

function drawHead(pen: Pen, hair: StickPerson['hair'], pigment: Pigment): void {
  const width = pen.weight.inner * 1.5;
  const locks = hairLines[hair];
  for (const lock of locks) pen.stroke(traced(lock), width);
  pen.fill(blob(roundish, 8), { pigment: 'bone', tone: 0.05, line: width * 1.1 });
  if (hair === 'bunches')
    for (const [x, y] of [
      [-0.3, -0.92],
      [0.31, -0.9],
    ] as const)
      pen.fill(
        blob(
          roundish.map(([px, py]) => [x + px * 0.42, y + (py + 0.78) * 0.42] as const),
          8,
        ),
        {
          pigment,
          tone: 0.3,
          line: width,
        },
      );
  for (const x of [-0.1, 0.1]) pen.dot([x, -0.83], width * 0.9);
  pen.stroke(traced('-0.14 -0.7, -0.02 -0.62, 0.14 -0.71'), width);
}

const roundish = [
  [0.02, -1.06],
  [0.22, -0.98],
  [0.29, -0.78],
  [0.19, -0.57],
  [-0.02, -0.51],
  [-0.22, -0.6],
  [-0.28, -0.8],
  [-0.18, -1.0],
] as const;
const hairLines: Record<StickPerson['hair'], readonly string[]> = {
  spikes: [
    '-0.16 -0.98, -0.22 -1.16',
    '-0.06 -1.02, -0.08 -1.22',
    '0.04 -1.02, 0.06 -1.22',
    '0.14 -1.0, 0.2 -1.17',
  ],
  long: [
    '-0.1 -1.04, -0.3 -0.96, -0.36 -0.7, -0.32 -0.46, -0.4 -0.36',
    '0.1 -1.04, 0.3 -0.96, 0.37 -0.7, 0.32 -0.46, 0.41 -0.38',
    '-0.18 -1.0, -0.32 -0.84, -0.3 -0.5',
    '0.18 -1.0, 0.32 -0.84, 0.3 -0.5',
  ],
  bunches: [],
};
