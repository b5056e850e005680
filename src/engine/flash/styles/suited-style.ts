import { type StyleId, type StyleReason, stylesMadeOfExtras } from '#contract/style-ids.ts';
import type { Reading } from '../parse/reading.ts';
import { hashText } from '../random/hash.ts';
import { Random } from '../random/random.ts';
import { isMonochrome } from '../unmet-looks.ts';
import { wordsAlone } from './lettering.ts';
import { namedStyle } from './named-style.ts';
import { styles } from './registry.ts';
import { sparing } from './sparing.ts';
import type { Style } from './style.ts';

/** The style that a design is drawn in; `because` says why it was picked, null where a person chose it. */
export interface SuitedStyle {
  readonly style: Style;
  readonly because: StyleReason | null;
}

interface Wanted {
  readonly prompt: string;
  readonly reading: Reading;
  readonly isColor: boolean;
  readonly hasPicture: boolean;
  readonly seed: number;
  readonly hasExtras?: boolean | undefined;
}

/** How large people say a tattoo is to be when they want little drawn. */
const smallness =
  /\b(?:small|tiny|little|mini(?:ature|mal(?:ist|istic)?)?|micro|dainty|delicate|simple)\b|小小|[很超]小|小(?:巧|型|图案|纹身)|迷你|极简|極簡|简约|精致|小さ[いな]|ミニ|ワンポイント|シンプル/iu;

/** What suits most words in colour, and in black. */
const colorful: readonly StyleId[] = ['old-school', 'neo-traditional', 'watercolor', 'fine-line', 'dotwork'];
const black: readonly StyleId[] = ['blackwork', 'black-grey', 'dotwork', 'fine-line', 'sketch', 'old-school'];

/**
 * The style for a prompt of which nobody has chosen one: one that it names, else one of those that suit what it asks
 * for, by the seed. Nothing is drawn then that nobody asked for, unless the named style's manner is to, or they are wanted.
 */
export function suitedStyle(wanted: Wanted): SuitedStyle {
  const { hasExtras } = wanted;
  const named = namedStyle(wanted.prompt);
  if (named && isWritable(named, wanted.reading))
    return { style: inManner(styles[named], 'named', hasExtras), because: 'named' };
  const { suiting, because } = suitingStyles(wanted);
  const id = new Random(hashText(`suited|${wanted.prompt}`) ^ wanted.seed).pick(suiting);
  return { style: inManner(styles[id], because, hasExtras), because };
}

/**
 * A style as it draws where it was picked for that reason: nothing that nobody asked for; null, where it was chosen.
 *
 * @param hasExtras what was said of it; left out, what is chosen sets them
 */
export function inManner(style: Style, because: StyleReason | null, hasExtras?: boolean): Style {
  if (because === 'letters') return { ...style, letterings: wordsAlone };
  const isChosen = because === null || because === 'named';
  if (hasExtras ?? isChosen) return style;
  return isChosen && stylesMadeOfExtras.has(style.id) ? style : sparing(style, because === 'small');
}

/** Words alone are set in any style; what is drawn is never turned into letters. */
function isWritable(named: StyleId, { subjects }: Reading): boolean {
  return named !== 'lettering' || subjects.length === 0;
}

function suitingStyles({ prompt, reading, isColor, hasPicture }: Wanted): {
  suiting: readonly StyleId[];
  because: StyleReason;
} {
  const { subjects, wishes } = reading;
  const pool = isColor && !isMonochrome(reading) ? colorful : black;
  if (hasPicture) return { suiting: pool, because: 'picture' };
  if (subjects.length === 0) return { suiting: ['lettering'], because: 'letters' };
  if (wishes.has('one-line')) return { suiting: ['fine-line'], because: 'line' };
  if (wishes.has('silhouette')) return { suiting: ['blackwork'], because: 'line' };
  if (wishes.has('minimal') || smallness.test(prompt))
    return { suiting: pool === colorful ? ['fine-line', 'old-school'] : ['fine-line'], because: 'small' };
  return { suiting: pool, because: 'suits' };
}
