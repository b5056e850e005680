import { withTrait } from '../../lexicon/lexicon.ts';

/** What a hand shows, and itself a hand. */
export const gestures = withTrait('gesture');

/** Between a hand and its gesture. */
export const doing =
  /^$|^ (?:(?:doing|making|showing|giving|throwing(?: up)?|holding up|flashing|with|in) )?(?:an? |the )?$/;
