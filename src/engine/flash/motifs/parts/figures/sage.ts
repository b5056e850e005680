import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawDrapedRobe } from '../clothes/draped-robe.ts';
import { drawBeard } from '../faces-and-hair/beard.ts';
import { drawLongEars } from '../faces-and-hair/long-ears.ts';
import { drawManFace } from '../faces-and-hair/man-face.ts';

/** A kind old face, its brows and beard long and white, above a robe. */
export function drawSage(pen: Pen, cloth: Pigment, drawHead: (pen: Pen) => void): void {
  drawDrapedRobe(pen, { skin: 'bone', cloth });
  drawCollar(pen);
  drawLongEars(pen);
  drawHead(pen);
  drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'aged' });
  drawBeard(pen, { pigment: 'foam', tipY: 1.74, fullness: 0.34, sway: 0.06 });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.1 -0.28!, 0.24 -0.4, 0.42 -0.38, 0.56 -0.2, 0.64 0.1, 0.62 0.3!, 0.52 0.08, 0.42 -0.16, 0.26 -0.24',
      ),
      { pigment: 'foam', tone: (_, y) => clamp(0.2 + 0.4 * y), line: side.weight.inner },
    );
    side.stroke(traced('0.2 -0.32, 0.4 -0.28, 0.54 -0.04'), side.weight.detail, { taper: 0.4 });
  });
}

function drawCollar(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.24 0.86!, 0.44 0.92, 0.3 1.3, 0.06 1.78!, -0.12 1.78!, 0.1 1.3'), {
      pigment: 'foam',
      tone: 0.15,
      line: side.weight.inner,
    }),
  );
}
