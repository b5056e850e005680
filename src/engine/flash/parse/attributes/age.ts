import type { Mention } from '../names/mention.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';

const ageBefore =
  /\b(?:very )?(old|elderly|aged|young|tattooed|naked|nude) (?:\p{L}+ )?$|\b(black|brown|asian|african|latina|mexican|indian|japanese|chinese|hawaiian|hispanic|dark[- ]skinned) (?:young )?$|(?:年轻的?|年老的?|老年|若い|年老いた)$/u;

/** Says of somebody how old he is and where from: nobody is drawn older than others, or darker. The words are consumed. */
export function takeAge(buffer: TokenBuffer, text: string, { concept, start }: Mention): PlacedWord[] {
  const isBody = concept.kind === 'figure' || concept.kind === 'creature';
  const said = isBody ? ageBefore.exec(text.slice(0, start)) : null;
  if (!said) return [];
  const [whole, age, origin] = said;
  const word =
    age ??
    (/^(?:wom[ae]n|girls?|lad(?:y|ies)|m[ae]n|guys?|boys?|child)\b/u.test(text.slice(start))
      ? origin
      : undefined) ??
    (origin ? null : whole);
  if (word === null) return [];
  const from = said.index + whole.indexOf(word);
  return [buffer.take({ start: from, end: from + word.length })];
}
