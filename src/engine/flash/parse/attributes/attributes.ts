import { isFallbackWord } from '../../lexicon/fallback-words.ts';
import { lookAlikeOf } from '../../lexicon/seen/look-alikes.ts';
import type { Finding } from '../names/finding.ts';
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
 * The subject that a finding names, with the count and the colour that stand before it; these are consumed.
 *
 * @param isOnly whether nothing else is named, so that a colour anywhere is its own
 */
export function describe(
  buffer: TokenBuffer,
  finding: Finding,
  text: string,
  isOnly: boolean,
): Said<Omit<Subject, 'pose' | 'isBroken' | 'time'>> {
  const { concept, isPlural, isIdea } = finding;
  const word = buffer.spelled(finding);
  const { counted, color: said } = saidBeside(buffer, finding, text, isPlural || concept.kind !== 'object');
  const color =
    said ??
    takeColorAfter(buffer, finding.end, text.slice(finding.end)) ??
    colorInName(concept, word) ??
    (isOnly ? takeColorAlone(buffer) : null);
  const pigment = color?.pigment ?? null;
  const colorWord = color?.word ?? null;
  const several = isPlural ? pluralCount(concept) : 1;
  const count = isPairItself(finding, word, text, counted)
    ? 1
    : (twoByName(word) ?? counted?.count ?? several);
  const language = languageOf(concept, word, buffer.original);
  const [name = ''] = concept.words[language];
  // What has no kana may be Japanese: who says its usual name needs to be told no other.
  const isOther = !isUsualName(word, name) && !(language === 'zh' && concept.words.ja[0] === word);
  const alike = lookAlikeOf(concept);
  const isStandIn =
    alike !== null ||
    (isOther &&
      (isIdea ||
        isAllNear(finding) ||
        // The boat of "a boat sailing" is a ship.
        (finding.near !== null &&
          [word, buffer.spelled(finding.near)].some((said) => isFallbackWord(said)))));
  // Two babies are not two mothers, each with one.
  const isTwoAlready = isStandIn && counted !== null && concept.name === 'mother-and-child';
  return {
    said: {
      concept,
      word,
      language,
      count: isTwoAlready ? 1 : Math.min(most, count),
      pigment,
      colorWord,
      standIn: isStandIn ? (alike?.words[language] ?? name) : null,
      otherName: isOther && !isStandIn ? name : homographOf(word, language),
    },
    unmet:
      counted && (count > most || isTwoAlready || isOneOfSeveral(finding, word, counted, text))
        ? [buffer.placed(counted)]
        : [],
  };
}

/** Whether all of a name is one for which its drawing is only the nearest. */
function isAllNear({ near, start, end }: Finding): boolean {
  return near !== null && near.start === start && near.end === end;
}
