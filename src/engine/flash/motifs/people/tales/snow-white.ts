import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHairBand } from '../../parts/faces-and-hair/hair-band.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawStraightHair, drawStraightParting } from '../../parts/faces-and-hair/straight-hair.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Snow White of the tale: hair black as ebony, skin like snow, a cloak with fur, the apple. */
export const snowWhite: Motif = portrait({
  name: 'snow-white',
  tinted: ['petal'],
  carries: ['apple'],
  behind: (pen) => drawStraightHair(pen, 'dark'),
  garment: drawFurCloak,
  face: { woman: { skin: 'foam', iris: 'water', cast: 'gentle' } },
  over: (pen) => {
    drawStraightParting(pen, 'dark');
    drawHairBand(pen, 'petal');
    drawApple(pen.at({ at: [0, 1.62], scale: 0.34 }));
  },
});

function drawFurCloak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.96!, 0.68 1.0, 1.04 1.16, 1.2 1.5, 1.24 1.98!, 0 2.02!, 0 1.5!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.2, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of ['0.9 1.3, 0.94 1.6, 0.9 1.96', '0.66 1.5, 0.62 1.74, 0.62 1.98'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
    side.fill(
      outlined(
        '0.24 0.84!, 0.4 0.78, 0.56 0.9, 0.68 0.88, 0.76 1.02, 0.72 1.14, 0.6 1.22, 0.52 1.36, 0.4 1.4, 0.3 1.54, 0.16 1.54, 0 1.66!, 0 1.42!, 0.2 1.14',
      ),
      {
        pigment: 'foam',
        tone: (x) => clamp(0.04 + 0.6 * smoothstep(0.4, 0.8, x)),
        line: inner * 1.1,
      },
    );
    for (const tuft of [
      '0.4 0.9, 0.44 1.0',
      '0.56 1.0, 0.58 1.1',
      '0.36 1.12, 0.4 1.22',
      '0.2 1.34, 0.24 1.44',
    ])
      side.stroke(traced(tuft), detail * 1.4, { taper: 0.4 });
  });
}

/** Of radius 1, its stem upward. */
function drawApple(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.72!, 0.3 -0.92, 0.76 -0.82, 0.98 -0.36, 0.9 0.3, 0.56 0.86, 0.24 0.96, 0 0.88'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.9, x) + 0.3 * y),
    line: inner * 1.3,
  });
  pen.stroke(traced('0 -0.72, 0.04 -1.0, 0.14 -1.2'), inner * 2, { tapering: 'end' });
  drawLeaf(pen.at({ at: [0.08, -1.02], scale: 0.66, angleRad: -0.3 }), { width: 0.45, veins: 1 });
  pen.stroke(traced('-0.7 -0.2, -0.62 -0.5, -0.4 -0.66'), detail * 3, { isErasing: true, taper: 0.4 });
}
