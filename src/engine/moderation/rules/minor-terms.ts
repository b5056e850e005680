import { phrases, words } from './phrases.ts';

const young = [
  'little',
  'young',
  'small',
  'tiny',
  'underage',
  'under age',
  'preteen',
  'teen',
  'teenage',
  'school',
];
const ages = Array.from({ length: 17 }, (_, i) => i + 1);
const spelledAges = words(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
);
const chineseAges = words('一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七');

/** An age below eighteen, as it is said of somebody. */
const agesBelow18 = [
  ...phrases(
    [...ages.map(String), ...spelledAges],
    ['year old', 'years old', 'yr old', 'yrs old', 'y o', 'yo'],
  ),
  ...ages.flatMap((age) => [
    `${age}yo`,
    `${age}yr`,
    `aged ${age}`,
    `age ${age}`,
    `${age}岁`,
    `${age}歳`,
    `${age}才`,
  ]),
  ...chineseAges.flatMap((age) => [`${age}岁`, `${age}歳`, `${age}才`]),
];

/** Who can be nothing but a minor. */
export const minors = [
  ...words(
    'child children toddler toddlers infant infants preteen preteens tween tweens underage underaged minors',
  ),
  ...words(
    'schoolgirl schoolgirls schoolboy schoolboys teen teens teenage teenager teenagers juvenile juveniles',
  ),
  ...words('kindergarten* prepubescent loli lolis shota shotas'),
  ...['under age', 'pre teen', 'pre teens', 'girl child', 'grade schooler', 'child girl', 'child boy'],
  ...['elementary school*', 'middle school*', 'primary school*', 'high schooler', 'junior high'],
  ...phrases(young, ['girl', 'girls', 'boy', 'boys']),
  ...phrases(['high school'], ['girl', 'girls', 'boy', 'boys', 'student', 'students']),
  ...agesBelow18,
  ...words(
    '儿童 小孩 小孩子 孩子 孩子们 孩童 小女孩 小男孩 女童 男童 幼女 幼童 幼儿 婴儿 婴孩 萝莉 小萝莉 正太',
  ),
  ...words('未成年 未成年人 小学生 初中生 中学生 高中生 女学生 少女 少年 美少女 小朋友'),
  ...words(
    '児童 子供 子ども こども コドモ 幼児 女児 男児 園児 幼稚園児 高校生 女子高生 女子中学生 女子小学生',
  ),
  ...words('男子高校生 男子中学生 男子小学生 中高生 未成年者 ロリ ロリっ子 ロリータ ショタ ショタっ子'),
];

/** Who may be a minor, or somebody's darling or grown-up child. */
export const maybeMinors = [
  ...words(
    'baby babies kid kids boy boys daughter daughters son sons niece nephew girlchild newborn newborns',
  ),
  ...['little sister', 'little brother', 'little one'],
  ...words('宝宝 宝贝 女儿 儿子 妹妹 弟弟 赤ちゃん 赤ん坊 ベビー 娘 息子 妹 弟'),
];
