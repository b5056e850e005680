import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';
import { drawCrescent, drawFullMoon } from '../../parts/sky-and-land/moon.ts';

/** A fool's face in his cap of three bells. */
export function drawFool(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const head = pen.at({ at: [0, 0.14], scale: 0.4 });
  head.fill(circle([0, 0.1], 0.86, 60), { pigment: 'violet', tone: 0.4, line: inner });
  drawManFace(head, { skin: 'foam', mood: 'kind', cast: 'lean' });
  drawBothSides(head, (side) => {
    side.fill(
      outlined(
        '0 -0.5!, 0.3 -0.46, 0.6 -0.22!, 0.7 -0.5, 1.0 -0.4, 1.1 -0.1!, 1.24 -0.66, 0.96 -1.16, 0.4 -1.2, 0 -0.9!',
      ),
      {
        pigment: 'petal',
        tone: (x) => clamp(0.2 + 0.5 * (x - 0.2)),
        line: inner,
      },
    );
    side.fill(circle([1.1, 0.0], 0.12, 26), { pigment: 'gold', tone: 0.2, line: inner });
    side.stroke(traced('1.02 0.02, 1.18 0.02'), detail);
    side.fill(circle([0.36, 0.24], 0.1, 24), { pigment: 'petal', tone: 0.2 });
  });
  head.fill(symmetric('0 -0.46!, 0.34 -0.44, 0.3 -1.0, 0.14 -1.5, 0.06 -1.72!, 0 -1.76!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.4 * x),
    line: inner,
  });
  head.fill(circle([0, -1.82], 0.13, 26), { pigment: 'gold', tone: 0.2, line: inner });
  head.stroke(traced('-0.08 -1.8, 0.08 -1.8'), detail);
  for (const x of [-0.7, -0.35, 0, 0.35, 0.7])
    head.fill(
      outlined(
        `${x * 0.5 - 0.1} 0.78!, ${x * 0.5 + 0.1} 0.78!, ${x * 1.2 + 0.16} 1.1!, ${x * 1.3} 1.34!, ${x * 1.2 - 0.16} 1.1!`,
      ),
      {
        pigment: Math.abs(x) === 0.35 ? 'petal' : 'gold',
        tone: 0.2,
        line: inner,
      },
    );
}

/** An old man in a hooded cloak, a lantern held out and a staff beside him. */
export function drawHermit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.51 0.58!, -0.2 0.52, 0.2 0.54, 0.51 0.6!, 0.51 0.72!, -0.51 0.72!'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.4 -0.44!, -0.36 -0.44!, -0.32 0.64!, -0.36 0.64!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '0.06 -0.56!, 0.2 -0.46, 0.24 -0.28, 0.26 -0.1!, 0.34 0.1, 0.36 0.62!, -0.26 0.62!, -0.24 0.2, -0.16 -0.1!, -0.16 -0.32, -0.1 -0.48',
    ),
    {
      pigment: 'grey',
      tone: (x) => clamp(0.3 + 1.4 * x),
      line: inner * 1.2,
    },
  );
  const head = pen.at({ at: [0.03, -0.26], scale: 0.2 });
  head.fill(circle([0, 0.05], 0.84, 44), { black: 'always', tone: 1 });
  drawManFace(head, { skin: 'blush', mood: 'calm', cast: 'lean' });
  drawBeard(head, { pigment: 'foam', tipY: 2.3, fullness: 1 });
  pen.fill(outlined('-0.2 0.06!, -0.08 -0.02, 0.0 0.1, -0.14 0.24, -0.28 0.24!, -0.4 0.2!, -0.38 0.1!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([-0.36, 0.14], 0.05, 20), { pigment: 'blush', tone: 0.1, line: inner });
  pen.fill(outlined('0.12 0.02!, 0.26 0.0, 0.38 -0.12!, 0.44 -0.06!, 0.34 0.14, 0.18 0.2!'), {
    pigment: 'grey',
    tone: 0.35,
    line: inner,
  });
  for (const fold of ['-0.12 0.3, -0.14 0.46, -0.12 0.6', '0.04 0.34, 0.04 0.6', '0.2 0.26, 0.22 0.6'])
    pen.stroke(traced(fold), detail);
  drawLantern(pen.at({ at: [0.39, 0.16] }));
}

/** A lantern that hangs from its ring, 0.24 above the pen's origin, a star for its light. */
function drawLantern(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.05 -0.14, -0.03 -0.22, 0.03 -0.22, 0.05 -0.14'), inner);
  pen.fill(outlined('-0.1 -0.07!, 0 -0.16!, 0.1 -0.07!'), { pigment: 'wood', tone: 0.3, line: inner });
  pen.fill(outlined('-0.09 -0.07!, 0.09 -0.07!, 0.09 0.16!, -0.09 0.16!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  pen.fill(starPolygon([0, 0.05], 0.09, 6, 0.5), { pigment: 'gold', tone: 0.1, line: pen.weight.detail });
  pen.fill(outlined('-0.11 0.16!, 0.11 0.16!, 0.11 0.2!, -0.11 0.2!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
}

/** A veiled woman under the three moons, between a dark and a light pillar. */
export function drawPriestess(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, pigment] of [
    [-0.4, 'dark'],
    [0.4, 'foam'],
  ] as const) {
    pen.fill(outlined(`${x - 0.08} -0.5!, ${x + 0.08} -0.5!, ${x + 0.08} 0.72!, ${x - 0.08} 0.72!`), {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: 0.2,
      line: inner,
    });
    pen.fill(outlined(`${x - 0.11} -0.5!, ${x - 0.11} -0.6!, ${x + 0.11} -0.6!, ${x + 0.11} -0.5!`), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
  }
  const head = pen.at({ at: [0, 0.06], scale: 0.4 });
  head.fill(symmetric('0 -1.0, 0.5 -0.86, 0.72 -0.4, 0.76 0.4, 0.9 1.0, 0.94 1.62!, 0 1.62!'), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawWomanFace(head, { skin: 'bone', iris: 'water', cast: 'stern' });
  drawBothSides(head, (side) => {
    side.fill(
      outlined(
        '0 -0.9!, 0.44 -0.78, 0.62 -0.3, 0.6 0.4, 0.7 1.0, 0.74 1.62!, 0.5 1.62!, 0.44 1.0, 0.5 0.4, 0.5 -0.1, 0.36 -0.46, 0 -0.6!',
      ),
      {
        pigment: 'water',
        tone: (x) => clamp(0.1 + 0.8 * (x - 0.2)),
        line: inner,
      },
    );
    side.stroke(traced('0.54 0.2, 0.58 0.8, 0.62 1.5'), side.weight.detail);
  });
  const crown = pen.at({ at: [0, -0.48] });
  drawBothSides(crown, (side) => drawCrescent(side.at({ at: [0.2, 0.02], scale: 0.13, isFlipped: true })));
  drawFullMoon(crown.at({ scale: 0.15 }));
}

/** A woman with a crown of stars, roses at her breast. */
export function drawEmpress(pen: Pen): void {
  const { inner } = pen.weight;
  const head = pen.at({ at: [0, -0.04], scale: 0.42 });
  head.fill(symmetric('0 -0.98, 0.4 -0.9, 0.64 -0.58, 0.68 -0.1, 0.72 0.4, 0.5 0.9!, 0 0.7!'), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.8,
    line: inner,
  });
  drawWavyHair(head, 'wood');
  drawWomanFace(head, { skin: 'bone', iris: 'leaf', cast: 'gentle' });
  drawBothSides(head, (side) =>
    side.fill(
      outlined('0 -0.7!, 0.3 -0.56, 0.46 -0.2, 0.5 0.2!, 0.62 -0.1, 0.62 -0.5, 0.4 -0.84, 0 -0.96!'),
      {
        pigment: 'wood',
        tone: (x) => clamp(0.2 + 0.8 * x),
        line: inner,
      },
    ),
  );
  head.fill(symmetric('0 -0.72, 0.5 -0.62!, 0.6 -1.1!, 0.34 -0.92!, 0.24 -1.2!, 0.1 -0.96!, 0 -1.3!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.8 * x),
    line: inner * 1.1,
  });
  for (const [x, y] of stars) drawStar(pen.at({ at: [x, y], scale: 0.06 }), 5, 0.42);
  for (const [x, y, scale] of [
    [-0.3, 0.6, 0.15],
    [0.3, 0.6, 0.15],
    [0, 0.58, 0.17],
  ] as const)
    drawRose(pen.at({ at: [x, y], scale }));
}

const stars = [
  [-0.44, -0.3],
  [-0.4, -0.46],
  [-0.3, -0.58],
  [-0.16, -0.66],
  [0, -0.68],
  [0.16, -0.66],
  [0.3, -0.58],
  [0.4, -0.46],
  [0.44, -0.3],
] as const;
