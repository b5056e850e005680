import { concepts } from './concept.ts';

export const patterns = concepts('pattern', {
  mandala: { en: 'mandala', zh: '曼陀罗|曼荼罗|曼陀羅', ja: '曼荼羅|マンダラ' },
  'sacred-geometry': {
    en: 'sacred geometry|flower of life|hexagon|geometric shape|geometric frame|geometry',
    zh: '神圣几何|几何图形|六边形|生命之花',
    ja: '神聖幾何学|六角形|フラワーオブライフ',
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
  },
  uroko: {
    en: 'uroko|uroko pattern|japanese scale pattern|triangle scale pattern|triangle pattern',
    zh: '鳞纹|三角鳞纹',
    ja: '鱗模様|鱗文様|三角鱗|うろこ模様|鱗柄',
  },
  karakusa: {
    en: 'karakusa|karakusa pattern|arabesque|arabesque pattern|japanese arabesque|scrolling vine pattern',
    zh: '唐草纹|卷草纹|缠枝纹|唐草',
    ja: '唐草模様|唐草|唐草文様|アラベスク',
  },
  enso: {
    en: 'enso|enso circle|zen circle|ensō|enso symbol|zen enso|brush circle|brushstroke circle|zen buddhist circle|zen brush circle|ink circle',
    zh: '禅圆|圆相|禅圈|一圆相|禅圆圈|墨圈',
    ja: '円相|一円相|円相図|禅の円|円窓',
  },
  triangle: { en: 'triangle', zh: '三角形|三角', ja: '三角形|三角' },
  ornament: {
    en: 'filigree swirl|ornament|swirl|spiral|filigree|ornamental|flourish',
    zh: '花纹|螺旋|装饰纹',
    ja: '装飾|螺旋|模様|文様',
  },
});
