import { entriesOf, icon, plain } from '../../entry.ts';

export const ground = entriesOf('ground', {
  mountain: {
    en: 'mountain|mountain range|peak|hill|alps|mountain peak|snowy mountain|snow capped mountain|mountain landscape|everest|mount everest|rocky mountains|mount rainier|mt rainier|mount hood|mt hood|mount shasta|mt shasta|mount st helens|mt st helens|denali|mount denali|mount mckinley|mount baker|mt baker|mount whitney|mount kilimanjaro|kilimanjaro|mont blanc|mount washington|mt washington|half dome|el capitan|grand teton|grand tetons|tetons|pikes peak|longs peak|mount cook|mount olympus|table mountain|ben nevis|snowdon|mt everest|appalachian mountains|appalachians|blue ridge mountains|smoky mountains|rockies|sierra nevada|cascade mountains|dolomites|pyrenees|mount temple|three sisters mountains|machapuchare|annapurna|aconcagua|mount sinai|matterhorn|mountain top|mountain skyline|mountain line|k2|andes|himalayas|ridge|mountainscape|snow mountain',
    zh: '山|群山|山峦|山脉|高山|雪山|山峰|山水|雪峰|连绵的山|山顶|山川|远山|珠穆朗玛峰|珠峰|喜马拉雅|大山|高峰|山丘|昆仑山|泰山|黄山|华山|峨眉山|武当山|五台山',
    ja: '山|山並み|山脈|山々|雪山|山頂|高山|連峰|アルプス|エベレスト|峰|山岳|ヒマラヤ',
  },
  'lion-rock': {
    en: 'lion rock|lion rock hong kong|lion rock hill',
    zh: '狮子山|獅子山|狮子山下',
    ja: '獅子山|ライオンロック',
  },
  fuji: {
    en: 'fuji|mount fuji|mt fuji|fujisan',
    zh: '富士山|富士',
    ja: '富士山|富士|フジヤマ',
    parts: ['mountain'],
  },
  forest: {
    en: 'forest|pines|pine trees|pine forest|wood|woods|firs|fir trees|evergreens|forest trees|spruce trees|cedar|tree line|treeline|pine branch|woodland|conifer|pine needle',
    zh: '森林|松林|树林|松柏|树丛|雪松|山林|丛林树|林',
    ja: '森|松林|森林|木々|松の枝|針葉樹|樹海|林|ヒノキ',
    parts: ['tree'],
  },
  wave: {
    en: 'wave|ocean|sea|great wave|kanagawa|tsunami|ocean wave|surf|hokusai wave|hokusai|great wave off kanagawa|wave of kanagawa|surf wave|breaking wave|sea wave|crashing wave|water|salt water|barrel wave|barreling wave|ocean water|seascape|wave crest|tidal wave|water waves|high tide',
    zh: '海浪|波浪|浪|大海|海洋|海|浪花|神奈川冲浪里|巨浪|浪涛|海水|海面|波涛|水浪|水纹|海啸|水|浮世绘海浪|深海',
    ja: '波|海|荒波|大波|海洋|神奈川沖浪裏|北斎の波|大海原|高波|波しぶき|津波|水|海面|水面',
  },
  aurora: {
    en: 'northern lights|northern light|aurora borealis|aurora|southern lights|aurora australis|polar lights',
    zh: '极光|北极光',
    ja: 'オーロラ|北極光',
    parts: ['forest', 'mountain'],
  },
  'sea-sunset': {
    en: 'sunset over the ocean|sunset over ocean|ocean sunset|sunset over the sea|sunrise over the sea|sunrise over the ocean|sea sunset|sunset on the beach|beach sunset|sunset over water|sunset over the water|sunset at sea|ocean sunrise|sunset at the beach|sunrise over ocean|sunset beach|sunset ocean',
    zh: '海上日出|海上日落|日落大海|海边日落|海上夕阳|大海日落|大海日出',
    ja: '海の夕日|夕日の海|海に沈む夕日|海の日の出|海辺の夕日|海と夕日',
    parts: ['sunset', 'wave'],
  },
  'winter-scene': {
    en: 'winter scene|snow scene|winter landscape|snowy landscape|snow landscape|winter wonderland|snowy scene|winter forest scene|snowscape',
    zh: '雪景|冬景|雪景色|冬日雪景',
    ja: '雪景色|冬景色|雪の風景|冬の風景',
    parts: ['snowflake', 'forest'],
  },
  'beach-scene': {
    en: 'beach scene|beach landscape|beach view|tropical beach|beach scenery|tropical beach scene|ocean view',
    zh: '海滩风景|海边风景|沙滩风景|热带海滩',
    ja: 'ビーチの風景|海辺の風景|砂浜の風景',
    parts: ['palm', 'sun'],
  },
  sunset: {
    en: 'sunset|sunrise|setting sun|sun rise|sun set|dawn|dusk|sunrise sun|sun on the horizon|rising sun over the horizon|morning sun',
    zh: '日出|日落|夕阳|朝阳|初升的太阳|黎明|晚霞|落日|晨曦',
    ja: '日の出|夕日|夕陽|朝日|御来光|夜明け|夕焼け|朝焼け',
  },
  waterfall: { en: 'waterfall|niagara falls', zh: '瀑布|飞瀑|瀑', ja: '滝|滝壺|瀑布|大滝' },
  volcano: {
    en: 'volcano|erupting volcano|volcanic eruption|volcano eruption|vesuvius|krakatoa',
    zh: '火山|喷发的火山|火山爆发',
    ja: '火山|火山噴火|噴火する山|活火山',
    parts: ['fire', 'mountain'],
  },
  island: {
    en: 'island|tropical island|desert island|paradise island|beach|sandy beach|seaside|seashore|caribbean beach|shoreline',
    zh: '岛|海岛|荒岛|热带岛屿|海滩|沙滩|海边|海滨',
    ja: '島|無人島|南の島|ビーチ|海辺|砂浜|海岸',
    parts: ['palm'],
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
  },
  desert: {
    en: 'desert|dunes|sand dunes|desert landscape|sahara',
    zh: '沙漠|沙丘',
    ja: '砂漠|砂丘',
    parts: ['cactus', 'sun'],
  },
  river: {
    en: 'river|stream|creek|lake|pond|puddle|river bend',
    zh: '河流|小溪|河|湖|湖泊|小河|流水',
    ja: '川|小川|湖|流水',
  },
  cliff: { en: 'cliff|sea cliff|cliffside', zh: '悬崖|峭壁', ja: '崖|断崖' },
  canyon: {
    en: 'canyon|grand canyon|gorge|antelope canyon|ravine',
    zh: '峡谷|大峡谷',
    ja: '峡谷|渓谷|グランドキャニオン',
  },
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
    parts: ['palm', 'leaf', 'branch'],
  },
  oasis: { en: 'oasis', zh: '绿洲', ja: 'オアシス', parts: ['palm', 'desert'] },
  road: {
    en: 'road|highway|long road|winding road|mountain road',
    zh: '公路|道路|小路|高速公路',
    ja: '道路|ハイウェイ|一本道',
  },
  pier: {
    en: 'pier|dock|jetty|boardwalk',
    zh: '码头|栈桥',
    ja: '桟橋|埠頭',
  },
});
