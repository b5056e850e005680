import type { Place } from './nasty-requests.ts';

/** What makes patterns, normalizers and parsers go over a text again and again. */
const units = [
  ...['.', ' ', '@', '0', '/', '%', '<br', '&', '\n', 'a.a.', '- '],
  // Nouns without a space, letters that become longer, marks that have to be sorted, pairs of surrogates.
  ...['龍', 'ﷺ', 'İ', '\u0316\u0301', '💉'],
];

/** What starts right and ends wrong makes a pattern look for another way to match. */
const wrongEnds = (text: string) => [text, `a@${text.slice(4)}@x@`];

const megabyte = 1_000_000;

/**
 * The nastiest texts for a place: far too long, as long as a request may be, as long as the place allows.
 * @param most how many bytes a body and an address may have
 */
export function* nastyRepeats(
  { schema, isInBody }: Place,
  most: { body: number; address: number },
): Generator<string> {
  const isText = schema.type === 'string' && !schema.enum && !schema.format;
  // What else a request is made of stands beside it.
  const room = (isInBody ? most.body : most.address) - 1000;
  const bytes = isInBody ? bytesInJson : bytesInAddress;
  // Where only some words are allowed, there is less that could take its time.
  for (const unit of isText ? units : units.filter((_, place) => place % 5 === 0)) {
    for (const size of [megabyte, room]) yield* wrongEnds(unit.repeat(size / bytes(unit)));
    if (isText) yield* wrongEnds(unit.repeat((schema.maxLength ?? room) / unit.length));
  }
}

const bytesInJson = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
const bytesInAddress = (text: string) => encodeURIComponent(text).length;
