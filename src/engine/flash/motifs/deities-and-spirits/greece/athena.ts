import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { owl } from '../../birds/owl.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Athena in her crested helmet, the owl at her shoulder. */
export const athena: Motif = {
  name: 'athena',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawHorsehairCrest, { contour: 0.8 });
    canvas.layer((pen) => {
      drawHair(pen);
      drawArmour(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'stern' });
      drawOpenHelmet(pen);
    });
    canvas.part(owl.draw, { at: [0.92, 1.0], scale: 0.46 });
  },
};

/** A fan of horsehair above a helmet. */
export function drawHorsehairCrest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.9, 0.4 -1.8, 0.84 -1.42, 1.04 -0.86, 1.02 -0.4!, 0.78 -0.56, 0.6 -0.9, 0 -1.16'), {
    pigment: 'petal',
    tone: (x, y) => clamp(1.5 - 0.8 * Math.sqrt(x * x + (y + 0.1) ** 2)),
    line: inner,
  });
  for (let i = 0; i <= 22; i++) {
    const angle = -Math.PI + 0.18 + (i / 22) * (Math.PI - 0.36);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(traced(`${x * 0.78} ${y * 0.84 - 0.34}, ${x * 0.98} ${y * 1.42 - 0.36}`), detail * 1.2, {
      taper: 0.4,
    });
  }
}

function drawHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.44, 0.1, 0.26, 0.9],
      [0.46, -0.1, 0.4, 0.84],
      [0.4, 0.2, 0.08, 1.0],
    ],
    { width: 0.3, bend: -0.16, pigment: 'wood', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
  );
}

/** A Greek helmet pushed back from the face, its cheek plates at the sides. */
export function drawOpenHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(dome, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.62, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.24!, 0.1 -1.2, 0.12 -0.76!, 0 -0.7'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.52 -0.5!, 0.66 -0.5!, 0.7 0.0, 0.6 0.5, 0.4 0.66!, 0.44 0.3, 0.46 -0.04'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, 0.6, y) + 2 * (x - 0.56)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.62 -0.36, 0.64 0.0, 0.55 0.42, 0.44 0.56'), detail * 1.2, { taper: 0.3 });
    side.stroke(traced('0.24 -0.84, 0.42 -0.98, 0.54 -0.84, 0.44 -0.74, 0.38 -0.82'), detail * 1.5, {
      taper: 0.3,
    });
  });
  pen.fill(
    symmetric('0 -0.86!, 0.3 -0.7, 0.56 -0.64, 0.7 -0.6!, 0.66 -0.4!, 0.5 -0.42, 0.28 -0.48, 0 -0.62!'),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.05 + 0.6 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
}

function drawArmour(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.96!, 0.56 0.94, 0.9 1.08, 1.06 1.4, 1.06 1.66!, 0 1.72!, 0 1.3!'), {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 1.0, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const [x, y] of scales)
      side.stroke(
        traced(
          `${x - 0.1} ${y}, ${x - 0.06} ${y + 0.09}, ${x} ${y + 0.12}, ${x + 0.06} ${y + 0.09}, ${x + 0.1} ${y}`,
        ),
        detail,
      );
  });
}

const dome = symmetric('0 -1.26, 0.36 -1.18, 0.62 -0.9, 0.7 -0.5!, 0.34 -0.6, 0 -0.66');
const scales = [
  [0.2, 1.26],
  [0.4, 1.2],
  [0.6, 1.2],
  [0.12, 1.42],
  [0.32, 1.38],
  [0.52, 1.38],
  [0.72, 1.38],
  [0.22, 1.56],
  [0.42, 1.54],
  [0.62, 1.54],
] as const;
