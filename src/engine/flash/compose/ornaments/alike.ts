import type { ConceptName } from '../../lexicon/concept.ts';
import type { Composition } from '../composition.ts';

/** Leading subjects which an ornament would only repeat: a laurel around a laurel looks like a mistake. */
const alike = {
  laurel: ['laurel', 'bay-branch', 'olive-branch', 'branch', 'vine', 'ivy', 'flower-crown', 'mizuhiki'],
  rays: ['sun', 'sun-face', 'aztec-sun', 'eclipse', 'sunset', 'sea-sunset', 'fireworks', 'halo', 'tarot-sun'],
  stars: [
    'star',
    'nautical-star',
    'shooting-star',
    'bethlehem-star',
    'star-of-david',
    'sheriff-star',
    'pentagram',
    'night-sky',
  ],
  circle: ['enso', 'ring', 'wedding-rings', 'magic-circle', 'full-moon'],
  triangle: ['triangle', 'triforce', 'deathly-hallows', 'pyramid'],
} as const satisfies Readonly<Record<string, readonly ConceptName[]>>;

/** Whether what leads the design is itself such an ornament: then another one is set. */
export function isLikeFocal(composition: Composition, ornament: keyof typeof alike): boolean {
  const names: readonly string[] = alike[ornament];
  return composition.roles.focal?.subjects.some(({ concept }) => names.includes(concept.name)) ?? false;
}
