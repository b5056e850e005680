import type { PartShown } from './own-parts.ts';

/** What plants and things are drawn with. */
export const partsOfThings: readonly PartShown[] = [
  {
    of: 'ship sailboat longship',
    part: 'sails?|masts?',
    looks: 'full|white|billowing|open|raised|tall|three',
    after: 'up|raised|open|full|billowing',
    cjk: '(?:张开的?|白い|白色?的?)?帆(?:を(?:張|広げ|上げ|掲げ)っ?た)?|扬着?帆',
  },
  { of: 'bomb', part: 'fuse|wick', looks: 'long', cjk: '导火[线索]|引线|導火線' },
  {
    of: 'hourglass',
    part: 'sand',
    looks: 'falling|running',
    after:
      'running(?: (?:out|through|down))?|falling(?: down)?|flowing(?: down)?|trickling(?: down)?|slipping (?:away|through)',
  },
  {
    of: 'lighthouse',
    part: '(?:light )?beams?|beams? of light|rays?(?: of light)?|light(?: beam| ray)?s?',
    looks: 'bright|shining',
    after: 'shining|beaming',
    cjk: '光束|光线|光|灯光|明かり',
  },
  { of: 'hot-air-balloon', part: 'stripes|basket', looks: 'striped|wicker', cjk: '篮子|かご|籠|条纹' },
  {
    of: 'candle',
    part: 'flames?|wick|wax',
    looks: 'burning|lit|melting|dripping|flickering|bright',
    after: 'burning|dripping(?: down)?|melting|flickering',
    cjk: '火焰|火苗|炎',
  },
  {
    of: 'teacup',
    part: 'saucers?|handle|plate',
    looks: 'matching',
    cjk: '(?:茶)?碟子?|托盘|ソーサー|受け皿',
  },
  { of: 'liquor-bottle wine-bottle', part: 'labels?', looks: 'blank', cjk: '标签|ラベル' },
  { of: 'cowboy-boot', part: 'spurs?', looks: 'spiky|star', cjk: '马刺|拍車' },
  {
    of: 'skull sugar-skull',
    part: '(?:eye )?sockets?|eye ?holes?|teeth|jaw|nose hole',
    looks: 'empty|hollow|dark|black|deep|missing no',
    cjk: '(?:空洞的?|黑色?的?)?眼[窝窩眶]|(?:空洞な)?眼窩',
  },
  { of: 'sugar-skull', part: 'eyes|petals', looks: 'flower|floral|flowery' },
  {
    of: 'compass',
    part: 'needles?|arrows?|north arrow|points?|cardinal (?:points|directions)|(?:the )?letters',
    looks: 'pointing north|magnetic|all four',
  },
  { of: 'anchor', part: 'ring|flukes', looks: 'pointed' },
  { of: 'key', part: 'teeth|head', looks: 'ornate|decorative' },
  {
    of: 'sunflower',
    part: 'petals|cent(?:er|re)|middle|seeds',
    looks: 'brown|dark|black|yellow|golden|big',
    cjk: '花瓣|花びら|花心|种子|種',
  },
  {
    of: 'dandelion',
    part: 'seeds?',
    looks: 'floating|flying|blowing|drifting|some',
    after:
      'blowing(?: away)?|flying(?: (?:away|off))?|floating(?: away)?|drifting(?: away)?|in the wind|away',
    cjk: '(?:飞舞的?|飘散的?|飛ぶ)?(?:种子|綿毛)',
  },
  { of: 'pineapple', part: 'leaves|crown|top', looks: 'green|spiky|leafy', cjk: '叶子?|葉' },
  {
    of: 'rose sunflower tulip strawberry cherry orange lemon peach',
    part: 'lea(?:f|ves)',
    looks: 'green',
    cjk: '绿?叶子?|葉(?:っぱ)?(?:のついた|付きの?)?',
  },
  {
    of: 'tree',
    part: 'roots|trunk|leaves',
    looks: 'deep|strong|thick|visible|exposed|long|green',
    after: 'showing|visible|exposed',
    cjk: '(?:树|深い)?根(?:のある|がある|を張った|っこ)?|枝|树干|树枝',
  },
  {
    of: 'dead-tree',
    part: 'roots|trunk|branches',
    looks: 'deep|bare|gnarled|twisted',
    cjk: '(?:树|深い)?根(?:のある|がある|を張った)?|枯?枝|树枝',
  },
  { of: 'tree-of-life', part: 'roots|trunk|branches|leaves', looks: 'deep|strong|green|intertwined|celtic' },
  { of: 'mushroom toadstool', part: 'stem|stalk|cap|gills|spots|dots', looks: 'red|white|spotted|round' },
  { of: 'cherry', part: 'stems?|lea(?:f|ves)', looks: 'green|long' },
  { of: 'bouquet', part: 'ribbons?|bow', looks: 'tied', cjk: '丝带|蝴蝶结|リボン' },
  { of: 'oak', part: 'trunk|leaves|acorns', looks: 'thick|strong|green' },
];
