/** Sounds that are written with one letter as well as with another, besides the vowels. */
const alike: readonly string[] = ['aeiouy', 'ckq', 'csz', 'gj', 'fv', 'mn'];

const unlikely = 9;
const isVowel = (letter: string) => letter !== '' && 'aeiouy'.includes(letter);

/** What it costs that a letter is typed for another. */
function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  return alike.some((letters) => letters.includes(a) && letters.includes(b)) ? 1 : 2;
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
  for (let j = 1; j <= meant.length; j++) last.push((last[j - 1] ?? 0) + dropCost(meant, j - 1));
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1] ?? '';
    const row: number[] = [(last[0] ?? 0) + dropCost(typed, i - 1)];
    for (let j = 1; j <= meant.length; j++) {
      const b = meant[j - 1] ?? '';
      const [a2, b2] = [typed[i - 2], meant[j - 2]];
      const ways = [
        (last[j] ?? unlikely) + dropCost(typed, i - 1),
        (row[j - 1] ?? unlikely) + dropCost(meant, j - 1),
        (last[j - 1] ?? unlikely) + swapCost(a, b),
      ];
      if (a === b2 && b === a2) ways.push((before[j - 2] ?? unlikely) + 1);
      if (a === 'f' && b2 === 'p' && b === 'h') ways.push((last[j - 2] ?? unlikely) + 1);
      row.push(Math.min(...ways));
    }
    if (Math.min(...row) > most) return unlikely;
    [before, last] = [last, row];
  }
  return last.at(-1) ?? unlikely;
}
