import type { PhotoPoint } from '../geometry/camera.ts';
import { tattooControls } from '../preview-defaults.ts';
import type { Placement } from '../scene.ts';

/** How a placement does. */
export interface Tried {
  /** Share of the old ink that it hides, 0…1. */
  readonly covered: number;
  /** Share of its own ink that lies on skin, 0…1. */
  readonly onSkin: number;
}

/** No more placements than that are tried. */
export const mostTries = 48;
/** What a first step changes: share of the design's width, ratio of sizes, degrees; each round halves them. */
const firstStep = { move: 0.24, ratio: 1.28, deg: 16 } as const;
const rounds = 3;
/** A design may grow and shrink by so much, and turn by so much: it is still the one that the person chose. */
const sizes = { min: 0.7, max: 2.4 } as const;
const mostTurned = 45;

/* What is better is weighed against what was chosen: shares of the old ink that a change has to hide more of. */
const growing = 0.05;
const turning = 0.04;
const leavingSkin = 0.6;

interface Candidate {
  readonly placement: Placement;
  readonly merit: number;
}

/**
 * The placement near the present one that hides most: first over the old ink and larger, then step by step in the
 * direction that helps, with ever smaller steps. The present one, where none is better.
 *
 * @param present where the design lies
 * @param old middle of the old ink
 * @param photo width and height in photo units
 * @param attempt what a placement comes to; it is asked at most `mostTries` times
 */
export function betterPlacement(
  present: Placement,
  old: PhotoPoint,
  photo: { readonly width: number; readonly height: number },
  attempt: (placement: Placement) => Tried,
): Placement {
  let tries = 0;
  const base = attempt(present);
  tries++;
  const isNear = ({ centre, width, rotationDeg }: Placement): boolean => {
    const ratio = width / present.width;
    const isOnPhoto = centre.x >= 0 && centre.y >= 0 && centre.x <= photo.width && centre.y <= photo.height;
    const { min, max } = tattooControls.scale;
    const isSized = ratio >= sizes.min && ratio <= sizes.max && width >= min && width <= max;
    return isOnPhoto && isSized && Math.abs(rotationDeg - present.rotationDeg) <= mostTurned;
  };
  const judge = (placement: Placement): Candidate => {
    tries++;
    const { covered, onSkin } = attempt(placement);
    const grown = Math.abs(Math.log2(placement.width / present.width));
    const turned = Math.abs(placement.rotationDeg - present.rotationDeg) / mostTurned;
    const lost = Math.max(0, base.onSkin - onSkin);
    return { placement, merit: covered - growing * grown - turning * turned - leavingSkin * lost };
  };
  let best: Candidate = { placement: present, merit: base.covered };
  const tryAll = (placements: readonly Placement[]): boolean => {
    const before = best;
    for (const placement of placements) {
      if (tries >= mostTries) break;
      if (!isNear(placement)) continue;
      const candidate = judge(placement);
      if (candidate.merit > best.merit + 1e-6) best = candidate;
    }
    return best !== before;
  };
  const over = (ratio: number): Placement => ({ ...present, centre: old, width: present.width * ratio });
  tryAll([over(1), over(1.3), over(1.65), over(2.1), { ...present, width: present.width * 1.3 }]);
  for (let round = 0; round < rounds; round++) {
    const share = 0.5 ** round;
    while (tryAll(stepsFrom(best.placement, share))) if (tries >= mostTries) return best.placement;
  }
  return best.placement;
}

/** @param share of the first step */
function stepsFrom(from: Placement, share: number): Placement[] {
  const by = firstStep.move * share * from.width;
  const ratio = firstStep.ratio ** share;
  const deg = firstStep.deg * share;
  const moved = (x: number, y: number): Placement => ({
    ...from,
    centre: { x: from.centre.x + x * by, y: from.centre.y + y * by },
  });
  return [
    ...[moved(-1, 0), moved(1, 0), moved(0, -1), moved(0, 1)],
    ...[
      { ...from, width: from.width * ratio },
      { ...from, width: from.width / ratio },
    ],
    ...[
      { ...from, rotationDeg: from.rotationDeg - deg },
      { ...from, rotationDeg: from.rotationDeg + deg },
    ],
  ];
}
