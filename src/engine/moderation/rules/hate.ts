import type { ContentRule } from '#contract/content-rule.ts';
import { phrases, words } from './phrases.ts';

const nazis = [
  ...words(
    'nazi nazis nazism naziism neonazi* hitler hitlers siegheil hakenkreuz* schutzstaffel himmler goebbels',
  ),
  ...words('gestapo sonnenrad atomwaffen rahowa hammerskin* skrewdriver ᛋᛋ ϟϟ'),
  ...['neo nazi*', 'heil hitler', 'sieg heil', 'waffen ss', 'third reich', 'schwarze sonne', 'mein kampf'],
  ...phrases(
    ['ss'],
    ['rune', 'runes', 'bolt', 'bolts', 'lightning bolts', 'totenkopf', 'death head', 'insignia'],
  ),
  ...[
    'totenkopf ss',
    'blut und ehre',
    'blut und boden',
    'race war',
    'racial holy war',
    'holohoax',
    'happy merchant',
  ],
  ...words('纳粹 希特勒 党卫军 党卫队 盖世太保 第三帝国 钩十字 反犹主义万岁'),
  ...words(
    'ナチ ナチス ナチズム ナチ党 ネオナチ ヒトラー ヒットラー ハーケンクロイツ 鉤十字 鈎十字 かぎ十字 カギ十字',
  ),
  ...words('逆卍 ハイルヒトラー ジークハイル ハイル・ヒトラー ジーク・ハイル'),
];

const swastikas = [
  ...words('swastika swastikas swastica swastikka svastika svastikas 卐 卐字 ࿕ ࿗ スワスチカ スワスティカ'),
];

/** Where the sign was at home long before. Its mirror image 卍, which temples bear, is in no list. */
const dharma = [
  ...words(
    'hindu* jain jains jainism jainist buddh* temple temples om aum ganesh* ganpati lakshmi laxmi vishnu',
  ),
  ...words('shiva diwali dharma vedic sanskrit auspicious mandala lotus manji tibetan navajo hopi'),
  ...['whirling log', 'whirling logs', 'native american'],
  ...words('佛 佛教 佛祖 佛像 菩萨 寺 寺庙 禅 印度教 耆那教 吉祥 万字 藏传 卍'),
  ...words('仏 仏教 仏像 寺院 ヒンドゥー教 ヒンドゥー ジャイナ教 万字 卍 マンジ まんじ'),
];

const supremacy = [
  ...words('kkk klansman klansmen 1488 14words 1488er'),
  ...['ku klux klan', 'ku klux', '14 88', '14 words', 'fourteen words', 'xiv lxxxviii', 'klan hood'],
  ...[
    'white power',
    'white pride',
    'white supremac*',
    'white nationalis*',
    'aryan brotherhood',
    'aryan nation*',
  ],
  ...[
    'aryan power',
    'aryan race',
    'combat 18',
    'blood and honour',
    'day of the rope',
    'jews will not replace us',
  ],
  ...['secure the existence of our people'],
  ...words('白人至上 白人至上主义 三k党 雅利安兄弟会 种族战争 白人力量'),
  ...words(
    '白人至上主義 クー・クラックス・クラン クークラックスクラン ホワイトパワー ホワイト・パワー 人種戦争',
  ),
];

const enemies = [
  'nazi',
  'nazis',
  'swastika',
  'swastikas',
  'hitler',
  'nazism',
  'kkk',
  'klan',
  'white supremacy',
];
const opposition = [
  ...words(
    'anti no fuck smash smashing punch punching kill killing fight fighting against stop destroy destroying',
  ),
  ...words('crush crushing breaking broken dead trash hunting slaying'),
  ...[
    'no more',
    'crossed out',
    'death to',
    'fuck the',
    'fuck all',
    'punch a',
    'smash the',
    'smashing a',
    'against the',
  ],
  ...['punching a', 'crushing a', 'breaking a', 'killing a', 'kill all', 'destroying a', 'all the'],
];

/** The sign in the hands of those who are against it; and a few jokes. */
const againstNazis = [
  ...phrases(opposition, enemies),
  ...phrases(
    ['nazi', 'nazis'],
    ['zombie', 'zombies', 'hunter', 'hunters', 'punks', 'scum', 'fuck off', 'puncher', 'killer', 'slayer'],
  ),
  ...['antinazi', 'grammar nazi', 'soup nazi', 'zombie nazi', 'zombie nazis', 'nazi punks fuck off'],
  ...words('反纳粹 打倒纳粹 抗击纳粹 消灭纳粹 反法西斯 反对纳粹 反ナチ 反ナチス 打倒ナチス くたばれナチス'),
];

const remembrance = [
  ...words(
    'holocaust auschwitz survivor survivors victim victims memorial remembrance remember liberation liberated',
  ),
  ...['never again', 'never forget', 'in memory', 'anne frank', 'white rose', 'resistance fighter'],
  ...words(
    '大屠杀纪念 纪念 悼念 受害者 幸存者 遇难者 勿忘 铭记 集中营 追悼 犠牲者 生存者 記念 記憶 ホロコースト',
  ),
];

/** Ordinary where it is a year or a place on the globe. */
const yearsAndPlaces = words(
  'anno year est established century circa born birthday date coordinates latitude 年 生 世纪',
);

const terror = [
  ...phrases(['isis', 'isil', 'daesh'], ['flag', 'logo', 'caliphate', 'fighter', 'banner']),
  ...words('daesh isil'),
  ...['islamic state', 'al qaeda', 'al qaida', 'alqaeda', 'boko haram'],
  ...words('伊斯兰国 基地组织 博科圣地 イスラム国 アルカイダ アルカーイダ ボコ・ハラム'),
];

const slurs = [
  ...words('nigger niggers sandnigger sandniggers'),
  ...words('黑鬼 支那猪 支那豬 尼哥 ニガー クロンボ 黒んぼ チョン公 支那畜'),
];

/** Words that some use of themselves, or that mean something else as well. */
const maybeSlurs = [
  ...words('nigga niggas faggot faggots kike kikes gook gooks wetback wetbacks raghead* towelhead* trannies'),
  ...words('golliwog* blackface wolfsangel reichsadler'),
  ...[
    'confederate flag',
    'rebel flag',
    'dixie flag',
    'blood and soil',
    'blood drop cross',
    'white lives matter',
  ],
  ...words('日本鬼子 小日本 支那 シナ人 土人 南部連合旗'),
];

export const hateRules: ContentRule[] = [
  { name: 'nazism', verdict: 'refuse', all: [nazis], softenedBy: remembrance },
  { name: 'swastika', verdict: 'refuse', all: [swastikas], softenedBy: [...dharma, ...remembrance] },
  {
    name: 'supremacism',
    verdict: 'refuse',
    all: [supremacy],
    softenedBy: [...remembrance, ...yearsAndPlaces],
  },
  { name: 'terrorism', verdict: 'refuse', all: [terror], softenedBy: [...remembrance, 'veteran', 'against'] },
  { name: 'slurs', verdict: 'refuse', all: [slurs] },
  { name: 'against-hate', verdict: 'report', all: [againstNazis] },
  { name: 'maybe-hate', verdict: 'report', all: [maybeSlurs] },
];
