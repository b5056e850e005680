import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bottle of nail polish, its brush out beside it, dripping. */
export const nailPolish: Motif = {
  name: 'nail-polish',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawBottle);
    canvas.layer((pen) => drawBrush(pen.at({ at: [0.86, -0.46], angleRad: 0.42 })), { contour: 0.8 });
  },
};

function drawBottle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const left = pen.at({ at: [-0.4, 0.3] });
  left.fill(symmetric('0 -0.86!, 0.26 -0.86!, 0.28 -0.52!, 0 -0.52!'), {
    pigment: 'waterLight',
    tone: 0.3,
    line: inner * 1.2,
  });
  for (const y of [-0.78, -0.68, -0.58])
    left.stroke(traced(`-0.26 ${y + 0.04}, 0.26 ${y - 0.02}`), detail * 1.6);
  left.fill(symmetric('0 -0.56!, 0.4 -0.54, 0.68 -0.3, 0.76 0.1, 0.76 0.86, 0.66 1.04!, 0 1.06!'), {
    pigment: 'waterLight',
    tone: 0.1,
    line: inner * 1.3,
  });
  left.fill(symmetric('0 -0.3, 0.4 -0.3, 0.58 -0.14, 0.64 0.14, 0.64 0.82, 0.54 0.92!, 0 0.94!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.1, 0.64, x) + 0.3 * smoothstep(0.5, 0.9, y)),
    line: inner,
  });
  left.stroke(traced('-0.46 -0.06, -0.52 0.2, -0.52 0.7'), inner * 2.2, { isErasing: true, taper: 0.2 });
  left.stroke(traced('-0.38 0.0, -0.4 0.3'), inner, { isErasing: true, taper: 0.2 });
}

function drawBrush(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.3!, 0.16 -1.28, 0.24 -0.2!, 0 -0.18!'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 3 * x + 0.2 * (y + 0.8)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.08 -1.16, -0.12 -0.4'), inner * 1.4, { isErasing: true, taper: 0.3 });
  pen.fill(symmetric('0 -0.22!, 0.26 -0.24!, 0.27 -0.1!, 0 -0.08!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.stroke(traced('0 -0.1, 0 0.5'), inner * 2.6);
  pen.fill(outlined('-0.07 0.44!, 0.07 0.44!, 0.12 0.78, 0.06 1.0, -0.06 1.02, -0.12 0.78'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 4 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.02 0.5, -0.04 0.8'), detail, { isErasing: true });
  const drop = pen.at({ at: [0.0, 1.0], angleRad: -0.42 });
  drop.fill(outlined('0 0.06!, 0.09 0.28, 0.07 0.4, -0.07 0.4, -0.09 0.28'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}
