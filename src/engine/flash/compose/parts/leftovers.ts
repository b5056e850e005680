import { everyoneIn } from '../casting.ts';
import { depth } from '../depth.ts';
import type { Spot, Stage } from '../stage.ts';
import { setBanner } from './banner.ts';

/** Whatever an arrangement has no place for is set small around the design: nothing that was asked for is dropped. */
export function setLeftovers(stage: Stage): void {
  const { cast } = stage;
  const missing = everyoneIn(cast).filter(({ subjects }) =>
    subjects.some((subject) => !stage.hasDrawn(subject)),
  );
  const { left, right, top, bottom } = stage.bounds;
  const spots: readonly Spot[] = [
    { at: [left, top + 60], size: 210 },
    { at: [right, top + 60], size: 210 },
    { at: [left, bottom - 60], size: 210 },
    { at: [right, bottom - 60], size: 210 },
  ];
  missing.forEach((actor, i) => {
    const spot = spots[i % spots.length];
    if (spot) stage.place(actor, spot, depth.front + 5);
  });
  if (!stage.hasLettering) setBanner(stage);
}
