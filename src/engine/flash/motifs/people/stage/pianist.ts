import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A pianist on a bench at an upright piano. */
export const pianist: Motif = {
  name: 'pianist',
  tinted: ['wood'],
  carries: ['piano'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBench(pen);
      drawPiano(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.32, -0.98], angleRad: 0.2 },
          spine: '-0.46 -0.7, -0.56 -0.26, -0.56 0.2',
          arms: ['-0.34 -0.56, -0.04 -0.12, 0.46 -0.06', '-0.5 -0.54, -0.26 -0.02, 0.26 0.02'],
          legs: ['-0.5 0.26, 0.08 0.34, 0.1 1.0', '-0.56 0.28, 0.02 0.4, -0.06 1.04'],
          toes: [0, 0],
        },
        {
          hair: 'short',
          hairPigment: 'dark',
          top: 'dark',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => drawTails(held),
      );
    });
  },
};

function drawBench(pen: Pen): void {
  const { inner } = pen.weight;
  for (const leg of ['-0.84 0.5, -0.86 0.9, -0.86 1.22', '-0.32 0.5, -0.3 0.9, -0.3 1.22'])
    drawLimb(pen, { line: leg, half: [0.05, 0.045] }, { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(outlined('-0.94 0.4!, -0.2 0.4!, -0.2 0.54!, -0.94 0.54!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}

/** From its treble end: the case, the keys that stick out of it, the music on its stand. */
function drawPiano(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = {
    pigment: 'wood',
    tone: (x: number, y: number) => clamp(0.2 + 0.5 * (x - 0.7) + 0.2 * y),
    line: inner * 1.2,
  } as const;
  pen.fill(outlined('0.36 0.26!, 0.5 0.26!, 0.46 1.3!, 0.34 1.3!'), wood);
  pen.fill(outlined('0.8 -0.7!, 1.42 -0.7!, 1.42 1.24!, 0.8 1.24!'), wood);
  pen.fill(outlined('0.72 -0.8!, 1.5 -0.8!, 1.5 -0.68!, 0.72 -0.68!'), wood);
  pen.fill(outlined('0.26 0.12!, 0.84 0.12!, 0.84 0.32!, 0.26 0.32!'), wood);
  pen.fill(outlined('0.24 0.06!, 0.84 0.06!, 0.84 0.14!, 0.24 0.14!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  for (const x of [0.34, 0.44, 0.54, 0.64, 0.74]) pen.stroke(traced(`${x} 0.06, ${x} 0.14`), detail * 1.3);
  pen.fill(outlined('0.74 1.2!, 1.5 1.2!, 1.5 1.32!, 0.74 1.32!'), wood);
  pen.fill(outlined('0.94 -0.5!, 1.28 -0.5!, 1.28 1.04!, 0.94 1.04!'), {
    pigment: 'wood',
    tone: 0.4,
    line: detail * 1.3,
  });
  pen.fill(outlined('0.56 -0.5!, 0.66 -0.54!, 0.8 -0.06!, 0.72 -0.02!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
}

/** Of the coat, over the bench. */
function drawTails(pen: Pen): void {
  pen.fill(outlined('-0.76 -0.02!, -0.5 0.1!, -0.56 0.4, -0.72 0.72!, -0.98 0.66!, -0.88 0.3'), {
    pigment: 'dark',
    tone: 0.5,
    line: pen.weight.inner * 1.1,
  });
}
