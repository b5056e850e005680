import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLionHead } from '../../beasts/felines/lion.ts';
import type { Motif } from '../../motif.ts';
import { drawStraightSword } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawSeatedBodhisattva } from '../../parts/figures/seated-bodhisattva.ts';
import { drawMountForelegs } from '../../parts/hoofed-beasts/mount-forelegs.ts';

/** Manjushri, the bodhisattva of wisdom, seated on his lion: the sword that cuts ignorance, the sutra. */
export const manjushri: Motif = {
  name: 'manjushri',
  tinted: ['water'],
  carries: ['lion', 'sword', 'lotus', 'halo', 'book'],
  draw(canvas) {
    drawSeatedBodhisattva(canvas, {
      cloth: 'water',
      drawHeld: (hand) => drawStraightSword(hand.at({ angleRad: 0.12, scale: 0.8 })),
    });
    canvas.layer((pen) => drawSutra(pen.at({ at: [-0.4, -0.2], angleRad: -0.2 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawMountForelegs(pen, 'gold');
      drawLionHead(pen.at({ at: [0, 1.3], scale: 0.6 }), true);
    });
  },
};

/** Folded over a roll of the sutra, in his left hand. */
function drawSutra(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.34 -0.14!, 0.34 -0.14!, 0.34 0.14!, -0.34 0.14!'), {
    pigment: 'scroll',
    tone: 0.1,
    line: inner,
  });
  for (const x of [-0.2, -0.08, 0.04, 0.16]) pen.stroke(traced(`${x} -0.08, ${x} 0.08`), detail * 1.2);
  for (const x of [-0.36, 0.36])
    pen.fill(ellipse([x, 0], 0.05, 0.18, 20), { pigment: 'wood', tone: 0.3, line: inner });
  pen.fill(outlined('-0.14 0.06, 0.1 0.06, 0.16 0.16, 0.08 0.28, -0.12 0.28, -0.2 0.16'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const x of [-0.06, 0.02, 0.09]) pen.stroke(traced(`${x} 0.08, ${x} 0.2`), detail);
}
