import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { bladeOutline } from '../../parts/weapons/blade.ts';
import { drawHeart } from './heart.ts';

/** A burning heart bound with thorns. */
export const sacredHeart: Motif = {
  name: 'sacred-heart',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFlames(pen);
      drawHeart(pen);
      drawThorns(pen);
    });
  },
};

function drawFlames(pen: Pen): void {
  for (let i = -5; i <= 5; i++) {
    const angle = -Math.PI / 2 + i * 0.2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const lick = Math.abs(i) % 2;
    const outline = bladeOutline({
      from: [x * 0.7, y * 0.62 - 0.1],
      to: [x * (1.28 + 0.12 * lick), y * (1.3 + 0.15 * lick) - 0.1],
      bend: i < 0 ? -0.08 : 0.08,
      width: 0.15,
    });
    pen.fill(outline, {
      pigment: lick ? 'gold' : 'ember',
      black: 'uncolored',
      tone: 0.4,
      line: pen.weight.detail,
    });
  }
}

function drawThorns(pen: Pen): void {
  const { inner } = pen.weight;
  const onVine = (u: number, lift: number): Point => [u * 0.88, -0.02 + 0.1 * Math.sin(u * 9) + lift];
  const us = Array.from({ length: 15 }, (_, i) => (i / 14) * 2 - 1);
  for (const lift of [-0.03, 0.07])
    pen.stroke(
      us.map((u) => onVine(u, lift)),
      inner,
    );
  us.forEach((u, i) => {
    if (i % 2 === 0) return;
    const [x, y] = onVine(u, -0.03);
    pen.stroke(
      [
        [x, y],
        [x + 0.04, y - 0.14],
      ],
      inner,
      { taper: 0.9, tapering: 'end' },
    );
  });
}
