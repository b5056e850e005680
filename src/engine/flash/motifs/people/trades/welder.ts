import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSparks } from '../../parts/tools-and-things/spark-burst.ts';

/** A welder in leather jacket and mask, the stinger in one glove and sparks where it strikes. */
export const welder: Motif = {
  name: 'welder',
  tinted: ['wood'],
  carries: ['welding-mask', 'sparks'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawJacket(pen);
      drawMask(pen.at({ at: [0, -0.16] }));
    });
    canvas.layer((pen) => {
      drawSparks(pen.at({ at: [1.02, 0.5], scale: 0.62 }));
      drawStinger(pen.at({ at: [1.02, 0.5], scale: 0.9 }));
      drawGlove(pen.at({ at: [0.6, 1.26] }));
    });
  },
};

/** The mask alone, a stinger throwing sparks below it. */
export const weldingMask: Motif = {
  name: 'welding-mask',
  tinted: ['steel'],
  carries: ['sparks'],
  draw(canvas) {
    canvas.layer(drawMask);
    canvas.layer((pen) => {
      drawSparks(pen.at({ at: [-0.72, 0.98], scale: 0.7 }));
      drawStinger(pen.at({ at: [-0.72, 0.98], angleRad: 0.5 }));
    });
  },
};

/** From the front: a fold-up window of black glass in a hood that runs down over throat and breast. */
function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.66 -0.5!, 0.84 -0.46, 0.9 -0.24, 0.84 -0.02, 0.68 0.04!'), {
      pigment: 'dark',
      tone: 0.3,
      line: inner,
    });
    side.fill(circle([0.8, -0.22], 0.09, 20), { pigment: 'gold', tone: 0.2, line: inner * 0.9 });
  });
  pen.fill(hood, {
    pigment: 'steel',
    tone: (x, y) =>
      clamp(0.06 + 0.85 * smoothstep(0.2, 0.75, Math.abs(x + 0.12)) + 0.4 * smoothstep(0.4, 1, y)),
    line: inner * 1.3,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.72 0.06, 0.5 0.3, 0.34 0.62, 0.26 0.98'), inner * 1.2, { taper: 0.3 });
    side.stroke(traced('0.62 -0.72, 0.56 -0.98, 0.36 -1.16'), detail * 1.3, { taper: 0.3 });
    for (const y of [0.4, 0.52, 0.64])
      side.stroke(traced(`0.06 ${y}, 0.2 ${y + 0.03}`), inner * 1.5, { taper: 0.2 });
  });
  pen.stroke(traced('-0.34 -1.1, -0.46 -0.86, -0.5 -0.72'), detail * 1.6, { isErasing: true, taper: 0.3 });
  pen.fill(symmetric('0 -0.68!, 0.6 -0.64!, 0.66 -0.56, 0.66 0.1, 0.6 0.2!, 0 0.24!'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 0.5 * (x + 0.4) + 0.5 * (y + 0.2)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.48!, 0.48 -0.46!, 0.48 0.0!, 0 0.02!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.95 - 0.5 * smoothstep(0.2, -0.5, x + y)),
    line: inner * 1.2,
  });
  for (const [a, b] of [
    [-0.36, 0.05],
    [-0.22, 0.19],
  ] as const)
    pen.stroke(traced(`${a} -0.06, ${b} -0.42`), inner * 1.8, { isErasing: true, taper: 0.2 });
  drawBothSides(pen, (side) => {
    for (const y of [-0.56, 0.12])
      side.fill(circle([0.56, y], 0.045, 16), { pigment: 'gold', tone: 0.2, line: detail });
  });
}

/** The electrode in its clamp, up from the hand below: the arc is on the origin. */
function drawStinger(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.02 0.02, -0.14 0.3, -0.24 0.52'), inner * 2.4);
  drawLimb(
    pen,
    { line: '-0.18 0.42, -0.3 0.66, -0.44 0.92', half: [0.05, 0.1, 0.085] },
    { pigment: 'ember', tone: (x) => clamp(0.5 + 2 * (x + 0.3)), line: inner },
  );
}

/** A gauntlet closed around the clamp: three fingers and the thumb over them. */
function drawGlove(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const leather = {
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.12 + 0.8 * (x + 0.05) + 0.3 * y),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('-0.26 0.02!, 0.24 0.06!, 0.46 0.62!, -0.4 0.62!'), leather);
  pen.stroke(traced('-0.32 0.3, 0 0.36, 0.36 0.32'), detail * 1.5);
  pen.fill(outlined('-0.3 0.1!, -0.26 -0.3, -0.04 -0.44, 0.2 -0.4, 0.32 -0.2, 0.28 0.12!'), leather);
  for (const y of [-0.32, -0.16, 0.0])
    pen.fill(
      outlined(
        `0.2 ${y - 0.09}!, 0.36 ${y - 0.06}, 0.38 ${y + 0.08}, 0.16 ${y + 0.1}, -0.12 ${y + 0.08}, -0.2 ${y - 0.02}, -0.1 ${y - 0.1}`,
      ),
      { ...leather, line: inner },
    );
  pen.fill(
    outlined(
      '-0.3 0.12!, -0.36 -0.14, -0.3 -0.4, -0.16 -0.5, -0.08 -0.4, -0.12 -0.2, -0.1 0.06, -0.16 0.16!',
    ),
    leather,
  );
}

function drawJacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.66!, 0.4 0.7, 0.82 0.86, 1.08 1.16, 1.16 1.8!, 0 1.86!'), {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.4, 1.1, x) + 0.4 * smoothstep(1.3, 1.9, y)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.04 1.3!, 0.36 0.94, 0.6 0.62!, 0.8 0.8, 0.66 1.14, 0.3 1.5!'), {
      pigment: 'wood',
      tone: (x) => clamp(0.6 - 0.5 * x),
      line: inner,
    });
    side.stroke(traced('0.9 1.2, 0.8 1.5, 0.82 1.78'), inner, { taper: 0.3 });
  });
  pen.stroke(traced('0 1.36, 0.01 1.82'), inner);
  for (const y of [1.46, 1.66])
    pen.fill(circle([0.09, y], 0.045, 16), { pigment: 'gold', tone: 0.2, line: detail });
}

const hood = symmetric(
  '0 -1.22, 0.36 -1.18, 0.62 -0.98, 0.74 -0.62, 0.78 -0.1, 0.68 0.28, 0.5 0.66, 0.34 0.98, 0.16 1.1, 0 1.12',
);
