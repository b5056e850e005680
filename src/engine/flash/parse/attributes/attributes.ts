import { isFallbackWord } from '../../lexicon/fallback-words.ts';
import { lookAlikeOf } from '../../lexicon/seen/look-alikes.ts';
import type { Mention } from '../names/mention.ts';
import { homographOf, isUsualName, languageOf } from '../names/usual-name.ts';
import type { Subject } from '../reading.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { pluralCount } from './count.ts';
import { saidBeside } from './said-beside.ts';
import { colorInName, takeColorAfter, takeColorAlone } from './said-color.ts';
import { isOneOfSeveral, isPairItself, twoByName } from './several.ts';

/** More of one thing than this is drawn as this many. */
const most = 5;

/** What a prompt says of a subject, and the words for what its drawing will not show. */
export interface Said<T> {
  readonly said: T;
  readonly unmet: readonly PlacedWord[];
}

/**
 * The subject that a mention names, with the count and the colour that stand before it; these are consumed.
 *
 * @param isOnly whether nothing else is named, so that a colour anywhere is its own
 */
export function describe(
  buffer: TokenBuffer,
  mention: Mention,
  text: string,
  isOnly: boolean,
): Said<Omit<Subject, 'pose' | 'isBroken' | 'time'>> {
  const { concept, isPlural, isIdea } = mention;
  const word = buffer.spelled(mention);
  const { counted, color: said } = saidBeside(buffer, mention, text, isPlural || concept.kind !== 'object');
  const color =
    said ??
    takeColorAfter(buffer, mention.end, text.slice(mention.end)) ??
    colorInName(concept, word) ??
    (isOnly ? takeColorAlone(buffer) : null);
  const pigment = color?.pigment ?? null;
  const colorWord = color?.word ?? null;
  const several = isPlural ? pluralCount(concept) : 1;
  const count = isPairItself(mention, word, text, counted)
    ? 1
    : (twoByName(word) ?? counted?.count ?? several);
  const language = languageOf(concept, word, buffer.original);
  const [name = ''] = concept.words[language];
  // What has no kana may be Japanese: who says its usual name needs to be told no other.
  const isOther = !isUsualName(word, name) && !(language === 'zh' && concept.words.ja[0] === word);
  const alike = lookAlikeOf(concept);
  const isFallback =
    alike !== null ||
    (isOther &&
      (isIdea ||
        isFallbackAlone(mention) ||
        // The boat of "a boat sailing" is a ship.
        (mention.fallback !== null &&
          [word, buffer.spelled(mention.fallback)].some((said) => isFallbackWord(said)))));
  // Two babies are not two mothers, each with one.
  const isTwoAlready = isFallback && counted !== null && concept.name === 'mother-and-child';
  return {
    said: {
      concept,
      word,
      language,
      count: isTwoAlready ? 1 : Math.min(most, count),
      pigment,
      colorWord,
      fallback: isFallback ? (alike?.words[language] ?? name) : null,
      otherName: isOther && !isFallback ? name : homographOf(word, language),
    },
    unmet:
      counted && (count > most || isTwoAlready || isOneOfSeveral(mention, word, counted, text))
        ? [buffer.placed(counted)]
        : [],
  };
}

/** Whether all of a name is one for which its drawing is only the nearest. */
function isFallbackAlone({ fallback, start, end }: Mention): boolean {
  return fallback !== null && fallback.start === start && fallback.end === end;
}
