import type { Concept } from '../../../lexicon/concept.ts';
import type { Language } from '../../../lexicon/entry.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { hiraganaOf } from '../../../lexicon/words/kana-names.ts';

/** Names that say themselves that somebody is young, or old. */
const aged =
  /\b(?:baby|cub|pup|pupp(?:y|ies)|seal pup|kitten|kitty|foal|colt|duckling|gosling|cygnet|owlet|mama|papa|mother|father|head|bunny|calf|fawn|lamb|chick|chicks|piglet)\b|宝宝|头|^[小幼子仔]|の子$|雏|ヒナ|^[母公雄雌]熊/u;

/** The names of beasts that a text holds, the longest first, as a pattern; null where it holds none. */
export function namesIn(text: string, beasts: ReadonlyMap<string, Concept>): string | null {
  const names = [...beasts.keys()]
    .filter((name) => text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  return names.length > 0
    ? names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    : null;
}

/** The creatures by their names, in the singular and in the plural. */
export function beastsByName(language: Language): ReadonlyMap<string, Concept> {
  return new Map(
    lexicon
      .filter(({ kind }) => kind === 'creature')
      .flatMap((concept) =>
        concept.words[language]
          .filter((word) => word === 'bunny' || !aged.test(word))
          .flatMap((word) => spellingsOf(word, language).map((name): [string, Concept] => [name, concept])),
      ),
  );
}

/** きりんの親子 is spelled as キリンの親子 is; shorter names are in too many words. */
function spellingsOf(word: string, language: Language): string[] {
  if (language === 'en') return [word, pluralOf(word)];
  const inHiragana = language === 'ja' ? hiraganaOf(word) : null;
  return inHiragana && inHiragana.length > 2 ? [word, inHiragana] : [word];
}

const irregular: Readonly<Record<string, string>> = {
  wolf: 'wolves',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  calf: 'calves',
};

function pluralOf(word: string): string {
  const [last = word] = word.split(' ').slice(-1);
  const stem = word.slice(0, word.length - last.length);
  const known = irregular[last];
  if (known) return stem + known;
  if (/[^aeiou]y$/.test(last)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(last) ? `${word}es` : `${word}s`;
}
