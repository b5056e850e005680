import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBabyHead } from '../../parts/faces-and-hair/baby.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** How far the parent's head leans towards the child. */
const leanRad = 0.26;

/** A mother, her head bowed over the child in her arms. */
export const motherAndChild: Motif = {
  name: 'mother-and-child',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = pen.at({ at: [-0.1, -0.3], angleRad: leanRad });
      drawLongHair(head);
      drawShoulders(pen);
      drawWomanFace(head, { skin: 'bone', iris: 'wood', areEyesClosed: true });
      drawFringe(head);
    });
    canvas.layer(drawBundle, { contour: 0.8 });
  },
};

/** A father with the child in his arms. */
export const fatherAndChild: Motif = {
  name: 'father-and-child',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = pen.at({ at: [-0.06, -0.36], angleRad: leanRad * 0.7 });
      drawDrapedRobe(pen.at({ at: [0, -0.2] }), { skin: 'bone', cloth: 'water' });
      drawManFace(head, { skin: 'bone', mood: 'kind' });
      drawStubble(head);
      drawShortHair(head);
    });
    canvas.layer(drawBundle, { contour: 0.8 });
  },
};

/** Down to the shoulders, behind a face. */
export function drawLongHair(head: Pen): void {
  const { inner } = head.weight;
  head.fill(
    outlined(
      '0 -0.98, 0.42 -0.9, 0.66 -0.5, 0.66 0.2, 0.7 0.8, 0.5 1.1!, -0.5 1.1!, -0.72 0.8, -0.66 0.2, -0.66 -0.5, -0.42 -0.9',
    ),
    { pigment: 'wood', tone: 0.75, line: inner },
  );
  for (const [x, y, tx, ty, bend] of [
    [-0.5, 0.1, -0.86, 1.5, 0.14],
    [-0.54, -0.2, -0.64, 1.3, 0.16],
    [0.54, 0.0, 0.78, 1.1, -0.16],
  ] as const)
    drawLock(head, {
      root: [x, y],
      tip: [tx, ty],
      width: 0.34,
      bend,
      pigment: 'wood',
      tone: (_, py) => clamp(0.6 - 0.3 * py),
    });
}

/** Parted at the side, over the face. */
export function drawFringe(head: Pen): void {
  const { inner, detail } = head.weight;
  head.fill(
    outlined(
      '-0.1 -0.98!, 0.36 -0.92, 0.62 -0.56, 0.66 -0.06, 0.56 0.3!, 0.52 -0.1, 0.36 -0.42, -0.1 -0.62!',
    ),
    {
      pigment: 'wood',
      tone: 0.2,
      line: inner,
    },
  );
  head.fill(
    outlined(
      '-0.1 -0.98!, -0.44 -0.88, -0.66 -0.5, -0.68 0.0, -0.58 0.4!, -0.5 -0.06, -0.38 -0.36, -0.1 -0.62!',
    ),
    {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    },
  );
  for (const hair of [
    '-0.04 -0.86, 0.36 -0.7, 0.56 -0.24',
    '-0.04 -0.74, 0.26 -0.6, 0.46 -0.34',
    '-0.16 -0.86, -0.46 -0.66, -0.58 -0.14',
  ])
    head.stroke(traced(hair), detail, { taper: 0.5 });
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.4 0.5!, -0.8 0.66, -1.1 1.0, -1.2 1.6!, 1.14 1.6!, 1.06 1.0, 0.7 0.66, 0.3 0.56!, 0 0.9'),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.5, 1.1, Math.abs(x))),
      line: inner * 1.1,
    },
  );
  for (const fold of ['-0.6 0.7, -0.7 1.1, -0.66 1.5', '-0.86 0.8, -0.96 1.2, -0.9 1.5'])
    pen.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
}

/** The child in its blanket, held by both arms. */
function drawBundle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.7 0.6!, 0.96 0.96, 0.86 1.4, 0.4 1.76, -0.3 1.86, -0.92 1.62, -1.1 1.26!, -0.6 1.1, 0.0 0.92, 0.4 0.62',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(1.2, 1.8, y) + 0.3 * smoothstep(0, -0.9, x)),
      line: inner * 1.1,
    },
  );
  for (const fold of [
    '0.76 1.1, 0.3 1.36, -0.4 1.4, -0.94 1.3',
    '0.6 1.42, 0.1 1.6, -0.6 1.56',
    '0.3 1.14, -0.2 1.24, -0.7 1.2',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  drawBabyHead(pen.at({ at: [0.46, 0.76], scale: 0.74, angleRad: 0.35 }));
  pen.fill(
    outlined(
      '1.0 0.96!, 1.2 1.3, 1.12 1.72, 0.6 1.96, 0.06 1.96, -0.24 1.82!, 0.04 1.66, 0.5 1.56, 0.82 1.36',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(1.6, 1.95, y) + 0.3 * smoothstep(0.9, 1.2, x)),
      line: inner * 1.1,
    },
  );
  for (const finger of [
    '0.1 1.66!, -0.14 1.64, -0.34 1.68, -0.32 1.77, -0.1 1.77, 0.1 1.76!',
    '0.1 1.75!, -0.14 1.76, -0.36 1.8, -0.32 1.88, -0.1 1.87, 0.1 1.84!',
    '0.12 1.84!, -0.1 1.86, -0.26 1.9, -0.22 1.97, -0.04 1.97, 0.14 1.93!',
  ])
    pen.fill(outlined(finger), { pigment: 'bone', tone: 0.1, line: detail * 1.3 });
}

/** A short beard and its moustache. */
export function drawStubble(head: Pen): void {
  const { inner } = head.weight;
  head.fill(
    outlined(
      '0.55 -0.1!, 0.54 0.3, 0.42 0.66, 0.2 0.9, 0 0.96, -0.2 0.9, -0.42 0.66, -0.54 0.3, -0.55 -0.1!, -0.44 0.24, -0.32 0.4, -0.2 0.34, 0 0.31, 0.2 0.34, 0.32 0.4, 0.44 0.24',
    ),
    { pigment: 'wood', tone: (_, y) => clamp(0.2 + 0.5 * (y - 0.2)), line: inner },
  );
  drawMoustache(head, 'wood');
}

/** Combed up from the brow. */
export function drawShortHair(head: Pen): void {
  const { inner, detail } = head.weight;
  head.fill(
    outlined(
      '-0.6 -0.1!, -0.7 -0.5, -0.56 -0.9, -0.2 -1.1, 0.2 -1.12, 0.56 -0.94, 0.72 -0.56, 0.6 -0.1!, 0.54 -0.34, 0.44 -0.56!, 0.2 -0.5, 0.1 -0.64!, -0.16 -0.54, -0.4 -0.6!, -0.52 -0.36',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.2 + 0.5 * Math.abs(x)), line: inner * 1.1 },
  );
  drawBothSides(head, (side) => {
    for (const hair of ['0.06 -1.0, 0.3 -0.84, 0.42 -0.62', '0.2 -1.02, 0.5 -0.8, 0.6 -0.4'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
}
