import { concepts } from './concept.ts';

export const patterns = concepts('pattern', {
  mandala: { en: 'mandala', zh: '曼陀罗|曼荼罗|曼陀羅', ja: '曼荼羅|マンダラ' },
  'sacred-geometry': {
    en: 'sacred geometry|flower of life|hexagon|geometric shape|geometric frame|geometry',
    zh: '神圣几何|几何图形|六边形|生命之花',
    ja: '神聖幾何学|六角形|フラワーオブライフ',
  },
  triangle: { en: 'triangle', zh: '三角形|三角', ja: '三角形|三角' },
  ornament: {
    en: 'filigree swirl|ornament|swirl|spiral|filigree|ornamental|flourish',
    zh: '花纹|螺旋|装饰纹',
    ja: '装飾|螺旋|模様|文様',
  },
});
