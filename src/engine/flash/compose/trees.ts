import { withTrait } from '../lexicon/lexicon.ts';

/** What stands rooted beside or above others. */
export const treeNames = withTrait('tree');
