import { clamp } from '../../../geometry/interval.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawNimbus } from '../../parts/headgear/nimbus.ts';
import { key } from '../../tools/home-and-health/key.ts';

/** Saint Peter: old, the two keys of heaven crossed before him. */
export const saintPeter: Motif = {
  name: 'saint-peter',
  tinted: ['water'],
  carries: ['halo', 'key'],
  draw(canvas) {
    canvas.layer(drawNimbus, { contour: 0.6 });
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'water', mantle: 'gold' });
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'aged' });
      drawCurls(pen, 'foam');
      drawBeard(pen, { pigment: 'foam', tipY: 1.12, fullness: 0.5, sway: 0.14 });
    });
    for (const side of [-1, 1])
      canvas.part(key.draw, { at: [0.1 * side, 1.5], scale: 0.58, angleRad: 0.75 * side });
  },
};

function drawCurls(pen: Pen, pigment: Pigment): void {
  drawShortHair(pen, pigment);
  drawLocks(
    pen,
    [
      [0.5, -0.5, 0.14, 0.56],
      [0.44, -0.66, 0.2, 0.3],
    ],
    { width: 0.26, bend: -0.3, pigment, tone: (_, y) => clamp(0.2 + 0.5 * (y + 0.6)) },
  );
}
