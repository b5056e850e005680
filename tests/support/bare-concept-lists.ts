const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const quoted = /(['"`])\s*((?:[a-z0-9-]+\s+){2,}[a-z0-9-]+)\s*\1/g;
const sets = /new Set(?:<string>)?\(\[([^\]]*)\]\)/g;
const element = /'([^']*)'/g;

/**
 * Lists of concepts in a source text that the compiler knows nothing of: names parted by spaces, or a set of strings.
 * They are to be traits in the lexicon, or at least `concepts(…)`.
 *
 * @param isConcept whether there is a concept of a name
 */
export function bareConceptLists(source: string, isConcept: (name: string) => boolean): string[] {
  const code = source.replaceAll(comment, '');
  const strings = [...code.matchAll(quoted)].map(([, , text = '']) => text.split(/\s+/));
  const elements = [...code.matchAll(sets)].map(([, text = '']) =>
    [...text.matchAll(element)].map(([, name = '']) => name),
  );
  return [...strings, ...elements.filter(({ length }) => length > 1)]
    .filter((names) => names.every(isConcept))
    .map((names) => names.join(' '));
}
