import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A granny square: rounds of crocheted clusters about a ring, each in a wool of its own. */
export const grannySquare: Motif = {
  name: 'granny-square',
  tinted: ['petal', 'gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      rounds.forEach((pigment, i) => {
        drawRound(pen, rounds.length - i, pigment);
      });
      for (let i = 0; i < 8; i++)
        drawCluster(
          pen.at({
            at: polar((i / 8) * fullTurn, 0.2),
            angleRad: (i / 8) * fullTurn + Math.PI / 2,
            scale: 0.9,
          }),
          'gold',
        );
      pen.fill(circle([0, 0], 0.09, 20), { black: 'always', tone: 1 });
    }),
};

/** From the outermost one in. */
const rounds: readonly Pigment[] = ['water', 'foam', 'leaf', 'petal'];
const step = 0.235;

function drawRound(pen: Pen, number: number, pigment: Pigment): void {
  const reach = 0.14 + step * number;
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      `${-reach - 0.08} ${-reach - 0.08}!, ${reach + 0.08} ${-reach - 0.08}!, ${reach + 0.08} ${reach + 0.08}!, ${-reach - 0.08} ${reach + 0.08}!`,
    ),
    {
      pigment: 'dark',
      tone: 0.7,
      black: 'always',
    },
  );
  for (let side = 0; side < 4; side++) {
    const edge = pen.at({ angleRad: (side / 4) * fullTurn });
    const between = (2 * reach) / (number + 1);
    for (let i = 0; i <= number; i++)
      drawCluster(
        edge.at({
          at: [-reach + between * (i + 0.5), -reach],
          scale: between / 0.24 > 1.1 ? 1.1 : between / 0.24,
        }),
        pigment,
      );
    drawCluster(edge.at({ at: [reach, -reach], angleRad: Math.PI / 4, scale: 1.05 }), pigment);
  }
  if (number === rounds.length)
    for (const corner of [0, 1, 2, 3])
      pen
        .at({ angleRad: (corner / 4) * fullTurn })
        .stroke(traced(`${-reach} ${-reach - 0.12}, ${reach} ${-reach - 0.12}`), inner);
}

/** Three stitches out of one loop, fanning out upwards. */
function drawCluster(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.05 0.11, 0.05 0.11, 0.12 -0.06, 0.1 -0.12, 0 -0.13, -0.1 -0.12, -0.12 -0.06'), {
    pigment,
    tone: (x) => 0.15 + 1.5 * Math.max(0, x),
    line: inner * 0.9,
  });
  for (const side of [-1, 1]) pen.stroke(traced(`${side * 0.018} 0.09, ${side * 0.045} -0.1`), detail * 1.2);
}
