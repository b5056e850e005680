import type { Attribution } from '#contract/drawing.ts';

/** A font package: its files are `fonts/<name>/<name>-<subset>-<weight>-normal.woff`. */
export interface FontFamily {
  readonly name: string;
  readonly weight: number;
  readonly credit: Attribution;
}

function family(name: string, weight: number, title: string, author: string): FontFamily {
  const url = `https://fonts.google.com/specimen/${title.replaceAll(' ', '+')}`;
  return { name, weight, credit: { title, author, license: 'OFL-1.1', url } };
}

const rye = family('rye', 400, 'Rye', 'Nicole Fally');
const cinzel = family('cinzel', 700, 'Cinzel', 'Natanael Gama');
const greatVibes = family('great-vibes', 400, 'Great Vibes', 'Robert Leuschke');
const unifraktur = family('unifrakturcook', 700, 'UnifrakturCook', 'J. "Mach" Wust');
const maShanZheng = family('ma-shan-zheng', 400, 'Ma Shan Zheng', 'Ma ShanZheng');
const yujiSyuku = family('yuji-syuku', 400, 'Yuji Syuku', 'Kinuta Font Factory');

/** The mention that each of the fonts asks for. */
export const fontCredits: readonly Attribution[] = [
  rye,
  cinzel,
  greatVibes,
  unifraktur,
  maShanZheng,
  yujiSyuku,
].map(({ credit }) => credit);

/** Each face with the families that stand in, in turn, for characters that the one before lacks. */
export const typefaces = {
  western: [rye, cinzel, yujiSyuku, maShanZheng, greatVibes],
  roman: [cinzel, yujiSyuku, maShanZheng, greatVibes],
  script: [greatVibes, cinzel, maShanZheng, yujiSyuku],
  blackletter: [unifraktur, cinzel, maShanZheng, yujiSyuku, greatVibes],
} satisfies Record<string, readonly [FontFamily, ...FontFamily[]]>;

export type Typeface = keyof typeof typefaces;

/** Hands whose capitals nobody can read in a row. */
export const joinedFaces: ReadonlySet<Typeface | null> = new Set(['script', 'blackletter'] as const);
