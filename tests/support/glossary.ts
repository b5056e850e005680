import { readFile } from 'node:fs/promises';

/** A term of docs/glossary.md in one language, and what must not stand in its place. */
export interface Term {
  readonly english: string;
  readonly term: string;
  readonly variants: readonly string[];
}

export type Translated = 'zh' | 'ja';

const page = new URL('../../docs/glossary.md', import.meta.url);

/** The terms of a language, as the table of docs/glossary.md has them. */
export async function glossaryOf(language: Translated): Promise<Term[]> {
  const rows = (await readFile(page, 'utf8')).split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => {
    const [english = '', zh = '', notZh = '', ja = '', notJa = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [term, variants] = language === 'zh' ? [zh, notZh] : [ja, notJa];
    return { english, term, variants: variants.split(/\s*,\s*/u).filter((variant) => variant) };
  });
}

/** What is wrong with the terms of a text, each with the right term; empty for a text that holds to all of them. */
export function wrongTermsIn(text: string, terms: readonly Term[]): string[] {
  return terms.flatMap(({ term, variants }) => {
    // 透明度 inside of 不透明度 is part of the right term.
    const rest = text.replaceAll(term, '\n');
    return variants.flatMap((variant) => {
      const at = rest.indexOf(variant);
      if (at < 0) return [];
      return [
        `${variant}: write ${term}, in “${rest.slice(Math.max(0, at - 12), at + variant.length + 12)}”`,
      ];
    });
  });
}
