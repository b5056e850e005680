import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawArmInArm } from '../../parts/figures/arm-in-arm.ts';
import type { Walker } from '../../parts/figures/walker.ts';
import { man, oldMan, oldWoman, wife } from './walking-away.ts';

const friend: Walker = { ...wife, hairPigment: 'wood', top: 'water', wears: 'trousers', below: 'dark' };

/** Two women from behind, their arms around each other. */
export const friends: Motif = {
  name: 'friends',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawArmInArm(pen, [friend, wife]));
  },
};

/** A man and a woman from behind, arm in arm under one umbrella. */
export const coupleUnderUmbrella: Motif = {
  name: 'couple-under-umbrella',
  tinted: ['petal'],
  carries: ['umbrella'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(outlined('-0.04 -1.6!, 0.04 -1.6!, 0.04 -0.4!, -0.04 -0.4!'), {
        pigment: 'wood',
        tone: 0.3,
        line: pen.weight.inner,
      });
      drawArmInArm(pen, [man, wife]);
    });
    canvas.layer((pen) => drawCanopy(pen.at({ at: [0, 0.16] })));
  },
};

/** Two from behind on a bench, young or old, their arms around each other. */
export const coupleOnBench: Motif = onBench('couple-on-bench', [man, wife]);
export const oldCoupleOnBench: Motif = onBench('old-couple-on-bench', [oldMan, oldWoman]);

function onBench(name: string, sitters: readonly [Walker, Walker]): Motif {
  return {
    name,
    tinted: [sitters[1].top],
    carries: ['park-bench'],
    draw(canvas) {
      canvas.layer((pen) => {
        drawArmInArm(pen, sitters, true);
        drawBench(pen);
      });
    },
  };
}

/** Its back, with the seat and the legs under it. */
function drawBench(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-1.1, 1.1])
    pen.fill(outlined(`${x - 0.07} -0.16!, ${x + 0.07} -0.16!, ${x + 0.09} 1.2!, ${x - 0.09} 1.2!`), {
      pigment: 'dark',
      tone: 0.5,
      line: inner,
    });
  for (const y of [-0.06, 0.2, 0.46]) {
    pen.fill(outlined(`-1.3 ${y}!, 1.3 ${y}!, 1.3 ${y + 0.2}!, -1.3 ${y + 0.2}!`), {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.2 * x),
      line: inner * 1.1,
    });
    pen.stroke(traced(`-1.1 ${y + 0.08}, -0.3 ${y + 0.12}, 0.2 ${y + 0.09}`), detail, { taper: 0.4 });
    pen.stroke(traced(`0.4 ${y + 0.13}, 0.8 ${y + 0.1}, 1.2 ${y + 0.12}`), detail, { taper: 0.4 });
  }
  pen.fill(outlined('-1.36 0.74!, 1.36 0.74!, 1.36 0.84!, -1.36 0.84!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner * 1.1,
  });
}

/** Seen from a little above the heads. */
function drawCanopy(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 -2.5!, 0 -2.72!, 0.05 -2.5!'), { pigment: 'dark', tone: 0.5, line: inner });
  pen.fill(
    symmetric(
      '0 -2.54, 0.5 -2.44, 1.0 -2.1, 1.28 -1.56!, 1.06 -1.68, 0.8 -1.5!, 0.54 -1.62, 0.28 -1.46!, 0 -1.58',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.45 * x + 0.3 * (y + 2.1)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    for (const rib of ['0 -2.54, 0.5 -2.1, 0.8 -1.5', '0 -2.54, 0.2 -2.0, 0.28 -1.46'])
      side.stroke(traced(rib), inner);
  });
}
