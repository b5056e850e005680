import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawPlait } from '../../parts/faces-and-hair/plait.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A valkyrie: winged helmet, two plaits, fur on her shoulders. */
export const valkyrie: Motif = {
  name: 'valkyrie',
  tinted: ['gold'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, arm, rows), { at: { isFlipped }, contour: 0.6 });
    canvas.layer((pen) => {
      drawArmour(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'stern' });
      drawBothSides(pen, drawHair);
      drawBothSides(pen, (side) => drawPlait(side, 'gold'));
      drawHelmet(pen);
    });
  },
};

function drawHair(side: Pen): void {
  side.fill(
    outlined('0.1 -0.72!, 0.42 -0.6, 0.6 -0.26, 0.62 0.2, 0.52 0.44!, 0.47 -0.06, 0.34 -0.42, 0.06 -0.56!'),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.6 * (x - 0.2)), line: side.weight.inner },
  );
  side.stroke(traced('0.34 -0.54, 0.52 -0.22, 0.54 0.2'), side.weight.detail, { taper: 0.4 });
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.3!, 0.3 -1.12, 0.56 -0.86, 0.64 -0.44!, 0.3 -0.56, 0 -0.6'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.62, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.34!, 0.08 -1.2, 0.1 -0.66!, 0 -0.62'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 -0.74!, 0.34 -0.68, 0.66 -0.52!, 0.66 -0.36!, 0.34 -0.5, 0.08 -0.54, 0 -0.36!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.48, -0.28, 0.28, 0.48]) pen.dot([x, -0.64 + 0.4 * x * x], detail * 1.6);
  drawBothSides(pen, (side) =>
    side.fill(circle([0.62, -0.62], 0.13, 28), { pigment: 'gold', tone: 0.1, line: inner }),
  );
}

function drawArmour(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 1.0!, 0.5 0.94, 0.8 1.06, 0.9 1.4, 0.86 1.74!, 0 1.8!, 0 1.3!'), {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.5 * x + 0.3 * (y - 1.2)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.1 1.4, 0.34 1.5, 0.6 1.36'), inner, { taper: 0.3 });
    side.fill(
      outlined(
        '0.44 0.96!, 0.7 0.86, 1.06 0.98, 1.22 1.3!, 1.08 1.26!, 1.1 1.46!, 0.94 1.36!, 0.88 1.5!, 0.78 1.3!, 0.66 1.36!, 0.6 1.16!',
      ),
      { pigment: 'wood', tone: (x) => clamp(0.2 + 0.5 * (x - 0.5)), line: inner },
    );
    for (const hair of ['0.7 0.98, 0.8 1.08, 0.8 1.2', '0.86 1.0, 0.98 1.12, 1.02 1.26'])
      side.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  });
}

const arm = traced('0.98 -1.5, 0.92 -1.3, 0.82 -1.0, 0.68 -0.66', 8);
const rows: readonly FeatherRow[] = [
  { feathers: 7, pigment: 'foam', lengths: [0.66, 0.5], anglesRad: [-1.1, 0.5], width: 0.3, shade: 0 },
  { feathers: 6, pigment: 'foam', lengths: [0.4, 0.32], anglesRad: [-1.0, 0.5], width: 0.4, shade: 0.05 },
];
