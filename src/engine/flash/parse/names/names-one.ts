/** Names of one, where the drawing that goes by the name shows several: "a star" is no starry sky. */
const one =
  /\b(?:star|flower|mushroom|toadstool|guitar pick|plectrum|crayon|golf club|drumstick|lightning bolt|thunderbolt|bolt of lightning|constellation(?: of \p{L}+)?|hockey stick|shinai|(?:bamboo|kendo) sword|kendo stick|(?:ice|mountaineering) axe|ice (?:pick|tool)|wedding (?:ring|band))$|^(?:冰球杆|竹刀|竹剑|冰镐|冰斧|ピッケル|アイスアックス|结婚戒指|婚戒|結婚指輪|花朵|一朵花|お花)$/iu;

/** Whether a word of a prompt means one thing of which the usual drawing shows several. */
export function namesOne(word: string): boolean {
  return one.test(word);
}
