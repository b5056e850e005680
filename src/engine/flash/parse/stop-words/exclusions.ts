/**
 * What this engine never draws and never writes: signs and codes of hate. They are reported as ignored. The list
 * is for reach, not for judgement: none of these is in the lexicon either, and lettering must not be a way round.
 */
const excludedPhrases = [
  'swastika',
  'hakenkreuz',
  'sonnenrad',
  'black sun symbol',
  'wolfsangel',
  'totenkopf',
  'iron cross',
  'balkenkreuz',
  'ss bolts',
  'sieg heil',
  'heil hitler',
  'hitler',
  'nazi',
  'kkk',
  'ku klux klan',
  'white power',
  'white pride',
  'aryan brotherhood',
  'blood and honour',
  'blood and honor',
  '14 88',
  '1488',
  'confederate flag',
  '纳粹',
  '納粹',
  '希特勒',
  'ナチス',
  'ヒトラー',
  'ハーケンクロイツ',
  '鉤十字',
];

/** Icons that must never come in: marks of hate, of harm to oneself, and of bondage. */
export const excludedIcons: readonly string[] = [
  'balkenkreuz',
  'iron-cross',
  'stahlhelm',
  'hammer-sickle',
  'slavery-whip',
  'suicide',
  'gibbet',
  'rub-el-hizb',
  'hell-crosses',
  'camargue-cross',
];

const gap = '[\\s\\-./_*]';

/** The phrase with any gaps between its words, or spelled out: s w a s t i k a. */
function patternOf(phrase: string): string {
  const loose = phrase.replaceAll(' ', `${gap}*`);
  if (!/^[a-z\d]/.test(phrase)) return loose;
  const spelledOut = [...phrase.replaceAll(' ', '')].join(`${gap}+`);
  return `(?<![\\p{L}\\d])(?:${loose}s?|${spelledOut})(?![\\p{L}\\d])`;
}

const excluded = new RegExp(excludedPhrases.map(patternOf).join('|'), 'giu');
/** The crooked crosses of Unicode. */
const excludedSigns = /[卐卍]/gu;

/** The excluded words of a text and where they stand. */
export function findExcluded(text: string): { start: number; end: number }[] {
  return [...text.matchAll(excluded), ...text.matchAll(excludedSigns)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
