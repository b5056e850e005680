import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCurledUp } from '../../parts/any-beast/curled-up.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';
import { drawLyingDog } from '../../parts/dogs/dog-poses.ts';
import type { DogBuild } from '../../parts/dogs/dog-profile.ts';
import { drawHowlingWolf } from '../../parts/dogs/howling-wolf.ts';
import { drawStandingDog } from '../../parts/dogs/running-dog.ts';
import { drawRunningWolf } from '../../parts/dogs/running-wolf.ts';

const head = symmetric(
  '0 -0.7, 0.2 -0.7, 0.42 -0.62, 0.6 -0.46, 0.7 -0.24, 0.74 -0.04, 0.96 0.06!, 0.82 0.12!, 1.04 0.32!, 0.82 0.32!, 0.96 0.56!, 0.74 0.5!, 0.8 0.76!, 0.58 0.64!, 0.58 0.88!, 0.42 0.78!, 0.34 0.84, 0.2 0.88, 0 0.9',
);
const cheek = outlined(
  '0.17 0.36!, 0.13 0.16, 0.26 0.06, 0.42 0.0, 0.56 -0.14!, 0.6 0.04, 0.72 0.1!, 0.68 0.18!, 0.82 0.34!, 0.68 0.34!, 0.74 0.52!, 0.58 0.48!, 0.6 0.68!, 0.46 0.6!, 0.4 0.74, 0.3 0.66',
);
const ear = {
  outer: outlined('0.2 -0.6!, 0.28 -0.92, 0.5 -1.3!, 0.68 -1.0, 0.76 -0.7, 0.7 -0.3!'),
  inner: outlined('0.34 -0.64!, 0.39 -0.88, 0.51 -1.1!, 0.6 -0.88, 0.65 -0.66, 0.62 -0.46!'),
};

const build: DogBuild = { coat: 'grey', light: 'foam', ear: 'pricked', tail: 'brush' };

/** A wolf's head: from the front, snarling from the front, and howling in profile. */
export const wolf: Motif = {
  name: 'wolf',
  tinted: ['grey'],
  poses: {
    howling: { draw: (canvas) => canvas.layer((pen) => drawHowlingWolf(pen)) },
    facing: { draw: (canvas) => canvas.layer((pen) => drawHowlingWolf(pen, -0.15)) },
    running: { draw: (canvas) => canvas.layer(drawRunningWolf) },
    prowling: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
    side: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
    prone: { draw: (canvas) => canvas.layer((pen) => drawLyingDog(pen, build)) },
    standing: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
    sleeping: {
      draw: (canvas) =>
        canvas.layer((pen) => drawCurledUp(pen, { coat: 'grey', light: 'foam', head: 'dog' })),
    },
    roaring: { draw: (canvas) => canvas.layer((pen) => drawWolfHead(pen, true)) },
    head: { draw: (canvas) => canvas.layer((pen) => drawWolfHead(pen, canvas.kit.variant % 2 === 1)) },
  },
  draw(canvas) {
    const { variant } = canvas.kit;
    canvas.layer((pen) => (variant === 2 ? drawHowlingWolf(pen) : drawWolfHead(pen, variant % 2 === 1)));
  },
};

/** A wolf's head from the front. */
export function drawWolfHead(pen: Pen, isSnarling: boolean): void {
  drawCanineFace(pen, { coat: 'grey', light: 'foam', iris: 'gold', head, cheek, ear, isSnarling });
}
