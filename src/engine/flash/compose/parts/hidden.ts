import type { Composition, Spot } from '../composition.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import type { SceneElement } from '../scene-element.ts';
import { everyoneIn } from '../scene-roles.ts';
import { visibilities } from '../visibility.ts';

/** Less of something than this share, unless it is still this large an area, cannot be recognized. */
const leastShare = 0.45;
const leastArea = 22_000;
/** A blade through something is recognized by its two ends. */
const leastBlade = 0.25;

/**
 * Brings to light what others hide, wherever the prompt happens to crowd them: what stands at the focal element's feet
 * comes in front of flowers and waves; what is lost behind the focal element is set anew, small, beside the design.
 */
export function uncoverHidden(composition: Composition): void {
  const hidden = hiddenIn(composition);
  if (hidden.length === 0) return;
  const atFeet = hidden.filter(({ subjects }) => depthOf(composition, subjects) >= depth.front);
  atFeet.forEach(({ subjects }, i) => {
    composition.shift(subjects, depth.water + 2 + i * 0.1);
  });
  for (const element of hiddenIn(composition)) {
    if (element === composition.roles.focal) continue;
    composition.withdraw(element.subjects);
    composition.place(element, freeSpot(composition), depth.water + 3);
  }
}

function hiddenIn(composition: Composition): SceneElement[] {
  const visible = visibilities(composition.pieces);
  return everyoneIn(composition.roles).filter((element) =>
    element.subjects.some((subject) => {
      const { area = 0, share = 0 } = visible.get(subject) ?? {};
      return (
        share < (composition.roles.blades.includes(element) ? leastBlade : leastShare) && area < leastArea
      );
    }),
  );
}

function depthOf(composition: Composition, subjects: SceneElement['subjects']): number {
  const own = composition.pieces.filter((piece) =>
    piece.subjects.some((subject) => subjects.includes(subject)),
  );
  return Math.min(...own.map((piece) => piece.depth));
}

/** The emptiest place around the design. */
function freeSpot(composition: Composition): Spot {
  const { left, right, top, bottom } = composition.bounds;
  const occupancy = new Occupancy(composition.layers, 0);
  const size = 200;
  const middle = (top + bottom) / 2;
  const spots = [top + size / 2, middle, bottom - size / 2].flatMap((y): Spot[] => [
    { at: [right - size / 4, y], size },
    { at: [left + size / 4, y], size },
  ]);
  const room = ({ at }: Spot) => [90, 60, 30].find((radius) => occupancy.isFree(at, radius)) ?? 0;
  return spots.toSorted((a, b) => room(b) - room(a))[0] as Spot;
}
