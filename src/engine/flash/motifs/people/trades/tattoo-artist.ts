import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawTattooMachineAtWork } from '../../parts/tools-and-things/tattoo-machine-at-work.ts';

/** A tattoo artist on a stool, the machine on somebody's outstretched arm. */
export const tattooArtist: Motif = {
  name: 'tattoo-artist',
  tinted: ['petal'],
  carries: ['tattoo-machine', 'arm'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStool(pen);
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'bearded',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'dark',
          gloves: 'dark',
        },
        (held) => {
          drawTattoos(held);
          drawRest(held);
          drawOthersArm(held);
          drawTattooMachineAtWork(held.at({ at: [0.94, 0.06], angleRad: -0.55 }));
        },
      );
    });
  },
};

function drawStool(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.5 0.5, -0.5 1.1', half: [0.07, 0.07] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-0.86 1.3!, -0.7 1.14, -0.3 1.14, -0.14 1.3!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.9 0.42, -0.5 0.38, -0.1 0.42, -0.12 0.58, -0.5 0.62, -0.88 0.58'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
}

/** On the artist's own arm, below the sleeve. */
function drawTattoos(pen: Pen): void {
  pen.stroke(traced('0.28 -0.1, 0.34 -0.02, 0.44 -0.06'), pen.weight.detail * 1.6);
}

/** What the arm lies on. */
function drawRest(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '1.16 0.6, 1.16 1.2', half: [0.07, 0.07] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  pen.fill(outlined('0.82 1.3!, 0.96 1.16, 1.36 1.16, 1.5 1.3!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.5 0.5!, 1.8 0.5!, 1.82 0.66, 1.7 0.72!, 0.6 0.72!, 0.48 0.66'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
}

/** From the right, a fist at its end, two bands around it. */
function drawOthersArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '2.06 0.3, 1.6 0.32, 1.0 0.38, 0.64 0.4', half: [0.24, 0.22, 0.18, 0.12] },
    { pigment: 'bone', tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.34)) },
  );
  pen.fill(outlined('0.7 0.27!, 0.52 0.22, 0.36 0.28, 0.32 0.42, 0.42 0.53, 0.62 0.54, 0.7 0.5!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.3)),
    line: inner,
  });
  for (const y of [0.33, 0.41, 0.48]) pen.stroke(traced(`0.34 ${y}, 0.48 ${y}`), detail * 1.2);
  pen.fill(outlined('1.7 0.02!, 2.1 0.0!, 2.1 0.62!, 1.7 0.58!'), {
    pigment: 'water',
    tone: (_, y) => clamp(0.1 + 0.8 * (y - 0.1)),
    line: inner,
  });
  for (const [x, width] of [
    [1.26, 0.05],
    [1.42, 0.1],
  ] as const)
    pen.fill(
      outlined(
        `${x} 0.17!, ${x + width} 0.16!, ${x + width + 0.03} 0.36, ${x + width} 0.54!, ${x} 0.55!, ${x + 0.03} 0.36`,
      ),
      { black: 'always', tone: 1 },
    );
}

const pose: Pose = {
  head: { at: [0.1, -0.9], angleRad: 0.42 },
  spine: '-0.1 -0.66, -0.36 -0.24, -0.5 0.24',
  arms: ['0.06 -0.5, 0.3 -0.02, 0.72 0.24', '-0.14 -0.5, 0.22 -0.06, 0.72 -0.16'],
  legs: ['-0.4 0.28, 0.16 0.3, 0.24 1.12', '-0.5 0.28, 0.06 0.42, 0.02 1.12'],
  toes: [0, 0],
};
