import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlowerSpike } from '../../parts/flowers/flower-spike.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** What tells one plant that flowers in spikes from another. */
interface Spiked {
  readonly tinted: readonly Pigment[];
  readonly whorls: number;
  readonly sizes: readonly [number, number];
  readonly drawFlower: (pen: Pen) => void;
  readonly drawBud: (pen: Pen) => void;
  readonly drawLeaves: (pen: Pen) => void;
}

const stem = traced('-0.06 1.6, 0.02 0.8, -0.02 -0.4, 0.1 -1.6', 12);
const sideStem = traced('0 1.3, 0.34 0.8, 0.52 0.2, 0.7 -0.7', 12);

/** A tall spike and a lower one beside it. */
function spiked(name: string, { tinted, whorls, sizes, drawFlower, drawBud, drawLeaves }: Spiked): Motif {
  return {
    name,
    tinted,
    draw(canvas) {
      canvas.layer(
        (pen) => {
          pen.stroke(sideStem, (t) => pen.weight.inner * (2.2 - 1.2 * t));
          drawLeaves(pen);
          drawFlowerSpike(pen, {
            stem: sideStem,
            from: 0.4,
            to: 0.98,
            whorls: Math.round(whorls * 0.66),
            sizes: [sizes[0] * 0.72, sizes[1] * 0.8],
            openTo: 0.7,
            drawFlower,
            drawBud,
          });
        },
        { silhouette: 'fills-and-lines', contour: 0.8 },
      );
      canvas.layer(
        (pen) => {
          pen.stroke(stem, (t) => pen.weight.inner * (2.6 - 1.4 * t));
          drawFlowerSpike(pen, {
            stem,
            from: 0.3,
            to: 0.98,
            whorls,
            sizes,
            openTo: 0.76,
            drawFlower,
            drawBud,
          });
        },
        { silhouette: 'fills-and-lines', contour: 0.85 },
      );
    },
  };
}

/** Lupin: whorls of pea flowers, leaves like hands. */
export const lupin = spiked('lupin', {
  tinted: ['violet', 'blush'],
  whorls: 27,
  sizes: [0.42, 0.1],
  drawFlower(pen) {
    const { inner, detail } = pen.weight;
    pen.fill(outlined('0.06 0!, 0.2 -0.4, 0.6 -0.56, 0.92 -0.3, 0.86 0.02, 0.5 0.1'), {
      pigment: 'blush',
      tone: (x) => clamp(0.5 - 0.4 * x),
      line: inner,
    });
    pen.fill(outlined('0 0!, 0.3 -0.16, 0.74 -0.1, 1.06 0.1!, 0.74 0.34, 0.3 0.26'), {
      pigment: 'violet',
      tone: (x, y) => clamp(0.4 - 0.3 * x + y),
      line: inner,
    });
    pen.stroke(traced('0.24 0.04, 0.6 0.08, 0.9 0.12'), detail, { taper: 0.4 });
  },
  drawBud,
  drawLeaves(pen) {
    for (const [x, y, turn, scale] of [
      [-0.03, 1.3, 3.4, 0.7],
      [0.02, 1.0, -0.1, 0.64],
      [0, 0.9, 3.8, 0.5],
    ] as const) {
      const [px, py] = [x + 0.34 * Math.cos(turn), y + 0.34 * Math.sin(turn)];
      pen.stroke(traced(`${x} ${y}, ${px} ${py}`), pen.weight.inner * 1.4);
      for (const spread of [-1.9, 1.9, -1.25, 1.25, -0.6, 0.6, 0])
        drawLeaf(pen.at({ at: [px, py], angleRad: turn + spread, scale }), { width: 0.26, veins: 1 });
    }
  },
});

/** Snapdragon: two-lipped mouths, the lower lip swollen and yellow. */
export const snapdragon = spiked('snapdragon', {
  tinted: ['petalLight', 'blush'],
  whorls: 17,
  sizes: [0.62, 0.16],
  drawFlower(pen) {
    const { inner, detail } = pen.weight;
    pen.fill(outlined('0 0!, 0.2 -0.26, 0.5 -0.3, 0.7 -0.6, 1.0 -0.56, 1.02 -0.3, 0.84 -0.08, 0.4 0.02'), {
      pigment: 'petalLight',
      tone: (x) => clamp(0.5 - 0.4 * x),
      line: inner,
    });
    pen.fill(
      outlined('0 0.02!, 0.3 0.0, 0.66 -0.06, 0.92 0.0, 1.1 0.16, 1.08 0.42, 0.84 0.56, 0.66 0.36, 0.3 0.28'),
      {
        pigment: 'blush',
        tone: (x, y) => clamp(0.4 - 0.4 * x + 0.8 * y),
        line: inner,
      },
    );
    pen.fill(outlined('0.56 0.0, 0.74 -0.12, 0.94 -0.02, 0.9 0.16, 0.7 0.18'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    pen.stroke(traced('0.14 0.1, 0.4 0.14, 0.6 0.24'), detail, { taper: 0.4 });
  },
  drawBud,
  drawLeaves(pen) {
    for (const [x, y, angleRad, scale] of [
      [-0.04, 1.4, 3.6, 0.9],
      [-0.02, 1.3, -0.4, 0.9],
      [0.0, 1.06, 3.8, 0.8],
      [0.01, 0.9, -0.6, 0.8],
      [0.4, 0.66, -0.3, 0.5],
    ] as const)
      drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.24, veins: 3 });
  },
});

function drawBud(pen: Pen): void {
  pen.fill(outlined('-0.1 0!, 0.3 -0.36, 0.9 -0.3, 1.1 0!, 0.9 0.3, 0.3 0.36'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.5 - 0.3 * x),
    line: pen.weight.inner,
  });
}
