import type { Subject } from '../reading.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';

/** Whether "another" asks for one of which two are drawn: an otter on its back that holds hands with another otter. */
export function isAnotherShown(
  buffer: TokenBuffer,
  { word, start }: PlacedWord,
  subjects: readonly Subject[],
): boolean {
  if (word.toLowerCase() !== 'another') return false;
  const [, name = ''] = /^another (\p{L}+)/iu.exec(buffer.original.slice(start)) ?? [];
  const said = name.toLowerCase();
  const named = subjects.filter(({ word: of }) => said !== '' && of.toLowerCase().split(' ').includes(said));
  return named.length > 1 || named.some(({ count }) => count > 1);
}
