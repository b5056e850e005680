import type { Attribution } from '#contract/drawing.ts';

/** A font package: its files are `fonts/<name>/<name>-<subset>-<weight>-normal.woff`. */
export interface FontFamily {
  readonly name: string;
  readonly weight: number;
  readonly credit: Attribution;
  /** Whether only the signs of it are kept that the lexicon writes, in drawn-signs.json. */
  readonly isOfDrawnSigns: boolean;
}

function family(name: string, weight: number, title: string, author: string): FontFamily {
  const url = `https://fonts.google.com/specimen/${title.replaceAll(' ', '+')}`;
  return { name, weight, credit: { title, author, license: 'OFL-1.1', url }, isOfDrawnSigns: false };
}

const rye = family('rye', 400, 'Rye', 'Nicole Fally');
const cinzel = family('cinzel', 700, 'Cinzel', 'Natanael Gama');
const greatVibes = family('great-vibes', 400, 'Great Vibes', 'Robert Leuschke');
const unifraktur = family('unifrakturcook', 700, 'UnifrakturCook', 'J. "Mach" Wust');
const maShanZheng = family('ma-shan-zheng', 400, 'Ma Shan Zheng', 'Ma ShanZheng');
const yujiSyuku = family('yuji-syuku', 400, 'Yuji Syuku', 'Kinuta Font Factory');
/** Greek and Cyrillic beside Cinzel's Roman capitals. */
const ebGaramond = family('eb-garamond', 700, 'EB Garamond', 'Georg Duffner, Octavio Pardo');
const nanumBrush = family('nanum-brush-script', 400, 'Nanum Brush Script', 'Sandoll Communications');

function drawnSigns(name: string, weight: number, title: string): FontFamily {
  return { ...family(name, weight, title, 'The Noto Project Authors'), isOfDrawnSigns: true };
}

const siddham = drawnSigns('noto-sans-siddham', 400, 'Noto Sans Siddham');
const tibetan = drawnSigns('noto-serif-tibetan', 700, 'Noto Serif Tibetan');
const devanagari = drawnSigns('noto-serif-devanagari', 600, 'Noto Serif Devanagari');

/** Of scripts in which no style has a face of its own. */
const others = [nanumBrush, siddham, tibetan, devanagari];

/** The mention that each of the fonts asks for. */
export const fontCredits: readonly Attribution[] = [
  rye,
  cinzel,
  greatVibes,
  unifraktur,
  maShanZheng,
  yujiSyuku,
  ebGaramond,
  ...others,
].map(({ credit }) => credit);

/** Each face with the families that stand in, in turn, for characters that the one before lacks. */
export const typefaces = {
  western: [rye, cinzel, ebGaramond, yujiSyuku, maShanZheng, greatVibes, ...others],
  roman: [cinzel, ebGaramond, yujiSyuku, maShanZheng, greatVibes, ...others],
  script: [greatVibes, cinzel, ebGaramond, maShanZheng, yujiSyuku, ...others],
  blackletter: [unifraktur, cinzel, ebGaramond, maShanZheng, yujiSyuku, greatVibes, ...others],
} satisfies Record<string, readonly [FontFamily, ...FontFamily[]]>;

export type Typeface = keyof typeof typefaces;

/** Hands whose capitals nobody can read in a row. */
export const joinedFaces: ReadonlySet<Typeface | null> = new Set(['script', 'blackletter'] as const);
