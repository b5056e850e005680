import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawVajra } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawArchedScarf } from '../../parts/clothes/arched-scarf.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareFoot, drawBareLimb, drawBareTrunk } from '../../parts/figures/bare-man.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A Nio, who guards a temple's gate: bare and wrathful, thunderbolt raised, the other hand warding off, his scarf blown about him. */
export const nio: Motif = {
  name: 'nio',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(drawArchedScarf, { contour: 0.6 });
    canvas.layer((pen) => {
      drawRaisedArm(pen, {
        line: [
          [0.58, -0.3],
          [1.3, -0.5],
          [1.02, -1.36],
        ],
        skin: 'ember',
        bangle: 'gold',
        drawHeld: (hand) => drawVajra(hand.at({ angleRad: 0.3 })),
      });
      drawBareLimb(pen, { line: '-0.56 -0.3, -1.14 -0.02, -1.06 0.62', half: [0.2, 0.17, 0.1] }, 'ember');
      drawWardingHand(pen);
      drawBothSides(pen, (side) => {
        drawBareLimb(side, { line: '0.26 1.0, 0.5 1.6, 0.44 2.2', half: [0.28, 0.22, 0.12] }, 'ember', 0.05);
        drawBareFoot(side.at({ at: [0.46, 2.24] }), 'ember');
      });
      drawBareTrunk(pen, 'ember');
      drawKilt(pen);
      drawHead(pen.at({ at: [0.02, -1.0], scale: 0.56, angleRad: 0.1 }));
    });
  },
};

/** Open, thrust out with spread fingers. */
function drawWardingHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const hand = pen.at({ at: [-1.06, 0.66], angleRad: 0.1 });
  for (const finger of [
    '-0.14 0.1!, -0.36 0.22, -0.42 0.32, -0.34 0.36, -0.1 0.24!',
    '-0.12 0.16!, -0.26 0.4, -0.24 0.5, -0.16 0.48, -0.02 0.26!',
    '-0.04 0.2!, -0.06 0.48, 0.0 0.56, 0.06 0.48, 0.08 0.24!',
    '0.06 0.18!, 0.14 0.42, 0.22 0.46, 0.24 0.38, 0.16 0.16!',
    '0.1 0.04!, 0.28 0.08, 0.36 0.02, 0.32 -0.06, 0.12 -0.06!',
  ])
    hand.fill(outlined(finger), { pigment: 'ember', tone: 0.2, line: inner });
  hand.fill(outlined('-0.12 -0.1!, 0.12 -0.1!, 0.18 0.06, 0.14 0.22, 0 0.28, -0.14 0.22, -0.18 0.08'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + x + y),
    line: inner,
  });
  hand.stroke(traced('-0.1 0.02, 0.0 0.1, 0.12 0.06'), detail * 1.3, { taper: 0.4 });
}

/** A cloth wound about his hips, its folds flying to one side. */
function drawKilt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.46 0.7!, 0.46 0.7!, 0.62 1.2, 1.0 1.62!, 0.74 1.6, 0.66 1.8!, 0.4 1.56, 0.1 1.44, -0.14 1.62!, -0.4 1.5, -0.62 1.74!, -0.6 1.2',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.4 * x + 0.3 * (y - 0.8)), line: inner * 1.2 },
  );
  for (const fold of [
    '-0.3 0.86, -0.4 1.2, -0.46 1.56',
    '-0.1 0.86, -0.14 1.2, -0.14 1.5',
    '0.14 0.86, 0.2 1.2, 0.34 1.46',
    '0.34 0.86, 0.5 1.3, 0.8 1.56',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  pen.fill(outlined('-0.48 0.64!, 0.48 0.64!, 0.5 0.82!, -0.5 0.82!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('-0.16 0.74!, 0.14 0.74!, 0.2 1.1, 0.06 1.34!, -0.02 1.1, -0.16 1.3!, -0.18 1.0'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.15 + 0.6 * (y - 0.8)),
    line: inner,
  });
}

/** Shouting, his hair drawn up into a knot. */
function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.5, detail });
  drawManFace(pen, { skin: 'ember', mood: 'stern' });
  pen.fill(
    outlined(
      '-0.26 0.46!, -0.12 0.38, 0 0.4, 0.12 0.38, 0.26 0.46!, 0.26 0.66, 0.12 0.76, -0.12 0.76, -0.26 0.66',
    ),
    {
      black: 'always',
      tone: 0,
    },
  );
  pen.fill(outlined('-0.2 0.45!, 0 0.42, 0.2 0.45!, 0.16 0.52!, -0.16 0.52!'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  pen.fill(outlined('-0.16 0.72!, -0.1 0.62, 0.1 0.62, 0.16 0.72!, 0 0.75'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  pen.fill(symmetric('0 -1.62, 0.2 -1.52, 0.26 -1.28, 0.14 -1.08, 0 -1.06'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: pen.weight.inner,
  });
  pen.fill(symmetric('0 -1.1, 0.36 -0.98, 0.58 -0.66, 0.6 -0.2!, 0.48 -0.4, 0.26 -0.54, 0 -0.56'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: pen.weight.inner,
  });
  drawGleams(
    pen,
    ['0.08 -1.0, 0.3 -0.86, 0.46 -0.6', '-0.08 -1.0, -0.3 -0.86, -0.46 -0.6', '0 -1.04, 0 -0.66'],
    detail * 1.3,
  );
  pen.fill(outlined('-0.18 -1.14!, 0.18 -1.14!, 0.16 -1.02!, -0.16 -1.02!'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
}
