import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawPointedHat } from '../../parts/headgear/pointed-hat.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';

/** A witch: pointed hat, long locks, a buckle of gold. */
export const witch: Motif = {
  name: 'witch',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: canvas.kit.variant % 2 === 0 ? 'bold' : 'old' });
      drawSideHair(pen);
      drawDress(pen);
      drawPointedHat(pen, 'violet', 'dark');
      pen.fill(
        [
          outlined('-0.13 -0.86!, 0.13 -0.86!, 0.13 -0.58!, -0.13 -0.58!'),
          outlined('-0.07 -0.79!, 0.07 -0.79!, 0.07 -0.65!, -0.07 -0.65!'),
        ],
        {
          pigment: 'gold',
          tone: 0.1,
          rule: 'evenodd',
          line: pen.weight.detail * 1.2,
        },
      );
    });
  },
};

/** A wizard: starred hat and a beard to his belt. */
export const wizard: Motif = {
  name: 'wizard',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'water' });
      for (const side of [-1, 1])
        for (const [x, tx, ty] of [
          [0.5, 0.8, 1.0],
          [0.52, 0.66, 0.8],
        ] as const)
          drawLock(pen, {
            root: [side * x, -0.3],
            tip: [side * tx, ty],
            width: 0.34,
            bend: side * -0.14,
            pigment: 'foam',
            tone: 0.3,
          });
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'aged' });
      drawBeard(pen, { pigment: 'foam', tipY: 1.9, fullness: 0.5, sway: 0.1 });
      drawPointedHat(pen, 'water', 'gold');
      for (const [x, y, scale] of [
        [-0.16, -1.16, 0.12],
        [0.2, -1.2, 0.09],
        [0.06, -1.5, 0.08],
        [-0.74, -0.64, 0.07],
        [0.74, -0.64, 0.07],
      ] as const)
        drawStar(pen.at({ at: [x, y], scale }), 5, 0.45);
    });
  },
};

function drawHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.4, -0.4, 0.6, 1.3, 0.24],
      [0.44, -0.2, 0.46, 1.5, -0.2],
      [0.4, 0, 0.26, 1.5, 0.16],
      [0.4, 0.2, 0.06, 1.1, -0.1],
    ],
    {
      width: 0.38,
      bend: 0,
      pigment: 'ember',
      tone: (px, py) => clamp(0.75 - 0.3 * Math.abs(px) - 0.1 * py),
    },
  );
}

function drawSideHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.04 -0.8!, 0.4 -0.72, 0.62 -0.4, 0.66 0.1, 0.56 0.6!, 0.5 0.2, 0.47 -0.12, 0.34 -0.42, 0.02 -0.58!',
      ),
      { pigment: 'ember', tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.3) + 0.3 * y), line: side.weight.inner },
    );
    for (const hair of ['0.3 -0.58, 0.52 -0.28, 0.56 0.3', '0.44 -0.6, 0.6 -0.2, 0.6 0.3'])
      side.stroke(traced(hair), side.weight.detail, { taper: 0.5 });
  });
}

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.24 1.02!, 0.5 0.92, 0.8 1.06, 0.98 1.36, 1.0 1.66!, 0 1.72!, 0 1.5!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x) => clamp(0.2 + 0.5 * x),
      line: inner * 1.1,
    });
    side.stroke(traced('0.5 1.04, 0.5 1.34, 0.4 1.64'), detail * 1.3, { isErasing: true, taper: 0.4 });
  });
}
