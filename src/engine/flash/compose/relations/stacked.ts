import type { Placing } from '../../geometry/transform.ts';
import { identity } from '../../geometry/transform.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { blackSlots, inkedSlots, paletteOf } from '../../paint/palette.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';

/** An element and its place in the square that it shares with another. */
export type Part = readonly [SceneElement, Placing];

/** Draws the parts from back to front. */
export function stacked(...parts: Part[]): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      for (const [element, place] of parts) drawWithin(canvas, colored(element), place);
    },
  };
}

/** The element's motif in the colour that the prompt gives to it alone. */
export function colored({ motif, pigment }: SceneElement): Motif {
  return {
    ...motif,
    draw(canvas) {
      const { palette } = canvas.kit;
      if (!pigment && !motif.isKnownByColors && !motif.isBlack) return motif.draw(canvas);
      const own = new Canvas({
        ...canvas.kit,
        palette: palette && paletteOf(palette, motif, pigment),
        blackSlots: blackSlots(motif.tinted, pigment),
        inked: { slots: inkedSlots(motif, pigment), share: canvas.kit.inked?.share ?? 0 },
      });
      motif.draw(own);
      canvas.add(own, identity);
    },
  };
}
