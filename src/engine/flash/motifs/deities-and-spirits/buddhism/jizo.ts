import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJoinedHands } from '../../parts/arms-and-hands/joined-hands.ts';

/** A small Jizo of stone who guards children: bald, smiling, a red bib before him, his ringed staff. */
export const jizo: Motif = {
  name: 'jizo',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawStaff(pen.at({ at: [0.86, 0] })), { contour: 0.6 });
    canvas.layer((pen) => {
      drawSocle(pen);
      drawRobe(pen);
      drawHead(pen.at({ at: [0, -0.62] }));
      drawBib(pen);
      drawJoinedHands(pen.at({ at: [0, 0.74], scale: 0.42 }), { skin: 'grey', sleeve: 'grey' });
    });
  },
};

function drawStaff(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 -1.1!, 0.05 -1.1!, 0.06 1.46!, -0.06 1.46!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner,
  });
  pen.fill([circle([0, -1.36], 0.3, 40), circle([0, -1.36], 0.2, 40).toReversed()], {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 -1.9!, 0.08 -1.74, 0 -1.64!'), { pigment: 'gold', tone: 0.1, line: inner });
  for (const [x, y] of [
    [-0.2, -1.12],
    [0.2, -1.12],
  ] as const)
    pen.fill([circle([x, y], 0.13, 26), circle([x, y], 0.08, 26).toReversed()], {
      pigment: 'gold',
      tone: 0.35,
      line: inner,
    });
}

function drawSocle(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.66, -0.33, 0, 0.33, 0.66])
    pen.fill(
      outlined(`${x - 0.22} 1.46!, ${x - 0.16} 1.24, ${x} 1.12!, ${x + 0.16} 1.24, ${x + 0.22} 1.46!`),
      {
        pigment: 'blush',
        tone: (_, y) => clamp(0.1 + 1.4 * (y - 1.2)),
        line: inner,
      },
    );
  pen.fill(outlined('-0.94 1.42!, 0.94 1.42!, 0.84 1.62!, -0.84 1.62!'), {
    pigment: 'grey',
    tone: 0.5,
    line: inner * 1.1,
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.06, 0.36 -0.02, 0.62 0.2, 0.72 0.7, 0.74 1.3!, 0.3 1.36, 0 1.35'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.1, 0.74, x) + 0.2 * smoothstep(0.8, 1.3, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.5 0.5, 0.56 0.9, 0.6 1.28',
      '0.34 0.96, 0.36 1.14, 0.4 1.3',
      '0.12 1.04, 0.12 1.2, 0.14 1.3',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

/** Broad and round, the eyes closed in a smile. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.6 -0.1!, 0.74 -0.14, 0.76 0.12, 0.7 0.42, 0.58 0.36!'), {
      pigment: 'grey',
      tone: 0.4,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.74, 0.4 -0.68, 0.66 -0.34, 0.68 0.1, 0.5 0.48, 0.22 0.62, 0 0.64'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.16, 0.68, x) + 0.3 * smoothstep(0.3, 0.64, y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, -0.3], 0.06, 20), { pigment: 'gold', tone: 0.2, line: inner });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.14 -0.02, 0.26 0.06, 0.4 0.0'), inner * 1.7, { taper: 0.25 });
    side.stroke(traced('0.12 -0.18, 0.28 -0.26, 0.46 -0.18'), inner * 1.1, { taper: 0.4 });
    side.fill(circle([0.42, 0.22], 0.11, 24), { pigment: 'blush', tone: 0.1 });
    side.stroke(traced('0.16 0.3, 0.2 0.34, 0.2 0.38'), detail, { taper: 0.4 });
  });
  pen.stroke(traced('-0.06 0.16, 0 0.2, 0.06 0.16'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.16 0.34, -0.07 0.4, 0 0.41, 0.07 0.4, 0.16 0.34'), inner * 1.4, { taper: 0.2 });
}

/** Tied around his neck, as those bring who mourn a child. */
function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.1!, 0.28 0.02, 0.5 -0.1!, 0.58 0.2, 0.5 0.52!, 0.26 0.66, 0 0.7'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.56, x) + 0.3 * smoothstep(0.4, 0.7, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.44 0.44, -0.24 0.56, 0 0.6, 0.24 0.56, 0.44 0.44'), detail * 1.8);
  pen.stroke(traced('-0.5 -0.08, -0.28 0.06, 0 0.14, 0.28 0.06, 0.5 -0.08'), inner * 2);
}
