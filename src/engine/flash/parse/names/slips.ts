/** Sounds that are written with one letter as well as with another, besides the vowels. */
const alike: readonly string[] = ['aeiouy', 'ckq', 'csz', 'gj', 'fv', 'mn'];
/** In which of them a letter is, a bit for each. */
const soundsOf = new Map<string, number>();
alike.forEach((letters, i) => {
  for (const letter of letters) soundsOf.set(letter, (soundsOf.get(letter) ?? 0) | (1 << i));
});

const unlikely = 9;
const isVowel = (letter: string) => letter !== '' && 'aeiouy'.includes(letter);

/** What it costs that a letter is typed for another. */
function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  return ((soundsOf.get(a) ?? 0) & (soundsOf.get(b) ?? 0)) === 0 ? 2 : 1;
}

/** What it costs that a letter is left out or is one too many: vowels, doubled letters and an h are hardly heard. */
function dropCost(word: string, at: number): number {
  const letter = word[at] ?? '';
  const isDoubled = letter === word[at - 1] || letter === word[at + 1];
  return isDoubled || isVowel(letter) || letter === 'h' ? 1 : 1.5;
}

/**
 * How far one word is from another in slips of the hand and of the ear: the Damerau–Levenshtein distance (optimal
 * string alignment), weighted by how easily letters are taken for each other, with "f" for "ph".
 *
 * @param most above it, the distance is no longer told
 */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return unlikely;
  let before: number[] = [];
  let last: number[] = [0];
  const drops: number[] = [];
  for (let j = 1; j <= meant.length; j++) {
    const drop = dropCost(meant, j - 1);
    drops.push(drop);
    last.push((last[j - 1] ?? 0) + drop);
  }
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1] ?? '';
    const a2 = typed[i - 2];
    const drop = dropCost(typed, i - 1);
    const row: number[] = [(last[0] ?? 0) + drop];
    let least = row[0] ?? unlikely;
    for (let j = 1; j <= meant.length; j++) {
      const b = meant[j - 1] ?? '';
      const b2 = meant[j - 2];
      let slips = Math.min(
        (last[j] ?? unlikely) + drop,
        (row[j - 1] ?? unlikely) + (drops[j - 1] ?? 0),
        (last[j - 1] ?? unlikely) + swapCost(a, b),
      );
      if (a === b2 && b === a2) slips = Math.min(slips, (before[j - 2] ?? unlikely) + 1);
      if (a === 'f' && b2 === 'p' && b === 'h') slips = Math.min(slips, (last[j - 2] ?? unlikely) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return unlikely;
    [before, last] = [last, row];
  }
  return last.at(-1) ?? unlikely;
}
