import { fitInside } from '#engine/pixels/raster.ts';
import { fullTurn } from '../../geometry/full-turn.ts';
import type { FormerPlace } from '../../live/follow-limb.ts';
import { type GreyLevels, greyLevelsOf } from '../../live/grey-levels.ts';
import { between, carried, chained, type Motion, reversed, still } from '../../live/motion.ts';
import { Tracker } from '../../live/tracker.ts';
import type { Placement } from '../../scene.ts';
import { skinError } from '../../skin-error.ts';
import { type Canvas, canvasOf, readPicture } from '../canvas.ts';
import type { FilmInk, FoundLimb, Nudge, SeenLimb, ShowChoice, Shown, Still } from './live-api.ts';

/** Longer side of the grey picture in which a limb is followed. */
const greyLongest = 192;
/** In photo units: a motion below this is mostly the camera's noise, and is followed slowly. */
const tremble = 0.003;
const slowest = 0.4;
const stillQuality = 0.95;

/** The design as it lies in the picture in which its limb was found last, and what followed. */
interface Held extends FoundLimb {
  readonly tracker: Tracker;
  /** Since that picture; undefined while the limb is out of sight. */
  readonly motion: Motion | undefined;
  readonly lastSeen: Motion;
}

/** The picture that is being looked at. */
interface Asked {
  readonly grey: GreyLevels;
  /** Where its own ink had gone by then. */
  readonly motion: Motion | undefined;
}

/** Draws a film, picture by picture, with a design that stays on its limb. */
export class LiveView {
  #frame: ImageBitmap | undefined;
  #held: Held | undefined;
  #asked: Asked | undefined;
  #nudges: Nudge[] = [];
  #shown: Canvas | undefined;
  #bare: Canvas | undefined;
  #small: Canvas | undefined;

  show(frame: ImageBitmap, { longest, wantsLook }: ShowChoice): Shown {
    this.#frame?.close();
    this.#frame = frame;
    const size = fitInside(frame, longest);
    const shown = sized(this.#shown, size, false);
    this.#shown = shown;
    shown.context.drawImage(frame, 0, 0, size.width, size.height);
    const grey = this.#greyOf(shown.canvas);
    const held = this.#follow(grey);
    const look = wantsLook ? this.#ask(grey, shown.canvas) : undefined;
    if (held?.motion) drawFilm(shown.context, held.film, held.motion, Math.max(size.width, size.height));
    return { picture: shown.canvas.transferToImageBitmap(), look, placement: this.#placement() };
  }

  take(seen: SeenLimb | undefined): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (!asked || !seen) return;
    const before = this.#held;
    if (!seen.found) {
      // What is still recognised is skin all the same: the model blinks at times.
      if (before && !before.motion) this.#drop();
      return;
    }
    const since = before?.motion && asked.motion ? chained(reversed(asked.motion), before.motion) : still;
    this.#drop();
    const tracker = new Tracker(asked.grey, seen.found.region, since);
    this.#held = { ...seen.found, tracker, motion: since, lastSeen: since };
  }

  nudge(nudge: Nudge): void {
    this.#nudges.push(nudge);
  }

  begin(): void {
    this.#drop();
    this.#asked = undefined;
    this.#nudges = [];
  }

  /** @throws an error named NOTHING_OPEN before the first picture */
  async freeze(): Promise<Still> {
    if (!this.#frame) throw skinError('NOTHING_OPEN', 'no picture yet');
    const { canvas, context } = canvasOf(this.#frame, false);
    context.drawImage(this.#frame, 0, 0);
    const placement = this.#placement();
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: stillQuality });
    return { file, placement };
  }

  #follow(grey: GreyLevels): Held | undefined {
    const held = this.#held;
    if (!held) return undefined;
    const found = held.tracker.follow(grey);
    const motion = found && (held.motion ? steadied(held, held.motion, found) : found);
    this.#held = { ...held, motion, lastSeen: motion ?? held.lastSeen };
    return this.#held;
  }

  #placement(): Placement | undefined {
    const held = this.#held;
    return held?.motion && carried(held.place.placement, held.motion);
  }

  #ask(grey: GreyLevels, bare: OffscreenCanvas): NonNullable<Shown['look']> {
    this.#asked = { grey, motion: this.#held?.motion };
    const copy = sized(this.#bare, bare, false);
    this.#bare = copy;
    copy.context.drawImage(bare, 0, 0);
    const tap = this.#nudges.findLast(({ at }) => at)?.at;
    return { picture: copy.canvas.transferToImageBitmap(), former: this.#former(), tap };
  }

  #former(): FormerPlace | undefined {
    const nudges = this.#nudges;
    this.#nudges = [];
    const held = this.#held;
    if (!held) return undefined;
    const placement = carried(held.place.placement, held.lastSeen);
    // Whoever says how it shall lie wants another hold.
    if (nudges.length > 0)
      return { placement: nudges.reduce(nudged, placement), hold: undefined, isLost: false };
    return { placement, hold: held.place.hold, isLost: held.motion === undefined };
  }

  #greyOf(frame: OffscreenCanvas): GreyLevels {
    const size = fitInside(frame, greyLongest);
    const small = sized(this.#small, size, true);
    this.#small = small;
    small.context.drawImage(frame, 0, 0, size.width, size.height);
    return greyLevelsOf(readPicture(small));
  }

  #drop(): void {
    this.#held?.film.times.close();
    this.#held?.film.plus?.close();
    this.#held = undefined;
  }
}

/** The canvas of before, or another one where the camera was turned. */
function sized(before: Canvas | undefined, size: { width: number; height: number }, isRead: boolean): Canvas {
  const isSame = before?.canvas.width === size.width && before.canvas.height === size.height;
  if (isSame) return before;
  const made = canvasOf(size, isRead);
  // Quick, and yet without the flicker of pixels that are left out.
  made.context.imageSmoothingQuality = isRead ? 'medium' : 'low';
  return made;
}

function nudged(placement: Placement, { at, by, growth = 1, turnDeg = 0 }: Nudge): Placement {
  const { x, y } = at ?? placement.centre;
  return {
    ...placement,
    centre: { x: x + (by?.x ?? 0), y: y + (by?.y ?? 0) },
    width: placement.width * growth,
    rotationDeg: fullTurn(placement.rotationDeg + turnDeg),
  };
}

function steadied({ place }: Held, before: Motion, now: Motion): Motion {
  const [one, other] = [carried(place.placement, before), carried(place.placement, now)];
  const way = Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y);
  return between(before, now, Math.min(1, slowest + way / tremble));
}

function drawFilm(
  context: OffscreenCanvasRenderingContext2D,
  { box, times, plus }: FilmInk,
  { a, b, x, y }: Motion,
  longest: number,
): void {
  context.setTransform(a, b, -b, a, x * longest, y * longest);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(times, box.left, box.top);
  context.globalCompositeOperation = 'lighter';
  if (plus) context.drawImage(plus, box.left, box.top);
  context.resetTransform();
  context.globalCompositeOperation = 'source-over';
}
