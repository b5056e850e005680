import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawElephant } from '../../beasts/large/elephant.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSeatedBodhisattva } from '../../parts/figures/seated-bodhisattva.ts';
import { drawMountForelegs } from '../../parts/hoofed-beasts/mount-forelegs.ts';

/** Samantabhadra, the bodhisattva of practice, seated on the white elephant with six tusks, a lotus in hand. */
export const samantabhadra: Motif = {
  name: 'samantabhadra',
  tinted: ['leaf'],
  carries: ['elephant', 'lotus', 'halo'],
  draw(canvas) {
    drawSeatedBodhisattva(canvas, {
      cloth: 'leaf',
      drawHeld: (hand) => {
        hand.stroke(traced('0 0.3, 0.04 -0.3'), hand.weight.inner * 1.8);
        drawLotus(hand.at({ at: [0.06, -0.46], scale: 0.36 }));
      },
    });
    canvas.layer((pen) => {
      drawMountForelegs(pen, 'grey');
      drawElephant(pen.at({ at: [0, 1.2], scale: 0.78 }), false);
      drawBothSides(pen.at({ at: [0, 1.2], scale: 0.78 }), drawMoreTusks);
    });
  },
};

/** Two more on either side than other elephants have. */
function drawMoreTusks(side: Pen): void {
  for (const [x, y] of [
    [0.44, 0.34],
    [0.56, 0.2],
  ] as const)
    side.fill(
      outlined(
        `${x - 0.1} ${y}!, ${x} ${y + 0.3}, ${x + 0.22} ${y + 0.5}!, ${x + 0.12} ${y + 0.2}, ${x + 0.06} ${y - 0.04}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: side.weight.inner,
      },
    );
}
