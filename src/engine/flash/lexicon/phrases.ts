/** What ends a word for which a concept's drawing is only the nearest one. */
const mark = '~';

/**
 * The words of an entry's line, parted by '|'. Braces hold alternatives, parted by commas: "{mom,dad} {with,and} son" is
 * four phrases.
 */
export function phrasesOf(line: string): string[] {
  return expandedIn(line).map((phrase) => phrase.replace(mark, ''));
}

/** Those of the words that are marked with '~'. */
export function markedIn(line: string): string[] {
  return expandedIn(line).flatMap((phrase) => (phrase.endsWith(mark) ? [phrase.slice(0, -mark.length)] : []));
}

function expandedIn(line: string): string[] {
  return line.split('|').flatMap(expanded);
}

function expanded(phrase: string): string[] {
  const match = /^([^{]*)\{([^}]*)\}(.*)$/u.exec(phrase);
  if (!match) return [phrase];
  const [, lead = '', alternatives = '', tail = ''] = match;
  return alternatives.split(',').flatMap((alternative) => expanded(`${lead}${alternative}${tail}`));
}
