import { hiraganaOf } from './fold-text.ts';
import { isCjk, unitsOf } from './units.ts';

/** One way to read a prompt, as units to look terms up in. */
export interface Reading {
  kind: 'words' | 'kana' | 'spelled' | 'squeezed';
  units: string[];
}

const leet: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
};
const leetSign = /[013457@$!|8]/g;
const letter = /\p{L}/u;
/** Shorter spelled-out words mean something by accident. */
const leastSpelled = 3;

/**
 * Every way in which a folded prompt can be meant: as it stands; with signs for letters ("n4zi"), letters held
 * ("naaazi"), dots between them ("n.a.z.i") or spaces ("n a z i"); kana of either kind; all written together.
 */
export function readingsOf(folded: string): Reading[] {
  const readings = new Map<string, Reading>();
  const add = (kind: Reading['kind'], units: string[]) => {
    if (units.length > 0) readings.set(`${kind} ${units.join(' ')}`, { kind, units });
  };
  const plain = unitsOf(folded);
  add('words', plain);
  add(
    'kana',
    plain.flatMap((unit) => (isCjk(unit) ? [...hiraganaOf(unit)] : unit)),
  );
  for (const one of ['i', 'l']) {
    for (const held of ['$1', '$1$1']) {
      const chunks = folded.split(/\s+/).map((chunk) => decode(chunk, one).replace(/(\p{L})\1{2,}/gu, held));
      add('words', unitsOf(chunks.join(' ')));
      const joined = chunks.map((chunk) => (letter.test(chunk) ? unitsOf(chunk).join('') : chunk));
      const spelled = spelledOut(joined);
      add('words', unitsOf(spelled.text));
      for (const word of spelled.words) add('spelled', [...word]);
      add('squeezed', [...joined.filter((chunk) => letter.test(chunk)).join('')]);
    }
  }
  return [...readings.values()];
}

/** A chunk with letters for the signs in it, if it has letters at all: what is only digits are digits. */
function decode(chunk: string, one: string): string {
  const bare = withoutExclamation(chunk);
  if (!letter.test(bare)) return chunk;
  return bare.replace(leetSign, (sign) => leet[sign] ?? one);
}

/** What is shouted is no letter. By hand, since a pattern for the end looks at it anew from every place. */
function withoutExclamation(chunk: string): string {
  let start = 0;
  let end = chunk.length;
  while (start < end && '!|'.includes(chunk.charAt(start))) start++;
  while (end > start && '!|'.includes(chunk.charAt(end - 1))) end--;
  return chunk.slice(start, end);
}

/** Runs of single letters written together, within the text and by themselves. */
function spelledOut(chunks: readonly string[]): { text: string; words: string[] } {
  const words: string[] = [];
  const text: string[] = [];
  let run = '';
  let single: string[] = [];
  for (const chunk of [...chunks, '']) {
    if ([...chunk].length === 1 && letter.test(chunk) && !isCjk(chunk)) {
      run += chunk;
      single.push(chunk);
      continue;
    }
    if (single.length >= leastSpelled) {
      text.push(run);
      words.push(run);
    } else text.push(...single);
    run = '';
    single = [];
    text.push(chunk);
  }
  return { text: text.join(' '), words };
}
