import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawAntler } from '../../beasts/hoofed/deer.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Cernunnos, the horned god: a stag's antlers, a brown beard, a torc around his neck. */
export const cernunnos: Motif = {
  name: 'cernunnos',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => drawBothSides(pen, (side) => drawAntler(side.at({ at: [0.1, -0.42], scale: 0.96 }))),
      {
        contour: 0.8,
      },
    );
    canvas.layer((pen) => {
      drawLocks(
        pen,
        [
          [0.46, -0.1, 0.3, 1.2],
          [0.46, 0, 0.14, 1.3],
        ],
        { width: 0.36, bend: -0.12, pigment: 'wood', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
      );
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'leaf' });
      drawTorc(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm' });
      drawBeard(pen, { pigment: 'wood', tipY: 1.4, fullness: 0.4, sway: 0.1 });
      drawHair(pen);
      drawBothSides(pen, drawOakLeaves);
    });
  },
};

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.98!, 0.36 -0.92, 0.6 -0.6, 0.64 -0.1, 0.6 0.5!, 0.52 0.1, 0.48 -0.36, 0.3 -0.6, 0 -0.68!',
      ),
      {
        pigment: 'wood',
        tone: (x, y) => clamp(0.2 + 0.4 * x + 0.3 * (y + 0.5)),
        line: inner * 1.1,
      },
    );
    for (const hair of ['0.08 -0.88, 0.38 -0.72, 0.54 -0.2', '0.06 -0.78, 0.3 -0.66, 0.48 -0.4'])
      side.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  });
}

function drawOakLeaves(side: Pen): void {
  for (const [x, y, angleRad] of [
    [0.2, -0.78, -0.5],
    [0.4, -0.66, -0.1],
    [0.54, -0.46, 0.5],
  ] as const)
    drawLeaf(side.at({ at: [x, y], scale: 0.32, angleRad }), { width: 0.5, veins: 3 });
}

/** An open ring of twisted gold, a knob at either end. */
function drawTorc(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 0.8!, 0.56 0.98, 0.5 1.24, 0.2 1.4!, 0.12 1.24!, 0.32 1.12, 0.36 1.0'), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.8 * x),
      line: inner * 1.1,
    });
    for (const twist of [
      '0.4 0.96, 0.54 1.0',
      '0.38 1.06, 0.54 1.14',
      '0.32 1.14, 0.42 1.28',
      '0.22 1.2, 0.28 1.36',
    ])
      side.stroke(traced(twist), detail * 1.4);
  });
}
