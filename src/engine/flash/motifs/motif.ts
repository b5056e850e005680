import type { Point, Polyline } from '../geometry/point.ts';
import type { Placing } from '../geometry/transform.ts';
import type { ClockTime } from '../lexicon/clock-time.ts';
import type { ConceptName } from '../lexicon/concept.ts';
import type { Embrace, Pose } from '../lexicon/pose.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Pen } from '../paint/pen.ts';

/** What is done with a thing in both hands, or in the claws. */
export type Handling = 'strumming' | 'reading' | 'drinking' | 'clutching';

/** Something that can be drawn, by itself, in any style. */
export interface Motif {
  /** The name of the concept in the lexicon that it draws. */
  readonly name: string;
  /** The palette slots that take the colour which a prompt names: the first takes the colour itself, the others tints of it. */
  readonly tinted: readonly Pigment[];
  /** Whether it is known by its colours, as flags are: no style changes them. */
  readonly isKnownByColors?: boolean;
  /** Whether it is told by being black: where shade is pale it is inked. */
  readonly isBlack?: boolean;
  /** Whether it is seen from a chosen side, and lit from the left: it is not mirrored for a change. */
  readonly isTurned?: boolean;
  /** How far it is drawn leaning to the right of upright, in radians. */
  readonly leanRad?: number;
  /** Its head alone, from the front: what glasses and masks are put on. */
  readonly face?: Pick<Motif, 'draw'> & {
    /** Whether its eyes lie in its lower half, as a cat's do below its ears. */
    readonly hasLowEyes?: boolean;
  };
  /** Where its beak ends, in the units in which it is drawn: what it holds is set there. */
  readonly mouth?: Point;
  /** Where its free hand is, in the units in which it is drawn: what it holds hangs or stands there. */
  readonly hand?: Point;
  /** The names of what it is drawn with: where a prompt names them as well, they are not drawn twice. */
  readonly carries?: readonly ConceptName[];
  /** How several are set: facing each other (unless told otherwise), circling, all looking one way, or each on its own. */
  readonly grouping?: 'facing' | 'circling' | 'abreast' | 'scattered';
  /** One alone of the several that it draws: a prompt that counts gets as many as it says. */
  readonly one?: Pick<Motif, 'draw'>;
  /** The same in other poses than its own, with its beak where it is then; its entry in the lexicon lists them. */
  readonly poses?: Readonly<Partial<Record<Pose, Pick<Motif, 'draw' | 'mouth'>>>>;
  /** With a hand raised that holds something: where that is, in the units in which it is drawn. */
  readonly offering?: Pick<Motif, 'draw'> & { readonly hand: Point };
  /** Two of it that do something with each other; its entry in the lexicon lists what. */
  readonly together?: Readonly<Partial<Record<Embrace, Pick<Motif, 'draw'>>>>;
  /**
   * Sitting with its arms around something.
   *
   * @param drawThing draws that within a place of its square
   * @param where before its breast, at its mouth, or as large as itself beside it
   */
  readonly embracing?: (
    drawThing: (canvas: Canvas, place: Placing) => void,
    where: 'lap' | 'mouth' | 'beside',
  ) => Pick<Motif, 'draw'>;
  /** Doing something with a thing, with its hands or claws around that. */
  readonly handling?: Readonly<
    Partial<Record<Handling, (drawThing: (canvas: Canvas, place: Placing) => void) => Pick<Motif, 'draw'>>>
  >;
  /** On something else than the branch that it is drawn on. */
  readonly perched?: Pick<Motif, 'draw'>;
  /** A clock that shows a certain time. */
  readonly atTime?: (time: ClockTime) => Pick<Motif, 'draw'>;
  /** Broken in a way of its own; anything else cracks in two. */
  readonly broken?: Pick<Motif, 'draw'>;
  /** Draws it along a line of points about 0.02 apart: what winds around others. */
  readonly drawAlong?: (pen: Pen, line: Polyline) => void;
  /** Draws it on the canvas's square. Where it ends is measured afterwards, so it need not fill the square. */
  draw(canvas: Canvas): void;
}
