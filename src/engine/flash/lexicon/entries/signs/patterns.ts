import { entriesOf } from '../../entry.ts';

export const patterns = entriesOf('pattern', {
  mandala: {
    en: 'mandala|mandala flower|flower mandala|floral mandala',
    zh: '曼陀罗|曼荼罗|曼陀羅|花朵曼陀罗',
    ja: '曼荼羅|マンダラ|花曼荼羅',
    traits: ['known-from-within'],
  },
  'half-mandala': {
    en: 'half mandala|semi mandala|half circle mandala',
    zh: '半曼陀罗|半个曼陀罗|半圆曼陀罗',
    ja: '半曼荼羅|半円の曼荼羅|ハーフマンダラ',
  },
  'sacred-geometry': {
    en: 'sacred geometry|hexagon~|geometric shape|geometric frame~|geometry',
    zh: '神圣几何|几何图形|六边形~',
    ja: '神聖幾何学|六角形~',
  },
  'flower-of-life': {
    en: 'flower of life|flower of life symbol|the flower of life',
    zh: '生命之花|生命之花图',
    ja: 'フラワーオブライフ|生命の花',
  },
  'seed-of-life': {
    en: 'seed of life|seed of life symbol',
    zh: '生命种子|生命之种',
    ja: 'シードオブライフ|生命の種',
  },
  'metatron-cube': {
    en: "metatron cube|metatrons cube|metatron's cube",
    zh: '梅塔特隆立方体|麦达昶立方体',
    ja: 'メタトロンキューブ|メタトロン立方体',
  },
  merkaba: {
    en: 'merkaba|merkabah|star tetrahedron|merkaba star',
    zh: '梅尔卡巴|梅卡巴',
    ja: 'マカバ|メルカバ|マカバスター',
  },
  seigaiha: {
    en: 'seigaiha|seigaiha wave|seigaiha pattern|japanese wave pattern|seigaiha waves|wave scale pattern',
    zh: '青海波|青海波纹',
    ja: '青海波|青海波模様|青海波文様',
  },
  asanoha: {
    en: 'asanoha|asanoha pattern|hemp leaf pattern|japanese hemp leaf|asa no ha',
    zh: '麻叶纹',
    ja: '麻の葉|麻の葉模様|麻の葉文様|麻の葉柄',
  },
  shippo: {
    en: 'shippo|shippo pattern|seven treasures pattern|interlocking circles pattern|shippou',
    zh: '七宝纹|七宝图案',
    ja: '七宝|七宝つなぎ|七宝繋ぎ|七宝模様|七宝文様',
  },
  yagasuri: {
    en: 'yagasuri|yagasuri pattern|arrow feather pattern|yabane',
    zh: '矢羽纹|箭羽纹',
    ja: '矢絣|矢羽根|矢絣模様|矢羽根模様|矢がすり',
  },
  ichimatsu: {
    en: 'ichimatsu|ichimatsu pattern|checker pattern|checkered pattern|checkerboard pattern|chequered pattern|checkered band',
    zh: '市松纹|棋盘格|格子纹|棋盘格纹',
    ja: '市松模様|市松|市松文様|市松柄',
  },
  kikko: {
    en: 'kikko|kikko pattern|tortoiseshell pattern|turtle shell pattern|tortoise shell pattern|hexagon pattern',
    zh: '龟甲纹',
    ja: '亀甲|亀甲模様|亀甲文様|亀甲柄|亀甲花菱',
    traits: ['own-aside'],
    brings: ['flower'],
  },
  uroko: {
    en: 'uroko|uroko pattern|japanese scale pattern|triangle scale pattern|triangle pattern',
    zh: '鳞纹|三角鳞纹',
    ja: '鱗模様|鱗文様|三角鱗|うろこ模様|鱗柄',
  },
  karakusa: {
    en: 'karakusa|karakusa pattern|arabesque pattern|japanese arabesque|scrolling vine pattern',
    zh: '唐草纹|卷草纹|缠枝纹|唐草',
    ja: '唐草模様|唐草|唐草文様',
  },
  paisley: {
    en: 'paisley|paisley pattern|paisley print|bandana pattern|bandana print',
    zh: '佩斯利|佩斯利花纹|腰果花',
    ja: 'ペイズリー|ペイズリー柄|ペイズリー模様',
  },
  enso: {
    en: 'enso|enso circle|zen circle|ensō|enso symbol|zen enso|brush circle|brushstroke circle|zen buddhist circle|zen brush circle|ink circle',
    zh: '禅圆|圆相|禅圈|一圆相|禅圆圈|墨圈',
    ja: '円相|一円相|円相図|禅の円|円窓',
  },
  triangle: {
    en: 'triangle|triangle instrument~|musical triangle~',
    zh: '三角形|三角',
    ja: '三角形|三角',
    traits: ['outline', 'open-ring'],
    brings: ['circle'],
  },
  'abstract-lines': {
    en: 'abstract line|abstract line art|flowing line|abstract curve|flowing abstract lines|abstract flowing lines|curved line|wavy line',
    zh: '抽象线条|抽象曲线|抽象的线条',
    ja: '抽象的な線|流れる線|抽象的なライン|抽象線',
  },
  ornament: {
    en: 'filigree swirl|ornament|swirl|spiral~|filigree|ornamental|flourish',
    zh: '花纹|螺旋~|装饰纹',
    ja: '装飾|螺旋~|模様|文様',
  },
});
