import type { ConceptName } from '../../../lexicon/concept.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { ManFace } from './man-face.ts';
import { drawManFace } from './man-face.ts';
import type { WomanFace } from './woman-face.ts';
import { drawWomanFace } from './woman-face.ts';

type Draw = (pen: Pen) => void;

/** Somebody's head and shoulders from the front, from what lies behind to what lies over the face. */
export interface Portrait {
  readonly name: string;
  readonly tinted: readonly Pigment[];
  readonly carries?: readonly ConceptName[];
  /** Hair that falls behind the shoulders, a veil, a high collar. */
  readonly behind?: Draw;
  /** A woman's is laid over her neck; out of a man's, his head rises. */
  readonly garment: Draw;
  readonly face: { readonly woman: WomanFace } | { readonly man: ManFace };
  /** Beard, forelocks, what is worn on the head. */
  readonly over: Draw;
}

/** Draws the whole portrait with one pen. */
export function drawPortrait(pen: Pen, { behind, garment, face, over }: Portrait): void {
  behind?.(pen);
  if ('woman' in face) {
    drawWomanFace(pen, face.woman);
    garment(pen);
  } else {
    garment(pen);
    drawManFace(pen, face.man);
  }
  over(pen);
}

export function portrait(who: Portrait): Motif {
  const { name, tinted, carries } = who;
  return {
    name,
    tinted,
    ...(carries && { carries }),
    draw: (canvas) => canvas.layer((pen) => drawPortrait(pen, who)),
  };
}
