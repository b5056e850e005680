import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** An open lily with a bud, on its stem. */
export const lily: Motif = {
  name: 'lily',
  tinted: ['blush', 'petalLight'],
  draw(canvas) {
    canvas.layer(drawStem, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawFlower(pen.at({ at: [0, -0.2], angleRad: -0.15 })));
  },
};

function drawStem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0 -0.1, 0.1 0.5, 0 1.3'), inner * 1.8);
  pen.stroke(traced('0.08 0.7, 0.34 0.44, 0.6 0.36'), inner * 1.4);
  pen.fill(outlined('0.56 0.4!, 0.66 0.22, 0.9 0.1, 1.12 0.08!, 1.02 0.28, 0.82 0.42, 0.62 0.46'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.2 + 2.4 * (y - 0.2)),
    line: inner,
  });
  pen.stroke(traced('0.62 0.4, 0.84 0.26, 1.06 0.12'), pen.weight.detail, { taper: 0.4 });
  for (const [x, y, turn, scale] of [
    [0.06, 0.84, -2.6, 0.9],
    [0.04, 0.96, -0.5, 0.8],
    [0.08, 0.6, 2.7, 0.6],
  ] as const) {
    drawLeaf(pen.at({ at: [x, y], scale, angleRad: turn }), { width: 0.24, veins: 0 });
  }
}

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 6; i++) {
    const order = [0, 2, 4, 1, 3, 5][i] ?? 0;
    const isInner = order % 2 === 1;
    drawPetal(
      pen.at({ scale: isInner ? 0.98 : 1.04, angleRad: (order * fullTurn) / 6 + 0.2 }),
      isInner ? 0.36 : 0.27,
    );
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i * fullTurn) / 6 + 0.52;
    const tip = polar(angle, 0.44);
    pen.stroke([[0, 0], polar(angle + 0.12, 0.24), tip], inner * 0.8);
    pen.fill(
      outlined('-0.1 0, 0 -0.045, 0.1 0, 0 0.045').map(
        ([x, y]) =>
          [
            tip[0] + x * Math.cos(angle + 1.4) - y * Math.sin(angle + 1.4),
            tip[1] + x * Math.sin(angle + 1.4) + y * Math.cos(angle + 1.4),
          ] as const,
      ),
      { pigment: 'ember', black: 'uncolored', tone: 0.3, line: detail },
    );
  }
  pen.dot([0, 0], inner * 1.6);
}

/** Along the x axis from 0 to 1, its tip curled back. */
function drawPetal(pen: Pen, width: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      `0 0!, 0.2 ${-width * 0.6}, 0.48 ${-width}, 0.76 ${-width * 0.72}, 1 -0.02!, 0.8 ${width * 0.66}, 0.5 ${width}, 0.2 ${width * 0.6}`,
    ),
    {
      pigment: 'blush',
      tone: (x) => clamp(0.85 - 1.2 * x),
      line: inner,
    },
  );
  pen.stroke(traced(`0.1 0, 0.5 0.02, 0.94 -0.01`), inner, { taper: 0.5 });
  for (const side of [-0.5, 0.5])
    pen.stroke(
      traced(`0.2 ${side * width * 0.6}, 0.5 ${side * width}, 0.82 ${side * width * 0.6}`),
      detail * 0.9,
      { taper: 0.5 },
    );
  for (const [x, y] of [
    [0.3, 0.3],
    [0.36, -0.32],
    [0.42, 0.55],
    [0.46, -0.6],
    [0.54, 0.28],
    [0.56, -0.3],
  ] as const)
    pen.dot([x, y * width], detail * 0.9);
}
