import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';

/** A travel trailer of two colours, its hitch to the right. */
export const caravan: Motif = {
  name: 'caravan',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawHitch(pen);
      drawBody(pen);
      drawOpenings(pen);
      drawWheel(pen);
    }),
};

const outline =
  '-1.1 0.5!, -1.2 0.2, -1.18 -0.4, -0.9 -0.78, -0.5 -0.86, 0.5 -0.86, 0.92 -0.76, 1.18 -0.4, 1.2 0.2, 1.1 0.5!';

function drawHitch(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('1.0 0.42!, 1.56 0.46!, 1.66 0.4!, 1.7 0.5!, 1.0 0.56!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('1.4 0.5!, 1.48 0.5!, 1.48 0.78!, 1.56 0.86!, 1.32 0.86!, 1.4 0.78!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined(outline), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.06 + 0.3 * x + 0.1 * y),
    line: inner * 1.3,
  });
  pen.fill(
    outlined('-1.1 0.5!, -1.2 0.2, -1.22 -0.04!, -0.4 0.06, 0.4 0.06, 1.22 -0.04!, 1.2 0.2, 1.1 0.5!'),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.15 + 0.25 * x + 0.9 * (y - 0.1)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-1.16 0.08, -0.4 0.17, 0.4 0.17, 1.16 0.08'), inner, { isErasing: true });
  pen.stroke(traced('-0.86 -0.7, -0.5 -0.77, 0.5 -0.77, 0.88 -0.68'), inner);
  pen.fill(outlined('-0.3 -0.86!, -0.26 -0.98!, 0.1 -0.98!, 0.14 -0.86!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawOpenings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const glass = {
    pigment: 'waterLight',
    tone: (x: number, y: number) => clamp(0.2 + 0.2 * x - 0.6 * (y + 0.3)),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('0.74 -0.1!, 0.74 -0.56!, 0.92 -0.54, 1.06 -0.34, 1.1 -0.12!'), glass);
  pen.fill(outlined('-0.96 -0.12, -0.96 -0.54, -0.3 -0.54, -0.3 -0.12'), glass);
  for (const curtain of [
    '-0.98 -0.5!, -0.7 -0.56!, -0.8 -0.34, -0.96 -0.22!',
    '-0.28 -0.5!, -0.56 -0.56!, -0.46 -0.34, -0.3 -0.22!',
  ])
    pen.fill(outlined(curtain), { pigment: 'petal', tone: 0.15, line: inner });
  pen.fill(outlined('0.12 0.46!, 0.12 -0.5, 0.2 -0.6, 0.5 -0.6, 0.58 -0.5, 0.58 0.46!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.4 * x),
    line: inner * 1.2,
  });
  drawPanedWindow(pen.at({ at: [0.35, -0.34], scale: 0.16 }));
  pen.fill(circle([0.5, 0.02], 0.035, 14), { pigment: 'gold', tone: 0.2, line: detail * 1.4 });
  pen.fill(outlined('0.08 0.52!, 0.62 0.52!, 0.62 0.6!, 0.08 0.6!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
}

function drawWheel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.92 0.5!, -0.86 0.26, -0.54 0.12, -0.22 0.26, -0.16 0.5!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([-0.54, 0.54], 0.31, 44), { pigment: 'dark', tone: 0.5, line: inner * 1.2 });
  pen.fill(circle([-0.54, 0.54], 0.22, 40), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([-0.54, 0.54], 0.14, 32), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.6 * (x + y)),
    line: inner,
  });
  pen.dot([-0.54, 0.54], inner * 1.4);
}
