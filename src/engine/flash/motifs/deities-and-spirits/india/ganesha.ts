import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawElephant } from '../../beasts/large/elephant.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** Ganesha: an elephant's head under a tall crown on a man's shoulders, a lotus in either raised hand. */
export const ganesha: Motif = {
  name: 'ganesha',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawHalo, { contour: 0.5 });
    canvas.layer((pen) => drawBothSides(pen, drawArm), { contour: 0.8 });
    canvas.layer((pen) => {
      drawShoulders(pen);
      drawElephant(pen.at({ at: [0, -0.14], scale: 0.86 }), false);
      drawMark(pen);
      drawCrown(pen);
    });
  },
};

function drawHalo(pen: Pen): void {
  drawSunburst(pen.at({ at: [0, -0.46] }), { rays: 28, innerRadius: 1.1, outerRadius: 1.36, kind: 'flames' });
  pen.fill(circle([0, -0.46], 1.12, 80), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.8 - 0.6 * Math.sqrt(x * x + (y + 0.46) ** 2)),
    line: pen.weight.inner,
  });
}

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.7 1.3, 1.2 1.3, 1.42 0.9, 1.4 0.4', half: [0.2, 0.17, 0.14, 0.11] },
    {
      pigment: 'grey',
      tone: (x) => clamp(0.1 + 0.6 * (x - 0.9)),
    },
  );
  for (const y of [0.5, 0.6])
    side.fill(outlined(`1.27 ${y}!, 1.53 ${y}!, 1.53 ${y + 0.07}!, 1.27 ${y + 0.07}!`), {
      pigment: 'gold',
      tone: 0.2,
      line: detail,
    });
  drawLotus(side.at({ at: [1.42, -0.12], scale: 0.42 }));
  side.fill(outlined('1.28 0.44!, 1.24 0.22, 1.34 0.1, 1.5 0.1, 1.58 0.24, 1.54 0.44!'), {
    pigment: 'grey',
    tone: 0.1,
    line: inner,
  });
  for (const y of [0.2, 0.28, 0.36]) side.stroke(traced(`1.28 ${y}, 1.4 ${y + 0.02}, 1.5 ${y}`), detail);
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.4, 0.4 0.5, 0.76 0.74, 1.0 1.1, 1.0 1.5, 0.86 1.8!, 0 1.84'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.4, 1.0, Math.abs(x)) + 0.5 * smoothstep(0.9, 0.6, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 1.66, 0.5 1.6, 0.9 1.66!, 0.86 1.84!, 0 1.9'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      side.fill(circle([0.78 - 0.74 * t, 0.84 + 0.66 * Math.sin(t * 1.5)], 0.07, 20), {
        pigment: i % 2 === 0 ? 'ember' : 'petal',
        tone: 0.2,
        line: detail,
      });
    }
  });
}

/** Three lines and a drop on the brow. */
function drawMark(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.66, -0.58, -0.5])
    pen.stroke(traced(`-0.2 ${y}, 0 ${y + 0.03}, 0.2 ${y}`), detail * 1.8, { taper: 0.2 });
  pen.fill(outlined('0 -0.74!, 0.06 -0.58, 0 -0.46, -0.06 -0.58'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
    line: inner,
  });
}

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -2.06!, 0.1 -1.84, 0.22 -1.6, 0.3 -1.3, 0.36 -0.98!, 0 -1.0'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 1.4 * Math.max(0, x)),
    line: inner * 1.1,
  });
  for (const [y, half] of [
    [-1.24, 0.32],
    [-1.5, 0.25],
    [-1.74, 0.15],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.06}, ${half} ${y}`), inner);
  pen.fill(
    symmetric('0 -1.3!, 0.14 -1.1, 0.3 -1.2!, 0.36 -1.0, 0.54 -1.04!, 0.5 -0.76!, 0.26 -0.8, 0 -0.8'),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.9 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
  for (const x of [-0.34, -0.17, 0, 0.17, 0.34])
    pen.fill(circle([x, -0.89 + 0.2 * x * x], 0.045, 16), { pigment: 'petal', tone: 0.2, line: detail });
}
