import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBlossom } from '../parts/blossom.ts';
import { drawLeaf } from '../parts/leaf.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawWheel } from '../parts/wheel.ts';

const rear = [-0.78, 0.5] as const;
const front = [0.8, 0.5] as const;

/** A bicycle from its side, flowers in its basket. */
export const bicycle: Motif = {
  name: 'bicycle',
  tinted: ['petal'],
  draw(easel) {
    easel.layer(
      (pen) => {
        for (const at of [rear, front])
          drawWheel(pen.at({ at, scale: 0.58 }), { tyre: 0.09, spokes: 22, hub: 0.08 });
      },
      { silhouette: 'cells-and-lines', contour: 0 },
    );
    easel.layer(drawFrame, { gapPx: 4 });
    easel.layer(drawBasket);
  },
};

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tube = (line: string, half = 0.032) =>
    drawLimb(pen, { line, half: [half, half] }, { pigment: 'petal', tone: 0.25, line: inner * 0.9 });
  tube('-0.78 0.5, -0.4 0.1, -0.24 -0.14', 0.022);
  tube('-0.78 0.5, -0.4 0.52, -0.1 0.54', 0.026);
  tube('-0.1 0.54, -0.2 0.1, -0.3 -0.34');
  tube('-0.1 0.54, 0.26 0.12, 0.56 -0.24');
  tube('-0.24 -0.1, 0.1 0.02, 0.5 -0.4');
  tube('0.8 0.5, 0.7 0.1, 0.54 -0.5');
  pen.stroke(traced('-0.78 0.44, -0.4 0.42, -0.1 0.4'), detail * 1.2);
  pen.stroke(traced('-0.78 0.57, -0.4 0.64, -0.1 0.68'), detail * 1.2);
  pen.cell(circle([-0.1, 0.54], 0.14, 36), { pigment: 'steel', tone: 0.3, line: inner });
  pen.cell(circle([-0.1, 0.54], 0.06, 24), { pigment: 'dark', black: 'uncolored', tone: 0.4, line: detail });
  drawLimb(
    pen,
    { line: '-0.1 0.54, -0.02 0.66, 0.06 0.8', half: [0.025, 0.025] },
    { pigment: 'steel', tone: 0.4, line: inner },
  );
  pen.cell(outlined('-0.04 0.78!, 0.2 0.8!, 0.2 0.87!, -0.04 0.85!'), { black: 'always', tone: 0 });
  pen.cell(
    outlined('-0.56 -0.42!, -0.4 -0.46, -0.18 -0.42, -0.06 -0.36!, -0.2 -0.34, -0.36 -0.28, -0.52 -0.3'),
    { pigment: 'wood', tone: 0.4, line: inner * 1.1 },
  );
  drawLimb(
    pen,
    { line: '0.54 -0.48, 0.5 -0.64, 0.34 -0.7, 0.14 -0.6', half: [0.03, 0.026, 0.026, 0.03] },
    { pigment: 'steel', tone: 0.25, line: inner },
  );
  pen.cell(outlined('0.28 -0.72!, 0.1 -0.64!, 0.06 -0.56!, 0.14 -0.54!, 0.3 -0.64!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  for (const [x, y, from, to] of [
    [...rear, -3.0, -0.4],
    [...front, -2.7, -0.5],
  ] as const) {
    const arc = Array.from({ length: 24 }, (_, i) => {
      const angle = from + ((to - from) * i) / 23;
      return [x + 0.65 * Math.cos(angle), y + 0.65 * Math.sin(angle)] as const;
    });
    pen.stroke(arc, inner * 1.7);
  }
}

function drawBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, scale, angleRad] of [
    [0.74, -0.64, 0.26, -2.2],
    [1.1, -0.66, 0.26, -0.8],
    [0.92, -0.74, 0.3, -1.5],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }));
  for (const [x, y, scale] of [
    [0.72, -0.66, 0.15],
    [0.92, -0.76, 0.18],
    [1.12, -0.66, 0.15],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale }), 0.1);
  pen.cell(outlined('0.58 -0.6!, 1.26 -0.6!, 1.16 -0.16!, 0.68 -0.16!'), {
    pigment: 'gold',
    tone: (x) => 0.6 * (x - 0.58),
    line: inner * 1.1,
  });
  for (const y of [-0.5, -0.39, -0.28])
    pen.stroke(traced(`${0.6 + (y + 0.6) * 0.2} ${y}, ${1.24 - (y + 0.6) * 0.2} ${y}`), detail);
  for (let i = 1; i < 7; i++)
    pen.stroke(traced(`${0.58 + 0.097 * i} -0.6, ${0.68 + 0.069 * i} -0.16`), detail);
}
