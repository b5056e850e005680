import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawRaisedArm } from '../arms-and-hands/raised-arm.ts';
import { drawHairline, lowHairline } from '../faces-and-hair/hairline.ts';
import { drawWomanFace } from '../faces-and-hair/woman-face.ts';
import { drawTallCrown } from '../headgear/tall-crown.ts';

interface SeatedBodhisattva {
  readonly cloth: Pigment;
  /** Draws what the raised hand holds, its grip at the origin. */
  readonly drawHeld: (hand: Pen) => void;
}

/** Cross-legged on a lotus before a halo, an arm raised; the head at -1.2, the seat at 0.5. */
export function drawSeatedBodhisattva(canvas: Canvas, { cloth, drawHeld }: SeatedBodhisattva): void {
  canvas.layer(drawHalo, { contour: 0.6 });
  canvas.layer((pen) => drawRaisedArm(pen, { line: arm, skin: 'bone', bangle: 'gold', drawHeld }), {
    contour: 0.7,
  });
  canvas.layer((pen) => {
    drawLotusSeat(pen);
    drawBody(pen, cloth);
    drawHead(pen);
  });
}

function drawHalo(pen: Pen): void {
  pen.fill(circle([0, -1.22], 0.7, 70), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.5 - 0.4 * (x * x + (y + 1.2) ** 2)),
    line: pen.weight.inner,
  });
  pen.stroke(circle([0, -1.22], 0.6, 60), pen.weight.detail * 1.4);
}

/** Petals in a row. */
function drawLotusSeat(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.96, 0.96, -0.64, 0.64, -0.32, 0.32, 0])
    pen.fill(
      outlined(
        `${x - 0.24} 0.34!, ${x - 0.2} 0.56, ${x * 0.96} 0.76!, ${x + 0.2} 0.56, ${x + 0.24} 0.34!, ${x} 0.24`,
      ),
      { pigment: 'blush', tone: (_, y) => clamp(0.6 - 1.2 * (y - 0.3)), line: inner },
    );
}

function drawBody(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.1, 0.4 -0.06, 0.86 0.1, 1.06 0.3, 0.9 0.44, 0.4 0.42, 0 0.46'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.4 * y),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.9 0.3, 0.5 0.28, 0.1 0.4', '0.8 0.16, 0.46 0.14, 0.16 0.22'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.76, 0.16 -0.74, 0.42 -0.64, 0.44 -0.36, 0.32 -0.1, 0.36 0.14!, 0 0.18'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.8 * Math.max(0, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.42 -0.62!, -0.2 -0.7!, 0.1 -0.3, 0.38 -0.04!, 0.36 0.14!, 0 0.0, -0.3 -0.3'), {
    pigment: cloth,
    tone: 0.25,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '-0.36 -0.52, -0.66 -0.14, -0.3 0.06', half: [0.14, 0.11, 0.08] },
    { pigment: 'bone', tone: (x, y) => clamp(0.2 + 0.3 * (x + y + 0.6)), line: inner },
  );
  pen.fill(outlined('-0.38 -0.02, -0.18 -0.02, -0.06 0.06, -0.18 0.14, -0.36 0.14'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('-0.26 -0.66!, 0 -0.52, 0.26 -0.66!, 0.32 -0.58, 0 -0.4, -0.32 -0.58'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

/** Crowned, the eyes closed. */
function drawHead(pen: Pen): void {
  const { contour, inner, detail } = pen.weight;
  const head = pen
    .at({ at: [0, -1.16], scale: 0.5 })
    .withWeight({ contour, inner: inner * 0.7, detail: detail * 0.7 });
  head.fill(symmetric('0 -0.9, 0.46 -0.8, 0.6 -0.3, 0.6 0.4, 0.66 1.0!, 0.3 0.9, 0 0.8'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  drawWomanFace(head, { skin: 'bone', iris: 'wood', areEyesClosed: true });
  drawHairline(head, lowHairline);
  drawTallCrown(head.at({ scale: 0.9 }));
}

const arm = [
  [0.3, -0.5],
  [0.86, -0.3],
  [0.86, -0.86],
] as const;
