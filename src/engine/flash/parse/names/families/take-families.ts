import type { TokenBuffer } from '../../token-buffer.ts';
import { cjkFamilies } from './cjk-families.ts';
import { englishFamilies } from './english-families.ts';
import type { Family } from './family.ts';

/** The families of beasts that a prompt tells of; all but the names of the grown ones is consumed. */
export function takeFamilies(buffer: TokenBuffer): Family[] {
  return [...englishFamilies(buffer), ...cjkFamilies(buffer)];
}
