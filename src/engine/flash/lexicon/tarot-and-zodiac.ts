import { concepts, icon } from './concept.ts';

export const tarotAndZodiac = concepts('symbol', {
  aries: {
    en: 'aries|aries zodiac|aries sign',
    zh: '白羊座|牡羊座|白羊',
    ja: 'おひつじ座|牡羊座|おひつじ',
  },
  taurus: { en: 'taurus', zh: '金牛座', ja: 'おうし座|牡牛座' },
  gemini: {
    en: 'gemini|gemini zodiac|gemini twins|gemini sign|twins zodiac',
    zh: '双子座|双子',
    ja: 'ふたご座|双子座|双子',
  },
  cancer: {
    en: 'cancer zodiac|cancer sign|zodiac cancer|cancer crab zodiac|cancer star sign|cancer zodiac sign|zodiac sign cancer|sign cancer|cancer star sign symbol|cancerian',
    zh: '巨蟹座|巨蟹',
    ja: 'かに座|蟹座',
  },
  leo: {
    en: 'leo|leo zodiac|leo sign',
    zh: '狮子座',
    ja: 'しし座|獅子座|獅子座星座',
  },
  virgo: { en: 'virgo|virgo goddess|virgo woman|virgo maiden', zh: '处女座', ja: 'おとめ座|乙女座' },
  libra: { en: 'libra', zh: '天秤座', ja: 'てんびん座|天秤座' },
  scorpio: { en: 'scorpio', zh: '天蝎座', ja: 'さそり座|蠍座' },
  sagittarius: { en: 'sagittarius', zh: '射手座|射手座拉弓的人马|射手座人马', ja: 'いて座|射手座' },
  capricorn: { en: 'capricorn', zh: '摩羯座', ja: 'やぎ座|山羊座' },
  aquarius: { en: 'aquarius', zh: '水瓶座', ja: 'みずがめ座|水瓶座' },
  pisces: { en: 'pisces', zh: '双鱼座', ja: 'うお座|魚座' },
  tarot: {
    en: 'tarot|tarot card|the star tarot|the star card|star tarot|star tarot card',
    zh: '塔罗牌|塔罗|星星牌|塔罗星星牌',
    ja: 'タロット|タロットカード|星のタロット',
  },
  'tarot-moon': {
    en: 'moon tarot|the moon card|moon card|tarot moon|moon tarot card',
    zh: '月亮牌|月亮塔罗',
    ja: '月のタロット',
    parts: 'moon|tower',
  },
  'tarot-sun': {
    en: 'sun tarot|the sun card|sun card|sun tarot card',
    zh: '太阳牌|太阳塔罗',
    ja: '太陽のタロット',
    parts: 'sun|sunflower',
  },
  'tarot-death': {
    en: 'death tarot|death tarot card|death card',
    zh: '死神牌|死神塔罗',
    ja: '死神のタロット',
    parts: 'reaper|skeleton|scythe',
  },
  'tarot-lovers': {
    en: 'lovers tarot|the lovers card|lovers card|the lovers tarot|lovers tarot card',
    zh: '恋人牌|恋人塔罗',
    ja: '恋人のタロット',
    parts: 'heart|two-hearts|rose|sun',
  },
  'tarot-fool': {
    en: 'fool tarot|the fool card|fool card|fool tarot card|the fool',
    zh: '愚者牌|愚者',
    ja: '愚者のタロット|愚者',
    parts: 'jester',
  },
  'tarot-magician': {
    en: 'magician tarot|the magician card|magician card|magician tarot card',
    zh: '魔术师牌',
    ja: '魔術師のタロット',
    parts: 'wand|infinity|sword',
  },
  'tarot-hermit': {
    en: 'hermit tarot|the hermit card|hermit card|hermit tarot card|hermit',
    zh: '隐士牌|隐士',
    ja: '隠者のタロット|隠者',
    parts: 'lantern|wizard-staff',
  },
  'tarot-strength': {
    en: 'strength tarot|strength card|strength tarot card',
    zh: '力量牌',
    ja: '力のタロット',
    parts: 'lion|infinity',
  },
  'tarot-tower': {
    en: 'tower tarot|the tower card|tower card|tower tarot card',
    zh: '高塔牌',
    ja: '塔のタロット',
    parts: 'lightning|tower',
  },
  'tarot-wheel': {
    en: 'wheel of fortune|wheel of fortune tarot|wheel of fortune tarot card',
    zh: '命运之轮|命运轮盘',
    ja: '運命の輪|運命の輪タロット',
  },
  'tarot-high-priestess': {
    en: 'high priestess|high priestess tarot|high priestess tarot card',
    zh: '女祭司|女祭司牌',
    ja: '女教皇|女教皇のタロット',
  },
  'tarot-empress': {
    en: 'empress tarot|empress|empress tarot card',
    zh: '女皇牌|女皇',
    ja: '女帝のタロット|女帝',
  },
  ophiuchus: { en: 'ophiuchus', zh: '蛇夫座', ja: 'へびつかい座|蛇遣い座', art: icon('leaf', 'ophiuchus') },
});
