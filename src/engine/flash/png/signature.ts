import { brand } from '#contract/brand.ts';
import type { DrawingNotes } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style-ids.ts';
import { digitalSource } from './digital-source.ts';
import type { PngText } from './png-text.ts';
import { readPngTexts, withPngTexts } from './png-text.ts';

/** How a picture came to be, as it is written into its file. */
export interface Signature {
  readonly prompt: string;
  readonly style: StyleId;
  readonly isColor: boolean;
  readonly notes: DrawingNotes;
}

const keyword = 'inkwright';

/** The PNG signed with its prompt, its notes and the mentions that its icons and fonts ask for. */
export function signPng(png: Uint8Array, signature: Signature): Uint8Array<ArrayBuffer> {
  const { engine, credits } = signature.notes;
  const texts: PngText[] = [
    [keyword, JSON.stringify(signature)],
    ['Software', `${brand.name} ${engine}`],
    digitalSource(signature.notes),
  ];
  const mentions = credits.map(
    ({ title, author, license, url }) => `${title} by ${author} (${license}), ${url}`,
  );
  if (mentions.length > 0) texts.push(['Copyright', mentions.join('\n')]);
  return withPngTexts(png, texts);
}

/** The signature of a PNG, as it stands there and unchecked; null when nobody signed it. */
export function readSignature(png: Uint8Array): unknown {
  const text = readPngTexts(png).get(keyword);
  return text === undefined ? null : JSON.parse(text);
}
