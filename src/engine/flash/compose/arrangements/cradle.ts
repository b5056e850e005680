import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import { drawCrescent } from '../../motifs/parts/sky-and-land/moon.ts';
import { depth } from '../depth.ts';
import { isLikeHero } from '../ornaments/alike.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setFlowerBase } from '../parts/flowers.ts';
import { setHeroGroup } from '../parts/hero-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDrift, setSmallDisc } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

const size = 500;
const radius = 400;

/** The hero sits in a large crescent, unless it has one of its own. */
export function cradle(stage: Stage): void {
  const isMoonAsked = stage.cast.disc?.name === 'moon';
  const turn = 0.4;
  if (isMoonAsked && stage.cast.disc) {
    stage.place(stage.cast.disc, { at: [-40, 0], size: radius * 2.1 }, depth.backdrop);
  } else if (!hasMoon(stage)) {
    stage.ornament((pen) => drawCrescent(pen.at({ angleRad: turn })), { scale: radius }, depth.backdrop, {
      contour: 1,
    });
  }
  setHeroGroup(stage, { at: [30, 20], size });
  if (!isMoonAsked) setSmallDisc(stage, size);
  setPatterns(stage);
  setDrift(stage, size);
  setLand(stage, size);
  setFlowerBase(stage, size * 1.1);
  setWater(stage, size);
  setBanner(stage);
  const hasStars = !isLikeHero(stage, 'stars');
  for (let i = 0; i < 5; i++) {
    const at = [stage.random.between(170, 330), stage.random.between(-330, -150)] as const;
    stage.ornament(
      (pen) => (hasStars ? drawStar(pen, 4, 0.28) : pen.dot([0, 0], 4)),
      { at, scale: stage.random.between(9, 22) },
      depth.sparks,
      {
        contour: 0,
        silhouette: 'cells-and-lines',
      },
    );
  }
}

/** Whether the hero is a moon, or is drawn with one. */
function hasMoon({ cast: { hero } }: Stage): boolean {
  return (
    hero?.motif.carries?.includes('moon') === true ||
    hero?.subjects.some(({ concept }) => concept.name === 'moon') === true
  );
}
