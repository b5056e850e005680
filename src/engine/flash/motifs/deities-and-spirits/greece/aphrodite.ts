import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Aphrodite before the scallop shell that she rose from. */
export const aphrodite: Motif = {
  name: 'aphrodite',
  tinted: ['petalLight'],
  carries: ['shell'],
  draw(canvas) {
    canvas.layer((pen) => drawScallop(pen.at({ at: [0, 0.5] })), { contour: 0.8 });
    canvas.layer((pen) => {
      drawWavyHair(pen, 'gold');
      drawChiton(pen, 'foam');
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'bold' });
      drawPartedHair(pen, 'gold');
      drawPearls(pen);
    });
  },
};

/** Its hinge at the origin, its ribs fanned upwards. */
function drawScallop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const ribs = 11;
  for (let i = 0; i < ribs; i++) {
    const rib = pen.at({ angleRad: -Math.PI * (0.97 - (0.94 * i) / (ribs - 1)) });
    rib.fill(outlined('0 -0.05!, 1.0 -0.22, 1.66 -0.28, 1.92 0, 1.66 0.28, 1.0 0.22, 0 0.05!'), {
      pigment: i % 2 === 0 ? 'petalLight' : 'blush',
      tone: (x) => clamp(0.75 - 0.42 * x),
      line: inner,
    });
    for (const x of [1.2, 1.46, 1.68])
      rib.stroke(traced(`${x} -0.2, ${x + 0.07} 0, ${x} 0.2`), detail, { taper: 0.3 });
  }
}

function drawPearls(pen: Pen): void {
  for (let i = 0; i < 13; i++) {
    const x = -0.42 + 0.07 * i;
    pen.fill(circle([x, 1.2 - 1.1 * x * x], 0.045, 18), {
      pigment: 'foam',
      tone: 0.15,
      line: pen.weight.detail * 1.3,
    });
  }
}
