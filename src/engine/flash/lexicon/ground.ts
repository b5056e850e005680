import { concepts, icon, plain } from './concept.ts';

export const ground = concepts('ground', {
  mountain: {
    en: 'mountain|mountain range|peak|hill|alps|mountain peak|snowy mountain|snow capped mountain|mountain landscape|everest|mount everest|rocky mountains|matterhorn|mountain top|mountain skyline|mountain line|k2|andes|himalayas|ridge|mountainscape|snow mountain',
    zh: '山|群山|山峦|山脉|高山|雪山|山峰|山水|雪峰|连绵的山|山顶|山川|远山|珠穆朗玛峰|珠峰|喜马拉雅|大山|高峰|山丘|昆仑山|泰山|黄山|华山|峨眉山|武当山|五台山',
    ja: '山|山並み|山脈|山々|雪山|山頂|高山|連峰|アルプス|エベレスト|峰|山岳|ヒマラヤ',
  },
  fuji: {
    en: 'fuji|mount fuji|mt fuji|fujisan',
    zh: '富士山|富士',
    ja: '富士山|富士|フジヤマ',
    parts: 'mountain',
  },
  forest: {
    en: 'forest|pines|pine trees|pine forest|wood|woods|firs|fir trees|evergreens|forest trees|spruce trees|cedar|redwood|sequoia|tree line|treeline|pine branch|woodland|cypress|conifer|pine needle',
    zh: '森林|松林|树林|松枝|松柏|树丛|雪松|柏树|山林|丛林树|林',
    ja: '森|松林|森林|木々|松の枝|針葉樹|樹海|林|ヒノキ',
    parts: 'tree',
  },
  wave: {
    en: 'wave|ocean|sea|great wave|kanagawa|tsunami|ocean wave|surf|hokusai wave|hokusai|great wave off kanagawa|wave of kanagawa|surf wave|breaking wave|sea wave|crashing wave|water|ocean water|seascape|wave crest|tidal wave|water waves|high tide',
    zh: '海浪|波浪|浪|大海|海洋|海|浪花|神奈川冲浪里|巨浪|浪涛|海水|海面|波涛|水浪|水纹|海啸|水|浮世绘海浪|深海',
    ja: '波|海|荒波|大波|海洋|神奈川沖浪裏|北斎の波|大海原|高波|波しぶき|津波|水|海面|水面|青海波',
  },
  waterfall: { en: 'waterfall|niagara falls', zh: '瀑布|飞瀑|瀑', ja: '滝|滝壺|瀑布|大滝' },
  volcano: {
    en: 'volcano|erupting volcano|volcanic eruption|volcano eruption|vesuvius|krakatoa',
    zh: '火山|喷发的火山|火山爆发',
    ja: '火山|火山噴火|噴火する山|活火山',
    parts: 'fire|mountain',
  },
  island: {
    en: 'island|beach|tropical island|beach scene|desert island|beach sunset|paradise island|caribbean beach',
    zh: '岛|海岛|海滩|沙滩|荒岛|热带岛屿|海边',
    ja: '島|ビーチ|海辺|無人島|南の島|砂浜',
    parts: 'palm',
  },
  iceberg: {
    en: 'iceberg|glacier|ice|ice berg',
    zh: '冰山|冰川|冰',
    ja: '氷山|氷|氷河',
    art: plain('water', 'iceberg'),
  },
  'ice-cube': {
    en: 'ice cube|cube of ice',
    zh: '冰块',
    ja: '角氷|アイスキューブ',
    art: icon('water', 'noto:ice'),
  },
  cave: {
    en: 'cave|cavern|cave entrance',
    zh: '山洞|洞穴',
    ja: '洞窟|洞穴',
    art: icon('grey', 'cave-entrance'),
  },
  desert: {
    en: 'desert|dunes|sand dunes|desert landscape|sahara',
    zh: '沙漠|沙丘',
    ja: '砂漠|砂丘',
    parts: 'cactus|sun',
  },
  river: {
    en: 'river|stream|creek|lake|river bend',
    zh: '河流|小溪|河|湖|湖泊|小河',
    ja: '川|小川|湖',
    art: plain('water', 'river'),
  },
  cliff: { en: 'cliff|sea cliff|cliffside', zh: '悬崖|峭壁', ja: '崖|断崖' },
  city: {
    en: 'city|city skyline|skyline|cityscape|new york skyline|manhattan|skyscraper|new york city|nyc skyline|downtown|chicago skyline|london skyline',
    zh: '城市|天际线|摩天大楼|都市|城市天际线|高楼',
    ja: '都会|摩天楼|スカイライン|街並み|ニューヨーク',
  },
  village: { en: 'village|town|hometown', zh: '村庄|小镇|村落', ja: '集落', art: icon('wood', 'village') },
  jungle: {
    en: 'jungle|rainforest|tropical forest',
    zh: '丛林|热带雨林|雨林',
    ja: 'ジャングル|熱帯雨林',
    parts: 'palm|leaf',
  },
  oasis: { en: 'oasis', zh: '绿洲', ja: 'オアシス', parts: 'palm|desert' },
  road: {
    en: 'road|highway|route 66|long road|winding road|mountain road',
    zh: '公路|道路|小路|高速公路',
    ja: '道路|ハイウェイ|一本道',
    art: icon('grey', 'horizon-road'),
  },
  pier: {
    en: 'pier|dock|jetty|boardwalk',
    zh: '码头|栈桥',
    ja: '桟橋|埠頭',
    art: plain('wood', 'wooden-pier'),
  },
});
