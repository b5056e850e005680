import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlames } from '../../sky-and-land/land/flame.ts';

/** A burning match. */
export const match: Motif = {
  name: 'match',
  tinted: ['scroll'],
  draw: (canvas) => canvas.layer((pen) => drawBurning(pen.at({ angleRad: 0.3 }))),
};

/** A matchbox pushed open, and a burning match before it. */
export const matchbox: Motif = {
  name: 'matchbox',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawBox);
    canvas.layer((pen) => drawBurning(pen.at({ at: [0.66, -0.2], angleRad: 0.3 })));
  },
};

/** The box lies aslant, its tray out to the left. */
function drawBox(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.3 0.06!, -0.7 -0.24!, -0.1 0.08!, -0.68 0.42!'), {
    pigment: 'scroll',
    tone: 0.5,
    line: inner,
  });
  for (const [x, y] of [
    [-0.62, -0.08],
    [-0.76, -0.01],
    [-0.9, 0.06],
    [-1.04, 0.13],
  ] as const) {
    pen.fill(
      outlined(
        `${x - 0.34} ${y - 0.06}!, ${x + 0.5} ${y + 0.26}!, ${x + 0.47} ${y + 0.31}!, ${x - 0.36} ${y}!`,
      ),
      {
        pigment: 'wood',
        tone: 0.1,
        line: detail * 1.2,
      },
    );
    pen.fill(
      outlined(
        `${x - 0.42} ${y - 0.07}, ${x - 0.32} ${y - 0.08}, ${x - 0.22} ${y - 0.01}, ${x - 0.26} ${y + 0.05}, ${x - 0.38} ${y + 0.01}`,
      ),
      {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.3,
        line: detail,
      },
    );
  }
  pen.fill(outlined('-1.3 0.06!, -0.68 0.42!, -0.68 0.68!, -1.3 0.32!'), {
    pigment: 'scroll',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('-0.68 0.42!, -0.1 0.08!, -0.1 0.34!, -0.68 0.68!'), {
    pigment: 'scroll',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.86 0.26!, -0.2 -0.12!, 0.74 0.36!, 0.06 0.78!'), {
    pigment: 'petal',
    tone: 0.12,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.62 0.26!, -0.2 0.02!, 0.5 0.37!, 0.06 0.63!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
  pen.fill(
    outlined('-0.06 0.16!, 0.06 0.26, 0.22 0.3!, 0.1 0.38, 0.06 0.5!, -0.06 0.4, -0.22 0.38!, -0.1 0.3'),
    { pigment: 'petal', tone: 0.3, line: detail },
  );
  pen.fill(outlined('0.06 0.78!, 0.74 0.36!, 0.74 0.62!, 0.06 1.06!'), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.6,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.86 0.26!, 0.06 0.78!, 0.06 1.06!, -0.86 0.54!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner * 1.1,
  });
}

/** Its head at the top in the flame, about 2 high. */
function drawBurning(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawFlames(pen.at({ at: [0, -0.6], scale: 0.4 }));
  pen.fill(outlined('-0.045 -0.3!, 0.045 -0.3!, 0.05 1.1!, -0.05 1.1!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.15 + 4 * x + 0.9 * Math.max(0, 0.1 - y)),
    line: inner,
  });
  pen.stroke(traced('0.0 0.2, 0.01 0.5, -0.01 0.9'), detail, { taper: 0.4 });
  pen.fill(outlined('0 -0.54, 0.09 -0.46, 0.09 -0.3, 0 -0.23, -0.09 -0.3, -0.09 -0.46'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
}
