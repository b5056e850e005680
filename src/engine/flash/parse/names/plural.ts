const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  knives: 'knife',
  elves: 'elf',
  wolves: 'wolf',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  oxen: 'ox',
};

/** The singulars that an English plural may have, likeliest first; none when the word is no plural. */
export function singularsOf(word: string): string[] {
  const known = irregular[word];
  if (known) return [known];
  if (/[a-z]{2}men$/.test(word)) return [`${word.slice(0, -2)}an`];
  if (!/[a-z]{2}s$/.test(word) || word.endsWith('ss')) return [];
  const stem = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, stem];
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), stem];
  return [stem];
}

/** "sailor's" and "sailors'" without the possessive. */
export function withoutPossessive(word: string): string {
  return word.replace(/'s?$/, '');
}
