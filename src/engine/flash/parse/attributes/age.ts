import type { Finding } from '../names/word-index.ts';
import type { PlacedWord, Slate } from '../slate.ts';

const ageBefore =
  /\b(?:very )?(old|elderly|aged|young) (?:\p{L}+ )?$|(?:年轻的?|年老的?|老年|若い|年老いた)$/u;

/** Says of somebody how old he is: nobody is drawn older than others. The words are wiped off. */
export function takeAge(slate: Slate, text: string, { concept, start }: Finding): PlacedWord[] {
  const isBody = concept.kind === 'figure' || concept.kind === 'creature';
  const said = isBody ? ageBefore.exec(text.slice(0, start)) : null;
  if (!said) return [];
  const [whole, word = whole] = said;
  const from = said.index + whole.indexOf(word);
  return [slate.take({ start: from, end: from + word.length })];
}
