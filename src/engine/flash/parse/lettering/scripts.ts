import { mantras } from '../../lexicon/scripts/mantras.ts';
import { sanskritWords } from '../../lexicon/scripts/sanskrit.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import { takeSeeds } from './seeds.ts';

/** The names of scripts as prompts ask for them, letters and manner included. */
const letters =
  '(?: (?:script|letters?|lettering|calligraphy|text|characters?|writing|symbols?|words?|fonts?|language|name))*';
const names = {
  tibetan: `\\btibetan\\b${letters}|藏[文语語]|チベット(?:文字|語)`,
  siddham: `\\bsiddham\\b${letters}|悉[曇昙](?:文字?|体|體|梵文|梵字)?|梵字`,
  devanagari: `\\b(?:sanskrit|devanagari|hindi)\\b${letters}|梵[文语語]|天城[文体體]|サンスクリット(?:語|文字)?|デーヴァナーガリー(?:文字)?|ヒンディー語|印地[文语語]`,
} as const;
type Script = keyof typeof names;
const scripts = Object.keys(names) as Script[];
const asked: Readonly<Record<Script, RegExp>> = {
  tibetan: new RegExp(names.tibetan, 'iu'),
  siddham: new RegExp(names.siddham, 'iu'),
  devanagari: new RegExp(names.devanagari, 'iu'),
};

/** What stands between a script and a word. */
const before =
  '(?:[\\s:：,，、"“”「」\']|tattoo|for|of|that says|that means|saying|meaning|reading|[のでに的写字])*';
const after =
  '(?:[\\s,，、"“”「」\']|symbol|tattoo|written|spelled|spelt|lettering|in|the|の|を|と|用|写成|的)*';
const lead = '(?:\\b(?:the )?(?:word|name|mantra|phrase)s? (?:for |of )?)?["“「]?';

/** The words of a mantra are not to be written as they stand where they are quoted. */
const unquoted = (pattern: string) => `(?<!["“「])(?:${pattern})(?!["”」])`;

function anyOf(words: string): string {
  return words
    .split('|')
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
}

/** A word as a prompt spells it: Latin letters stand alone. */
const alone = (words: string) => `(?<![\\p{Script=Latin}])(?:${words})(?![\\p{Script=Latin}])`;

/**
 * Finds what is to be written in the script of India, of Tibet or of the seed syllables: a syllable by its name or by
 * its buddha, a mantra by its name, a word with the script that it is wanted in. What tells it is consumed.
 */
export function takeScripts(buffer: TokenBuffer): string | null {
  return takeMantra(buffer) ?? takeSanskrit(buffer) ?? takeSeeds(buffer);
}

const mantraWords = mantras.map(({ en, zh, ja, texts }) => {
  const words = alone([en, zh, ja].filter(Boolean).join('|'));
  return { texts, words, unquoted: new RegExp(unquoted(words), 'iu'), any: new RegExp(words, 'iu') };
});

function takeMantra(buffer: TokenBuffer): string | null {
  const { spelledRest } = buffer;
  const wanted = scripts.find((script) => asked[script].test(spelledRest));
  const mantra = mantraWords.find((of) => (wanted ? of.any : of.unquoted).test(spelledRest));
  if (!mantra) return null;
  const { texts, words } = mantra;
  const text = (wanted && texts[wanted]) ?? Object.values(texts)[0];
  if (text === undefined) return null;
  buffer.consumeSpelled(new RegExp(`${lead}${words}(?:["”」]|\\s+mantra\\b|心?[咒呪])?`, 'giu'));
  for (const script of scripts)
    if (texts[script]) buffer.consumeSpelled(new RegExp(`(?:in )?(?:${names[script]})[での]?`, 'giu'));
  buffer.consumeSpelled(new RegExp(around, 'giu'));
  return text;
}

/** How a mantra is set about something, which is a wish. */
const around =
  '(?:环|围|盘|缠)绕(?:着|在)?|(?:手[臂腕]上?)?(?:绕|缠)?一[圈周]|(?:圆形|圓形|环形|環形)(?:排列)?|(?:圆|円形?|輪)(?:く|に|状に|環)|の?周り[にを]|を囲[むん](?:だ|で)?|[にを]囲まれた|\\b(?:wrapp?(?:ed|ing)|written|going|set|arranged) (?=around|in a)';

/** Words for what could as well be drawn beside the script: these are written where the prompt says so. */
const pictured: ReadonlySet<string> = new Set([
  ...['padma', 'simha', 'surya', 'chandra', 'agni', 'jala', 'prithvi', 'akasha', 'jyoti', 'hridaya', 'mata'],
  ...['pita', 'kutumba', 'putra', 'putri', 'vira', 'deva', 'devi', 'buddha', 'shiva', 'vishnu', 'brahma'],
  ...['krishna', 'ganesha', 'durga', 'kali', 'lakshmi', 'sarasvati', 'hanuman', 'rama', 'yoga', 'dhyana'],
]);
const joiner =
  /\b(?:in|for|of|words?|names?|meaning|means|says|saying|reading|spelled|spelt|written)\b|[的のでに写用]/iu;

function takeSanskrit(buffer: TokenBuffer): string | null {
  const { spelledRest } = buffer;
  if (!asked.devanagari.test(spelledRest)) return null;
  let found: { text: string; start: number; end: number; length: number } | null = null;
  for (const { text, en, zh, ja, roman } of sanskritWords) {
    const words = alone(anyOf([en, zh, ja, roman].filter(Boolean).join('|')));
    const match =
      new RegExp(`(?:${names.devanagari})${before}(?:the word )?(${words})["”」]?`, 'diu').exec(
        spelledRest,
      ) ?? new RegExp(`${lead}(${words})${after}(?:${names.devanagari})`, 'diu').exec(spelledRest);
    const length = match?.[1]?.length ?? 0;
    if (match && pictured.has(roman) && !joiner.test(match[0].replace(match[1] ?? '', ''))) continue;
    if (match && length > (found?.length ?? 0))
      found = { text, start: match.index, end: match.index + match[0].length, length };
  }
  if (!found) {
    // The om is of no other script.
    buffer.consumeAll(/(?<=\b(?:om|aum)\b(?: symbol| sign)?) in (?:sanskrit|devanagari|hindi)\b/gu);
    return null;
  }
  buffer.consume(found.start, found.end);
  return found.text;
}
