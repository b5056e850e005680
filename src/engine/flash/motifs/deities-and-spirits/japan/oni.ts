import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';

/** An ogre's mask: horns, gilded eyes, a mouth of teeth and fangs; wild hair in every other design. */
export const oni: Motif = {
  name: 'oni',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      if (canvas.kit.variant % 2 === 1) drawOniHair(pen);
      drawOniMask(pen);
    });
  },
};

/** Wild hair behind the mask. */
export function drawOniHair(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) {
      const angle = -1.5 + 0.36 * i;
      drawLock(pen, {
        root: [side * (0.4 + 0.05 * i), -0.6 + 0.1 * i],
        tip: [side * (0.5 + 0.75 * Math.cos(angle * 0.62)), -0.75 + Math.sin(angle * 0.75) * 0.6 + 0.12 * i],
        width: 0.3,
        bend: side * (i % 2 === 0 ? 0.14 : -0.1),
        pigment: 'dark',
        tone: (x) => clamp(1 - 0.6 * Math.abs(x)),
      });
    }
  }
}

/** The mask itself, its horns up to y = -1.9. */
export function drawOniMask(pen: Pen, skin: Pigment = 'petal'): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(horn, {
      pigment: 'bone',
      tone: (_, y) => clamp(0.15 + 0.8 * smoothstep(-1.2, -0.7, y)),
      line: inner * 1.1,
    });
    for (const ring of [
      '0.26 -0.94, 0.36 -0.98, 0.46 -0.9',
      '0.34 -1.06, 0.43 -1.1, 0.52 -1.03',
      '0.42 -1.2, 0.49 -1.22, 0.57 -1.17',
    ])
      side.stroke(traced(ring), detail);
    side.fill(ear, { pigment: skin, tone: 0.6, line: inner });
  });
  pen.fill(face, {
    pigment: skin,
    tone: (x, y) =>
      clamp(
        0.1 +
          0.6 * smoothstep(0.4, 0.74, Math.abs(x + 0.05)) +
          0.3 * smoothstep(0, 0.5, x) * smoothstep(-0.5, 0.6, y) +
          0.3 * smoothstep(-0.5, -0.85, y),
      ),
    line: inner * 1.1,
  });
  drawMouth(pen);
  drawBothSides(pen, (side) => drawHalf(side, skin));
  pen.fill(nose, {
    pigment: skin,
    tone: (x, y) => clamp(0.1 + 2 * Math.max(0, x) + 0.4 * smoothstep(0.1, 0.26, y)),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.04 0.24!, 0.1 0.19, 0.15 0.22!, 0.1 0.27'), { black: 'always', tone: 1 }),
  );
  for (const wrinkle of [
    '-0.07 -0.3, 0 -0.25, 0.07 -0.3',
    '-0.09 -0.2, 0 -0.14, 0.09 -0.2',
    '-0.08 -0.1, 0 -0.05, 0.08 -0.1',
  ])
    pen.stroke(traced(wrinkle), detail * 1.3, { taper: 0.4 });
}

function drawHalf(side: Pen, skin: Pigment): void {
  const { inner, detail, contour } = side.weight;
  side.fill(outlined('0.1 -0.02!, 0.2 -0.24, 0.44 -0.36, 0.64 -0.3!, 0.58 -0.1, 0.36 0.02'), {
    black: 'always',
    tone: 1,
  });
  side.fill(outlined('0.17 -0.06!, 0.26 -0.2, 0.44 -0.28, 0.56 -0.24!, 0.48 -0.1, 0.32 -0.04'), {
    pigment: 'gold',
    tone: 0.05,
  });
  side.fill(circle([0.36, -0.15], 0.062, 20), { black: 'always', tone: 1 });
  side.fill(brow, { pigment: skin, tone: 0.15, line: Math.max(inner, contour * 0.5) });
  for (const line of [
    '0.1 -0.56, 0.2 -0.68, 0.34 -0.74',
    '0.08 -0.68, 0.14 -0.78, 0.24 -0.84',
    '0.2 0.12, 0.34 0.1, 0.5 0.2, 0.58 0.36',
    '0.26 0.22, 0.38 0.22, 0.5 0.32',
    '0.62 -0.02, 0.66 0.12, 0.62 0.28',
  ])
    side.stroke(traced(line), inner, { taper: 0.5 });
  for (const line of ['0.3 0.02, 0.42 0.0, 0.56 -0.04', '0.5 -0.46, 0.6 -0.5, 0.66 -0.42'])
    side.stroke(traced(line), detail * 1.2, { taper: 0.5 });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lips, { pigment: 'dark', tone: 0.5, line: inner });
  pen.fill(mouth, { black: 'always', tone: 1 });
  for (let i = -3; i <= 3; i++) {
    const x = i * 0.1;
    const rise = 0.06 * (i / 3) ** 2;
    pen.fill(
      outlined(
        `${x - 0.047} ${0.42 - rise}!, ${x - 0.04} ${0.54 - rise}, ${x + 0.04} ${0.54 - rise}, ${x + 0.047} ${0.42 - rise}!`,
      ),
      { pigment: 'gold', tone: 0.05, line: detail },
    );
    if (Math.abs(i) < 3)
      pen.fill(
        outlined(
          `${x * 0.85 - 0.04} 0.74!, ${x * 0.85 - 0.034} 0.64, ${x * 0.85 + 0.034} 0.64, ${x * 0.85 + 0.04} 0.74!`,
        ),
        { pigment: 'gold', tone: 0.15, line: detail },
      );
  }
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.35 0.34!, 0.37 0.52, 0.43 0.68!, 0.48 0.5, 0.47 0.32!'), {
      pigment: 'foam',
      tone: 0.05,
      line: detail * 1.2,
    });
    side.fill(outlined('0.24 0.78!, 0.25 0.62, 0.3 0.46!, 0.35 0.6, 0.36 0.74!'), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 1.2,
    });
    side.stroke(traced('0.14 0.92, 0.3 0.9, 0.42 0.8'), inner, { taper: 0.5 });
  });
}

const horn = outlined(
  '0.18 -0.78!, 0.3 -1.04, 0.48 -1.28, 0.5 -1.62, 0.4 -1.86!, 0.68 -1.6, 0.7 -1.26, 0.58 -0.96, 0.46 -0.66!',
);
const ear = outlined('0.66 -0.2!, 0.8 -0.4, 0.98 -0.6!, 0.96 -0.2, 0.84 0.1, 0.68 0.24!');
const face = symmetric(
  '0 -0.92, 0.26 -0.9, 0.52 -0.74, 0.68 -0.44, 0.7 -0.14, 0.72 0.1, 0.66 0.4, 0.52 0.7, 0.34 0.94, 0.14 1.1, 0 1.16',
);
const nose = symmetric('0 -0.08, 0.06 0.02, 0.14 0.12, 0.19 0.22!, 0.12 0.3, 0.05 0.3, 0 0.33!');
const brow = outlined(
  '0.02 -0.18!, 0.08 -0.36, 0.26 -0.52, 0.5 -0.54, 0.7 -0.42!, 0.48 -0.4, 0.26 -0.3, 0.12 -0.14!',
);
const lips = symmetric('0 0.36, 0.2 0.34, 0.38 0.26, 0.56 0.28!, 0.52 0.56, 0.4 0.8, 0.2 0.86, 0 0.86');
const mouth = symmetric('0 0.41, 0.2 0.4, 0.38 0.32, 0.5 0.34!, 0.47 0.54, 0.36 0.74, 0.2 0.79, 0 0.79');
