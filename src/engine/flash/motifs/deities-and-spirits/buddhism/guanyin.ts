import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Guanyin, who hears the world's cries: veiled and crowned, eyes lowered, in her halo over a lotus. */
export const guanyin: Motif = {
  name: 'guanyin',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawHalo, { contour: 0.6 });
    canvas.layer((pen) => {
      drawVeil(pen);
      drawHair(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'dark', areEyesClosed: true });
      drawParting(pen);
      drawCrown(pen);
      drawRobe(pen);
    });
    canvas.layer((pen) => drawLotus(pen.at({ at: [0, 1.5], scale: 0.62 })), { contour: 0.8 });
  },
};

function drawHalo(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.34], 1.16, 96), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.75 - 0.6 * Math.sqrt(x * x + (y + 0.34) ** 2)),
    line: inner,
  });
  pen.stroke(closed(circle([0, -0.34], 1.06, 90)), detail * 1.2);
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * 2 * Math.PI;
    const at = (radius: number) => [radius * Math.cos(angle), -0.34 + radius * Math.sin(angle)] as const;
    pen.stroke([at(i % 2 === 0 ? 0.84 : 0.92), at(1.02)], detail, { taper: 0.4 });
  }
}

function drawVeil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(veil, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.05 +
          0.6 * smoothstep(0.7, 0.45, Math.abs(x)) * smoothstep(-1.2, -0.6, y) +
          0.4 * smoothstep(0.1, 0.9, x),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.5 -1.0, 0.76 -0.5, 0.8 0.1, 0.92 0.8',
      '0.66 0.2, 0.74 0.7, 0.86 1.2',
      '0.6 0.6, 0.62 0.9, 0.7 1.3',
    ])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
  });
}

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.14, 0.36 -1.0, 0.56 -0.66, 0.58 -0.1, 0.5 0.36!, 0 0.2'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: pen.weight.inner,
  });
}

function drawParting(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.78!, 0.3 -0.74, 0.52 -0.46, 0.55 -0.06, 0.49 0.2!, 0.46 -0.12, 0.34 -0.4, 0 -0.6!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.35,
        line: inner,
      },
    );
    drawGleams(side, ['0.1 -0.7, 0.34 -0.58, 0.49 -0.26', '0.06 -0.64, 0.3 -0.52'], detail, 0.5);
  });
  pen.fill(circle([0, -0.4], 0.035, 18), { pigment: 'petal', black: 'uncolored', tone: 0.2, line: detail });
}

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.5!, 0.12 -1.24, 0.2 -1.0!, 0.32 -1.16!, 0.38 -0.94!, 0.5 -1.0!, 0.5 -0.72!, 0.3 -0.76, 0 -0.82',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.8 * x + 0.5 * (y + 1)),
      line: inner * 1.1,
    },
  );
  pen.fill(circle([0, -1.02], 0.09, 26), {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 3 * (x + y + 1)),
    line: inner,
  });
  for (const x of [-0.34, -0.2, 0.2, 0.34])
    pen.fill(circle([x, -0.85], 0.04, 16), { pigment: 'petal', tone: 0.2, line: detail });
  drawBothSides(pen, (side) => {
    for (const y of [0.16, 0.26])
      side.fill(circle([0.5, y + 0.06], 0.035, 14), { pigment: 'gold', tone: 0.2, line: detail });
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.8!, 0.5 0.88, 0.86 1.04, 1.02 1.3, 1.04 1.6!, 0 1.66!, 0 1.36!'), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.0, x) + 0.3 * (y - 1)),
      line: inner * 1.1,
    });
    for (const fold of ['0.36 0.94, 0.36 1.2, 0.2 1.5', '0.56 1.0, 0.6 1.24, 0.5 1.56', '0.8 1.14, 0.82 1.4'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
  for (let i = 0; i < 15; i++) {
    const x = -0.42 + 0.06 * i;
    pen.fill(circle([x, 1.26 - 1.9 * x * x], 0.036, 14), { pigment: 'gold', tone: 0.2, line: detail });
  }
}

const veil = symmetric(
  '0 -1.4, 0.4 -1.32, 0.7 -0.98, 0.84 -0.4, 0.88 0.3, 1.0 0.9, 1.08 1.5!, 0.5 1.5!, 0 1.2',
);
