import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';

/** A prisoner in stripes, unshaven. */
export const prisoner: Motif = portrait({
  name: 'prisoner',
  tinted: ['dark'],
  garment: (pen) => {
    drawNeck(pen);
    drawStripedJacket(pen);
  },
  face: { man: { skin: 'bone', mood: 'stern', cast: 'lean' } },
  over: (pen) => {
    drawStubble(pen);
    drawTempleHair(pen, 'dark');
    drawStripedCap(pen);
  },
});

function drawNeck(pen: Pen): void {
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0.3 1.2, 0 1.4!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.9 * smoothstep(1.3, 0.8, y)),
    line: pen.weight.inner,
  });
}

function drawStripedJacket(pen: Pen): void {
  const { inner } = pen.weight;
  const outline = symmetric('0 1.24!, 0.24 1.1, 0.36 0.92!, 0.74 1.0, 1.1 1.16, 1.26 1.5, 1.3 1.96!, 0 1.98');
  pen.fill(outline, {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.6 * smoothstep(0.6, 1.28, Math.abs(x))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const band of [
      '0.26 1.1!, 0.56 0.97!, 0.84 1.04!, 0.62 1.14, 0.0 1.34!, 0 1.24!',
      '0 1.46!, 0.6 1.3, 1.06 1.16!, 1.17 1.28!, 0.7 1.44, 0 1.58!',
      '0 1.7!, 0.6 1.56, 1.23 1.42!, 1.27 1.56!, 0.7 1.68, 0 1.8!',
      '0 1.9!, 0.6 1.78, 1.285 1.7!, 1.295 1.84!, 0.7 1.9, 0 1.975!',
    ])
      side.fill(outlined(band), { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner * 0.8 });
    side.fill(outlined('0.02 1.24!, 0.32 0.8!, 0.5 0.92, 0.46 1.16, 0.2 1.4!'), {
      pigment: 'foam',
      tone: 0.15,
      line: inner * 1.1,
    });
  });
  pen.stroke(traced('0 1.26, 0 1.98'), inner);
}

function drawStubble(pen: Pen): void {
  for (let i = 0; i < 90; i++) {
    const x = pen.random.between(-0.42, 0.42);
    const y = pen.random.between(0.34, 0.8);
    const isOnJaw = x * x * 2.2 + (y - 0.1) ** 2 < 0.5 && !(Math.abs(x) < 0.26 && y < 0.58);
    if (isOnJaw) pen.dot([x, y], pen.weight.detail * 0.9);
  }
}

/** Round and flat, ringed with stripes. */
function drawStripedCap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.26, 0.4 -1.24, 0.66 -1.1!, 0.7 -0.5!, 0.36 -0.6, 0 -0.63'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.6 * smoothstep(0.2, 0.7, x)),
    line: inner * 1.2,
  });
  for (const [top, bottom] of [
    [-1.26, -1.12],
    [-0.99, -0.85],
    [-0.75, -0.62],
  ] as const)
    pen.fill(
      symmetric(
        `0 ${top}, 0.36 ${top + 0.02}, ${0.66 + 0.02 * (top + 1.26)} ${top + 0.13}!, ${0.67 + 0.02 * (top + 1.26)} ${bottom + 0.12}!, 0.36 ${bottom + 0.03}, 0 ${bottom}`,
      ),
      { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner * 0.8 },
    );
}
