import { withTrait } from '../../../lexicon/lexicon.ts';

/** Who smiles as it is drawn. */
const smiling = withTrait('smiling');

/** Whether somebody is drawn smiling. */
export function isSmiling(name: string): boolean {
  return smiling.has(name);
}
