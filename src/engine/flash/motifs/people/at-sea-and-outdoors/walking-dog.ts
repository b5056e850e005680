import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawStandingDog } from '../../parts/dogs/running-dog.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit } from '../../parts/figures/pose.ts';
import { walkingPose } from '../../parts/figures/walking-pose.ts';

const manOut: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'water',
  sleeves: 'long',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'wood',
};

/** Somebody with a dog on a leash, both walking to the right. */
export const manWalkingDog: Motif = walkingDog('man-walking-dog', manOut);
export const womanWalkingDog: Motif = walkingDog('woman-walking-dog', {
  ...manOut,
  hair: 'tail',
  top: 'petal',
  bottoms: 'water',
});

function walkingDog(name: string, outfit: Outfit): Motif {
  return {
    name,
    tinted: [outfit.top ?? 'petal'],
    carries: ['dog'],
    draw(canvas) {
      canvas.layer((pen) =>
        drawStandingDog(pen.at({ at: [0.86, 0.84], scale: 0.58 }), {
          coat: 'gold',
          light: 'scroll',
          ear: 'hanging',
          tail: 'slim',
        }),
      );
      canvas.layer((sheet) => {
        const pen = sheet.at({ at: [-0.72, 0] });
        drawMovingFigure(
          pen,
          {
            ...walkingPose,
            arms: ['0.12 -0.72, 0.26 -0.24, 0.34 0.14', '-0.06 -0.72, 0.04 -0.24, 0.46 -0.1'],
          },
          outfit,
          (held) => held.stroke(traced('0.56 -0.08, 1.0 0.42, 1.5 0.58, 2.0 0.5'), held.weight.inner * 1.8),
        );
      });
    },
  };
}
