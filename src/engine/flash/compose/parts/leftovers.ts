import type { Composition, Spot } from '../composition.ts';
import { depth } from '../depth.ts';
import { everyoneIn } from '../scene-roles.ts';
import { setBanner } from './banner.ts';

/** Whatever an arrangement has no place for is set small around the design: nothing that was asked for is dropped. */
export function setLeftovers(composition: Composition): void {
  const { roles } = composition;
  const missing = everyoneIn(roles).filter(({ subjects }) =>
    subjects.some((subject) => !composition.hasDrawn(subject)),
  );
  const { left, right, top, bottom } = composition.bounds;
  const spots: readonly Spot[] = [
    { at: [left, top + 60], size: 210 },
    { at: [right, top + 60], size: 210 },
    { at: [left, bottom - 60], size: 210 },
    { at: [right, bottom - 60], size: 210 },
  ];
  missing.forEach((element, i) => {
    const spot = spots[i % spots.length];
    if (spot) composition.place(element, spot, depth.front + 5);
  });
  if (!composition.hasLettering) setBanner(composition);
}
