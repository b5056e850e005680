/** Names of one, where the drawing that goes by the name shows several: "a star" is no starry sky. */
const one =
  /\b(?:star|mushroom|toadstool|guitar pick|plectrum|crayon|golf club|drumstick|lightning bolt|thunderbolt|bolt of lightning|constellation(?: of \p{L}+)?)$/iu;

/** Whether a word of a prompt means one thing of which the usual drawing shows several. */
export function namesOne(word: string): boolean {
  return one.test(word);
}
