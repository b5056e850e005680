import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { sword } from '../../skulls-and-arms/arms/sword.ts';

/** Zhong Kui, who catches demons: the scholar's winged cap, a beard that bristles, his sword at the shoulder. */
export const zhongKui: Motif = {
  name: 'zhong-kui',
  tinted: ['petal'],
  carries: ['sword'],
  draw(canvas) {
    canvas.part((own) => sword.draw(own), { at: [0.92, 0.2], scale: 1.0, angleRad: Math.PI + 0.24 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawWing);
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'petal' });
      drawLocks(pen, bristles, {
        width: 0.3,
        bend: -0.12,
        pigment: 'dark',
        tone: (x, y) => clamp(1 - 0.5 * Math.sqrt(x * x + y * y)),
      });
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'aged' });
      drawLocks(pen, chinLocks, {
        width: 0.28,
        bend: 0.12,
        pigment: 'dark',
        tone: (_, y) => clamp(1 - 0.5 * y),
      });
      drawMoustache(pen, 'dark');
      drawCap(pen);
    });
  },
};

/** A stiff oval on a wire, at the side of the cap. */
function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('0.5 -0.78, 0.8 -0.86, 1.0 -0.84'), inner * 1.6);
  side.fill(ellipse([1.24, -0.84], 0.34, 0.2, 34), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.2 + 0.5 * (x - 1) + 1.2 * (y + 0.84)),
    line: inner * 1.1,
  });
  side.stroke(ellipse([1.24, -0.84], 0.24, 0.12, 28), detail * 1.2);
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.5, 0.26 -1.46, 0.42 -1.24, 0.44 -0.96!, 0 -1.0!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.2 + 0.9 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.46, 0 -1.04'), detail * 1.2, { isErasing: true, taper: 0.3 });
  pen.fill(symmetric('0 -1.12, 0.34 -1.1, 0.6 -0.92, 0.64 -0.56, 0.58 -0.3!, 0.5 -0.5, 0.28 -0.6, 0 -0.62'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.3 + 0.5 * Math.abs(x) + 0.5 * (y + 0.9)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.74, 0.3 -0.71, 0.56 -0.58!, 0.54 -0.44!, 0.28 -0.58, 0 -0.61'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * x),
    line: inner,
  });
  pen.fill(outlined('0 -0.86!, 0.11 -0.68, 0 -0.52!, -0.11 -0.68'), {
    pigment: 'petal',
    tone: 0.1,
    line: inner,
  });
}

const bristles = [
  [0.46, 0.0, 0.62, -0.12, 0.1],
  [0.48, 0.12, 0.66, 0.16, 0.06],
  [0.46, 0.26, 0.6, 0.42],
  [0.4, 0.4, 0.5, 0.66],
  [0.3, 0.5, 0.36, 0.84],
  [0.18, 0.56, 0.18, 0.96],
] as const;
const chinLocks = [
  [0.5, 0.14, 0.1, 0.52],
  [0.42, 0.4, 0.06, 0.58],
  [0.3, 0.54, 0.02, 0.66],
  [0.16, 0.6, 0.0, 0.76],
  [0.04, 0.62, 0.01, 0.84],
] as const;
