import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBeard } from '../parts/beard.ts';
import { drawBothSides } from '../parts/fur.ts';
import { portrait } from '../parts/portrait.ts';
import { drawTempleHair } from '../parts/short-hair.ts';

/** A miner: helmet with its lamp, soot on his face, a kerchief. */
export const miner: Motif = portrait({
  name: 'miner',
  tinted: ['gold'],
  carries: ['hard-hat'],
  garment: (pen) => {
    drawNeck(pen);
    drawWorkShirt(pen);
  },
  face: { man: { skin: 'bone', mood: 'stern', cast: 'aged' } },
  over: (pen) => {
    drawSoot(pen);
    drawTempleHair(pen, 'wood');
    drawBeard(pen, { pigment: 'wood', tipY: 1.12, fullness: 0.5 });
    drawMiningHelmet(pen);
  },
});

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
  pen.cell(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0.3 1.2, 0 1.4!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.9 * smoothstep(1.3, 0.8, y)),
    line: pen.weight.inner,
  });
}

function drawWorkShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.34 0.92!, 0.72 1.0, 1.1 1.16, 1.26 1.5, 1.3 1.94!, 0 1.98!, 0 1.3!'), {
      pigment: 'water',
      tone: (x, y) => clamp(0.14 + 0.55 * smoothstep(0.6, 1.28, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    side.cell(outlined('0.5 0.98!, 0.7 1.0!, 0.66 1.4, 0.62 1.94!, 0.36 1.96!, 0.4 1.4'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
    side.cell(circle([0.52, 1.56], 0.07, 20), { pigment: 'steel', tone: 0.2, line: inner });
    side.stroke(traced('0.98 1.3, 1.02 1.6, 0.98 1.92'), detail * 1.5, { taper: 0.4 });
  });
  pen.cell(symmetric('0 0.96!, 0.3 0.86, 0.46 0.88!, 0.5 1.08, 0.3 1.34, 0 1.62!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0, 0.5, x) + 0.4 * smoothstep(1.1, 0.9, y)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.36 1.0, -0.16 1.2, -0.04 1.44', '0.36 1.0, 0.2 1.2, 0.08 1.44'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

function drawSoot(pen: Pen): void {
  for (const patch of [
    '0.2 0.06!, 0.36 0.02, 0.5 0.1, 0.44 0.28, 0.3 0.26',
    '-0.48 -0.36!, -0.3 -0.44, -0.2 -0.36, -0.36 -0.28',
    '-0.5 0.16!, -0.36 0.1, -0.28 0.2, -0.4 0.3',
  ])
    pen.cell(outlined(patch), { tone: 0.5, isOverlay: true });
}

/** From -1.34 to -0.36, the lamp in front. */
function drawMiningHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.34, 0.38 -1.28, 0.68 -1.02, 0.76 -0.6!, 0 -0.56'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.76, x) + 0.3 * smoothstep(-0.8, -0.6, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.28 -1.28, 0.42 -1.0, 0.44 -0.68'), detail * 1.6, { taper: 0.2 }),
  );
  pen.cell(symmetric('0 -0.7, 0.4 -0.69, 0.78 -0.64!, 0.92 -0.5!, 0.6 -0.4, 0.3 -0.38, 0 -0.37'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.5 * Math.abs(x) + 1.5 * (y + 0.6)),
    line: inner * 1.1,
  });
  pen.cell(outlined('-0.2 -0.74!, 0.2 -0.74!, 0.16 -0.6!, -0.16 -0.6!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  pen.cell(circle([0, -0.94], 0.26, 44), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + x),
    line: inner * 1.2,
  });
  pen.cell(circle([0, -0.94], 0.19, 40), { pigment: 'moon', tone: 0.02, line: inner });
  pen.cell(circle([0, -0.94], 0.07, 24), { pigment: 'foam', tone: 0, line: detail });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(
      [
        [0.1 * x, -0.94 + 0.1 * y],
        [0.16 * x, -0.94 + 0.16 * y],
      ],
      detail * 1.2,
    );
  }
}

function drawStripedJacket(pen: Pen): void {
  const { inner } = pen.weight;
  const outline = symmetric('0 1.24!, 0.24 1.1, 0.36 0.92!, 0.74 1.0, 1.1 1.16, 1.26 1.5, 1.3 1.96!, 0 1.98');
  pen.cell(outline, {
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
      side.cell(outlined(band), { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner * 0.8 });
    side.cell(outlined('0.02 1.24!, 0.32 0.8!, 0.5 0.92, 0.46 1.16, 0.2 1.4!'), {
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
  pen.cell(symmetric('0 -1.26, 0.4 -1.24, 0.66 -1.1!, 0.7 -0.5!, 0.36 -0.6, 0 -0.63'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.6 * smoothstep(0.2, 0.7, x)),
    line: inner * 1.2,
  });
  for (const [top, bottom] of [
    [-1.26, -1.12],
    [-0.99, -0.85],
    [-0.75, -0.62],
  ] as const)
    pen.cell(
      symmetric(
        `0 ${top}, 0.36 ${top + 0.02}, ${0.66 + 0.02 * (top + 1.26)} ${top + 0.13}!, ${0.67 + 0.02 * (top + 1.26)} ${bottom + 0.12}!, 0.36 ${bottom + 0.03}, 0 ${bottom}`,
      ),
      { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner * 0.8 },
    );
}
