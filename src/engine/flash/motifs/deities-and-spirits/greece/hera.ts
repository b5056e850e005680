import type { Pen } from '../../../paint/pen.ts';
import { peacockFeather } from '../../birds/peacock-feather.ts';
import type { Motif } from '../../motif.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawPointedCrown } from '../../parts/headgear/pointed-crown.ts';

/** Hera, queen of the gods: crowned, the feathers of her peacocks spread behind her. */
export const hera: Motif = {
  name: 'hera',
  tinted: ['violet'],
  carries: ['peacock-feather', 'crown', 'feather'],
  draw(canvas) {
    // From the sides to the middle, which lies on top.
    for (const turn of [1.16, 0.78, 0.4])
      for (const side of [-1, 1])
        canvas.part((own) => peacockFeather.draw(own), {
          at: [1.28 * side * Math.sin(turn), -0.1 - 1.28 * Math.cos(turn)],
          scale: 0.72,
          angleRad: turn * side,
        });
    canvas.part((own) => peacockFeather.draw(own), { at: [0, -1.5], scale: 0.72 });
    canvas.layer(drawQueen);
  },
};

function drawQueen(pen: Pen): void {
  drawWavyHair(pen, 'wood');
  drawChiton(pen, 'violet');
  drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'stern' });
  drawPartedHair(pen, 'wood');
  drawPointedCrown(pen, 'water');
}
