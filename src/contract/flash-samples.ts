import type { LocalizedText } from './language.ts';
import type { StyleId } from './style-ids.ts';

/** A drawing that the pages show before there are any of the reader's own. */
export interface FlashSample {
  /** What was asked for: shown as its caption, and borrowed by whoever likes it. */
  prompt: LocalizedText & { en: string };
  style: StyleId;
  isColor: boolean;
  seed: number;
}

/** Every sample, by the name of its picture: WebP files in public/flash, drawn from just these words. */
export const flashSamples = {
  'snake-dagger': {
    prompt: {
      en: 'snake wrapped around a dagger with red roses',
      zh: '蛇缠绕匕首，配红玫瑰',
      ja: '短剣に巻きつく蛇と赤い薔薇',
    },
    style: 'old-school',
    isColor: true,
    seed: 4,
  },
  'two-swallows': {
    prompt: {
      en: 'two swallows and a heart, banner “MOM & DAD”',
      zh: '两只燕子一颗心，飘带写“MOM & DAD”',
      ja: '二羽の燕とハート、リボンに「MOM & DAD」',
    },
    style: 'old-school',
    isColor: true,
    seed: 3,
  },
  bluebird: {
    prompt: { en: 'a swallow in flight', zh: '一只飞燕', ja: '飛ぶ燕' },
    style: 'old-school',
    isColor: true,
    seed: 2,
  },
  lotus: {
    prompt: { en: 'an open lotus', zh: '盛开的莲花', ja: '一輪の蓮' },
    style: 'old-school',
    isColor: true,
    seed: 2,
  },
  'crowned-lion': {
    prompt: { en: 'a lion with a crown', zh: '戴王冠的狮子', ja: '王冠をかぶったライオン' },
    style: 'old-school',
    isColor: true,
    seed: 4,
  },
  'wolf-pines': {
    prompt: { en: 'a wolf, full moon, pines', zh: '狼、满月、松林', ja: '狼と満月と松林' },
    style: 'old-school',
    isColor: true,
    seed: 1,
  },
  'crowned-skull': {
    prompt: {
      en: 'a skull with a crown and roses, banner “MEMENTO MORI”',
      zh: '戴王冠的骷髅与玫瑰，飘带写“MEMENTO MORI”',
      ja: '王冠の髑髏と薔薇、リボンに「MEMENTO MORI」',
    },
    style: 'old-school',
    isColor: true,
    seed: 11,
  },
  wave: {
    prompt: { en: 'a breaking wave', zh: '一道浪', ja: '大波' },
    style: 'old-school',
    isColor: true,
    seed: 8,
  },
  'tiger-roses': {
    prompt: { en: 'a tiger head with roses', zh: '虎头与玫瑰', ja: '虎の顔と薔薇' },
    style: 'old-school',
    isColor: true,
    seed: 4,
  },
  'sacred-heart': {
    prompt: {
      en: 'sacred heart with flames and daggers',
      zh: '圣心、火焰与两把匕首',
      ja: '燃える聖心と短剣',
    },
    style: 'dotwork',
    isColor: true,
    seed: 12,
  },
  'crane-waves': {
    prompt: { en: 'a crane over waves', zh: '浪上之鹤', ja: '波と鶴' },
    style: 'dotwork',
    isColor: true,
    seed: 13,
  },
  'moth-moon': {
    prompt: { en: 'a moth with moon phases', zh: '飞蛾与月相', ja: '蛾と月の満ち欠け' },
    style: 'blackwork',
    isColor: false,
    seed: 14,
  },
  'koi-lotus': {
    prompt: { en: 'koi with lotus and waves', zh: '锦鲤、莲花与浪', ja: '鯉と蓮と波' },
    style: 'japanese',
    isColor: true,
    seed: 15,
  },
  'pocket-watch': {
    prompt: {
      en: 'pocket watch at 10:45, roses',
      zh: '10:45 的怀表与三朵玫瑰',
      ja: '10:45の懐中時計と薔薇',
    },
    style: 'geometric',
    isColor: true,
    seed: 16,
  },
  'small-snake': {
    prompt: { en: 'a small snake in roses', zh: '玫瑰丛中的小蛇', ja: '薔薇の中の小さな蛇' },
    style: 'fine-line',
    isColor: true,
    seed: 17,
  },
  'wolf-moon': {
    prompt: { en: 'wolf under a full moon, pines', zh: '满月下的狼与松林', ja: '満月の下の狼と松林' },
    style: 'dotwork',
    isColor: true,
    seed: 2,
  },
  hourglass: {
    prompt: { en: 'hourglass, “Memento Mori”', zh: '沙漏，“Memento Mori”', ja: '砂時計、「Memento Mori」' },
    style: 'black-grey',
    isColor: false,
    seed: 19,
  },
  'mandala-rose': {
    prompt: { en: 'a rose within a mandala', zh: '曼陀罗中的玫瑰', ja: '曼荼羅の中の薔薇' },
    style: 'dotwork',
    isColor: true,
    seed: 20,
  },
  'phoenix-triangle': {
    prompt: { en: 'a rising phoenix', zh: '展翅的凤凰', ja: '舞い上がる鳳凰' },
    style: 'geometric',
    isColor: false,
    seed: 21,
  },
  'oni-mask': {
    prompt: { en: 'an oni mask', zh: '一张鬼面', ja: '鬼の面' },
    style: 'japanese',
    isColor: true,
    seed: 3,
  },
  'crane-sun': {
    prompt: { en: 'a crane with a red sun', zh: '红太阳与鹤', ja: '赤い太陽と鶴' },
    style: 'japanese',
    isColor: true,
    seed: 7,
  },
  'red-koi': {
    prompt: { en: 'a koi', zh: '一尾锦鲤', ja: '一匹の鯉' },
    style: 'japanese',
    isColor: true,
    seed: 3,
  },
  'wave-fuji': {
    prompt: { en: 'great wave and mount fuji', zh: '巨浪与富士山', ja: '大波と富士' },
    style: 'japanese',
    isColor: true,
    seed: 3,
  },
  'cherry-branch': {
    prompt: { en: 'cherry blossom branch', zh: '一枝樱花', ja: '桜の枝' },
    style: 'japanese',
    isColor: true,
    seed: 7,
  },
  'raven-skull': {
    prompt: { en: 'a raven on a skull', zh: '骷髅上的渡鸦', ja: '髑髏にとまる鴉' },
    style: 'blackwork',
    isColor: false,
    seed: 7,
  },
  'black-moth': {
    prompt: { en: 'a moth', zh: '一只飞蛾', ja: '一匹の蛾' },
    style: 'blackwork',
    isColor: false,
    seed: 3,
  },
  scorpion: {
    prompt: { en: 'a scorpion', zh: '一只蝎子', ja: '蠍' },
    style: 'blackwork',
    isColor: false,
    seed: 3,
  },
  anchor: {
    prompt: { en: 'an anchor', zh: '一只船锚', ja: '錨' },
    style: 'blackwork',
    isColor: false,
    seed: 7,
  },
  'mountain-pines': {
    prompt: { en: 'mountains and pines', zh: '群山与松林', ja: '山と松林' },
    style: 'blackwork',
    isColor: false,
    seed: 3,
  },
  'moon-stars': {
    prompt: { en: 'a crescent moon and stars', zh: '弯月与星', ja: '三日月と星' },
    style: 'blackwork',
    isColor: false,
    seed: 3,
  },
  hummingbird: {
    prompt: { en: 'a hummingbird and flowers', zh: '蜂鸟与花', ja: 'ハチドリと花' },
    style: 'fine-line',
    isColor: true,
    seed: 3,
  },
  lavender: {
    prompt: { en: 'a lavender sprig', zh: '一枝薰衣草', ja: 'ラベンダーの一枝' },
    style: 'fine-line',
    isColor: true,
    seed: 3,
  },
  'ringed-swallow': {
    prompt: { en: 'a swallow', zh: '一只燕子', ja: '燕' },
    style: 'fine-line',
    isColor: true,
    seed: 3,
  },
  peony: {
    prompt: { en: 'a peony', zh: '一朵牡丹', ja: '一輪の牡丹' },
    style: 'fine-line',
    isColor: true,
    seed: 3,
  },
  'pink-butterfly': {
    prompt: { en: 'a butterfly', zh: '一只蝴蝶', ja: '一匹の蝶' },
    style: 'fine-line',
    isColor: true,
    seed: 3,
  },
  'compass-rose': {
    prompt: { en: 'a compass', zh: '罗盘', ja: '羅針盤' },
    style: 'fine-line',
    isColor: true,
    seed: 7,
  },
} as const satisfies Record<string, FlashSample>;

export type FlashName = keyof typeof flashSamples;
