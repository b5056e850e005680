import type { ConceptEntry } from '../../entry.ts';
import { entriesOf } from '../../entry.ts';

/** Runes of the elder row, each by its name. */
const names = {
  fehu: ['fehu', '费胡', 'フェフ'],
  uruz: ['uruz', '乌鲁兹', 'ウルズ'],
  thurisaz: ['thurisaz', '苏里萨兹', 'スリサズ'],
  ansuz: ['ansuz', '安苏兹', 'アンスズ'],
  raidho: ['raidho|raido', '莱多', 'ライドー'],
  kenaz: ['kenaz|kaunan', '肯纳兹', 'ケナズ'],
  gebo: ['gebo|gyfu', '吉波', 'ゲボ'],
  wunjo: ['wunjo', '温究', 'ウンジョ'],
  hagalaz: ['hagalaz', '哈格拉兹', 'ハガラズ'],
  nauthiz: ['nauthiz|naudhiz', '瑙提兹', 'ナウシズ'],
  jera: ['jera', '耶拉', 'ジェラ'],
  eihwaz: ['eihwaz', '艾瓦兹', 'エイワズ'],
  perthro: ['perthro|pertho', '佩斯洛', 'ペルスロ'],
  berkano: ['berkano|berkana', '贝卡诺', 'ベルカナ'],
  ehwaz: ['ehwaz', '依瓦兹', 'エワズ'],
  mannaz: ['mannaz', '曼纳兹', 'マンナズ'],
  laguz: ['laguz', '拉古兹', 'ラグズ'],
  ingwaz: ['ingwaz|inguz', '英瓦兹', 'イングワズ'],
  dagaz: ['dagaz', '达嘎兹', 'ダガズ'],
} as const;

export const elderRunes = entriesOf(
  'symbol',
  Object.fromEntries(
    Object.entries(names).map(([name, [en, zh, ja]]) => [
      `rune-${name}`,
      {
        en: en
          .split('|')
          .flatMap((word) => [`${word} rune`, `rune ${word}`, word])
          .join('|'),
        zh: `${zh}符文|符文${zh}`,
        ja: `${ja}のルーン|ルーンの${ja}`,
      },
    ]),
  ) as Record<`rune-${keyof typeof names}`, ConceptEntry<never, never>>,
);
