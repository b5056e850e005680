import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlowerSpike } from '../../parts/flowers/flower-spike.ts';

const stem = traced('0 1.2, 0.02 0.4, 0 -0.4, 0 -1.24', 12);

/** A hyacinth: a dense head of small stars above its strap leaves. */
export const hyacinth: Motif = {
  name: 'hyacinth',
  tinted: ['violet', 'blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [leaf, rib] of leaves) drawLeaf(pen, leaf, rib);
        pen.stroke(stem, pen.weight.inner * 4);
        for (const shift of [-0.16, 0.16, 0])
          drawFlowerSpike(pen.at({ at: [shift, shift === 0 ? 0 : 0.04] }), {
            stem,
            from: 0.34,
            to: 0.98,
            whorls: shift === 0 ? 15 : 11,
            sizes: [0.46, 0.2],
            openTo: 0.9,
            drawFlower,
            drawBud,
          });
        drawLeaf(
          pen,
          '-0.06 1.4!, -0.3 0.9, -0.3 0.5, -0.12 0.12!, 0.0 0.6, 0.1 1.4!',
          '0 1.3, -0.14 0.8, -0.14 0.4',
        );
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawLeaf(pen: Pen, leaf: string, rib: string): void {
  pen.fill(outlined(leaf), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.25 + 0.4 * x + 0.2 * (y - 0.6)),
    line: pen.weight.inner * 1.2,
  });
  pen.stroke(traced(rib), pen.weight.detail * 1.5, { taper: 0.4 });
}

/** A star of narrow petals, seen from ahead at the end of its pen's x axis. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const star = pen.at({ at: [0.6, 0] });
  for (let i = 0; i < 6; i++) {
    const petal = star.at({ angleRad: (i * Math.PI) / 3 });
    petal.fill(outlined('0 0!, 0.18 -0.18, 0.44 -0.16, 0.66 0!, 0.44 0.16, 0.18 0.18'), {
      pigment: i % 2 ? 'violet' : 'blush',
      tone: (x) => clamp(0.45 - 0.6 * x),
      line: inner,
    });
    petal.stroke(traced('0.16 0, 0.46 0'), detail, { taper: 0.4 });
  }
  star.fill(circle([0, 0], 0.11, 16), { pigment: 'gold', tone: 0.1, line: detail });
}

function drawBud(pen: Pen): void {
  pen.fill(outlined('0 0!, 0.3 -0.34, 0.8 -0.3, 1.04 0, 0.8 0.3, 0.3 0.34'), {
    pigment: 'violet',
    tone: (x) => clamp(0.5 - 0.3 * x),
    line: pen.weight.inner,
  });
}

const leaves = [
  [
    '-0.02 1.42!, -0.4 0.9, -0.64 0.3, -0.84 -0.36!, -0.4 0.1, -0.1 0.7, 0.06 1.3!',
    '-0.06 1.2, -0.36 0.6, -0.66 0.0',
  ],
  [
    '0.02 1.42!, 0.4 0.96, 0.66 0.4, 0.9 -0.24!, 0.44 0.14, 0.14 0.7, -0.04 1.3!',
    '0.06 1.2, 0.38 0.64, 0.7 0.1',
  ],
] as const;
