import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFeatherBlade } from '../../parts/birds/plumage.ts';
import { cleopatra } from '../../people/portraits/pharaoh.ts';

/** Isis with her wings spread wide, the sun between a cow's horns on her head. */
export const isis: Motif = {
  name: 'isis',
  tinted: ['water'],
  carries: ['wings', 'sun'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawWing), { contour: 0.8 });
    canvas.layer((pen) => drawSunDisk(pen.at({ at: [0, -1.02] })));
    canvas.part(cleopatra.draw, { at: [0, 0], scale: 0.62 });
  },
};

const rows = [
  { feathers: 13, start: 0.94, length: 0.9, pigment: 'water' },
  { feathers: 13, start: 0.66, length: 0.5, pigment: 'petal' },
  { feathers: 13, start: 0.46, length: 0.34, pigment: 'gold' },
] as const;

/** Long feathers that hang in order below a straight arm, three colours of them. */
function drawWing(side: Pen): void {
  const { inner } = side.weight;
  for (const { feathers, length, pigment } of rows)
    for (let i = feathers - 1; i >= 0; i--) {
      const t = i / (feathers - 1);
      const feather = side.at({
        at: [0.34 + 1.36 * t, 0.54 - 0.5 * t ** 1.4],
        angleRad: 1.5 - 1.1 * t ** 1.6,
        scale: length * (0.92 + 0.34 * t),
      });
      drawFeatherBlade(feather, 0.26, pigment, 0.3);
    }
  side.fill(
    outlined(
      '0.2 0.38!, 0.7 0.3, 1.2 0.12, 1.6 -0.12, 1.84 -0.2!, 1.9 -0.06, 1.6 0.16, 1.2 0.38, 0.7 0.6, 0.3 0.7!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.8 * (y + 0.3 * x - 0.5)),
      line: inner * 1.1,
    },
  );
  for (const x of [0.5, 0.78, 1.06, 1.34])
    side.stroke(traced(`${x} ${0.42 - 0.3 * (x - 0.4)}, ${x + 0.06} ${0.56 - 0.3 * (x - 0.4)}`), inner * 1.2);
}

function drawSunDisk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, -0.3], 0.3, 44), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.8 * (x + y + 0.3)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.fill(
      outlined('0.06 0.14!, 0.32 0.04, 0.46 -0.26, 0.36 -0.74!, 0.56 -0.4, 0.54 0.0, 0.3 0.22, 0.06 0.28!'),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.1 + 0.8 * (x - 0.3)),
        line: inner,
      },
    ),
  );
}
