import { phrases, words } from './phrases.ts';

const animals = words(
  'elephant dragon turtle shark bear fox deer bird owl lion tiger wolf penguin goat dinosaur yoda groot monster',
);
const months = words(
  'january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec',
);
const monthNumbers = Array.from({ length: 12 }, (_, i) => [`${i + 1}`, `${i + 1}`.padStart(2, '0')]).flat();

/** Names, sayings and dates that hold a term of some rule by accident. */
export const spared: string[] = [
  ...phrases(['baby'], [...animals, 's breath', 'blue', 'pink', 'doll', 'mama', 'daddy', 'face', 'jesus']),
  ...[
    'babys breath',
    'billy the kid',
    'wild child',
    'inner child',
    'voodoo child',
    'love child',
    'flower child',
  ],
  ...['destiny s child', 'destinys child', 'child s play', 'childs play', 'star child', 'fuck them kids'],
  ...[
    'fuck dem kids',
    'everybody is a sexy baby',
    'sex pistols',
    'sex and the city',
    'sex education',
    'rape flower',
  ],
  ...[
    'barely legal',
    'naked mole rat',
    'naked gun',
    'naked lunch',
    'teen wolf',
    'teen titans',
    'teenage dream',
  ],
  ...[
    'teenage mutant ninja turtle',
    'teenage mutant ninja turtles',
    'smells like teen spirit',
    'teen spirit',
  ],
  ...['teenage wasteland', 'white power ranger', 'mighty morphin white power ranger', 'chink in the armor'],
  ...['kill bill', 'killing joke', 'kill em all', 'black men tal'],
  // The month, then the fourteenth of it, then the year.
  ...phrases([...months, ...monthNumbers], ['14 88', '14 1488', '14th 88']),
  ...words('裸足 裸眼 裸電球 裸馬 裸麦 裸辞 裸婚 赤裸裸 赤裸々 裸子植物 裸一貫 性感帯'),
  ...words('女杀手 杀手 二次元少女 少年ジャンプ 少女漫画 少女マンガ 少年漫画 美少女戦士 少年派 少年郎'),
  ...words(
    'ゴスロリ ロリポップ ゴシックロリータ ゴシック・ロリータ ロリータファッション 甘ロリ おっぱいを飲む 子供の日 子供服',
  ),
  ...words('子ども食堂 孩子气 孩子王 児童文学 儿童节'),
];
