import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawOniHair, drawOniMask } from './oni.ts';

const drums = 9;

/** The god of thunder: an oni's face within his ring of drums, lightning below. */
export const raijin: Motif = {
  name: 'raijin',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawRing, { contour: 0.6 });
    canvas.layer((pen) => {
      drawOniHair(pen.at({ scale: 0.8, at: [0, 0.16] }));
      drawOniMask(pen.at({ scale: 0.8, at: [0, 0.16] }));
    });
    canvas.layer(drawLightning, { contour: 0.7 });
  },
};

function drawRing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(arc([0, -0.06], 1.3, Math.PI * 0.8, Math.PI * 2.2, 80), inner * 1.6);
  for (let i = 0; i < drums; i++) {
    const at = polar(Math.PI * 0.86 + (i / (drums - 1)) * Math.PI * 1.28, 1.3, [0, -0.06]);
    const drum = pen.at({ at, scale: 0.24 });
    drum.fill(circle([0, 0], 1, 44), { pigment: 'wood', tone: 0.4, line: inner });
    drum.fill(circle([0, 0], 0.78, 40), {
      pigment: 'bone',
      tone: (x, y) => clamp(0.15 + 0.4 * (x + y)),
      line: inner,
    });
    for (let comma = 0; comma < 3; comma++)
      drum
        .at({ angleRad: (comma * 2 * Math.PI) / 3 })
        .fill(
          outlined('0.1 -0.3, 0.26 -0.4, 0.42 -0.28, 0.4 -0.06, 0.22 0.18, -0.04 0.3!, 0.12 0.08, 0.16 -0.1'),
          { black: 'always', tone: 1 },
        );
    for (let stud = 0; stud < 10; stud++) drum.dot(polar((stud / 10) * 2 * Math.PI, 0.89), detail * 0.7);
  }
}

function drawLightning(pen: Pen): void {
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(outlined('0.62 0.5!, 0.86 0.4!, 0.8 0.72!, 0.98 0.68!, 0.7 1.28!, 0.76 0.9!, 0.58 0.94!'), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.5 * (y - 0.6)),
      line: pen.weight.inner,
    });
    side.stroke(traced('0.76 0.52, 0.7 0.78'), pen.weight.detail, { taper: 0.4 });
  }
}
