import type { Field, Mask } from '#engine/pixels/raster.ts';
import { type Aligned, agreementAt, aligned } from './align.ts';
import type { GreyLevels } from './grey-levels.ts';
import { inUnits, type Motion, still } from './motion.ts';
import { type Patch, patchOf } from './patch.ts';

/** Recognised worse than this, a limb counts as lost: something else is there, or it has turned away. */
const leastAgreement = 0.55;
/** Found so well from where it was last, nothing better is looked for around it. */
const sure = 0.95;
/** How far around it is looked for, in pixels of the smallest level; all of this is one step per pixel. */
const reach = 7;

interface Level {
  readonly patch: Patch;
  readonly perPixel: number;
}

/**
 * Finds the same piece of a limb in one picture after the other. It is always compared with the picture in which its
 * skin was found, so that nothing drifts.
 */
export class Tracker {
  readonly #levels: readonly Level[];
  readonly #size: Field;
  #motion: Motion;

  /**
   * @param region of the picture, at any size: what is not 0 is followed
   * @param since what has become of that picture until now, as far as it is known; in photo units
   */
  constructor(picture: GreyLevels, region: Mask, since: Motion = still) {
    this.#size = picture[0];
    this.#motion = since;
    this.#levels = picture.map((level) => ({
      patch: patchOf(level, region),
      perPixel: longestOf(level),
    }));
  }

  /** What has become of the limb since then, in photo units; undefined where it is not seen. */
  follow(picture: GreyLevels): Motion | undefined {
    const [finest] = picture;
    if (finest.width !== this.#size.width || finest.height !== this.#size.height) return undefined;
    const near = this.#align(picture, this.#motion);
    const found = near.agreement >= sure ? near : best(near, this.#align(picture, this.#lookAround(picture)));
    if (found.agreement < leastAgreement) return undefined;
    this.#motion = found.motion;
    return found.motion;
  }

  /** From the smallest level to the largest. @returns in photo units */
  #align(picture: GreyLevels, guess: Motion): Aligned {
    return this.#levels.reduceRight<Aligned>(
      (before, { patch, perPixel }, i) => {
        const { motion, agreement } = aligned(patch, picture[i] as Field, inUnits(before.motion, perPixel));
        return { motion: inUnits(motion, 1 / perPixel), agreement };
      },
      { motion: guess, agreement: 0 },
    );
  }

  /** The shift at which the smallest level agrees best. */
  #lookAround(picture: GreyLevels): Motion {
    const level = this.#levels.at(-1) as Level;
    const smallest = picture.at(-1) as Field;
    let found = { motion: this.#motion, agreement: -1 };
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const { x, y, ...turn } = inUnits(this.#motion, level.perPixel);
        const motion = { ...turn, x: x + across, y: y + down };
        const agreement = agreementAt(level.patch, smallest, motion);
        if (agreement > found.agreement) found = { motion: inUnits(motion, 1 / level.perPixel), agreement };
      }
    }
    return found.motion;
  }
}

function best(one: Aligned, other: Aligned): Aligned {
  return other.agreement > one.agreement ? other : one;
}

function longestOf({ width, height }: Field): number {
  return Math.max(width, height);
}
