import type { ConceptEntry } from '../../entry.ts';
import { entriesOf } from '../../entry.ts';

/** The suits of the tarot, as English, Chinese and Japanese call them. */
const suits = {
  cups: ['cups', '圣杯', 'カップ'],
  wands: ['wands', '权杖', 'ワンド'],
  swords: ['swords', '宝剑', 'ソード'],
  pentacles: ['pentacles', '星币', 'ペンタクル'],
} as const;

/** Their ranks; in Chinese a number alone would count things. */
const ranks = {
  ace: ['ace', '王牌', 'エース'],
  two: ['two|2', '二牌', '2'],
  three: ['three|3', '三牌', '3'],
  four: ['four|4', '四牌', '4'],
  five: ['five|5', '五牌', '5'],
  six: ['six|6', '六牌', '6'],
  seven: ['seven|7', '七牌', '7'],
  eight: ['eight|8', '八牌', '8'],
  nine: ['nine|9', '九牌', '9'],
  ten: ['ten|10', '十牌', '10'],
  page: ['page', '侍从', 'ペイジ'],
  knight: ['knight', '骑士', 'ナイト'],
  queen: ['queen', '皇后', 'クイーン'],
  king: ['king', '国王', 'キング'],
} as const;

/** What a card of a suit shows anyway. */
const parts = {
  cups: ['holy-grail'],
  wands: ['wand'],
  swords: ['sword', 'heart'],
  pentacles: ['pentagram', 'coin'],
} as const;

type Suit = keyof typeof suits;
type Rank = keyof typeof ranks;
type Entry = ConceptEntry<(typeof parts)[Suit][number], never>;

function card(suit: Suit, rank: Rank): Entry {
  const [en, zh, ja] = suits[suit];
  const [enRank, zhRank, jaRank] = ranks[rank];
  const english = enRank
    .split('|')
    .flatMap((said) => ['', ' tarot', ' card', ' tarot card'].map((of) => `${said} of ${en}${of}`));
  return { en: english.join('|'), zh: `${zh}${zhRank}`, ja: `${ja}の${jaRank}`, parts: parts[suit] };
}

/** The lesser arcana of the tarot: ace to ten and the court of each suit. */
export const lesserArcana = entriesOf(
  'symbol',
  Object.fromEntries(
    (Object.keys(suits) as Suit[]).flatMap((suit) =>
      (Object.keys(ranks) as Rank[]).map((rank) => [`tarot-${rank}-of-${suit}`, card(suit, rank)]),
    ),
  ) as Record<`tarot-${Rank}-of-${Suit}`, Entry>,
);
