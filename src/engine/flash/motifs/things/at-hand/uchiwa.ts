import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGoldfish } from '../../parts/crawlers-and-swimmers/paper-goldfish.ts';

/** A round paper fan on a bamboo handle, a goldfish painted on it. */
export const uchiwa: Motif = {
  name: 'uchiwa',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const fan = pen.at({ angleRad: 0.3 });
        drawHandle(fan);
        drawPaper(fan);
        drawGoldfish(fan.at({ at: [0.02, -0.52], angleRad: -0.5, scale: 0.6 }));
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.3!, 0.09 0.3!, 0.1 1.6, 0 1.66'), {
    pigment: 'moon',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner * 1.2,
  });
  for (const y of [0.86, 1.3]) {
    pen.stroke(traced(`-0.1 ${y}, 0.1 ${y - 0.01}`), inner * 1.1);
    pen.stroke(traced(`-0.09 ${y + 0.05}, 0.09 ${y + 0.04}`), detail);
  }
  pen.stroke(traced('0.0 1.6, -0.08 1.8, 0.04 1.96'), inner * 1.4, { taper: 0.2 });
}

function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(paper, {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.03 + 0.6 * smoothstep(0.4, 1.1, x) + 0.3 * smoothstep(-1.2, -1.6, y)),
    line: inner * 1.5,
  });
  for (const share of steps(10, -1, 1))
    pen.stroke(
      traced(
        `${share * 0.07} 0.5, ${share * 0.5} 0.02, ${share * 0.94} ${-0.5 - 0.1 * (1 - Math.abs(share))}`,
      ),
      detail * 0.9,
      { taper: 0.4, tapering: 'end' },
    );
  pen.fill(symmetric('0 0.16, 0.4 0.12, 0.62 0.28, 0.34 0.46, 0.12 0.6!, 0 0.6!'), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.8 * x),
    line: inner,
  });
  for (const ripple of [
    '-0.8 -0.1, -0.64 -0.18, -0.46 -0.12',
    '0.4 -0.0, 0.56 -0.08, 0.74 -0.02',
    '0.5 -1.04, 0.62 -1.1, 0.74 -1.04',
    '-0.72 -0.94, -0.58 -1.0, -0.46 -0.94',
  ])
    pen.stroke(traced(ripple), inner * 1.4, { taper: 0.3 });
  pen.fill(outlined('-0.64 0.4!, -0.1 0.5!, 0.1 0.5!, 0.64 0.4!, 0.1 0.62!, -0.1 0.62!'), {
    pigment: 'moon',
    tone: 0.3,
    line: inner,
  });
}

const paper = symmetric('0 -1.56, 0.5 -1.5, 0.92 -1.2, 1.08 -0.72, 0.98 -0.2, 0.66 0.3, 0.3 0.52, 0 0.58');
