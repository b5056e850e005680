import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawTuningPeg } from '../../parts/games-and-music/tuning-peg.ts';

/** A shamisen: a square box under skin, a long thin neck, three pegs; its plectrum lies beside it. */
export const shamisen: Motif = {
  name: 'shamisen',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawShamisen(pen.at({ at: [-0.3, 0.6], angleRad: 0.5 })));
    canvas.layer((pen) => drawPlectrum(pen.at({ at: [0.78, 0.76], angleRad: -0.4 })), { contour: 0.8 });
  },
};

/** Upright, the middle of its box on the pen's origin. */
function drawShamisen(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(box, {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 0.6 * smoothstep(-0.2, 0.6, x)),
    line: inner * 1.3,
  });
  pen.fill(skin, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.03 + 0.6 * smoothstep(0.2, 0.5, x) + 0.4 * smoothstep(0.2, 0.6, y)),
    line: inner,
  });
  // Where the plectrum strikes, the skin is doubled.
  pen.fill(outlined('-0.2 -0.5!, 0.2 -0.5!, 0.2 -0.36, 0 -0.26, -0.2 -0.36'), {
    pigment: 'cloud',
    tone: 0.3,
    line: detail * 1.3,
  });
  for (const [x, y] of [
    [-0.3, 0.02],
    [-0.22, 0.1],
    [0.28, -0.1],
    [0.34, 0.0],
  ] as const)
    pen.dot([x, y], detail * 1.2);
  pen.fill(outlined('-0.075 -1.86!, 0.075 -1.86!, 0.085 -0.42!, -0.085 -0.42!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.2 + 6 * x),
    line: inner * 1.1,
  });
  drawHead(pen);
  pen.fill(symmetric('0 0.22!, 0.15 0.24!, 0.15 0.3!, 0 0.31!'), { pigment: 'bone', tone: 0.4, line: inner });
  pen.fill(symmetric('0 0.42!, 0.09 0.44, 0.13 0.6, 0.08 0.74, 0 0.78'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  pen.stroke(traced('-0.06 0.76, -0.12 0.9, -0.06 1.0'), inner * 1.4, { taper: 0.2 });
  pen.stroke(traced('0.05 0.76, 0.06 0.92, 0.14 1.02'), inner * 1.4, { taper: 0.2 });
  for (const x of [-0.045, 0, 0.045])
    pen.stroke(
      [
        [x, -1.84],
        [x * 1.3, 0.46],
      ],
      detail * 0.8,
    );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [side, y] of [
    [-1, -2.0],
    [1, -2.12],
    [-1, -2.24],
  ] as const)
    drawTuningPeg(pen.at({ at: [side * 0.06, y], isFlipped: side < 0 }), 0.34);
  pen.fill(outlined('-0.1 -1.84!, -0.1 -2.3, -0.12 -2.46, 0.0 -2.58, 0.16 -2.5, 0.1 -2.34, 0.1 -1.84!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 + 4 * x + 0.3 * (y + 2.2)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.94, 0 -2.28'), detail * 1.6);
  pen.fill(outlined('-0.1 -1.88!, 0.1 -1.88!, 0.1 -1.8!, -0.1 -1.8!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
}

/** Like a ginkgo leaf, its edge down. */
function drawPlectrum(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.09 -0.58, 0.08 -0.1, 0.16 0.16, 0.42 0.42!, 0 0.5'), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.1 + 1.2 * smoothstep(0, 0.3, x) + 0.4 * smoothstep(0.2, 0.5, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.3 0.34, 0 0.4, 0.3 0.34'), detail * 1.2, { taper: 0.3 });
  for (const x of [-0.06, 0, 0.06]) pen.stroke(traced(`${x} 0.0, ${x * 2.6} 0.26`), detail, { taper: 0.4 });
}

const box = symmetric('0 -0.62, 0.4 -0.6, 0.56 -0.52, 0.6 -0.3, 0.6 0.34, 0.56 0.54, 0.4 0.62, 0 0.64');
const skin = symmetric('0 -0.54, 0.36 -0.53, 0.48 -0.44, 0.51 -0.26, 0.51 0.3, 0.48 0.46, 0.36 0.54, 0 0.56');
