import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** An archer who draws a longbow, to the right: a feathered cap, a quiver on the back. */
export const archer: Motif = {
  name: 'archer',
  tinted: ['leaf'],
  carries: ['bow'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawQuiver(pen.at({ at: [-0.44, -0.5], angleRad: -0.5 }));
      drawMovingFigure(
        pen,
        pose,
        { hair: 'short', top: 'leaf', sleeves: 'long', bottoms: 'wood', legs: 'long', shoes: 'dark' },
        (held) => {
          drawCap(held.at({ at: [0.08, -1.12] }));
          for (const [x, y] of [
            [0.5, 1.26],
            [-0.5, 1.28],
          ] as const)
            drawBoot(held.at({ at: [x, y] }));
          drawTunic(held);
          drawBow(held);
        },
      );
    });
  },
};

const pose: Pose = {
  head: { at: [0.08, -1.02], scale: 1.1 },
  spine: '0.0 -0.76, -0.04 -0.3, -0.06 0.24',
  arms: ['0.14 -0.62, 0.54 -0.68, 0.96 -0.7', '-0.08 -0.6, -0.56 -0.7, -0.08 -0.74'],
  legs: ['0.06 0.28, 0.34 0.76, 0.5 1.26', '-0.14 0.28, -0.36 0.78, -0.5 1.28'],
  toes: [0, 0],
};

function drawQuiver(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.1, 0, 0.1]) {
    pen.stroke(traced(`${x} -0.4, ${x} -0.62`), inner * 1.4);
    pen.fill(
      outlined(
        `${x} -0.5!, ${x + 0.08} -0.6!, ${x + 0.08} -0.8!, ${x} -0.7!, ${x - 0.08} -0.8!, ${x - 0.08} -0.6!`,
      ),
      { pigment: 'petal', tone: 0.2, line: inner },
    );
  }
  pen.fill(outlined('-0.17 -0.44!, 0.17 -0.44!, 0.13 0.5!, -0.13 0.5!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.4 - 1.6 * x),
    line: inner,
  });
}

/** A cap with a peak and a feather. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.12 -0.14!, -0.4 -0.34, -0.62 -0.34, -0.8 -0.2!, -0.56 -0.2, -0.3 -0.1, -0.12 -0.02!'),
    { pigment: 'petal', tone: 0.2, line: inner },
  );
  pen.stroke(traced('-0.2 -0.1, -0.44 -0.24, -0.66 -0.26'), detail * 1.3);
  pen.fill(outlined('0.34 -0.06!, 0.1 -0.24, -0.1 -0.3, -0.26 -0.16, -0.28 0.04!, -0.1 0.0, 0.1 -0.02'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.2 - 0.8 * x),
    line: inner,
  });
  pen.fill(outlined('0.38 -0.06!, 0.1 -0.1, -0.16 -0.06, -0.32 0.0!, -0.28 0.08!, 0.0 0.02'), {
    pigment: 'leaf',
    tone: 0.5,
    line: inner,
  });
}

/** Up the shin, turned over at its top. */
function drawBoot(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.15 -0.34!, 0.1 -0.34!, 0.13 -0.04, 0.3 0.06, 0.38 0.2!, -0.17 0.2!, -0.18 0.0'), {
    pigment: 'ember',
    tone: (x) => clamp(0.4 - x),
    line: inner,
  });
  pen.fill(outlined('-0.2 -0.44!, 0.14 -0.44!, 0.13 -0.28!, -0.18 -0.28!'), {
    pigment: 'ember',
    tone: 0.2,
    line: inner,
  });
}

function drawTunic(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.28 0.06!, 0.18 0.06!, 0.34 0.56!, 0.16 0.5!, 0.02 0.6!, -0.16 0.5!, -0.34 0.6!, -0.42 0.5!'),
    { pigment: 'leaf', tone: (x) => clamp(0.3 - 0.6 * x), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.29 0.0!, 0.18 0.0!, 0.19 0.12!, -0.3 0.12!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.26 -0.5, -0.04 -0.3, 0.18 -0.02'), inner * 2.4);
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const end of ['0.74 -1.84', '0.74 0.44']) pen.stroke(traced(`${end}, -0.02 -0.74`), detail * 1.8);
  drawLimb(
    pen,
    {
      line: '0.7 -1.88, 0.88 -1.62, 1.06 -1.16, 1.1 -0.7, 1.06 -0.24, 0.88 0.22, 0.7 0.48',
      half: [0.025, 0.04, 0.055, 0.06, 0.055, 0.04, 0.025],
    },
    { pigment: 'wood', tone: 0.3 },
  );
  pen.stroke(traced('-0.06 -0.74, 1.5 -0.74'), inner * 1.8);
  pen.fill(outlined('1.46 -0.84!, 1.74 -0.74!, 1.46 -0.64!, 1.52 -0.74!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.98 -0.82!, 1.08 -0.84, 1.14 -0.74, 1.1 -0.6, 0.98 -0.58!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
}
