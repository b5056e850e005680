import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawBareFoot, drawBareLimb, drawBareTrunk } from '../../parts/figures/bare-man.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawTempter, drawTreeOfKnowledge } from '../../parts/plants/tree-of-knowledge.ts';

/** Adam and Eve, clad in leaves, on either side of the tree with the serpent; the apple is in her hand. */
export const adamAndEve: Motif = {
  name: 'adam-and-eve',
  tinted: ['leaf'],
  carries: ['tree', 'snake', 'apple', 'man', 'woman'],
  draw(canvas) {
    canvas.layer(drawTreeOfKnowledge, { contour: 0.8 });
    canvas.layer(drawTempter, { contour: 0.6 });
    canvas.layer((pen) => drawAdam(pen.at({ at: [-1.16, 0.42], scale: 0.62 })), { contour: 0.8 });
    canvas.layer((pen) => drawEve(pen.at({ at: [1.16, 0.42], scale: 0.62 })), { contour: 0.8 });
  },
};

function drawAdam(at: Pen): void {
  const pen = finer(at, 0.85);
  drawBareLimb(pen, { line: '-0.6 -0.28, -0.86 0.2, -0.74 0.76', half: [0.19, 0.15, 0.1] }, 'bone');
  drawBareLimb(pen, { line: '0.6 -0.28, 0.9 0.14, 0.4 0.66', half: [0.19, 0.15, 0.1] }, 'bone');
  drawBothSides(pen, (side) => {
    drawBareLimb(side, { line: '0.24 0.9, 0.28 1.5, 0.24 2.1', half: [0.25, 0.2, 0.11] }, 'bone', 0.05);
    drawBareFoot(side.at({ at: [0.25, 2.12] }), 'bone');
  });
  drawBareTrunk(pen, 'bone');
  drawLeafApron(pen);
  drawHandOver(pen.at({ at: [0.32, 0.72] }));
  drawHandOver(pen.at({ at: [-0.74, 0.84], angleRad: -1.4 }));
  const head = finer(pen.at({ at: [0, -1.1], scale: 0.52 }), 0.6);
  drawManFace(head, { skin: 'bone', mood: 'calm' });
  drawShortHair(head, 'wood');
}

function drawEve(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = finer(at, 0.85);
  const skin = {
    pigment: 'bone',
    tone: (x: number, y: number) => clamp(0.08 + 0.4 * Math.max(0, x) + 0.1 * y),
  } as const;
  drawWavyHair(pen.at({ at: [0, -1.0], scale: 0.62 }), 'ember');
  drawBothSides(pen, (side) => {
    drawBareLimb(side, { line: '0.22 0.9, 0.24 1.5, 0.16 2.1', half: [0.27, 0.18, 0.09] }, 'bone', 0.05);
    drawBareFoot(side.at({ at: [0.17, 2.12], scale: 0.9 }), 'bone');
  });
  drawBareLimb(pen, { line: '0.5 -0.36, 0.72 0.1, 0.4 0.6', half: [0.14, 0.12, 0.08] }, 'bone');
  pen.fill(
    symmetric(
      '0 -0.9!, 0.14 -0.9!, 0.16 -0.62, 0.4 -0.52, 0.56 -0.36, 0.48 0.0, 0.34 0.3, 0.38 0.56, 0.52 0.9!, 0.3 1.12, 0 1.14',
    ),
    { ...skin, line: inner },
  );
  // Her hair falls over her breast.
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.2 -0.84!, 0.42 -0.6, 0.5 -0.2, 0.44 0.26, 0.3 0.46!, 0.12 0.2, 0.08 -0.2, 0.14 -0.56'),
      {
        pigment: 'ember',
        tone: (x, y) => clamp(0.2 + 0.6 * x + 0.3 * y),
        line: inner,
      },
    );
    for (const hair of ['0.26 -0.66, 0.36 -0.2, 0.3 0.36', '0.2 -0.6, 0.22 -0.2, 0.24 0.24'])
      side.stroke(traced(hair), detail, { taper: 0.4 });
  });
  drawLeafApron(pen);
  drawHandOver(pen.at({ at: [0.3, 0.68], isFlipped: true }));
  const head = finer(pen.at({ at: [0, -1.16], scale: 0.54 }), 0.6);
  drawWomanFace(head, { skin: 'bone', iris: 'leaf', hasNeck: false });
  drawBothSides(head, (side) =>
    side.fill(outlined('0 -0.84!, 0.34 -0.8, 0.58 -0.46, 0.6 0.1, 0.6 0.5!, 0.48 0.0, 0.36 -0.4, 0 -0.6!'), {
      pigment: 'ember',
      tone: (x) => clamp(0.15 + 0.6 * x),
      line: inner,
    }),
  );
  drawBareLimb(pen, { line: '-0.46 -0.36, -0.86 0.0, -0.98 -0.62', half: [0.14, 0.12, 0.08] }, 'bone');
  pen.fill(circle([-1.0, -0.86], 0.2, 30), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 1.4 * (x + 1 + y + 0.86)),
    line: inner,
  });
  drawLeaf(pen.at({ at: [-0.98, -1.04], scale: 0.24, angleRad: -0.7 }), { width: 0.5 });
  pen.fill(
    outlined('-1.08 -0.58!, -1.16 -0.76, -1.08 -0.82, -1.0 -0.74, -0.9 -0.84, -0.84 -0.76, -0.9 -0.58!'),
    {
      ...skin,
      line: inner,
    },
  );
}

/** Fig leaves strung about the hips. */
function drawLeafApron(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [-0.4, 0.74, 1.9],
    [0.4, 0.74, 1.24],
    [-0.22, 0.76, 1.76],
    [0.22, 0.76, 1.38],
    [0, 0.74, 1.57],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.62, angleRad }), { width: 0.6 });
}

function drawHandOver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.12 -0.1!, -0.06 -0.12, -0.2 -0.06, -0.22 0.04, -0.06 0.1, 0.12 0.08!'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const y of [-0.04, 0.02]) pen.stroke(traced(`-0.19 ${y}, -0.04 ${y}`), detail);
}

function finer(pen: Pen, share: number): Pen {
  const { contour, inner, detail } = pen.weight;
  return pen.withWeight({ contour: contour * share, inner: inner * share, detail: detail * share });
}
