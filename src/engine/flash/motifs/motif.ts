import type { Polyline } from '../geometry/point.ts';
import type { Easel } from '../paint/easel.ts';
import type { Pigment } from '../paint/palette.ts';
import type { Pen } from '../paint/pen.ts';

/** What a creature does. */
export type Pose =
  | 'howling'
  | 'roaring'
  | 'running'
  | 'sleeping'
  | 'prowling'
  | 'standing'
  | 'sitting'
  | 'facing';

/** Something that can be drawn, by itself, in any style. */
export interface Motif {
  /** The name of the concept in the lexicon that it draws. */
  readonly name: string;
  /** The pots that take the colour which a prompt names: the first takes the colour itself, the others tints of it. */
  readonly tinted: readonly Pigment[];
  /** How far it is drawn leaning to the right of upright, in radians. */
  readonly leanRad?: number;
  /** How several of them are set: facing each other, circling, or each on its own; facing unless told otherwise. */
  readonly grouping?: 'facing' | 'circling' | 'scattered';
  /** The same in other poses than its own. */
  readonly poses?: Readonly<Partial<Record<Pose, Pick<Motif, 'draw'>>>>;
  /** Broken in a way of its own; anything else cracks in two. */
  readonly broken?: Pick<Motif, 'draw'>;
  /** Draws it along a line of points about 0.02 apart: what winds around others. */
  readonly drawAlong?: (pen: Pen, line: Polyline) => void;
  /** Draws it on the easel's square. Where it ends is measured afterwards, so it need not fill the square. */
  draw(easel: Easel): void;
}
