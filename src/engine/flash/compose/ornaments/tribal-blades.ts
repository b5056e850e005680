import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import { fullTurn } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { drawBlade } from '../../motifs/parts/signs-and-ornaments/tribal-blade.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { BladeSet } from './blade-sets.ts';
import { band, horns, lyre, ray, sweep } from './blade-sets.ts';

type Turn = Pick<Placing, 'angleRad' | 'isFlipped'>;

const mirrored: readonly Turn[] = [{ isFlipped: false }, { isFlipped: true }];

/** The gap between neighbouring blades, in pixels. */
const gapPx = 8;

export function lyreBlades(composition: Composition): void {
  setBlades(composition, lyre, mirrored);
}

export function hornBlades(composition: Composition): void {
  setBlades(composition, horns, mirrored);
}

/** On both sides; beside words and whatever else is wider than high, from where it ends. */
export function bandBlades(composition: Composition): void {
  const width = widthOf(composition.focalBounds);
  const scale = width * 0.28;
  const isWide = composition.roles.focal === null || width > 1.25 * heightOf(composition.focalBounds);
  setBlades(composition, band, mirrored, isWide ? { scale, apart: width / 2 - scale * 0.6 } : undefined);
}

export function sweepBlades(composition: Composition): void {
  setBlades(composition, sweep, [{ isFlipped: composition.kit.isMirrored }]);
}

export function sunBlades(composition: Composition): void {
  const count = 14;
  const turns = Array.from({ length: count }, (_, i) => ({ angleRad: (i / count) * fullTurn }));
  setBlades(composition, ray, turns);
}

/** How blades stand about their middle. */
interface Stand {
  /** Pixels of the page to the unit in which a set is drawn. */
  readonly scale: number;
  /** How far off the middle each turn stands, away from its mirror image, in pixels. */
  readonly apart: number;
}

/**
 * Sets the blades once a turn, all about what stood there before the first of them. The sets are drawn about a focal element
 * that fills a circle of radius 0.88: unless told otherwise it is neither wider nor taller.
 */
function setBlades(composition: Composition, set: BladeSet, turns: readonly Turn[], stand?: Stand): void {
  const bounds = composition.focalBounds;
  const [x, y] = centerOf(bounds);
  const { scale, apart } = stand ?? {
    scale: Math.max(widthOf(bounds) * 0.55, heightOf(bounds) * 0.48),
    apart: 0,
  };
  const look = { contour: 0, gapPx, isInverted: false };
  // A band is wide by itself, and what goes around in many turns stays round.
  const stretch = stand || turns.length > 2 ? undefined : { stretch: composition.stretch };
  for (const turn of turns) {
    const at: Point = [x + (turn.isFlipped ? apart : -apart), y];
    for (const one of set)
      composition.ornament(
        (pen) => drawBlade(pen, one),
        { ...turn, ...stretch, at, scale },
        depth.backdrop,
        look,
      );
  }
}
