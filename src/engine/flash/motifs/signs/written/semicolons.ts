import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawComma } from '../../parts/signs-and-ornaments/comma.ts';
import { drawHeart } from '../hearts/heart.ts';

/** Semicolons, plain and with something else for their dot: the sentence goes on. */
export const semicolons: readonly Motif[] = [
  { ...semicolon('semicolon', drawPoint), tinted: [] },
  semicolon('semicolon-heart', (pen) => drawHeart(pen.at({ scale: 0.62 }))),
  semicolon('semicolon-flower', drawFlower),
];

/** @param drawDot draws it about the pen's origin, 0.6 to every side */
function semicolon(name: string, drawDot: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: ['petal', 'petalLight'],
    draw(canvas) {
      canvas.layer((pen) => drawComma(pen.at({ at: [0.04, 0.26], scale: 1.9 })), {
        contour: 0,
        isInverted: false,
      });
      canvas.layer((pen) => drawDot(pen.at({ at: [0, -0.7] })));
    },
  };
}

function drawPoint(pen: Pen): void {
  pen.fill(circle([0, 0], 0.32, 40), { black: 'always', tone: 1 });
}

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let petal = 0; petal < 6; petal++) {
    const one = pen.at({ angleRad: (petal / 6) * fullTurn + 0.3, scale: 0.64 });
    one.fill(outlined('0.1 0!, 0.36 -0.26, 0.74 -0.3, 0.98 -0.06, 0.96 0.12, 0.72 0.3, 0.36 0.26'), {
      pigment: 'petal',
      tone: (x) => 0.75 - 0.75 * x,
      line: inner * 1.1,
    });
    one.stroke(
      [
        [0.3, 0],
        [0.66, 0],
      ],
      detail * 1.3,
      { taper: 0.5, tapering: 'end' },
    );
  }
  pen.fill(circle([0, 0], 0.17, 28), { pigment: 'gold', tone: 0.2, line: inner });
}
