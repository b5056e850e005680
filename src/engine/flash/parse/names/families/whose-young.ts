import type { FamilySaid } from './family-said.ts';
import { isOneKind } from './kinship.ts';
import { isYoungOf } from './young-words.ts';

/** Who may be people as well, unless somebody's. */
const people = /^(?:child|children|sons?|daughters?|kids?|toddlers?|infants?|newborns?|me)$/;
const anyones = /^(?:baby|babies|little ones?|young(?: ones?)?|offspring)$/;
const whose = /\b(?:her|his|its|their)\b/;
const pets = /^(?:dog|cat|horse)$/;

/** "An eagle carrying a baby". */
function isCarriedOff({ beast, quantity, link }: FamilySaid): boolean {
  return beast.traits.has('bird') && /\b(?:carrying|holding)/.test(link) && /^an? *$/.test(quantity);
}

/** Whether the young are those of the beast, and not somebody's or something else. */
export function isTheirs(said: FamilySaid): boolean {
  const { form, beast, young, youngBeast, quantity, link } = said;
  const hasParents = said.parents !== '';
  const isOwned = whose.test(quantity);
  // "Baby elephant with flowers" is alone; so is "lion cub with her paw".
  if (youngBeast) return isOneKind(beast, youngBeast) && (said.isNamed || hasParents);
  if (people.test(young)) {
    // "A wolf, a mother and child": those have an article of their own.
    if (form === 'apposed' && said.all === '') return false;
    return hasParents || isOwned || (/^kids?$/.test(young) && beast.name === 'goat');
  }
  if (!isYoungOf(young, beast)) return false;
  if (anyones.test(young)) {
    // A stork brings people theirs; no bird carries its own.
    if (!isOwned && !hasParents && (beast.name === 'stork' || isCarriedOff(said))) return false;
    return hasParents || (form !== 'young-first' && (isOwned || !pets.test(beast.name)));
  }
  // "On my calf with elephants" is a place.
  return (hasParents || form !== 'young-first' || !/^cal(?:f|ves)$/.test(young)) && link !== ',';
}
