import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A spark plug upright: terminal, ribbed porcelain, hexagon nut, thread, and the spark between its electrodes. */
export const sparkPlug: Motif = {
  name: 'spark-plug',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPorcelain(pen);
      drawThread(pen);
      drawNut(pen);
    });
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of [
          [0.02, 1.14, 0.22],
          [-0.3, 1.26, 0.11],
          [0.34, 1.0, 0.11],
        ] as const)
          drawSparkle(pen.at({ at: [x, y], scale }));
      },
      { contour: 0.4 },
    );
  },
};

/** Lit from the left, as a turned piece of half width `half`. */
const turned = (half: number) => (x: number) =>
  clamp(0.35 + 0.7 * (x / half) - 0.3 * Math.max(0, -0.5 - x / half));

function drawPorcelain(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.36, 0.09 -1.36!, 0.12 -1.3!, 0.07 -1.22!, 0.1 -1.1!, 0 -1.1'), {
    pigment: 'steel',
    tone: turned(0.12),
    line: inner,
  });
  pen.fill(symmetric('0 -1.12!, 0.17 -1.12!, 0.17 -0.98!, 0.19 -0.5!, 0.26 -0.4!, 0.26 -0.12!, 0 -0.12!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.02 + 1.6 * Math.max(0, x)),
    line: inner * 1.1,
  });
  for (const y of [-0.98, -0.86, -0.74, -0.62])
    pen.fill(symmetric(`0 ${y - 0.035}, 0.2 ${y - 0.035}, 0.23 ${y}, 0.2 ${y + 0.035}, 0 ${y + 0.035}`), {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 2 * Math.max(0, x)),
      line: detail * 1.4,
    });
}

function drawNut(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.26!, 0.36 -0.26!, 0.44 -0.18!, 0.44 0.1!, 0.36 0.18!, 0 0.18!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.2 -0.24!, 0.2 -0.24!, 0.2 0.16!, -0.2 0.16!'), {
    pigment: 'steel',
    tone: 0.05,
    line: inner,
  });
  pen.fill(outlined('0.2 -0.24!, 0.36 -0.26!, 0.44 -0.18!, 0.44 0.1!, 0.36 0.18!, 0.2 0.16!'), {
    pigment: 'steel',
    tone: 0.7,
    line: inner,
  });
  pen.fill(symmetric('0 0.18!, 0.32 0.18!, 0.36 0.26, 0.3 0.36!, 0 0.36!'), {
    pigment: 'gold',
    tone: turned(0.34),
    line: inner,
  });
}

function drawThread(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.94!, 0.04 0.94!, 0.04 1.02!, 0 1.02!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0.2 0.92!, 0.22 1.2!, 0.16 1.26!, -0.06 1.26!'), inner * 3);
  pen.fill(symmetric('0 0.32!, 0.25 0.32!, 0.25 0.94!, 0 0.94!'), {
    pigment: 'steel',
    tone: turned(0.25),
    line: inner,
  });
  for (let i = 0; i < 6; i++) {
    const y = 0.4 + 0.09 * i;
    pen.fill(
      outlined(
        `-0.28 ${y + 0.02}, -0.26 ${y - 0.02}, 0.26 ${y - 0.02}, 0.29 ${y + 0.04}, 0.26 ${y + 0.06}, -0.26 ${y + 0.06}`,
      ),
      {
        pigment: 'steel',
        tone: turned(0.28),
        line: inner * 0.8,
      },
    );
  }
}
