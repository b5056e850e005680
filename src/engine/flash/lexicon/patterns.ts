import { concepts } from './concept.ts';

export const patterns = concepts('pattern', {
  mandala: { en: 'mandala', zh: '曼陀罗|曼荼罗|曼陀羅', ja: '曼荼羅|マンダラ' },
  'sacred-geometry': {
    en: 'sacred geometry|flower of life|triangle|hexagon|geometric shape|geometric frame|geometry',
    zh: '神圣几何|三角形|几何图形|六边形|生命之花',
    ja: '神聖幾何学|三角形|六角形|フラワーオブライフ',
  },
  ornament: {
    en: 'ornament|swirl|spiral|filigree|ornamental|flourish',
    zh: '螺旋|花纹|装饰纹',
    ja: '螺旋|模様|文様|装飾',
  },
});
