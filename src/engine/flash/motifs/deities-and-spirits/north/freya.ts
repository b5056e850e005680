import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSittingCat } from '../../beasts/felines/cat.ts';
import { catCoats } from '../../beasts/felines/cat-coats.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawPlait } from '../../parts/faces-and-hair/plait.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Freya: golden plaits, the necklace of amber, her cloak of falcon's feathers, and her two cats. */
export const freya: Motif = {
  name: 'freya',
  tinted: ['water'],
  carries: ['cat', 'necklace', 'feather'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(symmetric('0 -0.92, 0.36 -0.86, 0.58 -0.5, 0.58 0.3, 0.5 1.0!, 0 1.0'), {
        pigment: 'gold',
        tone: 0.7,
        line: pen.weight.inner,
      });
      drawWomanFace(pen, { skin: 'bone', iris: 'water' });
      drawChiton(pen, 'water');
      drawBothSides(pen, (side) => drawFeatheredWing(side, cloakEdge, cloakRows));
      drawAmber(pen);
      drawPartedHair(pen, 'gold');
      drawBothSides(pen, (side) => drawPlait(side, 'gold'));
      drawCirclet(pen);
    });
    const coat = catCoats['tabby-cat'];
    if (coat)
      for (const isFlipped of [true, false])
        canvas.layer((pen) => drawSittingCat(pen.at({ at: [1.2, 1.72], scale: 0.46 }), coat), {
          at: { isFlipped },
          contour: 0.9,
        });
  },
};

/** Drops of amber in two rows. */
function drawAmber(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = -4; i <= 4; i++) {
    const [x, y] = [0.11 * i, 1.16 - 0.012 * i * i];
    pen.fill(ellipse([x, y], 0.06, 0.07, 20), { pigment: 'ember', tone: 0.2, line: inner });
  }
  for (let i = -3; i <= 3; i++) {
    const [x, y] = [0.12 * i, 1.32 - 0.016 * i * i];
    pen.fill(
      outlined(`${x} ${y - 0.1}!, ${x + 0.06} ${y + 0.03}, ${x} ${y + 0.1}, ${x - 0.06} ${y + 0.03}`),
      {
        pigment: 'ember',
        tone: 0.3,
        line: inner,
      },
    );
    pen.dot([x - 0.015, y], detail);
  }
}

function drawCirclet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 -0.44!, -0.3 -0.6, 0 -0.64, 0.3 -0.6, 0.6 -0.44!, 0.6 -0.34!, 0.3 -0.5, 0 -0.54, -0.3 -0.5, -0.6 -0.34!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)),
      line: inner,
    },
  );
  pen.stroke(traced('-0.4 -0.5, 0 -0.59, 0.4 -0.5'), detail);
  pen.fill(circle([0, -0.58], 0.09, 24), { pigment: 'ember', tone: 0.1, line: inner });
}

const cloakEdge = traced('1.3 1.12, 1.06 0.96, 0.8 0.92, 0.56 0.96', 8);
const cloakRows: readonly FeatherRow[] = [
  { feathers: 6, pigment: 'wood', lengths: [0.84, 0.7], anglesRad: [1.1, 1.5], width: 0.3, shade: 0.1 },
  { feathers: 6, pigment: 'scroll', lengths: [0.5, 0.4], anglesRad: [1.0, 1.5], width: 0.4, shade: 0.05 },
];
