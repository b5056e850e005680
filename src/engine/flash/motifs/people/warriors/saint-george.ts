import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { westernDragon } from '../../mythical-beasts/western-dragon.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';
import { drawRunningHorse } from '../../parts/hoofed-beasts/running-horse.ts';

const rearing = -0.3;

/** Saint George on his white horse, who drives his lance into the dragon beneath him. */
export const saintGeorge: Motif = {
  name: 'saint-george',
  tinted: ['leaf'],
  carries: ['dragon', 'western-dragon', 'horse', 'knight', 'spear'],
  draw(canvas) {
    canvas.part((own) => westernDragon.draw(own), { at: [-0.1, 1.6], scale: 0.95 });
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.2, -0.5], angleRad: rearing });
      drawRunningHorse(pen.at({ scale: 1.1 }), { coat: 'foam', mane: 'grey' });
      drawSaddle(pen.at({ at: [0, -0.4] }));
    });
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.5, -1.02], scale: 0.84, angleRad: rearing * 0.4 });
      drawMovingFigure(pen, pose, armour, (held) => {
        drawHelm(held.at(pose.head).at({ scale: 0.46 }));
      });
    });
    canvas.layer(drawLance, { contour: 0.7 });
  },
};

const leg = '0.02 0.06, 0.46 0.42, 0.3 0.96';
const pose: Pose = {
  head: { at: [0.24, -1.06], angleRad: 0.2 },
  spine: '0.12 -0.78, 0.04 -0.36, -0.04 0.06',
  arms: ['0.24 -0.64, 0.5 -0.3, 0.86 -0.24', '0.04 -0.62, -0.44 -0.78, -0.34 -1.26'],
  // One leg covers the other, which is on the far side of the horse.
  legs: [leg, leg],
  toes: [0.1, 0.1],
};
const armour: Outfit = {
  hair: 'bald',
  top: 'steel',
  sleeves: 'long',
  bottoms: 'steel',
  legs: 'long',
  shoes: 'steel',
  gloves: 'steel',
};

function drawSaddle(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.5 -0.06!, -0.3 0.02, 0.0 0.02, 0.2 -0.08!, 0.28 0.1, 0.2 0.6!, -0.1 0.7, -0.5 0.62!, -0.56 0.1',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.2 + 0.4 * x + 0.3 * y),
      line: pen.weight.inner * 1.1,
    },
  );
}

/** Closed, with a red plume. */
function drawHelm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.0 -0.74!, -0.2 -1.1, -0.66 -1.16, -1.0 -0.86, -1.16 -0.36!, -0.84 -0.56, -0.6 -0.5, -0.36 -0.6!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.3 - 0.3 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '-0.5 0.4!, -0.6 -0.1, -0.46 -0.58, -0.04 -0.78, 0.36 -0.6, 0.52 -0.24, 0.66 0.06!, 0.5 0.46, 0.3 0.66!, 0.0 0.6',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.15 - 0.4 * x + 0.3 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.2 -0.16, 0.2 -0.14, 0.56 -0.12'), inner * 2.6);
  pen.stroke(traced('-0.24 -0.34, -0.2 0.1, 0.0 0.56'), inner);
  for (const x of [0.24, 0.36, 0.48]) pen.dot([x, 0.16], detail * 2.4);
}

/** From above his shoulder down into the dragon's jaws. */
function drawLance(pen: Pen): void {
  const { inner } = pen.weight;
  const lance = pen.at({ at: [-0.92, -2.04], angleRad: 2.579, scale: 1.27 });
  lance.fill(outlined('-0.05 0.9!, 0.05 0.9!, 0.045 -2.2!, -0.045 -2.2!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  lance.fill(outlined('0 -2.66!, 0.12 -2.3, 0.06 -2.14!, -0.06 -2.14!, -0.12 -2.3'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner,
  });
}
