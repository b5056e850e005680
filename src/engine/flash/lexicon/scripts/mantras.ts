/** A mantra or a saying that is written in its own script whenever it is named. */
export interface Mantra {
  readonly en: string;
  readonly zh: string;
  readonly ja: string;
  /** How it is read. */
  readonly roman: string;
  /** Its letters by script; the first where the prompt names none. */
  readonly texts: Partial<Record<'tibetan' | 'devanagari' | 'siddham', string>>;
}

export const mantras: readonly Mantra[] = [
  {
    en: 'om mani padme h(?:u|oo)m|om mani peme hung|om mani padme hung?|six[- ]syllable mantra|mani mantra|(?:sanskrit|tibetan|buddhist) mantra',
    zh: '六字真言|(?:梵文|藏文)(?:经文|經文|真言|咒语|咒語|箴言)|六字大明[咒呪]|六字大明真言|六字箴言|唵[嘛吗麻]呢[叭叭八吧][咪弥哞咪]吽|嗡嘛呢[叭呗唄贝]咪吽|[唵嗡]\\s?[嘛吗麻]\\s?[呢尼]\\s?[叭呗唄贝巴]\\s?[咪弥美]\\s?[吽哞]|大明咒|大明呪',
    ja: '六字真言|六字大明呪|オンマニペメフン|オム・?マニ・?パドメ・?フム|オーム・?マニ・?パドメー?・?フーム|オン・?マニ・?ハンドメイ・?ウン',
    roman: 'om mani padme hum',
    texts: { tibetan: 'ༀ་མ་ཎི་པདྨེ་ཧཱུྃ', devanagari: 'ॐ मणि पद्मे हूँ', siddham: '𑖌𑖼 𑖦𑖜𑖰 𑖢𑖟𑖿𑖦𑖸 𑖮𑖳𑖼' },
  },
  {
    en: '(?:om|aum) na?mah? ?shiva?ya?(?:ya)?|(?:om|aum) namah shivay(?:a)?|(?:om|aum) nama shivaya',
    zh: '湿婆真言|湿婆咒',
    ja: 'オーム・?ナマ・?シヴァーヤ|オムナマシヴァヤ|オーム・?ナマハ・?シヴァーヤ',
    roman: 'om namah shivaya',
    texts: { devanagari: 'ॐ नमः शिवाय' },
  },
  {
    en: '(?:om|aum) shanti,? (?:om,? )?shanti,? (?:om,? )?shanti',
    zh: '',
    ja: '',
    roman: 'om shanti shanti shanti',
    texts: { devanagari: 'ॐ शान्तिः शान्तिः शान्तिः' },
  },
  {
    en: '(?:om|aum) shanti(?: om)?',
    zh: '',
    ja: 'オーム・?シャンティ|オム・?シャンティ',
    roman: 'om shanti',
    texts: { devanagari: 'ॐ शान्ति' },
  },
  {
    en: '(?:om|aum) (?:gam|gan) ganapata?ye?i? nama(?:h|ha)?|ganesha? mantra',
    zh: '象神咒|象头神咒',
    ja: 'ガネーシャのマントラ|ガネーシャマントラ',
    roman: 'om gam ganapataye namah',
    texts: { devanagari: 'ॐ गं गणपतये नमः' },
  },
  {
    en: 'lokah? samastah? sukhino bhavantu',
    zh: '',
    ja: 'ローカー・?サマスター・?スキノー・?バヴァントゥ',
    roman: 'lokah samastah sukhino bhavantu',
    texts: { devanagari: 'लोकाः समस्ताः सुखिनो भवन्तु' },
  },
  {
    en: 'gate gate para ?gate para ?sa[mn] ?gate bodhi sva?ha|heart sutra mantra',
    zh: '心经咒|心經咒',
    ja: '般若心経の真言',
    roman: 'gate gate paragate parasamgate bodhi svaha',
    texts: { devanagari: 'गते गते पारगते पारसंगते बोधि स्वाहा' },
  },
  {
    en: 'so ?hu?am|soham mantra|so hum',
    zh: '',
    ja: 'ソーハム',
    roman: "so 'ham",
    texts: { devanagari: 'सोऽहम्' },
  },
  {
    en: 'tat tvam asi',
    zh: '',
    ja: '',
    roman: 'tat tvam asi',
    texts: { devanagari: 'तत्त्वमसि' },
  },
  {
    en: 'aham brahm?asmi',
    zh: '',
    ja: '',
    roman: 'aham brahmasmi',
    texts: { devanagari: 'अहं ब्रह्मास्मि' },
  },
  {
    en: 'sat ?chit ?ananda?|satchidananda',
    zh: '',
    ja: '',
    roman: 'sat-cit-ananda',
    texts: { devanagari: 'सच्चिदानन्द' },
  },
  {
    en: 'satyam shivam sundaram',
    zh: '',
    ja: '',
    roman: 'satyam shivam sundaram',
    texts: { devanagari: 'सत्यं शिवं सुन्दरम्' },
  },
  {
    en: 'satyameva jayate',
    zh: '',
    ja: '',
    roman: 'satyameva jayate',
    texts: { devanagari: 'सत्यमेव जयते' },
  },
  {
    en: 'vasudhaiva kutumbakam',
    zh: '',
    ja: '',
    roman: 'vasudhaiva kutumbakam',
    texts: { devanagari: 'वसुधैव कुटुम्बकम्' },
  },
  {
    en: 'har har mahadev',
    zh: '',
    ja: '',
    roman: 'har har mahadev',
    texts: { devanagari: 'हर हर महादेव' },
  },
  {
    en: 'jai shr(?:i|ee) ram',
    zh: '',
    ja: '',
    roman: 'jai shri ram',
    texts: { devanagari: 'जय श्री राम' },
  },
];
