import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A genie that rises like smoke from its lamp, arms crossed. */
export const genie: Motif = {
  name: 'genie',
  tinted: ['waterLight'],
  carries: ['magic-lamp'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawTorso(pen);
      drawArms(pen);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -0.86], scale: 0.4 })), { contour: 0.8 });
    canvas.layer((pen) => drawLamp(pen.at({ at: [-0.1, 1.3] })), { contour: 0.8 });
  },
};

/** What is smoke yet, out of the spout of the lamp. */
function drawTail(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0 0.3, 0.04 0.56, 0.34 0.76, 0.3 1.0, -0.1 1.02, -0.5 0.98, -0.62 1.16',
      half: [0.34, 0.3, 0.24, 0.18, 0.13, 0.1, 0.05],
    },
    { pigment: 'waterLight', tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 1, y) + 0.3 * x) },
  );
  for (const swirl of ['-0.1 0.5, 0.1 0.66, 0.3 0.86', '0.24 0.9, 0.1 0.96, -0.2 1.0'])
    pen.stroke(traced(swirl), inner, { taper: 0.4 });
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.6, 0.16 -0.58, 0.22 -0.44, 0.5 -0.4, 0.68 -0.2, 0.58 0.08, 0.42 0.26, 0.36 0.44!, 0 0.5'),
    {
      pigment: 'waterLight',
      tone: (x, y) =>
        clamp(0.08 + 0.6 * smoothstep(0.3, 0.68, Math.abs(x + 0.05)) + 0.5 * smoothstep(-0.36, -0.6, y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('0 -0.3, 0 -0.1'), detail * 1.4, { taper: 0.4 });
  pen.fill(symmetric('0 0.34, 0.2 0.32, 0.42 0.24!, 0.4 0.46!, 0.2 0.54, 0 0.56'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 1.2 * Math.abs(x)),
    line: inner,
  });
}

/** One forearm over the other, a bracelet at each wrist. */
function drawArms(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    drawLimb(
      side,
      {
        line: '0.4 -0.36, 0.58 -0.22, 0.78 0.0, 0.66 0.22, 0.2 0.12, -0.22 0.04',
        half: [0.02, 0.15, 0.17, 0.15, 0.12, 0.085],
      },
      {
        pigment: 'waterLight',
        tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.6, 0.95, x) + 0.5 * smoothstep(0.1, 0.34, y)),
      },
    );
    side.fill(outlined('-0.06 -0.05!, 0.06 -0.02!, 0.04 0.22!, -0.1 0.18!'), {
      pigment: 'gold',
      tone: 0.15,
      line: inner,
    });
    side.fill(outlined('-0.14 -0.04!, -0.3 -0.06, -0.42 0.02, -0.38 0.14, -0.2 0.16!'), {
      pigment: 'waterLight',
      tone: 0.2,
      line: inner,
    });
    side.stroke(traced('-0.4 0.05, -0.28 0.06'), detail * 1.3);
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawManFace(pen, { skin: 'waterLight', mood: 'stern', cast: 'lean' });
  drawBothSides(pen, (side) =>
    side.fill(circle([0.66, 0.36], 0.11, 24), { pigment: 'gold', tone: 0.1, line: inner }),
  );
  pen.fill(outlined('-0.14 0.62!, 0.14 0.62!, 0.1 0.94, 0.02 1.3!, -0.06 1.22, -0.1 0.94'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(
    symmetric('0 -1.6!, 0.24 -1.4, 0.62 -1.26, 0.84 -0.92, 0.78 -0.56, 0.6 -0.34!, 0.3 -0.5, 0 -0.54'),
    {
      pigment: 'foam',
      tone: (x, y) =>
        clamp(0.04 + 0.7 * smoothstep(0.3, 0.84, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.9, -0.4, y)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '-0.74 -0.72, -0.2 -0.84, 0.3 -1.22',
    '-0.66 -0.5, 0 -0.7, 0.6 -1.12',
    '0.74 -0.66, 0.4 -0.72, 0.2 -0.9',
    '-0.5 -1.22, -0.1 -1.2, 0.06 -1.4',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.3 });
  pen.fill(circle([0, -0.8], 0.15, 28), { pigment: 'petal', black: 'uncolored', tone: 0.2, line: inner });
}

/** A lamp of gold, its spout at the left. */
function drawLamp(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.4 -0.1!, 0.66 -0.22, 0.86 -0.1, 0.8 0.1, 0.52 0.18!, 0.5 0.08!, 0.68 0.02, 0.7 -0.08, 0.56 -0.06!',
    ),
    {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    },
  );
  pen.fill(
    outlined(
      '-0.62 -0.16!, -0.4 -0.14, -0.26 -0.02, 0.1 -0.14, 0.42 -0.1, 0.54 0.04, 0.3 0.24, 0.1 0.28, -0.2 0.24, -0.4 0.1, -0.54 0.0, -0.66 -0.04!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0, 0.3, y) + 0.3 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.14 0.26!, 0.24 0.26!, 0.34 0.4!, -0.24 0.4!'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('-0.2 0.06, 0.1 0.0, 0.4 0.04'), detail * 1.4, { taper: 0.4 });
}
