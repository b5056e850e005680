import type { LocalizedText } from '#contract/language.ts';

const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const word = /[\p{L}\p{N}]+/gu;

/**
 * What a text can be found by: its words in lower case, and for Chinese and Japanese, which put no spaces
 * between words, every character and every pair of neighbours.
 */
export function indexTokens(...texts: (string | LocalizedText | null | undefined)[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts.flatMap((entry) =>
    typeof entry === 'object' ? Object.values(entry ?? {}) : entry,
  )) {
    const { runs, words } = split(text ?? '');
    for (const run of runs) for (const token of [...run, ...pairs(run)]) tokens.add(token);
    for (const token of words) tokens.add(token);
  }
  return [...tokens];
}

/** The tokens that a text must have to match a query: as few as narrow the search as well as all of them. */
export function queryTokens(query: string): string[] {
  const { runs, words } = split(query);
  return [...new Set([...runs.flatMap((run) => (run.length > 1 ? pairs(run) : run)), ...words])];
}

function split(text: string): { runs: string[][]; words: string[] } {
  const normalized = text.normalize('NFKC').toLowerCase();
  return {
    runs: [...normalized.matchAll(cjkRun)].map(([run]) => [...run]),
    words: [...normalized.replace(cjkRun, ' ').matchAll(word)].map(([found]) => found),
  };
}

const pairs = (run: string[]) => run.slice(1).map((character, i) => `${run[i]}${character}`);
