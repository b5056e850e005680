import type { Mask } from '#engine/pixels/raster.ts';
import { fullTurn } from '../geometry/full-turn.ts';
import { acrossOf, type Outline, outlineNear } from '../limb/outline.ts';
import { startOnSkin } from '../limb/start-on-skin.ts';
import type { Placement } from '../scene.ts';

/** How a design lies on its limb, whichever way the limb is turned and however near it is. */
export interface LimbHold {
  /** How far beside the middle line, in widths of the limb. */
  readonly across: number;
  /** Width of the design in widths of the limb. */
  readonly width: number;
  /** Degrees clockwise from the limb's direction. */
  readonly turnDeg: number;
}

export interface LivePlace {
  readonly placement: Placement;
  /** Undefined where the skin is no limb: there a design only goes where its piece of skin goes. */
  readonly hold: LimbHold | undefined;
}

/** Where a design was, when its limb is looked for in the next mask. */
export interface FormerPlace extends LivePlace {
  /** The limb was lost from sight: the design takes its hold wherever a limb is found. */
  readonly isLost: boolean;
}

/** Of what a mask shows, so much corrects the place that was tracked: outlines tremble from mask to mask. */
const slightly = { place: 0.35, size: 0.15 } as const;
const wholly = { place: 1, size: 1 } as const;
/** Skin from here on, 0…255. */
const skinFrom = 128;

/**
 * Where a design lies on the skin of a film's next mask: where it was tracked to, drawn back to its own place across
 * the limb, its own size and angle; at first and after a loss in the middle of the largest limb.
 *
 * @param skin of the whole picture, about 300 pixels on its longer side
 * @param aspect height of the design over its width
 * @param former in this very picture, in photo units; undefined where the design was never laid
 * @returns undefined where no skin is found there
 */
export function followLimb(
  skin: Mask,
  aspect: number,
  former: FormerPlace | undefined,
): LivePlace | undefined {
  if (former && !former.isLost && isSkin(skin, former.placement)) return corrected(skin, former);
  const start = startOnSkin(skin, aspect);
  if (!start) return undefined;
  const isMirrored = former?.placement.isMirrored ?? false;
  const placement = { ...start, isMirrored };
  const outline = outlineAt(skin, placement);
  if (!outline) return { placement, hold: undefined };
  if (former?.hold)
    return { placement: placed(skin, placement, outline, former.hold, wholly), hold: former.hold };
  return { placement, hold: holdOf(skin, placement, outline) };
}

function corrected(skin: Mask, { placement, hold }: FormerPlace): LivePlace {
  const outline = outlineAt(skin, placement);
  if (!outline) return { placement, hold };
  if (!hold) return { placement, hold: holdOf(skin, placement, outline) };
  return { placement: placed(skin, placement, outline, hold, slightly), hold };
}

/** How a design that lies there holds to that limb. */
function holdOf(skin: Mask, { centre, width, rotationDeg }: Placement, outline: Outline): LimbHold {
  const longest = Math.max(skin.width, skin.height);
  const across = acrossOf(outline.direction);
  const beside =
    (centre.x * longest - outline.middle.x) * across.x + (centre.y * longest - outline.middle.y) * across.y;
  return {
    across: beside / outline.width,
    width: (width * longest) / outline.width,
    turnDeg: rotationDeg - degrees(outline.direction),
  };
}

/** The placement brought nearer to its hold. @param share of the way; 1 is all of it */
function placed(
  skin: Mask,
  from: Placement,
  outline: Outline,
  hold: LimbHold,
  share: { readonly place: number; readonly size: number },
): Placement {
  const longest = Math.max(skin.width, skin.height);
  const across = acrossOf(outline.direction);
  const beside = holdOf(skin, from, outline).across;
  const aside = (share.place * (hold.across - beside) * outline.width) / longest;
  // A limb has no head and no foot: of both ways along it, the one that the design lies by.
  const off = degrees(outline.direction) + hold.turnDeg - from.rotationDeg;
  const turn = off - 180 * Math.round(off / 180);
  const width = from.width + share.size * ((hold.width * outline.width) / longest - from.width);
  return {
    ...from,
    centre: { x: from.centre.x + aside * across.x, y: from.centre.y + aside * across.y },
    width,
    rotationDeg: fullTurn(from.rotationDeg + share.place * turn),
  };
}

function outlineAt(skin: Mask, { centre }: Placement): Outline | undefined {
  const longest = Math.max(skin.width, skin.height);
  return outlineNear(skin, { x: centre.x * longest, y: centre.y * longest });
}

function isSkin({ width, height, data }: Mask, { centre }: Placement): boolean {
  const longest = Math.max(width, height);
  const [x, y] = [Math.floor(centre.x * longest), Math.floor(centre.y * longest)];
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  return (data[y * width + x] as number) >= skinFrom;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
