import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two hands that hold one another, in cuffs. */
export const handshake: Motif = {
  name: 'handshake',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFarHand(pen);
      drawNearHand(pen);
      drawFingers(pen);
      drawCuff(pen.at({ isFlipped: true }), 'water');
      drawCuff(pen, 'petal');
    });
  },
};

/** The hand from the right, of which the back and the thumb show. */
function drawFarHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(far, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.2, 0.6, y) + 0.3 * smoothstep(0.2, -0.2, x)),
    line: inner * 1.1,
  });
  for (const line of ['0.34 -0.16, 0.56 -0.1, 0.8 -0.12', '0.3 0.02, 0.52 0.08, 0.74 0.06'])
    pen.stroke(traced(line), detail * 1.1, { taper: 0.6 });
}

function drawNearHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(near, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.2, 0.56, y) + 0.4 * smoothstep(0.3, 0.5, x)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0.3, -0.28],
    [0.36, -0.08],
    [0.36, 0.12],
    [0.3, 0.3],
  ] as const) {
    pen.stroke(traced(`${x - 0.1} ${y - 0.06}, ${x - 0.02} ${y}, ${x - 0.1} ${y + 0.07}`), detail * 1.2, {
      taper: 0.4,
    });
    pen.stroke(traced(`${x - 0.14} ${y + 0.01}, ${x - 0.4} ${y + 0.03}, ${x - 0.6} ${y + 0.02}`), detail, {
      taper: 0.7,
    });
  }
  // Its fingers go around the other hand and are seen from their knuckles.
  for (const [from, to] of [
    [-0.38, -0.18],
    [-0.18, 0.02],
    [0.02, 0.2],
    [0.2, 0.36],
  ] as const)
    pen.fill(
      outlined(
        `0.3 ${from}!, 0.5 ${from + 0.02}, 0.64 ${(from + to) / 2 - 0.02}, 0.6 ${to - 0.02}, 0.46 ${to + 0.01}, 0.28 ${to}!, 0.34 ${(from + to) / 2}`,
      ),
      {
        pigment: 'bone',
        tone: (x, y) => clamp(0.1 + 1.6 * (x - 0.36) + 1.2 * Math.max(0, y - (from + to) / 2)),
        line: inner,
      },
    );
}

/** The other's fingers come up from below, its thumb lies over the near thumb. */
function drawFingers(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, length] of [
    [0.08, 0.36],
    [-0.1, 0.42],
    [-0.28, 0.4],
    [-0.45, 0.32],
  ] as const) {
    pen.fill(
      outlined(
        `${x + 0.13} 0.66!, ${x + 0.11} ${0.62 - length * 0.6}, ${x + 0.02} ${0.62 - length}, ${x - 0.07} ${0.64 - length}, ${x - 0.09} ${0.62 - length * 0.5}, ${x - 0.04} 0.6!, ${x + 0.06} 0.68`,
      ),
      {
        pigment: 'bone',
        tone: (px, y) => clamp(0.1 + 3 * Math.max(0, px - x) + 0.8 * smoothstep(0.4, 0.7, y)),
        line: inner,
      },
    );
    pen.fill(
      outlined(
        `${x - 0.06} ${0.68 - length}!, ${x - 0.01} ${0.635 - length}, ${x + 0.04} ${0.67 - length}, ${x + 0.035} ${0.75 - length}!, ${x - 0.04} ${0.76 - length}!`,
      ),
      { pigment: 'blush', tone: 0.1, line: detail },
    );
    pen.stroke(traced(`${x - 0.07} 0.44, ${x + 0.02} 0.46, ${x + 0.1} 0.43`), detail, { taper: 0.3 });
  }
  pen.fill(thumb, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.46, -0.2, y) + 0.4 * smoothstep(0, 0.3, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.36 -0.56!, -0.26 -0.6, -0.2 -0.54, -0.24 -0.46!, -0.33 -0.46'), {
    pigment: 'blush',
    tone: 0.1,
    line: detail,
  });
  for (const crease of ['-0.02 -0.6, 0.02 -0.52, -0.01 -0.44', '0.06 -0.6, 0.1 -0.53, 0.07 -0.45'])
    pen.stroke(traced(crease), detail * 1.1, { taper: 0.4 });
}

/** The right one; the left one is its mirror image. */
function drawCuff(pen: Pen, pigment: 'petal' | 'water'): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('0.86 -0.5!, 1.0 -0.1, 0.98 0.3, 0.88 0.62!, 1.46 0.78!, 1.54 0.3, 1.54 -0.2, 1.44 -0.7!'),
    {
      pigment,
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.7, y) + 0.3 * smoothstep(1.2, 1.5, x)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined('0.8 -0.5!, 0.96 -0.54!, 1.08 -0.1, 1.06 0.3, 0.98 0.66!, 0.82 0.62!, 0.92 0.28, 0.94 -0.1'),
    {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    },
  );
  for (const fold of ['1.2 -0.44, 1.3 -0.2, 1.28 0.06', '1.16 0.2, 1.26 0.4, 1.24 0.6', '1.36 0.1, 1.42 0.3'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

const far = outlined(
  '1.0 -0.42!, 0.7 -0.42, 0.4 -0.52, 0.1 -0.56!, 0 0.2!, -0.4 0.66, 0.1 0.74, 0.4 0.66, 0.7 0.56, 1.0 0.56!',
);
const near = outlined(
  '-1.0 -0.42!, -0.74 -0.44, -0.5 -0.54, -0.2 -0.52, 0.1 -0.5, 0.3 -0.4, 0.38 -0.1, 0.36 0.2, 0.26 0.4, 0 0.44, -0.3 0.5, -0.6 0.54, -1.0 0.56!',
);
const thumb = outlined(
  '0.5 -0.56!, 0.3 -0.66, 0.1 -0.66, -0.14 -0.64, -0.34 -0.62, -0.4 -0.52, -0.32 -0.43, -0.1 -0.42, 0.12 -0.4, 0.36 -0.34!',
);
