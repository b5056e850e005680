import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHairBand } from '../../parts/faces-and-hair/hair-band.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawStraightHair, drawStraightParting } from '../../parts/faces-and-hair/straight-hair.ts';

/** Alice of the tale: long fair hair with a bow, a pinafore. */
export const alice: Motif = portrait({
  name: 'alice',
  tinted: ['water'],
  behind: (pen) => drawStraightHair(pen, 'gold'),
  garment: drawPinafore,
  face: { woman: { skin: 'bone', iris: 'water', cast: 'gentle' } },
  over: (pen) => {
    drawStraightParting(pen, 'gold');
    drawHairBand(pen, 'dark');
    drawBothSides(pen, drawLoop);
  },
});

/** One half of a bow on top of the head. */
function drawLoop(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.0 -1.04!, 0.2 -1.3, 0.46 -1.36!, 0.5 -1.16, 0.42 -0.98!, 0.18 -0.96, 0.0 -0.94!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.3,
    line: inner * 1.1,
  });
  side.stroke(traced('0.08 -1.04, 0.22 -1.12, 0.36 -1.16'), detail * 1.4, { isErasing: true, taper: 0.4 });
}

function drawPinafore(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.02!, 0.3 0.94, 0.62 1.0, 0.9 1.12, 1.04 1.4, 1.06 1.94!, 0 1.98'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.4, 1.04, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 1.44, 0.3 1.42!, 0.34 1.96!, 0 1.98'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.8 * Math.abs(x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.22 1.46!, 0.4 1.06!, 0.66 1.04, 0.8 1.16, 0.72 1.3, 0.74 1.44, 0.62 1.52, 0.6 1.66, 0.46 1.7, 0.4 1.86!, 0.3 1.86!',
      ),
      {
        pigment: 'foam',
        tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.4, 0.8, x)),
        line: inner * 1.1,
      },
    );
    for (const fold of [
      '0.42 1.2, 0.56 1.2, 0.7 1.18',
      '0.38 1.4, 0.52 1.42, 0.66 1.46',
      '0.34 1.6, 0.44 1.64',
    ])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0 0.98!, 0.2 0.84, 0.4 0.82!, 0.56 0.96, 0.5 1.16, 0.26 1.24, 0 1.06!'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner,
    });
  });
  pen.fill(outlined('-0.08 0.98!, 0.08 0.98!, 0.07 1.12!, -0.07 1.12!'), {
    pigment: 'dark',
    tone: 0.2,
    line: inner,
  });
}
