import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRaven } from '../../birds/raven.ts';
import type { Motif } from '../../motif.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawHairBehind } from '../../parts/faces-and-hair/hair-behind.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawCrestedHelmet } from '../../parts/headgear/crested-helmet.ts';

/** Odin: one eye under a patch, a long grey beard, a raven on either shoulder. */
export const odin: Motif = {
  name: 'odin',
  tinted: ['water'],
  carries: ['raven'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHairBehind(pen, 'cloud');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'water' });
      drawFurCollar(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'aged' });
      drawEyePatch(pen);
      drawBeard(pen, { pigment: 'cloud', tipY: 1.86, fullness: 0.5, sway: 0.1 });
      drawCrestedHelmet(pen, 'steel');
    });
    for (const isFlipped of [true, false])
      canvas.part((part) => drawRaven(part, false, false), {
        at: [isFlipped ? 1.04 : -1.04, 0.68],
        scale: 0.48,
        isFlipped,
      });
  },
};

/** Over his right eye, on a strap around the head. */
function drawEyePatch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.5 -0.5, 0.1 -0.34, -0.56 0.02'), inner * 2.2);
  pen.fill(outlined('-0.46 -0.26, -0.24 -0.34, -0.06 -0.22, -0.06 -0.04, -0.2 0.12, -0.38 0.1, -0.5 -0.06'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.stroke(traced('-0.38 -0.2, -0.24 -0.25, -0.14 -0.18'), detail * 1.6, { isErasing: true, taper: 0.4 });
}

function drawFurCollar(pen: Pen): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      drawLocks(pen, [[0.36 + 0.16 * i, 1.0 + 0.05 * i, 0.12, 0.36]], {
        width: 0.26,
        bend: side * 0.1,
        pigment: 'wood',
        tone: (_, y) => clamp(0.2 + 1.2 * (y - 1.1)),
      });
}
