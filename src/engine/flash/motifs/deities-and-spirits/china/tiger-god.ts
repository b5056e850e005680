import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawCalmTigerHead } from '../../beasts/felines/tiger.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawUprightBody } from '../../parts/any-beast/sitting-body.ts';
import { yuanbao } from '../../things/luck-and-feasts/yuanbao.ts';

/** Lord Tiger, who guards the altar: sitting, in a red bib with a bell, a gold ingot at his paws. */
export const tigerGod: Motif = {
  name: 'tiger-god',
  tinted: ['ember'],
  carries: ['tiger', 'yuanbao', 'bell'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawUprightBody(pen, { coat: 'ember', light: 'foam', tail: 'slim' });
      drawBothSides(pen, (side) => {
        for (const stripe of stripes) side.fill(outlined(stripe), { black: 'always', tone: 1 });
      });
      drawBib(pen);
    });
    canvas.layer(
      (pen) => {
        drawCalmTigerHead(pen.at({ at: [0, -0.66], scale: 0.78 }), 'ember');
        drawKing(pen.at({ at: [0, -1.06] }));
      },
      { gapPx: 0 },
    );
    canvas.part(yuanbao.draw, { at: [-0.74, 1.2], scale: 0.32, angleRad: -0.12 });
  },
};

/** 王, the king's sign, on the brow. */
function drawKing(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [y, half] of [
    [-0.11, 0.13],
    [0, 0.1],
    [0.11, 0.14],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), inner * 1.5);
  pen.stroke(traced('0 -0.11, 0 0.11'), inner * 1.5);
}

function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.4 -0.12!, 0 0.04, 0.4 -0.12!, 0.34 0.3, 0.14 0.56, 0 0.66!, -0.14 0.56, -0.34 0.3'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.6 * Math.abs(x) + 0.2 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.3 0.04, -0.26 0.28, -0.1 0.46, 0 0.54, 0.1 0.46, 0.26 0.28, 0.3 0.04'), detail * 1.4);
  pen.fill(circle([0, 0.24], 0.14, 30), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 2 * x + (y - 0.24)),
    line: inner,
  });
  pen.stroke(traced('-0.13 0.24, 0.13 0.24'), inner);
  pen.stroke(traced('0 0.26, 0 0.36'), inner * 1.3);
}

const stripes = [
  '0.66 0.7!, 0.54 0.72, 0.44 0.68!, 0.54 0.78',
  '0.68 0.86!, 0.56 0.88, 0.46 0.84!, 0.56 0.94',
  '0.66 1.0!, 0.56 1.02, 0.48 0.98!, 0.56 1.07',
  '0.33 0.78!, 0.24 0.8, 0.14 0.77!, 0.24 0.85',
  '0.32 0.92!, 0.23 0.94, 0.13 0.91!, 0.23 0.99',
];
