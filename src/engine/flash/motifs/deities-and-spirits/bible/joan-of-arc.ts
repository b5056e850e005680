import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawStraightSword } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawPlateArmour } from '../../parts/clothes/plate-armour.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Joan of Arc: hair cut like a page's, plate armour with the lily of France, her banner and her sword. */
export const joanOfArc: Motif = {
  name: 'joan-of-arc',
  tinted: ['water'],
  carries: ['sword', 'fleur-de-lis', 'flag'],
  draw(canvas) {
    canvas.layer(drawStandard, { contour: 0.7 });
    canvas.layer((pen) => drawStraightSword(pen.at({ at: [1.3, 1.2], angleRad: 0.1, scale: 1.24 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => {
      drawBob(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water' });
      drawPlateArmour(pen, 'steel');
      drawLily(pen.at({ at: [0, 1.56], scale: 0.3 }), 'gold');
      drawFringe(pen);
    });
  },
};

/** A white banner sown with lilies, on a pole at her right hand. */
function drawStandard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.26 -1.7!, -1.6 -1.62, -2.0 -1.72, -2.36 -1.6!, -2.2 -1.2!, -2.4 -0.8!, -2.0 -0.86, -1.6 -0.76, -1.26 -0.84!',
    ),
    { pigment: 'foam', tone: (x) => clamp(0.1 + 0.3 * Math.sin(6 * x) ** 2), line: inner * 1.2 },
  );
  for (const [x, y] of [
    [-1.52, -1.4],
    [-1.52, -1.02],
    [-1.86, -1.22],
  ] as const)
    drawLily(pen.at({ at: [x, y], scale: 0.17 }), 'water');
  pen.stroke(traced('-2.1 -1.66, -2.04 -1.3, -2.12 -0.86'), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-1.31 -1.86!, -1.21 -1.86!, -1.13 1.86!, -1.23 1.86!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-1.26 -2.2!, -1.16 -1.96, -1.2 -1.82!, -1.32 -1.82!, -1.36 -1.96'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

/** The fleur-de-lis, about 2 high. */
function drawLily(pen: Pen, pigment: 'gold' | 'water'): void {
  const { inner } = pen.weight;
  const look = { pigment, tone: 0.2, line: inner } as const;
  drawBothSides(pen, (side) =>
    side.fill(
      outlined(
        '0.1 0.3!, 0.2 -0.2, 0.46 -0.52, 0.8 -0.5, 0.94 -0.14, 0.76 0.14, 0.62 0.02!, 0.7 -0.18, 0.56 -0.26, 0.38 0.0, 0.3 0.3!',
      ),
      look,
    ),
  );
  pen.fill(symmetric('0 -1.0!, 0.26 -0.5, 0.28 -0.16, 0.14 0.3!, 0 0.34'), look);
  pen.fill(symmetric('0 0.28!, 0.42 0.28!, 0.42 0.46!, 0 0.46!'), look);
  pen.fill(symmetric('0 0.46!, 0.16 0.46!, 0.3 0.8!, 0 1.0!'), look);
}

/** Down to the jaw, behind the face. */
function drawBob(pen: Pen): void {
  pen.fill(symmetric('0 -1.02, 0.44 -0.94, 0.74 -0.54, 0.8 0.1, 0.78 0.6, 0.56 0.74!, 0 0.7'), {
    pigment: 'wood',
    tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)),
    line: pen.weight.inner * 1.1,
  });
}

/** Cut straight above the brows. */
function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.4 -0.36!, -0.5 -0.1, -0.56 0.3, -0.58 0.7!, -0.76 0.56, -0.8 0.1, -0.74 -0.54, -0.44 -0.94, 0 -1.04, 0.44 -0.94, 0.74 -0.54, 0.8 0.1, 0.76 0.56, 0.58 0.7!, 0.56 0.3, 0.5 -0.1, 0.4 -0.36!, 0.2 -0.4, 0 -0.38, -0.2 -0.4',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.4, 0.8, Math.abs(x)) + 0.4 * smoothstep(-0.7, -0.4, y)),
      line: inner * 1.1,
    },
  );
  for (const hair of [
    '0 -0.94, -0.02 -0.7, 0 -0.44',
    '-0.14 -0.92, -0.22 -0.7, -0.24 -0.46',
    '0.14 -0.92, 0.22 -0.7, 0.24 -0.46',
    '0.3 -0.88, 0.54 -0.5, 0.64 0.0, 0.66 0.5',
    '-0.3 -0.88, -0.54 -0.5, -0.64 0.0, -0.66 0.5',
  ])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
}
