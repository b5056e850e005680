import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSeatedSuit } from '../../parts/clothes/space-suit.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';

/** An astronaut's helmet and shoulders, or the whole of him, seated; stars and the moon are mirrored in the visor. */
export const astronaut: Motif = {
  name: 'astronaut',
  tinted: ['foam'],
  poses: {
    sitting: {
      draw(canvas) {
        canvas.layer((pen) => {
          drawSeatedSuit(pen);
          const head = pen.at({ at: [0, -0.66], scale: 0.56 });
          drawHelmet(head);
          drawVisor(head);
        });
      },
    },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawSuit(pen);
      drawHelmet(pen);
      drawVisor(pen);
    });
  },
};

function drawSuit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.56!, 0.7 0.64, 1.0 0.9, 1.1 1.3!, 0.5 1.42, 0 1.44!, 0 0.6!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.5, 1.05, x) + 0.2 * smoothstep(1, 1.4, y)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.66 0.72, 0.72 1.0, 0.66 1.36'), detail * 1.3, { taper: 0.3 });
    side.stroke(traced('0.36 0.7, 0.4 0.9, 0.36 1.0'), detail * 1.3, { taper: 0.3 });
    side.fill(circle([0.46, 0.84], 0.07, 20), { pigment: 'steel', tone: 0.3, line: inner });
    side.stroke(traced('0.46 0.9, 0.42 1.16, 0.22 1.22'), inner * 1.5);
  });
  pen.fill(outlined('-0.28 0.94!, 0.28 0.94!, 0.28 1.32!, -0.28 1.32!'), {
    pigment: 'grey',
    tone: 0.25,
    line: inner,
  });
  for (const [x, y, pigment] of [
    [-0.16, 1.04, 'petal'],
    [0, 1.04, 'gold'],
    [0.16, 1.04, 'leaf'],
  ] as const)
    pen.fill(circle([x, y], 0.045, 16), { pigment, tone: 0.1, line: detail });
  pen.stroke(
    [
      [-0.2, 1.16],
      [0.2, 1.16],
    ],
    detail * 1.3,
  );
  pen.stroke(
    [
      [-0.2, 1.24],
      [0.2, 1.24],
    ],
    detail * 1.3,
  );
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.5 0.46, 0.6 0.62, 0.46 0.76, 0 0.82'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 0.8 * smoothstep(-0.1, 0.6, x)),
    line: inner,
  });
  pen.fill(circle([0, -0.2], 0.88, 80), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.85 * smoothstep(0.5, 1.2, Math.sqrt((x + 0.3) ** 2 + (y + 0.5) ** 2))),
    line: inner * 1.15,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.78 -0.46!, 0.94 -0.4, 0.98 -0.16, 0.94 0.08, 0.78 0.12!'), {
      pigment: 'grey',
      tone: 0.4,
      line: inner,
    });
    side.stroke(
      [
        [0.87, -0.38],
        [0.87, 0.04],
      ],
      detail,
    );
  });
}

function drawVisor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.86, 0.4 -0.78, 0.68 -0.46, 0.7 -0.06, 0.5 0.28, 0 0.4'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(visor, {
    pigment: 'water',
    black: 'uncolored',
    tone: (x, y) => clamp(0.95 - 0.5 * smoothstep(-0.2, 0.6, x + y)),
    line: inner,
  });
  pen.fill(circle([0.24, -0.34], 0.19, 36), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.05 + 1.6 * (x - 0.16 + y + 0.34)),
    line: detail,
  });
  pen.fill(circle([0.18, -0.4], 0.04, 16), { pigment: 'moon', tone: 0.4, line: detail });
  pen.fill(circle([0.3, -0.28], 0.03, 16), { pigment: 'moon', tone: 0.5, line: detail });
  pen.fill(circle([-0.26, 0.0], 0.1, 24), { pigment: 'petal', tone: 0.2, line: detail });
  pen.stroke(traced('-0.44 0.06, -0.26 0.03, -0.08 -0.06'), inner, { isErasing: !pen.isColored, taper: 0.2 });
  for (const [x, y, scale] of [
    [-0.3, -0.42, 0.09],
    [0.06, 0.1, 0.07],
    [-0.06, -0.26, 0.05],
    [0.38, 0.02, 0.06],
    [-0.46, -0.2, 0.05],
  ] as const)
    drawStar(pen.at({ at: [x, y], scale }), 4, 0.3);
  pen.stroke(traced('-0.52 -0.36, -0.4 -0.6, -0.16 -0.72'), inner * 1.4, { isErasing: true, taper: 0.4 });
}

const visor = symmetric('0 -0.78, 0.36 -0.7, 0.6 -0.42, 0.62 -0.06, 0.44 0.22, 0 0.32');
