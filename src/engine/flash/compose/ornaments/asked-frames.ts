import { asLines, drawDoubleRing, drawLaurel } from '../arrangements/wreath.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { isLikeFocal } from './alike.ts';

/** A laurel around the focal element, for prompts that ask for a wreath; a wreath itself needs none. */
export function laurel(composition: Composition): void {
  if (isLikeFocal(composition, 'laurel')) return;
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(drawLaurel, { at: center, scale: radius * 1.34, stretch }, depth.backdrop + 2, {
    silhouette: 'fills-and-lines',
  });
}

/** A double ring around the focal element, for prompts that ask for something round. */
export function plainRing(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    drawDoubleRing,
    { at: center, scale: radius * 1.3, stretch },
    depth.backdrop + 2,
    asLines,
  );
}
