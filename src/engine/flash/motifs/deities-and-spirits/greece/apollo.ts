import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLyre } from '../../music/strings/lyre.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** Apollo: young, laurelled, the rays of the sun about his head, the lyre beside him. */
export const apollo: Motif = {
  name: 'apollo',
  tinted: ['gold'],
  carries: ['lyre', 'sun', 'laurel'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        drawSunburst(pen.at({ at: [0, -0.34] }), {
          rays: 28,
          innerRadius: 0.9,
          outerRadius: 1.66,
          kind: 'flames',
        }),
      { contour: 0.6 },
    );
    canvas.layer(
      (pen) => pen.fill(circle([0, -0.34], 1.0, 90), { pigment: 'ember', tone: 0.2, line: pen.weight.inner }),
      { contour: 0.5 },
    );
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawCurls(pen, 'gold');
      drawLaurel(pen);
    });
    canvas.layer((pen) => drawLyre(pen.at({ at: [0.94, 1.06], scale: 0.6, angleRad: 0.12 })), {
      contour: 0.8,
    });
  },
};

/** Orpheus: his eyes shut as he sings, both hands on his lyre. */
export const orpheus: Motif = {
  name: 'orpheus',
  tinted: ['violet'],
  carries: ['lyre', 'laurel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'violet' });
      drawManFace(pen, { skin: 'bone', mood: 'dead' });
      drawCurls(pen, 'wood');
      drawLaurel(pen);
    });
    canvas.layer((pen) => drawLyre(pen.at({ at: [0.3, 1.6], scale: 0.8, angleRad: 0.08 })), { contour: 0.8 });
    canvas.layer(drawPlayingHands, { contour: 0.7 });
  },
};

function drawCurls(pen: Pen, pigment: Pigment): void {
  drawShortHair(pen, pigment);
  drawLocks(
    pen,
    [
      [0.5, -0.3, 0.12, 0.62],
      [0.52, -0.46, 0.12, 0.44, -0.4],
      [0.4, -0.7, 0.14, 0.36, -0.4],
      [0.16, -0.8, 0.06, 0.34, -0.4],
    ],
    { width: 0.28, bend: -0.3, pigment, tone: (_, y) => clamp(0.2 + 0.5 * (y + 0.5)) },
  );
}

/** Leaves of bay, from the temples to the brow. */
function drawLaurel(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (let i = 0; i < 6; i++) {
      const x = 0.7 - 0.11 * i;
      const y = -0.4 - 0.42 * Math.sqrt(1 - (x / 0.76) ** 2);
      for (const turn of [-0.55, 0.35])
        drawLeaf(side.at({ at: [x, y], scale: 0.3, angleRad: -2.0 - 0.19 * i + turn }), {
          width: 0.42,
          veins: 1,
        });
    }
  });
}

/** The left holds it by its horn, the right plucks the strings. */
function drawPlayingHands(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const skin = {
    pigment: 'bone',
    tone: (x: number, y: number) => clamp(0.2 + 0.3 * Math.sin(3 * x + 2 * y) ** 2),
  } as const;
  drawLimb(pen, { line: '-1.0 1.4, -0.9 2.0, -0.2 1.86', half: [0.22, 0.17, 0.1] }, skin);
  pen.fill(
    outlined(
      '-0.28 1.74!, -0.06 1.7, 0.1 1.74, 0.3 1.66, 0.38 1.72, 0.22 1.84, 0.34 1.86, 0.36 1.94, 0.12 2.0, -0.1 2.04, -0.28 1.98!',
    ),
    {
      ...skin,
      line: inner,
    },
  );
  for (const finger of ['0.06 1.8, 0.22 1.76', '0.04 1.88, 0.26 1.88', '0.02 1.95, 0.2 1.94'])
    pen.stroke(traced(finger), detail * 1.2);
  drawLimb(pen, { line: '1.04 1.46, 1.2 1.74, 1.34 2.0', half: [0.24, 0.2, 0.16] }, skin);
  drawLimb(pen, { line: '1.42 2.04, 1.24 1.78, 1.06 1.54', half: [0.1, 0.16, 0.1] }, skin);
  pen.fill(
    outlined('1.14 1.56!, 1.1 1.36, 0.98 1.22, 0.84 1.2, 0.76 1.28, 0.78 1.46, 0.9 1.58, 1.04 1.64!'),
    {
      ...skin,
      line: inner,
    },
  );
  for (const y of [1.28, 1.37, 1.46]) pen.stroke(traced(`0.78 ${y}, 0.96 ${y}`), detail * 1.2);
}
