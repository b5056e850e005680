import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHeadAside } from '../../parts/faces-and-hair/head-aside.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A barber with comb and scissors behind a customer in the chair. */
export const barber: Motif = {
  name: 'barber',
  tinted: ['petal'],
  carries: ['scissors', 'comb', 'chair', 'man'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChair(pen);
      drawCustomer(pen);
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'bearded',
          hairPigment: 'dark',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'wood',
        },
        drawApron,
      );
      drawScissors(pen.at({ at: [-0.02, -0.92], angleRad: -0.2 }));
      drawComb(pen.at({ at: [0.03, -0.5], angleRad: -1.45 }));
    });
  },
};

function drawChair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, { line: '0.3 0.6, 0.3 1.2', half: [0.1, 0.1] }, { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(outlined('-0.1 1.32!, 0.0 1.18, 0.6 1.18, 0.7 1.32!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner * 1.1,
  });
  drawLimb(
    pen,
    { line: '0.86 0.66, 1.1 1.06', half: [0.04, 0.04] },
    { pigment: 'steel', tone: 0.4, line: inner },
  );
  pen.fill(outlined('0.98 1.04!, 1.5 1.04!, 1.5 1.14!, 0.98 1.14!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  const leather = { pigment: 'wood', tone: (x: number) => clamp(0.5 - 0.4 * x), line: inner * 1.1 } as const;
  pen.fill(outlined('-0.22 -0.34!, 0.02 -0.36!, 0.08 0.5!, -0.14 0.56!'), leather);
  for (const y of [-0.14, 0.08, 0.3]) pen.stroke(traced(`-0.19 ${y}, 0.04 ${y}`), detail * 1.4);
  pen.fill(outlined('-0.16 0.46!, 0.86 0.46!, 0.92 0.66!, -0.1 0.7!'), leather);
}

/** Seated to the right, under the cape. */
function drawCustomer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const trousers = { pigment: 'water', tone: 0.35, line: inner } as const;
  drawLimb(pen, { line: '0.9 0.4, 1.12 0.74, 1.16 0.96', half: [0.17, 0.15, 0.12] }, trousers);
  pen.fill(outlined('1.04 0.94!, 1.24 0.92!, 1.5 1.02, 1.5 1.08!, 1.02 1.08!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    outlined(
      '0.1 -0.44!, 0.34 -0.46!, 0.52 -0.2, 0.66 0.1, 0.92 0.16, 1.12 0.36, 1.06 0.62!, 0.7 0.56, 0.36 0.7, -0.02 0.62!, 0.04 0.2, -0.06 -0.2',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.1 + 0.4 * (y - 0.1) - 0.2 * (x - 0.5)), line: inner * 1.1 },
  );
  for (const fold of [
    '0.26 -0.36, 0.3 0.0, 0.2 0.5',
    '0.44 -0.1, 0.5 0.2, 0.46 0.56',
    '0.66 0.16, 0.8 0.34, 0.78 0.54',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  drawHeadAside(pen.at({ at: [0.28, -0.66] }), { skin: 'bone', cut: 'short', pigment: 'wood' });
  pen.fill(outlined('0.08 -0.5!, 0.24 -0.44, 0.42 -0.48!, 0.44 -0.4!, 0.24 -0.34, 0.06 -0.4!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
}

function drawApron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.8 -0.62!, -0.64 -0.6!, -0.62 -0.1, -0.6 0.5!, -0.84 0.6, -1.02 0.46!, -0.98 0.0, -0.84 -0.2',
    ),
    { pigment: 'dark', tone: (x) => clamp(0.3 - 0.6 * (x + 0.8)), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.98 -0.06, -0.8 -0.02, -0.62 -0.06'), detail * 1.8);
}

/** Open, the blades to the right. */
function drawScissors(pen: Pen): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1]) {
    const half = pen.at({ angleRad: 0.2 * side });
    half.fill(outlined('-0.02 -0.03!, 0.3 -0.03!, 0.36 0!, 0.3 0.03!, -0.02 0.03!'), {
      pigment: 'steel',
      tone: 0.2,
      line: inner,
    });
    half.stroke(circle([-0.16, 0.02 * side], 0.07, 20), inner * 1.4);
  }
}

function drawComb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 -0.05!, 0.36 -0.05!, 0.36 0.06!, -0.06 0.06!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  for (const x of [0.06, 0.12, 0.18, 0.24, 0.3]) pen.stroke(traced(`${x} 0.0, ${x} 0.06`), detail * 1.3);
}

const pose: Pose = {
  head: { at: [-0.7, -1.18], angleRad: 0.12 },
  spine: '-0.8 -0.88, -0.84 -0.44, -0.86 0.02',
  arms: ['-0.68 -0.7, -0.36 -0.34, -0.04 -0.5', '-0.88 -0.7, -0.62 -0.42, -0.3 -0.84'],
  legs: ['-0.78 0.06, -0.68 0.62, -0.66 1.16', '-0.92 0.06, -0.96 0.62, -1.02 1.16'],
  toes: [0, 0],
};
