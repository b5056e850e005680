import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { sword } from '../../skulls-and-arms/arms/sword.ts';
import { devil } from './devil.ts';

/** The archangel Michael in armour, wings spread: he raises his sword over the devil's head at his feet. */
export const michael: Motif = {
  name: 'michael',
  tinted: ['petal'],
  carries: ['devil', 'sword', 'wings', 'halo', 'shield'],
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawWing, { at: { isFlipped }, contour: 0.7 });
    canvas.layer(drawCloak);
    canvas.part((own) => devil.draw(own), { at: [0.03, 1.62], scale: 0.52 });
    canvas.layer((pen) => {
      drawShieldArm(pen);
      drawBody(pen);
    });
    // Drawn tip down: turned over, it is raised.
    canvas.part((own) => sword.draw(own), { at: [0.98, -1.5], scale: 0.62, angleRad: Math.PI + 0.5 });
    canvas.layer((pen) => {
      drawSwordArm(pen);
      drawHead(pen.at({ at: [0, -0.96], scale: 0.36 }));
    });
  },
};

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen, traced('1.62 -1.0, 1.2 -1.16, 0.74 -0.9, 0.3 -0.42'), [
    { feathers: 10, pigment: 'foam', lengths: [1.3, 0.8], anglesRad: [0.9, 1.5], width: 0.22, shade: 0.12 },
    { feathers: 9, pigment: 'foam', lengths: [0.8, 0.55], anglesRad: [0.8, 1.5], width: 0.3, shade: 0.08 },
    { feathers: 8, pigment: 'foam', lengths: [0.42, 0.36], anglesRad: [0.7, 1.4], width: 0.45, shade: 0.02 },
  ]);
}

function drawCloak(pen: Pen): void {
  pen.fill(cloak, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.25 + 0.4 * smoothstep(0.1, 0.5, Math.abs(x)) + 0.2 * y),
    line: pen.weight.inner * 1.1,
  });
  for (const fold of [
    '-0.44 -0.2, -0.56 0.4, -0.5 1.0',
    '0.4 -0.1, 0.5 0.4, 0.62 0.94',
    '-0.3 0.4, -0.36 0.8',
  ])
    pen.stroke(traced(fold), pen.weight.detail * 1.3, { taper: 0.4 });
}

/** The left arm, with a round shield. */
function drawShieldArm(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.34 -0.48, -0.56 -0.2, -0.66 0.04', half: [0.13, 0.11, 0.09] },
    { pigment: 'bone', tone: 0.4 },
  );
  pen.fill(ellipse([-0.72, 0.1], 0.4, 0.46, 50), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(-0.8, -0.4, x) + 0.3 * y),
    line: inner * 1.2,
  });
  pen.fill(ellipse([-0.72, 0.1], 0.3, 0.35, 50), { pigment: 'steel', tone: 0.1, line: inner });
  pen.fill(
    outlined(
      '-0.77 -0.22!, -0.67 -0.22!, -0.67 0.02!, -0.46 0.02!, -0.46 0.13!, -0.67 0.13!, -0.67 0.42!, -0.77 0.42!, -0.77 0.13!, -0.98 0.13!, -0.98 0.02!, -0.77 0.02!',
    ),
    {
      pigment: 'gold',
      tone: 0.2,
      line: inner * 0.9,
    },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const skin = { pigment: 'bone', tone: (x: number) => clamp(0.15 + 1.6 * Math.abs(x - 0.1) - 0.2) } as const;
  drawLimb(pen, { line: '-0.16 0.5, -0.3 0.8, -0.24 1.12', half: [0.17, 0.14, 0.1] }, skin);
  drawLimb(pen, { line: '0.18 0.5, 0.34 0.8, 0.3 1.12', half: [0.17, 0.14, 0.1] }, skin);
  for (const [x, isFlipped] of [
    [-0.24, false],
    [0.3, true],
  ] as const)
    pen
      .at({ at: [x, 1.12], isFlipped })
      .fill(outlined('-0.11 -0.3!, 0.11 -0.3!, 0.1 0.02, 0.12 0.14!, -0.26 0.16!, -0.22 0.06, -0.1 -0.02'), {
        pigment: 'wood',
        tone: (px) => clamp(0.25 + 1.6 * Math.abs(px)),
        line: inner,
      });
  for (let i = 0; i < 7; i++) {
    const x = -0.36 + 0.12 * i;
    pen.fill(
      outlined(
        `${x - 0.065} 0.24!, ${x + 0.065} 0.24!, ${x * 1.3 + 0.085} 0.7!, ${x * 1.3} 0.78, ${x * 1.3 - 0.085} 0.7!`,
      ),
      {
        pigment: 'wood',
        tone: (px) => clamp(0.25 + 3 * (px - x * 1.15)),
        line: inner * 0.9,
      },
    );
    pen.dot([x * 1.3, 0.68], detail * 1.5);
  }
  pen.fill(cuirass, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.08, 0.42, Math.abs(x)) + 0.25 * smoothstep(-0.1, 0.2, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.02 -0.22, 0.16 -0.16, 0.34 -0.28'), inner, { taper: 0.3 });
    side.stroke(traced('0.1 -0.06, 0.2 -0.02, 0.26 -0.08'), detail * 1.2, { taper: 0.4 });
    side.stroke(traced('0.1 0.08, 0.18 0.12, 0.24 0.06'), detail * 1.2, { taper: 0.4 });
    side.fill(outlined('0.26 -0.6!, 0.46 -0.62, 0.56 -0.44, 0.5 -0.28!, 0.36 -0.34'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 1.6 * (x - 0.36) + 0.5 * (y + 0.5)),
      line: inner,
    });
  });
  pen.stroke(traced('0 -0.4, 0 0.2'), detail * 1.2, { taper: 0.3 });
  pen.fill(symmetric('0 0.18!, 0.36 0.14!, 0.4 0.28!, 0 0.34!'), { pigment: 'gold', tone: 0.3, line: inner });
}

function drawSwordArm(pen: Pen): void {
  drawLimb(
    pen,
    { line: '0.38 -0.5, 0.62 -0.62, 0.66 -0.72, 0.62 -1.0', half: [0.13, 0.12, 0.115, 0.075] },
    { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.9 * (x - 0.5) + 0.4 * (y + 0.7)) },
  );
  pen.fill(outlined('0.53 -1.0!, 0.52 -1.14, 0.62 -1.2, 0.74 -1.15, 0.74 -1.0, 0.66 -0.95'), {
    pigment: 'bone',
    tone: 0.15,
    line: pen.weight.inner,
  });
  for (const finger of ['0.56 -1.1, 0.66 -1.1, 0.72 -1.08', '0.56 -1.04, 0.66 -1.04, 0.72 -1.02'])
    pen.stroke(traced(finger), pen.weight.detail);
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(ellipse([0, -0.95], 0.62, 0.17, 60), inner * 1.8);
  pen.fill(symmetric('0 0.5!, 0.3 0.5!, 0.36 1.1!, 0 1.2!'), { pigment: 'bone', tone: 0.6, line: inner });
  const lock = { width: 0.34, pigment: 'wood', tone: 0.4 } as const;
  drawLocks(
    pen,
    [
      [0.5, -0.3, 0.2, 1.1],
      [0.56, -0.2, 0.34, 0.8],
    ],
    { ...lock, bend: -0.2 },
  );
  drawManFace(pen, { skin: 'bone', mood: 'stern' });
  drawLocks(
    pen,
    [
      [0.06, -0.66, 0.56, 0.5],
      [0.02, -0.7, 0.6, 0.22],
      [0.3, -0.6, 0.36, 0.9],
    ],
    { ...lock, bend: -0.3 },
  );
}

const cloak = outlined(
  '-0.4 -0.56!, 0.4 -0.56!, 0.5 0, 0.6 0.5, 0.86 0.94!, 0.6 1.06, 0.3 0.98, 0 1.06, -0.34 0.98, -0.66 1.1!, -0.6 0.5, -0.5 0',
);
const cuirass = symmetric('0 -0.56, 0.2 -0.58, 0.4 -0.52, 0.42 -0.2, 0.32 0.04, 0.36 0.26!, 0 0.32!');
