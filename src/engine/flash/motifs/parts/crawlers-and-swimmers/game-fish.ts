import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** How one fish of the angler or the kitchen differs from another. */
export interface GameFish {
  readonly back: Pigment;
  readonly belly: Pigment;
  readonly fins: Pigment;
  /** Half the height of its body. */
  readonly depth: number;
  readonly dorsal: 'spined' | 'long' | 'sickle' | 'low' | 'crest' | 'sail' | 'rear';
  readonly tail: 'fan' | 'forked' | 'crescent';
  readonly mouth: 'closed' | 'open' | 'bill' | 'snout';
  readonly spots?: {
    readonly at: readonly (readonly [share: number, across: number])[];
    readonly pigment: Pigment;
  };
  /** A row of dark blotches along the flank. */
  readonly hasBlotches?: boolean;
  /** Small fins in a row before the tail. */
  readonly hasFinlets?: boolean;
  /** Wavy bars on the back, or straight ones down the flank. */
  readonly hasWaves?: boolean;
  readonly hasBars?: boolean;
  /** How many dark lines run along the belly. */
  readonly bellyLines?: number;
}

/** From the mouth to the root of the tail; the back at 1 across, the belly at -1. */
export function bodyOf(depth: number): Ribbon {
  const trunk = ribbon(
    traced('-1.0 0.06, -0.7 -0.1, -0.3 -0.2, 0.14 -0.16, 0.52 0.04, 0.86 0.32', 10),
    (share) => 0.035 + depth * Math.sin(Math.PI * Math.min(1, share * 0.97 + 0.03) ** 0.7) ** 0.86,
  );
  return { ...trunk, left: trunk.right, right: trunk.left };
}

/** A pen at a place of the body: along x to the tail, along y to the belly. */
export function framed(pen: Pen, body: Ribbon, share: number, across: number): Pen {
  const [[x0, y0], [x1, y1]] = [onRibbon(body, share - 0.03, 0), onRibbon(body, share + 0.03, 0)];
  return pen.at({ at: onRibbon(body, share, across), angleRad: Math.atan2(y1 - y0, x1 - x0) });
}
