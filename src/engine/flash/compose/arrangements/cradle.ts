import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import { drawCrescent } from '../../motifs/parts/sky-and-land/moon.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { isLikeFocal } from '../ornaments/alike.ts';
import { setPatterns } from '../parts/backing.ts';
import { setBanner } from '../parts/banner.ts';
import { setFlowerBase } from '../parts/flowers.ts';
import { setFocalGroup } from '../parts/focal-group.ts';
import { setLand, setWater } from '../parts/land.ts';
import { setDrift, setSmallDisc } from '../parts/sky.ts';

const size = 500;
const radius = 400;

/** The focal element sits in a large crescent, unless it has one of its own. */
export function cradle(composition: Composition): void {
  const isMoonAsked = composition.roles.disc?.name === 'moon';
  const turn = 0.4;
  if (isMoonAsked && composition.roles.disc) {
    composition.place(composition.roles.disc, { at: [-40, 0], size: radius * 2.1 }, depth.backdrop);
  } else if (!hasMoon(composition)) {
    composition.ornament(
      (pen) => drawCrescent(pen.at({ angleRad: turn })),
      { scale: radius },
      depth.backdrop,
      {
        contour: 1,
      },
    );
  }
  setFocalGroup(composition, { at: [30, 20], size });
  if (!isMoonAsked) setSmallDisc(composition, size);
  setPatterns(composition);
  setDrift(composition, size);
  setLand(composition, size);
  setFlowerBase(composition, size * 1.1);
  setWater(composition, size);
  setBanner(composition);
  const hasStars = !isLikeFocal(composition, 'stars');
  for (let i = 0; i < 5; i++) {
    const at = [composition.random.between(170, 330), composition.random.between(-330, -150)] as const;
    composition.ornament(
      (pen) => (hasStars ? drawStar(pen, 4, 0.28) : pen.dot([0, 0], 4)),
      { at, scale: composition.random.between(9, 22) },
      depth.sparks,
      {
        contour: 0,
        silhouette: 'fills-and-lines',
      },
    );
  }
}

/** Whether the focal element is a moon, or is drawn with one. */
function hasMoon({ roles: { focal } }: Composition): boolean {
  return (
    focal?.motif.carries?.includes('moon') === true ||
    focal?.subjects.some(({ concept }) => concept.name === 'moon') === true
  );
}
