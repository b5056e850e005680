import type { Actor } from '../actor.ts';
import { everyoneIn } from '../casting.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import type { Spot, Stage } from '../stage.ts';
import { visibilities } from '../visibility.ts';

/** Less of something than this share, unless it is still this large an area, cannot be recognized. */
const leastShare = 0.45;
const leastArea = 22_000;
/** A blade through something is recognized by its two ends. */
const leastBlade = 0.25;

/**
 * Brings to light what others hide, wherever the prompt happens to crowd them: what stands at the hero's feet
 * comes in front of flowers and waves; what is lost behind the hero is set anew, small, beside the design.
 */
export function uncoverHidden(stage: Stage): void {
  const hidden = hiddenIn(stage);
  if (hidden.length === 0) return;
  const atFeet = hidden.filter(({ subjects }) => depthOf(stage, subjects) >= depth.front);
  atFeet.forEach(({ subjects }, i) => {
    stage.shift(subjects, depth.water + 2 + i * 0.1);
  });
  for (const actor of hiddenIn(stage)) {
    if (actor === stage.cast.hero) continue;
    stage.withdraw(actor.subjects);
    stage.place(actor, freeSpot(stage), depth.water + 3);
  }
}

function hiddenIn(stage: Stage): Actor[] {
  const visible = visibilities(stage.pieces);
  return everyoneIn(stage.cast).filter((actor) =>
    actor.subjects.some((subject) => {
      const { area = 0, share = 0 } = visible.get(subject) ?? {};
      return share < (stage.cast.blades.includes(actor) ? leastBlade : leastShare) && area < leastArea;
    }),
  );
}

function depthOf(stage: Stage, subjects: Actor['subjects']): number {
  const own = stage.pieces.filter((piece) => piece.subjects.some((subject) => subjects.includes(subject)));
  return Math.min(...own.map((piece) => piece.depth));
}

/** The emptiest place around the design. */
function freeSpot(stage: Stage): Spot {
  const { left, right, top, bottom } = stage.bounds;
  const occupancy = new Occupancy(stage.layers, 0);
  const size = 200;
  const middle = (top + bottom) / 2;
  const spots = [top + size / 2, middle, bottom - size / 2].flatMap((y): Spot[] => [
    { at: [right - size / 4, y], size },
    { at: [left + size / 4, y], size },
  ]);
  const room = ({ at }: Spot) => [90, 60, 30].find((radius) => occupancy.isFree(at, radius)) ?? 0;
  return spots.toSorted((a, b) => room(b) - room(a))[0] as Spot;
}
