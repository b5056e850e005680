import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawDancerArm, drawDancerHand } from '../../parts/arms-and-hands/dancer-arm.ts';
import { drawCoinBelt, drawCoinBodice, drawSheerSkirt } from '../../parts/clothes/belly-dance-costume.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A belly dancer, her hip thrown out, in a bodice and a belt hung with coins. */
export const bellyDancer: Motif = {
  name: 'belly-dancer',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen.at({ at: [0.02, -1.0], scale: 0.36 }));
      drawDancerArm(pen, '0.24 -0.58, 0.56 -0.86, 0.5 -1.3, 0.2 -1.56', 0.4);
      drawBangledHand(pen.at({ at: [0.22, -1.54], angleRad: Math.PI + 0.5 }));
      drawLegs(pen);
      drawMidriff(pen);
      drawSheerSkirt(pen);
      drawCoinBelt(pen);
      drawCoinBodice(pen);
      drawFace(pen.at({ at: [0.02, -1.0], scale: 0.36, angleRad: 0.08 }));
      drawDancerArm(pen, '-0.24 -0.56, -0.6 -0.42, -0.92 -0.5, -1.16 -0.8', 0.4);
      drawBangledHand(pen.at({ at: [-1.14, -0.78], angleRad: -2.0 }));
    });
  },
};

/** A bangle at the wrist. */
function drawBangledHand(pen: Pen): void {
  drawDancerHand(pen);
  pen.fill(outlined('-0.1 -0.08!, -0.02 -0.08!, -0.02 0.08!, -0.1 0.08!'), {
    pigment: 'gold',
    tone: 0.2,
    line: pen.weight.inner,
  });
}

/** Behind her shoulders. */
function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -1.04, 0.5 -0.92, 0.8 -0.4, 0.86 0.4, 1.06 1.1, 1.0 1.9!, 0.7 1.7, 0.4 1.9!, -0.4 1.9!, -0.7 1.7, -1.0 1.9!, -1.04 1.1, -0.84 0.4, -0.8 -0.4, -0.5 -0.92',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner },
  );
  for (const lock of ['0.66 0.2, 0.76 1.0, 0.8 1.6', '-0.66 0.2, -0.76 1.0, -0.8 1.6'])
    pen.stroke(traced(lock), detail * 1.4, { isErasing: true, taper: 0.4 });
}

function drawFace(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.8 });
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'bold' });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -1.0!, 0.46 -0.92, 0.72 -0.5, 0.7 0.2, 0.62 0.6!, 0.52 0.1, 0.42 -0.34, 0 -0.62!'),
      { pigment: 'dark', black: 'uncolored', tone: 0.4, line: pen.weight.inner },
    );
    side.stroke(traced('0.1 -0.82, 0.44 -0.66, 0.6 -0.2'), pen.weight.detail, {
      isErasing: true,
      taper: 0.5,
    });
    for (const [x, y] of [
      [0.14, -0.6],
      [0.3, -0.5],
    ] as const)
      side.fill(circle([x, y], 0.075, 16), { pigment: 'gold', tone: 0.2, line: pen.weight.inner });
  });
  pen.fill(circle([0, -0.6], 0.1, 18), { pigment: 'petal', tone: 0.2, line: pen.weight.inner });
}

/** Bare, the belly above the hips. */
function drawMidriff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.08 -0.76!, 0.1 -0.76!, 0.14 -0.66, 0.32 -0.6!, 0.28 -0.34, 0.2 -0.08, 0.24 0.14, 0.4 0.42!, -0.26 0.44!, -0.28 0.16, -0.2 -0.08, -0.28 -0.32, -0.32 -0.58!, -0.12 -0.66',
    ),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.06 + 0.8 * smoothstep(0.02, 0.34, x)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('0.0 -0.2, 0.0 0.04, 0.02 0.1'), detail * 1.3, { taper: 0.5 });
  pen.fill(circle([0.03, 0.16], 0.035, 14), { pigment: 'petal', tone: 0.2, line: detail * 1.3 });
}

/** One foot forward, out of the slit of the skirt. */
function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.24 0.4, 0.42 0.84, 0.3 1.44', half: [0.22, 0.17, 0.08] },
    { pigment: 'bone', tone: (x) => clamp(0.1 + 0.9 * (x - 0.3)) },
  );
  pen.fill(outlined('0.22 1.4!, 0.38 1.4!, 0.42 1.52, 0.56 1.62, 0.54 1.68!, 0.2 1.66!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
}
