import { steps } from '../geometry/interval.ts';
import { bandStrip } from '../motifs/parts/band-strip.ts';
import type { Pen } from '../paint/pen.ts';
import type { Wishes } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import { oneOf } from './actor.ts';
import { drawWithin } from './group.ts';
import { colored } from './stacked.ts';

/** How often a thing is repeated around an arm. */
const repeats = 5;

/** What is wanted as an armband, in turn and again between two bars that close around the arm. */
export function withArmband(pool: readonly Actor[], wishes: Wishes): Actor[] {
  const [thing] = pool;
  if (!wishes.has('band') || !thing) return [...pool];
  const things = pool.map(oneOf);
  return [
    {
      ...thing,
      subjects: pool.flatMap(({ subjects }) => subjects),
      motif: {
        name: `band of ${thing.motif.name}`,
        tinted: thing.motif.tinted,
        draw(easel) {
          easel.layer(drawBars, { contour: 0, isInverted: false });
          for (const [i, x] of steps(repeats - 1, -1.2, 1.2).entries())
            drawWithin(easel, colored(things[i % things.length] ?? thing), { at: [x, 0], scale: 0.33 });
        },
      },
      name: 'combined',
      kind: 'object',
      pigment: null,
    },
  ];
}

function drawBars(pen: Pen): void {
  for (const top of [-0.56, 0.46]) pen.cell(bandStrip(top, top + 0.1), { black: 'always', tone: 1 });
}
