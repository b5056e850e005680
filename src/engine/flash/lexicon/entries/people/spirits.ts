import { entriesOf, icon } from '../../entry.ts';

/** The undead, the small folk and what haunts. */
export const spirits = entriesOf('figure', {
  'skeleton-bride': {
    en: 'skeleton bride|skull bride|dead bride|skeleton in a wedding dress|skeleton in wedding dress|bride skeleton|bride skull|skeleton with a veil|skull with a veil|skull with veil|skeleton bride with veil|undead bride|skull with bridal veil|skull with a bridal veil|skull in a veil|skeleton woman in a wedding dress|skull with a wedding veil',
    zh: '骷髅新娘|骷髅头新娘|穿婚纱的骷髅|戴头纱的骷髅|死亡新娘|骷髅婚纱',
    ja: '骸骨の花嫁|ガイコツの花嫁|スカルブライド|骸骨花嫁|死の花嫁|ドクロの花嫁',
    parts: ['skull', 'skeleton', 'rose'],
  },
  mermaid: {
    en: 'mermaid|siren|mermaid tail|water nymph',
    zh: '美人鱼|人鱼|小美人鱼|美人鱼尾巴',
    ja: '人魚|マーメイド|人魚姫|セイレーン',
  },
  oni: {
    en: 'oni|oni mask|demon mask|japanese mask|oni head|japanese demon|kabuki mask demon|namahage',
    zh: '鬼面|恶鬼|鬼|夜叉|罗刹|鬼头|恶鬼面具|夜叉面具|罗刹面具',
    ja: '鬼|鬼の面|鬼のお面|鬼のマスク|鬼の仮面|夜叉|羅刹|鬼面|鬼神|修羅|夜叉の面',
  },
  hannya: {
    en: 'hannya|hannya mask|hannya head',
    zh: '般若|般若面具|般若头',
    ja: '般若|般若の面|般若面|般若のお面|般若のマスク|般若の仮面',
  },
  'noh-mask': {
    en: 'noh mask|ko omote|koomote|noh theater mask|noh theatre mask|japanese noh mask|noh',
    zh: '能面|能剧面具|日本能面|能乐面具',
    ja: '能面|小面|能の面|女面|能のお面',
  },
  tengu: {
    en: 'tengu|tengu mask|karasu tengu|crow tengu',
    zh: '天狗|天狗面具|乌天狗|乌天狗面具',
    ja: '天狗|天狗の面|天狗のお面|天狗のマスク|天狗面|烏天狗|大天狗|烏天狗の面|烏天狗面',
  },
  reaper: {
    en: 'grim reaper|reaper|death|santa muerte|la santa muerte|death himself|angel of death|ankou',
    zh: '死神|死神镰刀|收割者',
    ja: '死神|死神の鎌',
    parts: ['scythe'],
  },
  skeleton: {
    en: 'skeleton|bones|skeleton body',
    zh: '骨架|白骨|骷髅人|骨骼|人体骨架',
    ja: '骸骨|スケルトン|ガイコツ|がいこつ|人骨',
  },
  'skeleton-hand': {
    en: 'skeleton hand|skeletal hand|bone hand',
    zh: '骷髅手|白骨手|骨头手|骨手',
    ja: '骸骨の手|骨の手',
  },
  witch: {
    en: 'witch|sorceress|witch face|wicked witch',
    zh: '女巫|巫婆|魔女|小女巫',
    ja: '魔女|魔女の顔|ウィッチ',
  },
  'baba-yaga-hut': {
    en: 'baba yaga hut|hut on chicken legs|house on chicken legs|hut with chicken legs|baba yagas hut|baba yaga house|baba yagas hut on chicken legs|baba yaga hut on chicken legs|baba yagas house|witch hut on chicken legs',
    zh: '鸡脚屋|芭芭雅嘎的小屋',
    ja: 'バーバヤーガの家|鶏の足の小屋|バーバ・ヤーガの小屋',
    parts: ['hut', 'house'],
  },
  wizard: {
    en: 'wizard|merlin|sorcerer|warlock|sorcery|druid',
    zh: '巫师|法师|魔法师|大法师',
    ja: '魔法使い|魔術師|ウィザード|ドルイド',
  },
  elf: { en: 'elf|elven', zh: '精灵', ja: 'エルフ' },
  fairy: {
    en: 'fairy|pixie|garden fairy|forest fairy|woodland fairy|tinkerbell|fairy wings|sprite|tinker bell|fairy girl|flower fairy',
    zh: '仙子|仙女|小仙女|花仙子|小精灵|精灵仙子',
    ja: '妖精|フェアリー|ピクシー|ティンカーベル|花の妖精',
    parts: ['wings'],
  },
  'green-man': {
    en: 'green man|greenman|green man face|leaf face|green man leaf face|face of leaves|leaf man',
    zh: '绿人|叶人',
    ja: 'グリーンマン|葉の顔',
    parts: ['leaf', 'branch'],
  },
  genie: {
    en: 'genie|djinn|genie of the lamp|genie from a lamp',
    zh: '灯神',
    ja: 'ランプの魔神|ジン|ランプの精',
  },
  vampire: {
    en: 'vampire|dracula|nosferatu|vampire girl|vampire face|vampire lady|count dracula',
    zh: '吸血鬼|吸血鬼女|德古拉',
    ja: '吸血鬼|ヴァンパイア|ドラキュラ|吸血鬼の女|バンパイア',
  },
  ghost: {
    en: 'ghost|spirit|phantom|spectre|boo|poltergeist',
    zh: '幽灵|鬼魂|幽靈|小幽灵|怨灵|女鬼',
    ja: '幽霊|お化け|ゴースト|亡霊|おばけ|幽霊画|怨霊',
  },
  banshee: {
    en: 'banshee|irish banshee|wailing banshee|screaming banshee|banshee screaming|banshee woman|wailing woman',
    zh: '报丧女妖|女妖班西',
    ja: 'バンシー|泣き女',
  },
  rokurokubi: {
    en: 'rokurokubi|long necked woman yokai|rokuro kubi|long neck yokai|long necked yokai',
    zh: '辘轳首|长颈妖怪|飞头蛮',
    ja: 'ろくろ首|轆轤首|ろくろっ首|ロクロ首',
  },
  frankenstein: {
    en: 'frankenstein|frankenstein monster|frankensteins monster',
    zh: '弗兰肯斯坦|科学怪人',
    ja: 'フランケンシュタイン|フランケン',
  },
  mummy: { en: 'egyptian mummy|mummy', zh: '木乃伊', ja: 'ミイラ', art: icon('bone', 'mummy-head') },
  bigfoot: {
    en: 'bigfoot|sasquatch|yeti',
    zh: '大脚怪|雪人怪',
    ja: 'ビッグフット|イエティ',
    art: icon('wood', 'sasquatch'),
  },
  gargoyle: { en: 'gargoyle', zh: '石像鬼', ja: 'ガーゴイル', art: icon('grey', 'gargoyle') },
  goblin: {
    en: 'goblin|orc',
    zh: '哥布林|兽人',
    ja: 'ゴブリン|オーク',
    art: icon('leaf', 'goblin-head', 'orc-head'),
  },
  cyclops: { en: 'cyclops', zh: '独眼巨人', ja: 'サイクロプス' },
  harpy: { en: 'harpy', zh: '鸟身女妖', ja: 'ハーピー', parts: ['wings'] },
  robot: {
    en: 'robot|android|cyborg|robot head|mecha',
    zh: '机器人|机甲|机械人',
    ja: 'ロボット|メカ|サイボーグ|ロボ',
  },
  alien: {
    en: 'alien|extraterrestrial|ufo alien|alien head|xenomorph|martian',
    zh: '外星人|异形|火星人|外星人头',
    ja: '宇宙人|エイリアン|グレイ|火星人',
  },
  merman: {
    en: 'merman|triton',
    zh: '男性人鱼|男人鱼',
    ja: 'マーマン|男の人魚|トリトン',
    art: icon('waterLight', 'noto:merman'),
  },
  zombie: {
    en: 'zombie|undead|walking dead',
    zh: '丧尸|僵尸',
    ja: 'ゾンビ|キョンシー',
  },
  'zombie-hand': {
    en: 'zombie hand|hand from the grave|hand out of the grave|hand rising from the grave',
    zh: '丧尸之手|僵尸手',
    ja: 'ゾンビの手',
    art: icon('leaf', 'raise-zombie'),
  },
  'hooded-figure': {
    en: 'hooded figure|cloaked figure|shadow figure|assassin|rogue thief',
    zh: '蒙面人|刺客|黑衣人|斗篷人|杀手',
    ja: 'フードの男|暗殺者|アサシン',
  },
  namakubi: { en: 'namakubi|severed head', zh: '生首|首级', ja: '生首|なまくび' },
  gashadokuro: {
    en: 'gashadokuro|giant skeleton|odokuro|giant skeleton yokai',
    zh: '饿者髑髅|巨大骷髅妖怪',
    ja: 'がしゃどくろ|大髑髏|餓者髑髏',
    parts: ['skull', 'skeleton'],
  },
  dwarf: {
    en: 'dwarf|gnome|gimli|garden gnome',
    zh: '矮人|地精',
    ja: 'ドワーフ|ノーム|小人',
  },
  troll: { en: 'troll', zh: '巨魔|山怪', ja: 'トロール' },
  ogre: { en: 'ogre', zh: '食人魔', ja: 'オーガ', art: icon('leaf', 'ogre') },
  ifrit: {
    en: 'ifrit|fire demon|fire spirit|balrog',
    zh: '火魔|炎魔',
    ja: 'イフリート|炎の魔神',
    art: icon('ember', 'ifrit'),
  },
  kappa: { en: 'kappa|kappa yokai', zh: '河童', ja: '河童|カッパ|かっぱ' },
  karakasa: {
    en: 'karakasa|karakasa kozo|kasa obake|umbrella yokai|karakasa obake|umbrella ghost|kasa-obake',
    zh: '唐伞小僧|伞妖|唐伞妖怪',
    ja: '唐傘お化け|からかさ小僧|唐傘小僧|傘お化け|からかさお化け|唐傘おばけ',
    parts: ['umbrella'],
  },
  'yuki-onna': {
    en: 'yuki onna|snow woman|yukionna',
    zh: '雪女',
    ja: '雪女|ゆきおんな',
    parts: ['snowflake'],
  },
  'witch-on-broom': {
    en: 'witch on a broom|witch on broom|witch on her broom|witch on a broomstick|witch on broomstick|witch on her broomstick|witch on the broom|flying witch on a broom|flying witch on broom|flying witch on her broom|flying witch on a broomstick|flying witch on broomstick|flying witch on her broomstick|flying witch on the broom|witch flying on a broom|witch flying on broom|witch flying on her broom|witch flying on a broomstick|witch flying on broomstick|witch flying on her broomstick|witch flying on the broom|witch riding on a broom|witch riding on broom|witch riding on her broom|witch riding on a broomstick|witch riding on broomstick|witch riding on her broomstick|witch riding on the broom|witch sitting on a broom|witch sitting on broom|witch sitting on her broom|witch sitting on a broomstick|witch sitting on broomstick|witch sitting on her broomstick|witch sitting on the broom|witch riding a broom|witch riding broom|witch riding her broom|witch riding a broomstick|witch riding her broomstick|witch riding a flying broom|flying witch|witch flying|witch with a broom|witch with broom|witch with her broom|witch with a broomstick|witch and broom|broomstick witch|broom witch|witch silhouette on a broom|witch on a flying broom|witch on flying broom|halloween witch on a broom|girl on a broom|girl on a broomstick|girl flying on a broom|girl flying on a broomstick|girl riding a broom|woman on a broom|woman on a broomstick|woman flying on a broom|woman riding a broom',
    zh: '骑扫帚的女巫|骑扫帚的魔女|骑扫帚的巫婆|骑扫帚的小女巫|骑扫帚的小魔女|骑着扫帚的女巫|骑着扫帚的魔女|骑着扫帚的巫婆|骑着扫帚的小女巫|骑着扫帚的小魔女|骑扫把的女巫|骑扫把的魔女|骑扫把的巫婆|骑扫把的小女巫|骑扫把的小魔女|骑着扫把的女巫|骑着扫把的魔女|骑着扫把的巫婆|骑着扫把的小女巫|骑着扫把的小魔女|坐扫帚的女巫|坐扫帚的魔女|坐扫帚的巫婆|坐扫帚的小女巫|坐扫帚的小魔女|乘扫帚的女巫|乘扫帚的魔女|乘扫帚的巫婆|乘扫帚的小女巫|乘扫帚的小魔女|骑扫帚飞行的女巫|骑扫帚飞行的魔女|骑扫帚飞行的巫婆|骑扫帚飞行的小女巫|骑扫帚飞行的小魔女|骑着扫帚飞的女巫|骑着扫帚飞的魔女|骑着扫帚飞的巫婆|骑着扫帚飞的小女巫|骑着扫帚飞的小魔女|女巫骑扫帚|女巫骑着扫帚|女巫骑扫把|女巫骑着扫把|女巫骑扫帚飞行|魔女骑扫帚|魔女骑着扫帚|魔女骑扫把|魔女骑着扫把|魔女骑扫帚飞行|巫婆骑扫帚|巫婆骑着扫帚|巫婆骑扫把|巫婆骑着扫把|巫婆骑扫帚飞行|飞行的女巫|飞天女巫',
    ja: 'ほうきに乗った魔女|ほうきに乗った女の子|ほうきに乗った少女|ほうきに乗る魔女|ほうきに乗る女の子|ほうきに乗る少女|箒に乗った魔女|箒に乗った女の子|箒に乗った少女|箒に乗る魔女|箒に乗る女の子|箒に乗る少女|ほうきで飛ぶ魔女|ほうきで飛ぶ女の子|ほうきで飛ぶ少女|箒で飛ぶ魔女|箒で飛ぶ女の子|箒で飛ぶ少女|ほうきにまたがる魔女|ほうきにまたがる女の子|ほうきにまたがる少女|箒にまたがる魔女|箒にまたがる女の子|箒にまたがる少女|ホウキに乗った魔女|ホウキに乗った女の子|ホウキに乗った少女|ホウキに乗る魔女|ホウキに乗る女の子|ホウキに乗る少女|空飛ぶ魔女|空を飛ぶ魔女|飛ぶ魔女|魔女とほうき|魔女と箒',
    parts: ['witch', 'broom', 'wizard-hat'],
  },
});
