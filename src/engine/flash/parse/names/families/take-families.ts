import type { Slate } from '../../slate.ts';
import { cjkFamilies } from './cjk-families.ts';
import { englishFamilies } from './english-families.ts';
import type { Family } from './family.ts';

/** The families of beasts that a prompt tells of; all but the names of the grown ones is wiped off. */
export function takeFamilies(slate: Slate): Family[] {
  return [...englishFamilies(slate), ...cjkFamilies(slate)];
}
