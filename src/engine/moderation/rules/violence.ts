import type { ContentRule } from '#contract/content-rule.ts';
import { phrases, words } from './phrases.ts';

const peoples = [
  ...words(
    'jews muslims moslems blacks whites asians mexicans latinos arabs africans immigrants migrants refugees',
  ),
  ...words(
    'foreigners gays homosexuals lesbians queers christians catholics hindus sikhs buddhists indians koreans',
  ),
  ...words(
    'gypsies palestinians israelis turks kurds armenians uyghurs tibetans ukrainians russians americans',
  ),
  ...words('infidels kafirs trannies faggots niggers kikes pakis negroes'),
  ...phrases(
    [
      'black',
      'white',
      'brown',
      'jewish',
      'muslim',
      'gay',
      'trans',
      'transgender',
      'chinese',
      'japanese',
      'asian',
    ],
    ['people', 'men', 'women', 'man', 'woman', 'person', 'children', 'folk'],
  ),
  ...phrases(['homeless', 'disabled', 'roma', 'korean', 'indian'], ['people']),
  ...['the chinese', 'the japanese', 'the disabled', 'the homeless', 'the jews'],
];
const peoplesInChinese = words(
  '犹太人 穆斯林 回民 回族 黑人 白人 日本人 中国人 汉人 韩国人 朝鲜人 美国人 俄罗斯人 维吾尔人 维族 维族人 藏人 印度人 ' +
    '越南人 外国人 移民 难民 同性恋 同性恋者 女人 女性 基督徒 天主教徒 外地人 少数民族 残疾人 乌克兰人 异教徒',
);
const peoplesInJapanese = words(
  'ユダヤ人 イスラム教徒 ムスリム 黒人 白人 朝鮮人 韓国人 中国人 在日 外国人 移民 難民 同性愛者 ゲイ 女性 女ども アイヌ ' +
    '部落民 障害者 キリスト教徒 クルド人 日本人 アメリカ人 ロシア人 異教徒 ホームレス',
);

const killing = [
  ...words(
    'kill killing murder exterminate exterminating gas gassing lynch lynching hang burn shoot slaughter',
  ),
  ...words('massacre behead eradicate bomb genocide hunt hunting'),
  ...['death to', 'death to all', 'wipe out', 'get rid of', 'kill all', 'murder all', 'gas all', 'gas the'],
];
const killingInChinese = words(
  '杀光 杀死 杀掉 杀尽 杀了 灭绝 灭掉 屠杀 屠尽 消灭 打死 弄死 干掉 烧死 绞死 枪毙 处死 铲除 清洗',
);
const killingInJapanese = words(
  '殺せ 殺す 殺そう 皆殺し ぶっ殺せ ぶっ殺す 死ね 絶滅 抹殺 殲滅 根絶 駆除 撃て 吊るせ 追い出せ 出て行け 叩き出せ 虐殺',
);

const doomed = [
  ...phrases(
    ['must', 'should', 'deserve to', 'need to', 'will'],
    ['die', 'hang', 'burn', 'be killed', 'be shot'],
  ),
  ...phrases(['must', 'should'], ['be gassed', 'be exterminated', 'be hanged', 'be lynched', 'be wiped out']),
  ...['to the gas chamber', 'to the gas chambers', 'to the gas', 'to the ovens', 'will not replace us'],
];
const doomedInChinese = words('去死 该死 都该死 滚出去 滚出 都得死 必须死 应该死 下地狱 死光 灭绝');

const pleas = [
  ...words('stop never don dont against victim victims memorial remember remembering survivor survivors'),
  ...['no more', 'do not', 'never again', 'in memory'],
  ...words('停止 不要 别再 反对 纪念 悼念 受害者 幸存者 遇难 遇难者 遇难同胞 勿忘 铭记 拒绝'),
  ...words('やめろ やめて 止めろ 反対 追悼 犠牲者 忘れない 殺すな 許すな 慰霊'),
];

const women = ['women', 'all women', 'females', 'girls'];

export const violenceRules: ContentRule[] = [
  violence('incitement', [killing, peoples], 3),
  violence('incitement-doomed', [peoples, doomed], 2),
  violence('incitement-women', [
    [...words('murder exterminate rape lynch slaughter behead'), 'kill all', 'death to', 'death to all'],
    women,
  ]),
  violence('incitement-zh', [killingInChinese, peoplesInChinese], 3),
  violence(
    'incitement-doomed-zh',
    [peoplesInChinese, [...doomedInChinese, ...words('杀光 杀死 杀掉 杀尽 灭掉')]],
    2,
  ),
  violence('incitement-ja', [peoplesInJapanese, killingInJapanese], 2),
  violence('incitement-first-ja', [killingInJapanese, peoplesInJapanese], 2),
  {
    name: 'lynching',
    verdict: 'refuse',
    all: [
      ['noose', 'lynching', 'lynched', 'hanging from a tree', 'hanged'],
      phrases(['black'], ['man', 'men', 'woman', 'people', 'person', 'child']),
    ],
    softenedBy: pleas,
  },
  {
    name: 'massacre',
    verdict: 'refuse',
    all: [
      ['school shooter', 'school shooters', 'mass shooter', 'mass shooters', '校园枪手', '無差別殺人万歳'],
    ],
    softenedBy: pleas,
  },
  {
    name: 'maybe-violence',
    verdict: 'report',
    all: [
      [
        ...phrases(
          ['kill', 'kill all', 'kill the', 'death to', 'shoot'],
          ['cops', 'police', 'men', 'politicians'],
        ),
        ...['dead cops', 'school shooting', 'mass shooting', 'kill whitey', 'eat the rich'],
      ],
    ],
  },
];

function violence(name: string, all: string[][], within = 2): ContentRule {
  return { name, verdict: 'refuse', all, within, inOrder: true, softenedBy: pleas };
}
