import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A beekeeper in a suit and a hat with a veil, who holds up a frame of comb; bees around it. */
export const beekeeper: Motif = {
  name: 'beekeeper',
  tinted: ['gold'],
  carries: ['bee', 'honeycomb'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'bald',
          top: 'foam',
          sleeves: 'long',
          bottoms: 'foam',
          legs: 'long',
          shoes: 'wood',
          gloves: 'wood',
        },
        (held) => {
          drawVeil(held.at(pose.head).at({ scale: 0.44 }));
          drawComb(held.at({ at: [0.94, -0.42], angleRad: 0.1 }));
        },
      ),
    );
    canvas.layer(
      (pen) => {
        for (const [x, y, angleRad] of [
          [1.24, -1.06, -0.4],
          [0.66, -1.34, 0.3],
          [1.36, 0.22, 0.5],
        ] as const)
          drawBee(pen.at({ at: [x, y], angleRad }));
      },
      { contour: 0.5 },
    );
  },
};

/** A straw hat, and netting from its brim to the shoulders, through which the face is seen. */
function drawVeil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const net = outlined(
    '-0.62 -0.3!, -0.66 0.2, -0.62 0.72!, -0.2 0.84, 0.3 0.82, 0.62 0.66!, 0.68 0.2, 0.66 -0.3!',
  );
  pen.stroke([...net, ...net.slice(0, 1)], inner * 1.2);
  for (const x of [-0.5, -0.34, -0.18, -0.02, 0.14, 0.3, 0.46, 0.6])
    pen.stroke(traced(`${x * 0.98} -0.26, ${x * 1.04} 0.2, ${x * 0.96} 0.76`), detail);
  for (const y of [-0.1, 0.06, 0.22, 0.38, 0.54, 0.7])
    pen.stroke(traced(`-0.63 ${y - 0.02}, 0 ${y + 0.06}, 0.65 ${y - 0.04}`), detail);
  pen.fill(ellipse([0.02, -0.34], 0.9, 0.15, 50), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 - 0.4 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.46 -0.36!, -0.4 -0.74, 0.0 -0.82, 0.42 -0.74, 0.5 -0.36!, 0.0 -0.28'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 - 0.5 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.47 -0.48!, 0.0 -0.4, 0.49 -0.48!, 0.5 -0.36!, 0.0 -0.28, -0.47 -0.36!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

function drawComb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', tone: 0.3, line: inner } as const;
  pen.fill(outlined('-0.4 -0.36!, 0.4 -0.36!, 0.4 0.4!, -0.4 0.4!'), wood);
  pen.fill(outlined('-0.5 -0.42!, 0.5 -0.42!, 0.5 -0.32!, -0.5 -0.32!'), wood);
  pen.fill(outlined('-0.32 -0.28!, 0.32 -0.28!, 0.32 0.32!, -0.32 0.32!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + y)),
    line: inner,
  });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++) {
      const x = -0.22 + i * 0.145 + (row % 2) * 0.07 - 0.03;
      pen.fill(regularPolygon([x, -0.19 + row * 0.13], 0.078, 6, Math.PI / 6), {
        pigment: 'gold',
        tone: (row + i) % 3 === 0 ? 0.6 : 0.15,
        line: detail * 1.3,
      });
    }
}

function drawBee(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const angleRad of [-0.5, 0.2])
    pen.at({ at: [0.0, -0.08], angleRad }).fill(ellipse([-0.02, -0.11], 0.06, 0.12, 24), {
      pigment: 'foam',
      tone: 0.05,
      line: detail * 1.4,
    });
  pen.fill(ellipse([0, 0], 0.17, 0.105, 30), { pigment: 'gold', tone: 0.15, line: inner });
  for (const x of [-0.08, 0.02]) pen.stroke(traced(`${x} -0.09, ${x + 0.015} 0.0, ${x} 0.09`), inner * 1.7);
  pen.fill(circle([0.17, -0.01], 0.065, 18), { black: 'always', tone: 1 });
}

const pose: Pose = {
  head: { at: [0.08, -1.16], angleRad: 0.1 },
  spine: '-0.02 -0.88, -0.04 -0.42, -0.06 0.02',
  arms: ['0.12 -0.72, 0.34 -0.3, 0.72 -0.18', '-0.08 -0.72, 0.06 -0.22, 0.54 -0.14'],
  legs: ['0.02 0.06, 0.14 0.6, 0.16 1.14', '-0.1 0.06, -0.14 0.62, -0.28 1.14'],
  toes: [0, 0],
};
