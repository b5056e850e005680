import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCurledUp } from '../../parts/any-beast/curled-up.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLeapingHare } from '../../parts/any-beast/leaping-hare.ts';
import { drawAntler } from '../hoofed/deer.ts';

/** A hare's head from the front, one ear bent in two designs of a set; leaping, or asleep. */
export const rabbit: Motif = {
  name: 'rabbit',
  tinted: ['bone'],
  poses: {
    running: { draw: (canvas) => canvas.layer(drawLeapingHare) },
    sleeping: {
      draw: (canvas) =>
        canvas.layer((pen) => drawCurledUp(pen, { coat: 'bone', light: 'foam', head: 'rabbit' })),
    },
  },
  draw(canvas) {
    const isBent = canvas.kit.variant % 2 === 0;
    canvas.layer((pen) => {
      drawEar(pen.at({ isFlipped: true }), false);
      drawEar(pen, isBent);
      drawHead(pen);
    });
  },
};

/** A jackalope: the head of a hare that bears a buck's antlers. */
export const jackalope: Motif = {
  name: 'jackalope',
  tinted: ['bone'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer(
        (pen) => drawAntler(pen.at({ at: [isFlipped ? 0.06 : -0.06, 0.02], isFlipped, scale: 0.86 })),
        {
          contour: 0.7,
        },
      );
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => drawEar(side.at({ at: [0.1, -0.1], angleRad: 0.66, scale: 0.86 }), false));
      drawHead(pen);
    });
  },
};

function drawEar(side: Pen, isBent: boolean): void {
  const { inner, detail } = side.weight;
  side.fill(isBent ? bentEar : ear, {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + 0.8 * smoothstep(0.3, 0.7, x)),
    line: inner * 1.1,
  });
  side.fill(isBent ? bentInner : innerEar, {
    pigment: 'blush',
    tone: (_, y) => clamp(0.2 + 0.6 * smoothstep(-1.1, -0.6, y)),
    line: detail,
  });
  if (isBent)
    side.fill(foldedTip, {
      pigment: 'bone',
      tone: (_, y) => clamp(0.2 + 0.8 * smoothstep(-1.2, -0.8, y)),
      line: inner * 1.1,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.06 +
          0.65 * smoothstep(0.35, 0.72, Math.abs(x + 0.05)) +
          0.25 * smoothstep(0, 0.5, x) * smoothstep(-0.4, 0.5, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 -0.1!, 0.32 -0.26, 0.48 -0.3, 0.58 -0.16!, 0.5 -0.02, 0.36 0.0'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.39, -0.2], 0.034, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.22 -0.16, 0.34 -0.36, 0.54 -0.36'), inner, { taper: 0.4 });
    side.stroke(traced('0.28 0.06, 0.42 0.09, 0.56 0.02'), detail * 1.2, { taper: 0.5 });
    side.fill(pad, {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.16, 0.36, x) + 0.4 * smoothstep(0.5, 0.66, y)),
      line: inner,
    });
    for (const [i, [x, y]] of (
      [
        [0.2, 0.44],
        [0.24, 0.5],
        [0.19, 0.56],
      ] as const
    ).entries()) {
      side.dot([x, y], detail * 0.8);
      side.stroke(
        traced(`${x} ${y}, ${x + 0.34} ${y - 0.06 + 0.06 * i}, ${x + 0.7} ${y + 0.02 + 0.12 * i}`),
        detail,
        { taper: 0.8, tapering: 'end' },
      );
    }
    drawHairs(side, traced('0.54 0.2, 0.64 0.36, 0.54 0.56'), [0.1, 0.1], 8);
    drawHairs(side, traced('0.12 -0.6, 0.3 -0.54, 0.44 -0.44'), [0.03, 0.14], 6);
  });
  pen.fill(outlined('-0.1 0.76!, 0.1 0.76!, 0.09 0.62!, -0.09 0.62!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(
    [
      [0, 0.62],
      [0, 0.76],
    ],
    detail,
  );
  pen.fill(symmetric('0 0.34!, 0.06 0.26, 0.14 0.22!, 0.08 0.36, 0 0.4!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(
    [
      [0, 0.38],
      [0, 0.52],
    ],
    inner,
  );
  drawHairs(pen, traced('-0.1 0.78, 0 0.82, 0.1 0.78'), [0, 0.1], 4);
}

const ear = outlined('0.1 -0.6!, 0.08 -1.0, 0.22 -1.5, 0.42 -1.82!, 0.6 -1.4, 0.56 -0.9, 0.42 -0.5!');
const innerEar = outlined('0.2 -0.66!, 0.2 -1.0, 0.3 -1.38, 0.41 -1.58!, 0.48 -1.3, 0.44 -0.92, 0.34 -0.6!');
const bentEar = outlined('0.1 -0.6!, 0.12 -0.94, 0.3 -1.24, 0.6 -1.36!, 0.74 -1.14, 0.62 -0.82, 0.42 -0.5!');
const bentInner = outlined('0.2 -0.66!, 0.24 -0.9, 0.38 -1.1, 0.56 -1.16!, 0.54 -0.86, 0.36 -0.6!');
const foldedTip = outlined(
  '0.38 -1.28!, 0.62 -1.38, 0.86 -1.24, 1.02 -0.94, 1.0 -0.66!, 0.8 -0.84, 0.6 -1.0, 0.42 -1.1!',
);
const head = symmetric(
  '0 -0.72, 0.24 -0.7, 0.46 -0.54, 0.6 -0.28, 0.66 0.0, 0.72 0.22!, 0.64 0.24!, 0.72 0.44!, 0.58 0.44!, 0.6 0.62!, 0.44 0.58!, 0.36 0.72, 0.16 0.82, 0 0.86',
);
const pad = outlined('0 0.4!, 0.12 0.34, 0.28 0.38, 0.36 0.5, 0.28 0.64, 0.12 0.64, 0 0.52!');
