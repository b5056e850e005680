import type { Mask } from '#engine/pixels/raster.ts';
import { fullTurn } from '../geometry/full-turn.ts';
import { tattooControls } from '../preview-defaults.ts';
import type { Placement } from '../scene.ts';
import { largestLimb } from './largest-limb.ts';

/** Of the limb's width. */
const shareOfWidth = 0.6;
/** Of its length at most, so that a long design still ends on bare skin. */
const shareOfLength = 0.8;
/** A design so much wider than high lies along the limb with its longer side. */
const lyingAspect = 0.75;

/**
 * Where a design lies that nobody has placed: in the middle of the largest bare limb, along it, and as large as suits
 * it. Undefined where no skin is found.
 *
 * @param skin of the whole photo, about 300 pixels on its longer side
 * @param aspect height of the design over its width
 */
export function startOnSkin(skin: Mask, aspect: number): Placement | undefined {
  const limb = largestLimb(skin);
  if (!limb) return undefined;
  const longest = Math.max(skin.width, skin.height);
  const lies = limb.direction !== undefined && aspect < lyingAspect;
  const [across, along] = lies ? [aspect, 1] : [1, aspect];
  const width =
    Math.min((shareOfWidth * limb.width) / across, (shareOfLength * limb.length) / along) / longest;
  return {
    centre: { x: limb.middle.x / longest, y: limb.middle.y / longest },
    width: Math.max(tattooControls.scale.min, width),
    rotationDeg: limb.direction === undefined ? 0 : fullTurn(uprightDeg(limb.direction, lies)),
  };
}

/** Degrees clockwise, along a limb of that direction or across it, whichever end keeps the design more upright. */
function uprightDeg(direction: number, lies: boolean): number {
  const deg = Math.round((direction * 180) / Math.PI) + (lies ? 0 : 90);
  return deg - 180 * Math.round(deg / 180);
}
