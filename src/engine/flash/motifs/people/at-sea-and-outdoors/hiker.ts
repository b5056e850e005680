import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A hiker who walks uphill to the right: a big pack with a rolled mat, a stick, boots, a cap. */
export const hiker: Motif = {
  name: 'hiker',
  tinted: ['ember'],
  carries: ['backpack'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPack(pen.at({ at: [-0.36, -0.44], angleRad: 0.16 }));
      drawMovingFigure(
        pen,
        pose,
        { hair: 'cap', top: 'leaf', sleeves: 'long', bottoms: 'wood', legs: 'long', shoes: 'dark' },
        (held) => {
          for (const [x, y, angleRad] of boots) drawBoot(held.at({ at: [x, y], angleRad }), 'wood', 'foam');
          drawStraps(held);
          drawStick(held);
        },
      );
    });
  },
};

const pose: Pose = {
  head: { at: [0.34, -1.1], scale: 1.1, angleRad: 0.06 },
  spine: '0.16 -0.84, 0.04 -0.38, -0.04 0.14',
  arms: ['0.26 -0.7, 0.52 -0.36, 0.86 -0.34', '0.04 -0.7, 0.14 -0.2, 0.66 -0.2'],
  legs: ['0.08 0.2, 0.58 0.44, 0.62 0.92', '-0.12 0.2, -0.18 0.72, -0.5 1.22'],
  toes: [-0.1, 0.3],
};
const boots = [
  [0.62, 0.92, -0.06],
  [-0.5, 1.22, 0.3],
] as const;

function drawPack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.74, -0.14 -0.86, 0.24 -0.76, 0.3 -0.3, 0.26 0.5, 0.0 0.6, -0.4 0.54, -0.54 0.2, -0.56 -0.4',
    ),
    { pigment: 'ember', tone: (x) => clamp(0.15 - 0.6 * x), line: inner * 1.2 },
  );
  pen.fill(outlined('-0.56 -0.5!, -0.46 -0.76, -0.14 -0.88, 0.24 -0.78!, 0.28 -0.44!, -0.1 -0.4'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.68 0.0!, -0.2 0.02!, -0.18 0.4!, -0.62 0.42, -0.7 0.2'), {
    pigment: 'ember',
    tone: 0.4,
    line: inner,
  });
  for (const x of [-0.36, -0.04]) pen.stroke(traced(`${x} -0.62, ${x - 0.02} -0.2`), inner * 2);
  // The rolled mat on top.
  pen.fill(outlined('-0.64 -0.98, -0.52 -1.12, 0.2 -1.04, 0.3 -0.9, 0.2 -0.78, -0.54 -0.84'), {
    pigment: 'water',
    tone: (_, y) => clamp(1.6 * (y + 1.06)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.52 -1.08, -0.44 -0.98, -0.52 -0.88'), inner);
  pen.stroke(traced('-0.56 -1.0, -0.52 -0.98, -0.56 -0.95'), detail * 1.3);
  for (const x of [-0.26, 0.06]) pen.stroke(traced(`${x} -1.08, ${x - 0.02} -0.82`), inner * 1.8);
}

function drawStraps(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('0.0 -0.86!, 0.12 -0.9, 0.24 -0.6, 0.2 -0.26, 0.02 -0.04!, -0.08 -0.1!, 0.08 -0.32, 0.1 -0.58'),
    { pigment: 'petal', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-0.24 -0.02!, 0.0 0.02, 0.2 -0.02!, 0.2 0.1!, 0.0 0.14, -0.25 0.1!'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
}

function drawStick(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.66 -0.9!, 0.74 -0.92!, 1.02 1.12!, 0.96 1.14!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.64 -0.92!, 0.7 -1.02, 0.76 -0.94!, 0.76 -0.7!, 0.68 -0.68!'), {
    black: 'always',
    tone: 1,
  });
}
