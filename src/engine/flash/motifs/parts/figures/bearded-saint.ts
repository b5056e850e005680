import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawDrapedRobe } from '../clothes/draped-robe.ts';
import { drawBeard } from '../faces-and-hair/beard.ts';
import { drawLongHairBehind, drawLongLocks, drawLongParting } from '../faces-and-hair/long-hair.ts';
import { drawManFace } from '../faces-and-hair/man-face.ts';

interface BeardedSaint {
  readonly hair: Pigment;
  readonly cloth: Pigment;
  readonly mantle: Pigment;
}

/** Long hair and beard, a mantle over his robe. */
export function drawBeardedSaint(pen: Pen, { hair, cloth, mantle }: BeardedSaint): void {
  drawLongHairBehind(pen, hair);
  drawDrapedRobe(pen, { skin: 'bone', cloth, mantle });
  drawLongLocks(pen, hair);
  drawManFace(pen, { skin: 'bone', mood: 'calm' });
  drawBeard(pen, { pigment: hair, tipY: 1.14, fullness: 0.46 });
  drawLongParting(pen, hair);
}
