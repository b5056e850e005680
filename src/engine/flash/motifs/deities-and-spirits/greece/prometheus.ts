import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { eagle } from '../../birds/eagle.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareLimb, drawBareTrunk } from '../../parts/figures/bare-man.ts';

/** Prometheus chained to the rock by both hands, the eagle at his side. */
export const prometheus: Motif = {
  name: 'prometheus',
  tinted: ['petal'],
  carries: ['chain', 'eagle'],
  draw(canvas) {
    canvas.layer(drawRock, { contour: 0.8 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawChain);
      for (const side of [-1, 1])
        drawBareLimb(
          pen,
          {
            line: `${side * 0.52} -0.3, ${side * 0.94} -0.62, ${side * 0.98} -1.26`,
            half: [0.19, 0.17, 0.1],
          },
          'bone',
          0.05,
        );
      drawBothSides(pen, drawShackledHand);
      drawBothSides(pen, drawLeg);
      drawBareTrunk(pen, 'bone');
      drawLoincloth(pen);
      drawHead(pen.at({ at: [-0.04, -0.98], scale: 0.5, angleRad: -0.14 }));
    });
    canvas.part((own) => eagle.poses?.flying?.draw(own), { at: [1.2, 0.5], scale: 0.62, isFlipped: true });
  },
};

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 2.1!, -1.56 1.2!, -1.3 0.4!, -1.5 -0.4!, -1.3 -1.2!, -1.36 -1.8!, -0.8 -2.0!, -0.3 -1.84!, 0.3 -2.06!, 0.9 -1.9!, 1.36 -1.7!, 1.3 -1.0!, 1.52 -0.3!, 1.3 0.5!, 1.56 1.3!, 1.46 2.1!',
    ),
    { pigment: 'grey', tone: (x, y) => clamp(0.3 + 0.3 * x + 0.1 * y), line: inner * 1.2 },
  );
  for (const crack of [
    '-1.2 -0.9!, -0.96 -0.5!, -1.1 -0.1!, -0.9 0.3!',
    '1.2 -0.4!, 1.0 0.0!, 1.14 0.4!',
    '-1.3 0.9!, -1.0 1.2!, -1.14 1.6!, -0.9 1.9!',
    '0.1 -1.9!, 0.2 -1.64!, 0.06 -1.5!',
    '1.0 1.2!, 1.16 1.5!, 1.0 1.9!',
  ])
    pen.stroke(traced(crack), detail * 1.8, { taper: 0.3 });
}

/** From a staple in the rock to the wrist. */
function drawChain(side: Pen): void {
  const { inner } = side.weight;
  for (const [x, y, isEdge] of [
    [1.14, -1.78, false],
    [1.1, -1.64, true],
    [1.05, -1.5, false],
    [1.01, -1.38, true],
  ] as const)
    side.fill(
      isEdge
        ? ellipse([x, y], 0.035, 0.1, 20)
        : [ellipse([x, y], 0.085, 0.11, 26), ellipse([x, y], 0.04, 0.06, 20)],
      { pigment: 'steel', tone: 0.2, line: inner, rule: 'evenodd' },
    );
}

function drawShackledHand(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.86 -1.26!, 0.84 -1.46, 0.9 -1.62, 1.06 -1.62, 1.12 -1.46, 1.1 -1.26!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 1.4 * (x - 0.9)),
    line: inner,
  });
  for (const x of [0.92, 0.98, 1.04]) side.stroke(traced(`${x} -1.6, ${x} -1.44`), detail * 1.3);
  side.fill(outlined('0.84 -1.3!, 1.12 -1.3!, 1.12 -1.14!, 0.84 -1.14!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.1 + 2 * (x - 0.84)),
    line: inner * 1.1,
  });
}

function drawLeg(side: Pen): void {
  drawBareLimb(side, { line: '0.24 0.9, 0.34 1.5, 0.26 2.1', half: [0.25, 0.22, 0.15] }, 'bone', 0.05);
  side.stroke(traced('0.22 1.48, 0.32 1.54, 0.42 1.48'), side.weight.detail * 1.4, { taper: 0.3 });
}

function drawLoincloth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.74, 0.46 0.7!, 0.52 1.16!, 0.34 1.3, 0.1 1.5!, 0 1.46'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.3 * (y - 0.8)),
    line: inner * 1.1,
  });
  for (const fold of [
    '-0.4 0.76, -0.1 1.0, 0.0 1.4',
    '0.4 0.76, 0.14 1.0, 0.06 1.4',
    '0.44 0.9, 0.34 1.06, 0.32 1.24',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.9 });
  const hair = { pigment: 'wood', tone: (x: number) => clamp(0.7 - 0.3 * Math.abs(x)) } as const;
  drawLocks(
    pen,
    [
      [0.44, -0.4, 0.28, 0.9],
      [0.4, -0.2, 0.1, 0.96],
    ],
    { ...hair, width: 0.4, bend: -0.1 },
  );
  drawManFace(pen, { skin: 'bone', mood: 'dead', cast: 'lean' });
  drawBeard(pen, { pigment: 'wood', tipY: 1.2, fullness: 0.4 });
  drawLocks(
    pen,
    [
      [0.1, -0.9, 0.5, 0.5],
      [0.04, -0.94, 0.34, 0.32],
      [0.3, -0.8, 0.36, 0.8],
    ],
    {
      ...hair,
      width: 0.36,
      bend: -0.24,
    },
  );
}
