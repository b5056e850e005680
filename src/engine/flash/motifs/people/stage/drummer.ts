import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A drummer on a stool behind the kit, one stick raised. */
export const drummer: Motif = {
  name: 'drummer',
  tinted: ['petal'],
  carries: ['drum-kit', 'drumsticks'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStool(pen);
      drawCymbal(pen, [0.36, -0.62], -0.16, '0.36 -0.6, 0.4 0.2, 0.44 1.2');
      drawStick(pen, '0.12 -0.16, 0.42 -0.3, 0.66 -0.5');
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.52, -1.0], angleRad: 0.12 },
          spine: '-0.62 -0.72, -0.72 -0.28, -0.74 0.18',
          arms: ['-0.5 -0.6, -0.24 -0.2, 0.14 -0.14', '-0.68 -0.58, -0.5 -0.1, -0.14 -0.42'],
          legs: ['-0.66 0.22, -0.12 0.36, -0.04 0.92', '-0.74 0.24, -0.2 0.46, -0.16 1.02'],
          toes: [0.1, 0.1],
        },
        {
          hair: 'long',
          hairPigment: 'dark',
          top: 'dark',
          sleeves: 'none',
          bottoms: 'water',
          legs: 'long',
          shoes: 'petal',
        },
        (held) => drawStick(held, '-0.24 -0.46, 0.02 -0.56, 0.36 -0.9'),
      );
    });
    canvas.layer(drawKit);
  },
};

function drawKit(pen: Pen): void {
  drawCymbal(pen, [1.36, -0.5], 0.14, '1.36 -0.48, 1.34 0.3, 1.3 1.2');
  drawStand(pen, '0.2 0.4, 0.2 0.9, 0.0 1.24');
  drawStand(pen, '0.2 0.8, 0.3 1.0, 0.4 1.24');
  drawShell(pen, [0.2, 0.16], { half: 0.32, depth: 0.26, pigment: 'petal' });
  drawShell(pen, [0.92, -0.16], { half: 0.28, depth: 0.32, pigment: 'petal' });
  drawBassDrum(pen.at({ at: [0.92, 0.74] }));
}

/** On two feet, from the front. */
function drawBassDrum(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    drawLimb(
      pen,
      { line: `${side * 0.4} 0.24, ${side * 0.6} 0.52`, half: [0.04, 0.03] },
      { pigment: 'steel', tone: 0.4, line: inner },
    );
  pen.fill(circle([0, 0], 0.56, 60), { pigment: 'petal', tone: 0.3, line: inner * 1.2 });
  pen.fill(circle([0, 0], 0.45, 56), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * (x + y)),
    line: inner,
  });
  pen.fill(circle([0, 0], 0.16, 36), { black: 'always', tone: 1 });
  for (let i = 0; i < 8; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 4 + 0.4), Math.sin((i * Math.PI) / 4 + 0.4)];
    pen.fill(circle([x * 0.505, y * 0.505], 0.035, 14), { pigment: 'steel', tone: 0.1, line: detail * 1.2 });
  }
}

/** A snare or a tom: its skin is at `at`. */
function drawShell(
  sheet: Pen,
  at: readonly [number, number],
  { half, depth, pigment }: { half: number; depth: number; pigment: Pigment },
): void {
  const pen = sheet.at({ at });
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      `${-half} 0!, ${-half} ${depth}!, ${-half * 0.6} ${depth + 0.07}, 0 ${depth + 0.09}, ${half * 0.6} ${depth + 0.07}, ${half} ${depth}!, ${half} 0!`,
    ),
    { pigment, tone: (x) => clamp(0.15 + 1.2 * Math.abs(x + 0.06)), line: inner * 1.1 },
  );
  for (const x of [-0.6, 0, 0.6])
    pen.stroke(traced(`${x * half} 0.08, ${x * half} ${depth + 0.05}`), inner * 1.2);
  pen.fill(ellipse([0, 0], half, 0.09, 40), { pigment: 'foam', tone: 0.08, line: inner * 1.1 });
}

function drawCymbal(pen: Pen, at: readonly [number, number], angleRad: number, stand: string): void {
  const { inner, detail } = pen.weight;
  drawStand(pen, stand);
  const disc = pen.at({ at, angleRad });
  disc.fill(ellipse([0, 0], 0.44, 0.08, 44), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.9 * x),
    line: inner * 1.1,
  });
  disc.stroke(traced('-0.26 0.0, 0 0.035, 0.26 0.0'), detail * 1.3, { taper: 0.3 });
  disc.fill(outlined('-0.1 -0.03!, -0.05 -0.11, 0.05 -0.11, 0.1 -0.03!, 0 0.0'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}

function drawStand(pen: Pen, line: string): void {
  drawLimb(pen, { line, half: [0.025, 0.03] }, { pigment: 'steel', tone: 0.3, line: pen.weight.inner * 0.9 });
}

function drawStick(pen: Pen, line: string): void {
  drawLimb(
    pen,
    { line, half: [0.03, 0.026, 0.02] },
    { pigment: 'wood', tone: 0.2, line: pen.weight.inner * 0.9 },
  );
}

function drawStool(pen: Pen): void {
  const { inner } = pen.weight;
  for (const leg of [
    '-0.76 0.4, -0.76 0.9',
    '-0.76 0.86, -0.92 1.04, -1.04 1.22',
    '-0.76 0.86, -0.62 1.04, -0.5 1.22',
  ])
    drawLimb(pen, { line: leg, half: [0.04, 0.035] }, { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(outlined('-1.06 0.34!, -0.5 0.34!, -0.46 0.46, -0.52 0.54!, -1.04 0.54!, -1.1 0.46'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
}
