import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

export const chess = piece('chess', drawKnight);
export const chessKing = piece('chess-king', (pen) => {
  pen.fill(
    outlined(
      '-0.05 -1.34!, 0.05 -1.34!, 0.05 -1.22!, 0.16 -1.22!, 0.16 -1.12!, 0.05 -1.12!, 0.05 -0.96!, -0.05 -0.96!, -0.05 -1.12!, -0.16 -1.12!, -0.16 -1.22!, -0.05 -1.22!',
    ),
    look(pen),
  );
  turned(pen, '0 -1.02, 0.2 -0.98, 0.34 -0.8!, 0.24 -0.44!, 0 -0.44!');
  drawStem(pen, -0.44);
});
export const chessQueen = piece('chess-queen', (pen) => {
  turned(pen, '0 -0.9!, 0.1 -0.78!, 0.19 -0.98!, 0.25 -0.78!, 0.4 -0.94!, 0.24 -0.44!, 0 -0.44!');
  for (const [x, y] of [
    [0, -0.95],
    [-0.19, -1.02],
    [0.19, -1.02],
    [-0.4, -0.97],
    [0.4, -0.97],
  ] as const)
    pen.fill(circle([x, y], 0.06, 20), look(pen));
  drawStem(pen, -0.44);
});
export const chessRook = piece('chess-rook', (pen) => {
  turned(
    pen,
    '0 -0.78!, 0.08 -0.78!, 0.08 -0.92!, 0.2 -0.92!, 0.2 -0.78!, 0.28 -0.78!, 0.28 -0.92!, 0.4 -0.92!, 0.38 -0.56!, 0.28 -0.44!, 0 -0.44!',
  );
  drawStem(pen, -0.44);
});
export const chessBishop = piece('chess-bishop', (pen) => {
  pen.fill(circle([0, -1.16], 0.08, 22), look(pen));
  turned(pen, '0 -1.1, 0.12 -0.98, 0.25 -0.7, 0.18 -0.44!, 0 -0.44!');
  pen.stroke(traced('0.2 -0.92, 0.06 -0.66'), pen.weight.inner * 1.4);
  drawStem(pen, -0.44);
});
export const chessPawn = piece('chess-pawn', (pen) => {
  pen.fill(circle([0, -0.34], 0.32, 44), look(pen));
  drawStem(pen, -0.06);
});

/** A turned chess piece. */
function piece(name: string, draw: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: ['bone'],
    draw(canvas) {
      canvas.layer((pen) => {
        draw(pen);
        drawFoot(pen);
      });
    },
  };
}

/** @param rightHalf of the outline */
function turned(pen: Pen, rightHalf: string): void {
  pen.fill(symmetric(rightHalf), look(pen));
}

function look(pen: Pen) {
  return {
    pigment: 'bone',
    tone: (x: number) => clamp(0.06 + 0.85 * smoothstep(-0.05, 0.4, x) + 0.2 * smoothstep(-0.2, -0.5, x)),
    line: pen.weight.inner * 1.1,
  } as const;
}

/** From the collar at `top` down to the foot. */
function drawStem(pen: Pen, top: number): void {
  turned(pen, `0 ${top + 0.1}!, 0.18 ${top + 0.1}!, 0.2 0.3, 0.36 0.72!, 0 0.72!`);
  for (const [y, half] of [
    [top + 0.14, 0.27],
    [top + 0.02, 0.34],
  ] as const)
    turned(
      pen,
      `0 ${y - 0.06}!, ${half} ${y - 0.06}, ${half + 0.03} ${y}, ${half} ${y + 0.06}, 0 ${y + 0.06}!`,
    );
}

function drawFoot(pen: Pen): void {
  turned(pen, '0 0.66!, 0.38 0.66, 0.44 0.74, 0.38 0.82, 0 0.84!');
  turned(pen, '0 0.82!, 0.42 0.82, 0.52 0.94, 0.52 1.08!, 0.26 1.13, 0 1.14!');
  pen.stroke(traced('-0.5 0.98, -0.2 1.02, 0.2 1.02, 0.5 0.98'), pen.weight.detail);
}

/** A horse's head, looking to the left. */
function drawKnight(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, { ...look(pen), line: inner * 1.2 });
  for (const line of mane) pen.stroke(traced(line), inner, { taper: 0.3 });
  pen.fill(circle([-0.12, -0.62], 0.055, 18), { black: 'always', tone: 1 });
  for (const line of [
    '-0.24 -0.64, -0.12 -0.74, 0.0 -0.66',
    '-0.62 -0.24, -0.48 -0.2, -0.4 -0.26',
    '0.0 -0.3, -0.14 -0.12, -0.2 0.1',
  ])
    pen.stroke(traced(line), inner, { taper: 0.3 });
  pen.dot([-0.6, -0.36], detail * 1.5);
  pen.stroke(traced('-0.1 0.3, -0.06 0.5, -0.16 0.66'), detail * 1.2, { taper: 0.4 });
}

const head = outlined(
  '-0.38 0.72!, -0.3 0.36, 0.0 0.04, -0.02 -0.16!, -0.2 -0.08, -0.42 -0.02, -0.58 -0.1!, -0.7 -0.24, -0.68 -0.4, -0.5 -0.64, -0.34 -0.84, -0.2 -0.92, -0.2 -1.16!, -0.04 -0.98!, 0.06 -1.12!, 0.14 -0.9, 0.38 -0.68, 0.54 -0.3, 0.54 0.16, 0.4 0.72!',
);
const mane = [
  '0.1 -0.88, 0.2 -0.72, 0.16 -0.56',
  '0.28 -0.76, 0.34 -0.56, 0.24 -0.38',
  '0.42 -0.58, 0.44 -0.34, 0.32 -0.14',
  '0.52 -0.34, 0.5 -0.06, 0.36 0.1',
  '0.54 -0.02, 0.48 0.24, 0.36 0.34',
];
