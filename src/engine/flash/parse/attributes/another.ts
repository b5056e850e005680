import type { Subject } from '../reading.ts';
import type { PlacedWord, Slate } from '../slate.ts';

/** Whether "another" asks for one of which two are drawn: an otter on its back that holds hands with another otter. */
export function isAnotherShown(
  slate: Slate,
  { word, start }: PlacedWord,
  subjects: readonly Subject[],
): boolean {
  if (word.toLowerCase() !== 'another') return false;
  const [, name = ''] = /^another (\p{L}+)/iu.exec(slate.original.slice(start)) ?? [];
  const said = name.toLowerCase();
  const named = subjects.filter(({ word: of }) => said !== '' && of.toLowerCase().split(' ').includes(said));
  return named.length > 1 || named.some(({ count }) => count > 1);
}
