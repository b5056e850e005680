import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJoinedHands } from '../../parts/arms-and-hands/joined-hands.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Mazu, who guards those at sea: strings of beads hang from her flat crown, the tablet in her hands, waves below. */
export const mazu: Motif = {
  name: 'mazu',
  tinted: ['petal'],
  carries: ['wave'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawRobe(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'dark', areEyesClosed: canvas.kit.variant % 2 === 1 });
      drawHairline(pen);
      drawCrown(pen);
      drawTablet(pen);
      drawJoinedHands(pen.at({ at: [0, 1.72], scale: 0.4 }), { skin: 'bone', sleeve: 'petal' });
    });
    canvas.layer(drawWaves, { contour: 0.7 });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.5 -0.9, 0.74 -0.5, 0.72 0.1, 0.66 0.7, 0.6 1.1!, 0 1.0'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: pen.weight.inner,
  });
}

function drawHairline(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 -0.84!, 0.4 -0.78, 0.62 -0.4, 0.62 0.2!, 0.5 -0.1, 0.36 -0.44, 0 -0.6!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: side.weight.inner,
    });
    side.fill(circle([0.6, 0.3], 0.07, 20), { pigment: 'gold', tone: 0.1, line: side.weight.inner });
    side.fill(outlined('0.57 0.38!, 0.63 0.38!, 0.66 0.64!, 0.54 0.64!'), {
      pigment: 'petal',
      tone: 0.2,
      line: side.weight.detail,
    });
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.9!, 0.5 0.96, 0.98 1.14, 1.2 1.5, 1.26 2.06!, 0 2.1!, 0 1.3!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.5, 1.2, x) + 0.25 * (y - 1.4)),
      line: inner * 1.2,
    });
    side.fill(outlined('0.2 0.84!, 0.4 0.9, 0.34 1.3, 0.1 1.7!, 0 1.6!, 0 1.34!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    side.stroke(traced('0.26 0.92, 0.22 1.26, 0.04 1.54'), detail * 1.4);
    // A cloud stitched on her shoulder.
    for (const [x, y, radius] of [
      [0.7, 1.32, 0.13],
      [0.88, 1.42, 0.1],
      [0.58, 1.44, 0.09],
    ] as const)
      side.fill(circle([x, y], radius, 24), { pigment: 'gold', tone: 0.15, line: detail * 1.2 });
  });
}

/** A board over a band of gold; the beads before her forehead, phoenix wings at the sides. */
function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.56 -0.66!, 0.9 -0.84, 1.2 -0.74, 1.34 -0.5!, 1.14 -0.52, 1.1 -0.34!, 0.92 -0.4, 0.84 -0.22!, 0.66 -0.34',
      ),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.1 + 0.6 * (x - 0.6)),
        line: inner,
      },
    );
    for (const barb of ['0.64 -0.56, 0.94 -0.66, 1.22 -0.58', '0.66 -0.46, 0.9 -0.5, 1.06 -0.42'])
      side.stroke(traced(barb), detail * 1.3, { taper: 0.3 });
  });
  pen.fill(symmetric('0 -1.36, 0.4 -1.34, 0.62 -1.2, 0.68 -0.62!, 0.34 -0.72, 0 -0.76'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.68, x) + 0.2 * (y + 1)),
    line: inner * 1.2,
  });
  for (const [x, y, radius] of [
    [0, -1.04, 0.14],
    [0.34, -0.98, 0.09],
    [-0.34, -0.98, 0.09],
  ] as const)
    pen.fill(circle([x, y], radius, 26), { pigment: 'petal', tone: 0.15, line: inner });
  pen.fill(outlined('-0.86 -1.5!, 0.86 -1.5!, 0.94 -1.3!, -0.94 -1.3!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.2,
  });
  for (const x of [-0.84, -0.66, -0.48, -0.3, 0.3, 0.48, 0.66, 0.84]) {
    const end = Math.abs(x) > 0.5 ? -0.02 : -0.5;
    pen.stroke(traced(`${x} -1.3, ${x * 1.01} ${end}`), detail * 1.2);
    for (let y = -1.2; y <= end + 0.02; y += 0.14)
      pen.fill(circle([x, y], 0.05, 14), { pigment: 'foam', tone: 0.1, line: detail });
  }
}

function drawTablet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.13 0.96!, -0.1 0.86, 0.1 0.86, 0.13 0.96!, 0.16 1.66!, -0.16 1.66!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.15 + 1.6 * x),
    line: inner * 1.1,
  });
}

function drawWaves(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 2.3!, -1.54 2.0, -1.3 1.8, -1.04 1.84!, -1.14 1.98, -0.94 2.06, -0.7 1.96, -0.4 1.94!, -0.5 2.06, -0.24 2.14, 0.1 2.04, 0.36 2.0!, 0.28 2.12, 0.56 2.14, 0.8 1.94, 1.1 1.82!, 1.04 1.96, 1.3 1.94, 1.54 2.1, 1.46 2.34!, 0.6 2.4, -0.6 2.4',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.1 + 0.8 * (y - 1.9)),
      line: inner * 1.1,
    },
  );
  for (const line of [
    '-1.4 2.14, -1.1 2.16, -0.7 2.12, -0.3 2.24',
    '0.0 2.2, 0.4 2.24, 0.8 2.1, 1.3 2.1',
    '-1.0 2.28, -0.4 2.32, 0.4 2.32, 1.2 2.24',
  ])
    pen.stroke(traced(line), detail * 1.6, { taper: 0.4 });
}
