import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHandBelow } from '../../parts/arms-and-hands/hand-below.ts';
import { drawSage } from '../../parts/figures/sage.ts';
import { drawCrookedStaff } from '../../parts/weapons/crooked-staff.ts';

/** The god of the earth: an official's soft cap with flaps, a white beard, an ingot in his hand. */
export const earthGod: Motif = {
  name: 'earth-god',
  tinted: ['gold'],
  carries: ['yuanbao'],
  draw(canvas) {
    canvas.layer(drawCrookedStaff, { contour: 0.7 });
    canvas.layer((pen) => drawSage(pen, 'gold', drawOfficialCap));
    canvas.layer((pen) => drawIngotInHand(pen.at({ at: [-0.9, 1.0], scale: 0.5 })), { contour: 0.8 });
  },
};

function drawOfficialCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.46 -0.84!, 0.72 -0.7, 0.82 -0.2, 0.86 0.36, 0.72 0.42!, 0.62 -0.1, 0.48 -0.56!'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.5 * (x - 0.5) + 0.2 * y),
      line: inner * 1.1,
    });
    side.stroke(traced('0.64 -0.6, 0.74 -0.1, 0.78 0.34'), detail * 1.3, { taper: 0.3 });
  });
  pen.fill(symmetric('0 -1.4, 0.3 -1.36, 0.5 -1.1, 0.62 -0.7, 0.58 -0.4!, 0.3 -0.54, 0 -0.56'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 -1.3, 0.3 -1.1, 0.4 -0.8'), detail * 1.4, { taper: 0.3 }),
  );
  pen.fill(symmetric('0 -0.82!, 0.34 -0.78, 0.6 -0.62!, 0.58 -0.4!, 0.3 -0.54, 0 -0.58'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -0.7], 0.1, 26), { pigment: 'leaf', tone: 0.2, line: inner });
}

function drawIngotInHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0.1], 0.44, 40), { pigment: 'gold', tone: (x) => clamp(0.1 + x), line: inner });
  pen.fill(
    outlined(
      '-1.04 -0.2!, -0.6 0.1, 0 0.2, 0.6 0.1, 1.04 -0.2!, 0.9 0.36, 0.5 0.66, 0 0.72, -0.5 0.66, -0.9 0.36',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.5 * x + 0.4 * y),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.7 0.26, -0.4 0.4, 0 0.44'), detail * 1.4, { taper: 0.4 });
  drawHandBelow(pen, 'gold');
}
