import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A samurai in helmet and fierce half mask, from the front. */
export const samurai: Motif = {
  name: 'samurai',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawCrest);
      drawShoulders(pen);
      drawNeckGuard(pen);
      drawFace(pen);
      drawMask(pen);
      drawHelmet(pen);
    });
  },
};

/** The mask alone: helmet, iron face and the plates of its throat guard; nobody is behind it. */
export const samuraiMask: Motif = {
  name: 'samurai-mask',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawCrest);
      drawNeckGuard(pen);
      drawThroatGuard(pen);
      pen.fill(face, { black: 'always', tone: 1 });
      drawBothSides(pen, (side) =>
        side.fill(outlined('0.06 -0.12!, 0.2 -0.24, 0.44 -0.3, 0.48 -0.22!, 0.24 -0.14, 0.08 0.02!'), {
          pigment: 'petal',
          tone: 0.15,
          line: side.weight.inner,
        }),
      );
      drawMask(pen);
      drawHelmet(pen);
    });
  },
};

function drawThroatGuard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let row = 2; row >= 0; row--) {
    const [y, half] = [0.78 + 0.18 * row, 0.4 + 0.07 * row];
    pen.fill(symmetric(`0 ${y}, ${half} ${y - 0.1}!, ${half + 0.08} ${y + 0.12}!, 0 ${y + 0.24}`), {
      pigment: row % 2 === 0 ? 'dark' : 'petal',
      tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.5, Math.abs(x))),
      line: inner,
    });
    for (let i = -3; i <= 3; i++)
      pen.stroke(traced(`${i * half * 0.27} ${y + 0.12}, ${i * half * 0.28} ${y + 0.2}`), detail * 1.3);
  }
}

/** The gilded horns on the brow of the helmet. */
function drawCrest(side: Pen): void {
  side.fill(
    outlined(
      '0.04 -0.66!, 0.3 -0.8, 0.56 -1.06, 0.66 -1.36, 0.62 -1.66!, 0.84 -1.4, 0.84 -1.04, 0.66 -0.74, 0.36 -0.54, 0.06 -0.5!',
    ),
    {
      pigment: 'gold',
      tone: (_, y) => clamp(0.1 + 0.7 * smoothstep(-1.2, -0.6, y)),
      line: side.weight.inner,
    },
  );
}

function drawShoulders(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (let row = 3; row >= 0; row--) {
      const y = 0.94 + 0.16 * row;
      side.fill(
        outlined(
          `0.1 ${y - 0.06}!, 0.5 ${y - 0.04}, ${0.86 + 0.06 * row} ${y + 0.04}!, ${0.9 + 0.06 * row} ${y + 0.2}!, 0.5 ${y + 0.16}, 0 ${y + 0.2}!`,
        ),
        {
          pigment: row % 2 === 0 ? 'petal' : 'dark',
          tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.3, 1, x)),
          line: side.weight.inner,
        },
      );
      for (let i = 0; i < 6; i++)
        side.stroke(
          [
            [0.14 + 0.13 * i, y + 0.01 * i],
            [0.14 + 0.13 * i, y + 0.1 + 0.01 * i],
          ],
          side.weight.detail * 1.2,
        );
    }
  });
}

/** Lacquered plates that flare to both sides, tied with cords. */
function drawNeckGuard(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (let row = 3; row >= 0; row--) {
      const [y, x] = [-0.28 + 0.24 * row, 0.66 + 0.1 * row];
      side.fill(
        outlined(
          `0.4 ${y - 0.1}!, ${x} ${y - 0.04}, ${x + 0.2} ${y + 0.12}!, ${x + 0.22} ${y + 0.3}!, ${x - 0.06} ${y + 0.22}, 0.4 ${y + 0.2}!`,
        ),
        {
          pigment: 'dark',
          tone: (px) => clamp(0.7 - 0.5 * smoothstep(0.5, 1.1, px)),
          line: side.weight.inner,
        },
      );
      for (let i = 0; i < 3; i++)
        side.stroke(
          [
            [x - 0.1 + 0.1 * i, y + 0.02 + 0.05 * i],
            [x - 0.09 + 0.1 * i, y + 0.14 + 0.05 * i],
          ],
          side.weight.inner * 0.8,
        );
    }
    side.fill(outlined('0.56 -0.5!, 0.86 -0.6, 1.0 -0.46, 0.92 -0.26, 0.66 -0.2!'), {
      pigment: 'petal',
      tone: 0.2,
      line: side.weight.inner,
    });
    side.fill(circle([0.83, -0.42], 0.08, 20), { pigment: 'gold', tone: 0.1, line: side.weight.detail });
  });
}

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(face, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.25 + 0.7 * smoothstep(-0.16, -0.36, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.09 0.0!, 0.18 -0.1, 0.34 -0.15, 0.44 -0.1!, 0.38 0.0, 0.2 0.05'), {
      pigment: 'foam',
      tone: 0,
      line: inner,
    });
    side.fill(circle([0.26, -0.06], 0.052, 18), { black: 'always', tone: 1 });
    side.stroke(traced('0.05 -0.08, 0.18 -0.2, 0.34 -0.25, 0.46 -0.22'), inner * 1.8, { taper: 0.3 });
    side.stroke(traced('0.04 -0.2, 0.05 -0.27, 0.08 -0.33'), inner, { taper: 0.4 });
  });
}

function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(mask, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.12 + 0.7 * smoothstep(0.25, 0.55, Math.abs(x + 0.04)) + 0.2 * smoothstep(0.6, 0.9, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.4, 0.16 0.36, 0.32 0.42!, 0.24 0.62, 0 0.64'), { black: 'always', tone: 1 });
  for (let i = -2; i <= 2; i++)
    pen.fill(
      outlined(
        `${i * 0.09 - 0.04} 0.41!, ${i * 0.09 + 0.04} 0.41!, ${i * 0.09 + 0.035} 0.5, ${i * 0.09 - 0.035} 0.5`,
      ),
      { pigment: 'foam', tone: 0.05, line: detail },
    );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.12 0.08, 0.26 0.16, 0.4 0.1'), inner, { taper: 0.4 });
    side.stroke(traced('0.14 0.2, 0.3 0.28, 0.44 0.24'), inner, { taper: 0.4 });
    side.stroke(
      traced('0.06 0.32, 0.2 0.26, 0.34 0.34, 0.5 0.52, 0.62 0.62'),
      (t) => inner * (2.2 - 1.6 * t),
    );
    side.fill(outlined('0.23 0.4!, 0.26 0.54!, 0.3 0.42!'), { pigment: 'foam', tone: 0, line: detail });
  });
  pen.fill(symmetric('0 0.0, 0.07 0.1, 0.14 0.22!, 0.06 0.28, 0 0.26'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.12, -0.04, 0.04, 0.12])
    pen.stroke(traced(`${x} 0.76, ${x * 1.2} 0.92, ${x * 0.9} 1.08`), inner, { taper: 0.5, tapering: 'end' });
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bowl, {
    pigment: 'dark',
    tone: (x, y) =>
      clamp(0.15 + 0.7 * smoothstep(0.2, 0.7, Math.abs(x + 0.1)) + 0.2 * smoothstep(-0.7, -0.4, y)),
    line: inner * 1.1,
  });
  for (const rib of [
    '0 -1.18, 0 -0.5',
    '-0.14 -1.14, -0.24 -0.86, -0.28 -0.52',
    '0.14 -1.14, 0.24 -0.86, 0.28 -0.52',
    '-0.28 -1.06, -0.46 -0.8, -0.52 -0.5',
    '0.28 -1.06, 0.46 -0.8, 0.52 -0.5',
  ]) {
    pen.stroke(traced(rib), detail * 1.3, { taper: 0.2 });
  }
  pen.fill(symmetric('0 -0.52, 0.4 -0.48, 0.7 -0.36!, 0.62 -0.22!, 0.36 -0.32, 0 -0.36!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(circle([0, -0.62], 0.15, 32), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.3 + 2 * (x + y + 0.62)),
    line: inner,
  });
  pen.fill(circle([0, -0.62], 0.07, 24), { pigment: 'petal', tone: 0.2, line: detail });
  pen.fill(circle([0, -1.2], 0.07, 20), { pigment: 'gold', tone: 0.3, line: inner });
}

const face = symmetric('0 -0.5, 0.4 -0.46, 0.5 -0.2, 0.46 0.16, 0.3 0.3, 0 0.3');
const mask = symmetric('0 0.02, 0.12 0.02, 0.3 0.12, 0.5 0.04!, 0.56 0.3, 0.46 0.64, 0.28 0.86, 0 0.92');
const bowl = symmetric('0 -1.2, 0.3 -1.12, 0.56 -0.9, 0.7 -0.58, 0.72 -0.36!, 0.4 -0.46, 0 -0.5');
