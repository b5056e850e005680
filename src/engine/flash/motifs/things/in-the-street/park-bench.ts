import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An empty park bench: slats of wood between curled iron ends. */
export const parkBench: Motif = {
  name: 'park-bench',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawIron(pen.at({ at: [1.22, -0.12], scale: 0.94 }), 0.5);
        drawSlats(pen);
        drawIron(pen.at({ at: [-1.22, 0] }), 0.3);
        drawGround(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawSlats(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const board = (text: string, tone: number) => {
    pen.fill(outlined(text), {
      pigment: 'wood',
      tone: (x) => clamp(tone + 0.25 * smoothstep(0, 1.4, x)),
      line: inner * 1.2,
    });
  };
  for (const y of [-0.92, -0.66, -0.4]) {
    const lean = (y + 0.4) * -0.16;
    board(
      `${-1.34 - lean} ${y}!, ${1.3 - lean} ${y - 0.1}!, ${1.3 - lean} ${y + 0.08}!, ${-1.34 - lean} ${y + 0.19}!`,
      0.15,
    );
    pen.stroke(traced(`${-1.0} ${y + 0.08}, -0.2 ${y + 0.05}, 0.5 ${y + 0.02}`), detail, { taper: 0.3 });
  }
  for (const [y, x] of [
    [0.0, -1.2],
    [0.16, -1.32],
    [0.34, -1.44],
  ] as const)
    board(`${x} ${y}!, ${x + 2.62} ${y - 0.12}!, ${x + 2.58} ${y}!, ${x - 0.06} ${y + 0.13}!`, 0.1);
  board('-1.5 0.48!, 1.1 0.34!, 1.1 0.42!, -1.5 0.58!', 0.6);
}

/** One end: a leg that bows forward, an arm that curls, the post of the back. */
function drawIron(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  const iron = { pigment: 'dark', tone, line: inner * 1.1 } as const;
  pen.fill(
    outlined(
      '0.2 -1.06, 0.3 -1.04!, 0.2 -0.4, 0.12 0.1, 0.24 0.6, 0.34 1.06!, 0.18 1.06!, 0.1 0.64, 0.0 0.1, 0.08 -0.4, 0.14 -1.0!',
    ),
    iron,
  );
  pen.fill(
    outlined('0.06 0.3!, -0.26 0.46, -0.34 0.72, -0.3 1.14!, -0.44 1.14!, -0.48 0.7, -0.4 0.36, 0.04 0.16!'),
    iron,
  );
  pen.stroke(traced('0.1 -0.3, -0.2 -0.4, -0.46 -0.32, -0.54 -0.14, -0.42 -0.06, -0.36 -0.16'), inner * 3.2);
  pen.stroke(traced('-0.46 -0.1, -0.4 0.14, -0.36 0.4'), inner * 2.8);
  pen.stroke(traced('-0.3 0.76, -0.1 0.7, 0.0 0.84, -0.12 0.96, -0.2 0.86'), inner * 1.8);
}

function drawGround(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of [
    [-1.6, 1.2],
    [-0.8, 1.16],
    [0.8, 1.0],
    [1.6, 1.0],
  ] as const)
    for (const blade of [-0.08, 0, 0.09])
      pen.stroke(traced(`${x + blade * 0.4} ${y}, ${x + blade} ${y - 0.18}`), inner * 1.3, {
        taper: 0.4,
        tapering: 'end',
      });
}
