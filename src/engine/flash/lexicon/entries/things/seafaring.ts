import { entriesOf, icon } from '../../entry.ts';

export const seafaring = entriesOf('object', {
  anchor: {
    en: 'anchor|ship anchor|sailor anchor|anchor rope|anchor and rope|navy|usn anchor',
    zh: '锚|船锚|錨|铁锚|锚链|海军',
    ja: '錨|アンカー|いかり|船の錨|碇|海軍|イカリ',
  },
  'noahs-ark': {
    en: 'noahs ark|noah ark|the ark|ark of noah|ark with animals|noahs ark with animals|noah ark with animals|noah and the ark|ark of animals|noahs ark and animals|ark full of animals',
    zh: '诺亚方舟|方舟|挪亚方舟|诺亚的方舟',
    ja: 'ノアの方舟|ノアの箱舟|箱舟|方舟|ノアの箱船',
    parts: ['ship', 'giraffe', 'elephant'],
  },
  ship: {
    en: 'ship|sailing ship|pirate ship|boat|galleon|clipper ship|tall ship|sail ship|ghost ship|flying dutchman|schooner|sailing vessel|the mayflower|ship at sea|caravel|takarabune|wooden ship|black pearl ship|the black pearl',
    zh: '船|帆船|海盗船|大船|古船|幽灵船|海船|扬帆的船|郑和宝船|黑珍珠号',
    ja: '船|帆船|海賊船|幽霊船|大型帆船|船舶|ガレオン船|宝船|木造船',
    parts: ['sailboat'],
  },
  junk: {
    en: 'chinese junk|junk ship|junk boat|hong kong junk|junk sailboat|chinese sailing ship',
    zh: '中式帆船|张保仔号|戎克船|大眼鸡',
    ja: 'ジャンク船|戎克船',
  },
  longship: {
    en: 'viking ship|longship|drakkar|longboat|dragon boat',
    zh: '维京船|龙头船',
    ja: 'ヴァイキング船|ロングシップ',
    parts: ['viking', 'ship'],
  },
  sailboat: {
    en: 'sailboat|yacht|sail|sailing|sailing yacht|sailing boat|sail boat',
    zh: '小帆船|游艇|帆|风帆',
    ja: 'ヨット|帆|セーリング',
  },
  'paper-boat': { en: 'paper boat', zh: '纸船', ja: '紙の船', art: icon('foam', 'paper-boat') },
  shipwreck: {
    en: 'shipwreck|sinking ship',
    zh: '沉船',
    ja: '難破船|沈没船',
    art: icon('wood', 'ship-wreck'),
  },
  'ship-wheel': {
    en: 'ship wheel|helm|captain wheel|ships wheel|ship helm|captains wheel|ship steering wheel|ships helm|boat wheel',
    zh: '船舵|舵|舵盘|轮舵|船舵轮',
    ja: '舵|舵輪|船の舵|操舵輪',
  },
  'wagon-wheel': {
    en: 'wagon wheel|cart wheel|wheel|wooden wheel|spoked wheel',
    zh: '马车轮|木轮',
    ja: '荷車の車輪|馬車の車輪',
  },
  lighthouse: {
    en: 'lighthouse|light house|light tower',
    zh: '灯塔|燈塔|灯塔光',
    ja: '灯台|灯台の光|岬の灯台',
  },
  compass: {
    en: 'compass|compass rose|rose of winds|rose of the winds|navigation|nautical compass|wind rose|navigational compass|magnetic compass|compass needle|nautical|windrose|compass star',
    zh: '指南针|罗盘|指南針|航海罗盘|方位|罗经|罗盘针|指北针|航海指南针',
    ja: 'コンパス|羅針盤|方位磁石|方位|航海コンパス|磁石羅針盤|風配図',
  },
  map: {
    en: 'treasure map|pirate map|pirate treasure map|map|old map|nautical map|sea chart',
    zh: '藏宝图|地图|航海图|老地图|寻宝图',
    ja: '宝の地図|地図|古地図|航海図|海図',
    art: icon('scroll', 'treasure-map'),
  },
  spyglass: {
    en: 'spyglass|hand telescope',
    zh: '单筒望远镜',
    ja: '単眼望遠鏡',
    art: icon('gold', 'spyglass'),
  },
  telescope: {
    en: 'telescope',
    zh: '望远镜|天文望远镜',
    ja: '望遠鏡|天体望遠鏡',
    art: icon('gold', 'telescope'),
  },
  sextant: {
    en: 'sextant',
    zh: '六分仪',
    ja: '六分儀',
  },
  astrolabe: {
    en: 'astrolabe',
    zh: '星盘',
    ja: 'アストロラーベ',
    art: icon('gold', 'astrolabe'),
  },
  'fish-hook': {
    en: 'fish hook|fishing hook|fishhook|hook',
    zh: '鱼钩|钩子',
    ja: '釣り針|フック|鉤',
    art: icon('steel', 'fishing-hook'),
  },
  fishbone: {
    en: 'fishbone|fish skeleton|fish bone|fish bones|skeleton fish|bone fish',
    zh: '鱼骨|鱼骨头|鱼骨架',
    ja: '魚の骨|骨の魚|魚骨',
    art: icon('bone', 'fishbone'),
  },
  shell: {
    en: 'seashell|shell|scallop|sea shell|cockle shell|clam shell|scallop shell|cowrie|clamshell',
    zh: '贝壳|扇贝|贝|小贝壳|蚌壳|海贝',
    ja: '貝|貝殻|帆立|ホタテ|二枚貝|シェル',
  },
  'sand-dollar': {
    en: 'sand dollar|sanddollar|sand dollar shell',
    zh: '沙钱|沙钱贝|海钱',
    ja: 'サンドダラー|カシパン|スカシカシパン|タコノマクラ',
  },
  conch: {
    en: 'conch shell|conch|spiral shell|turret shell|conch shell trumpet|shell trumpet',
    zh: '海螺|法螺',
    ja: 'ほら貝|巻き貝|法螺貝|巻貝',
    art: icon('foam', 'noto:spiral-shell'),
  },
  nautilus: {
    en: 'nautilus|nautilus shell',
    zh: '鹦鹉螺',
    ja: 'オウムガイ',
  },
  ammonite: {
    en: 'ammonite|ammonite fossil',
    zh: '菊石',
    ja: 'アンモナイト',
  },
  pearl: {
    en: 'pearl|dragon pearl|string of pearls|black pearl gem',
    zh: '珍珠|龙珠|珠子|夜明珠|明珠|宝珠|珠|戏珠',
    ja: '真珠|パール|宝珠|如意宝珠|龍の珠',
  },
  oyster: {
    en: 'oyster|clam|pearl oyster',
    zh: '牡蛎',
    ja: '牡蠣|真珠貝',
    parts: ['pearl'],
  },
  coral: {
    en: 'coral|coral reef|reef|sea coral|seaweed|kelp|coral branch',
    zh: '珊瑚|珊瑚礁|海草|海藻',
    ja: '珊瑚|サンゴ|珊瑚礁|海藻|海草|サンゴ礁|ワカメ',
  },
  'treasure-chest': {
    en: 'treasure chest|treasure|pirate treasure|treasure box|pirate chest|pandora box|pandoras box|chest of gold',
    zh: '宝箱|藏宝箱|潘多拉魔盒|百宝箱',
    ja: '宝箱|宝物|玉手箱|パンドラの箱',
    art: icon('wood', 'chest'),
  },
  lifebuoy: {
    en: 'lifebuoy|life ring|life preserver|life buoy|lifeguard|life saver',
    zh: '救生圈|救生员|救生衣圈',
    ja: '浮き輪|救命浮き輪|ライフガード|救命浮環',
    art: icon('ember', 'noto:ring-buoy'),
  },
  submarine: {
    en: 'submarine|u-boat|nautilus submarine',
    zh: '潜水艇',
    ja: '潜水艦|イエローサブマリン|潜水艇',
  },
  'treasure-open': {
    en: 'open treasure chest|open chest',
    zh: '打开的宝箱|敞开的宝箱',
    ja: '開いた宝箱',
    art: icon('gold', 'open-treasure-chest'),
  },
  'pirate-hook': {
    en: 'pirate hook|hook hand',
    zh: '海盗钩|铁钩手',
    ja: '海賊の鉤|鉤爪の手',
    art: icon('steel', 'pirate-hook'),
  },
  figurehead: {
    en: 'figurehead|ship figurehead',
    zh: '船首像',
    ja: '船首像',
    art: icon('wood', 'figurehead'),
  },
  harpoon: {
    en: 'harpoon|spear gun',
    zh: '鱼叉',
    ja: '銛|ハープーン',
  },
  'crows-nest': {
    en: 'crows nest|crow nest',
    zh: '瞭望台桅杆|桅杆瞭望台',
    ja: 'マストの見張り台',
    art: icon('wood', 'crow-nest'),
  },
  'fishing-net': { en: 'fishing net|net', zh: '渔网|网', ja: '漁網|網', art: icon('wood', 'fishing-net') },
});
