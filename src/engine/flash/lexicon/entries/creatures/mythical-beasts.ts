import { entriesOf, icon } from '../../entry.ts';

export const mythicalBeasts = entriesOf('creature', {
  dragon: {
    en: 'eastern dragon|dragon|fire dragon|dragon lord|baby dragon|chinese dragon|japanese dragon',
    zh: '龙|龍|祥龙|神龙|飞龙|苍龙|巨龙|应龙|龙王|蛟龙|中国龙|烛龙|盘龙',
    ja: '龍|竜|ドラゴン|昇り龍|降り龍|龍神|雲龍|登り龍|辰年',
  },
  'western-dragon': {
    en: 'western dragon|european dragon|winged dragon|medieval dragon|english dragon|dragon with wings|wyvern|smaug|drogon',
    zh: '西方龙|西方巨龙|西式龙|欧洲龙|双足飞龙',
    ja: '西洋の龍|西洋竜|西洋のドラゴン|ワイバーン',
    parts: ['wings', 'dragon'],
  },
  hydra: {
    en: 'hydra|lernaean hydra|multi headed snake|hydra three heads|many headed serpent|five headed snake|three headed dragon|king ghidorah',
    zh: '九头蛇|多头蛇|三头龙',
    ja: 'ヒドラ|ヒュドラ|多頭の蛇|八岐大蛇|ヤマタノオロチ',
    parts: ['snake'],
  },
  'welsh-dragon': {
    en: 'welsh dragon|red welsh dragon|dragon of wales|wales dragon|y ddraig goch|red dragon of wales|welsh red dragon|wales flag dragon|cymru dragon',
    zh: '威尔士红龙|威尔士龙',
    ja: 'ウェールズの赤い竜|ウェールズの龍|ウェールズの赤い龍|ウェールズの竜',
    parts: ['wings', 'western-dragon'],
  },
  quetzalcoatl: {
    en: 'quetzalcoatl|feathered serpent|kukulkan|plumed serpent|aztec serpent|feathered snake|aztec feathered serpent|aztec snake|feather serpent|aztec dragon',
    zh: '羽蛇神|羽蛇|魁札尔科亚特尔|带羽毛的蛇',
    ja: 'ケツァルコアトル|ククルカン|羽毛の蛇|羽毛のある蛇|ケツアルコアトル',
    parts: ['snake', 'feather'],
  },
  phoenix: {
    en: 'phoenix|firebird|fenghuang|phoenix bird|vermilion bird|fire bird|simurgh',
    zh: '凤凰|鳳凰|火凤|凤|朱雀|浴火凤凰|火凤凰|涅槃凤凰|不死鸟',
    ja: '鳳凰|フェニックス|不死鳥|朱雀|火の鳥',
    parts: ['wings'],
  },
  griffin: {
    en: 'griffin|gryphon|griffon|hippogriff',
    zh: '狮鹫|格里芬',
    ja: 'グリフォン|グリフィン|ヒッポグリフ',
    parts: ['wings'],
  },
  centaur: { en: 'centaur', zh: '半人马', ja: 'ケンタウロス' },
  minotaur: { en: 'minotaur', zh: '牛头怪', ja: 'ミノタウロス', parts: ['bull'] },
  werewolf: {
    en: 'werewolf|lycan|wolfman|wolf man|lycanthrope',
    zh: '狼人|人狼',
    ja: '狼男|人狼|ウェアウルフ|オオカミ男',
  },
  'sea-serpent': {
    en: 'sea serpent|leviathan|jormungandr|world serpent|midgard serpent|jormungandr the world serpent|jormungandr world serpent|sea snake monster|water dragon',
    zh: '大海蛇|海蛇|利维坦|耶梦加得',
    ja: 'シーサーペント|リヴァイアサン|ヨルムンガンド',
    art: icon('waterLight', 'sea-serpent'),
    parts: ['snake'],
  },
  bastet: {
    en: 'bastet|egyptian cat|bast|cat goddess|bastet goddess|goddess bastet|egyptian cat goddess',
    zh: '巴斯特|埃及猫|猫神|贝斯特',
    ja: 'バステト|エジプト猫',
    art: icon('gold', 'bastet'),
    parts: ['cat'],
  },
  'trojan-horse': {
    en: 'trojan horse',
    zh: '特洛伊木马|木马',
    ja: 'トロイの木馬',
    art: icon('wood', 'trojan-horse'),
  },
  imp: { en: 'imp|gremlin|little devil', zh: '小恶魔|小鬼', ja: '小悪魔|インプ' },
  pixiu: { en: 'pixiu|pi xiu|piyao', zh: '貔貅', ja: '貔貅|ヒキュウ' },
  cerberus: {
    en: 'cerberus|three headed dog|hellhound|hell hound|kerberos',
    zh: '三头犬|地狱犬|刻耳柏洛斯',
    ja: 'ケルベロス|地獄の番犬|三つ頭の犬',
  },
  'foo-dog': {
    en: 'foo dog|fu dog|guardian lion|chinese guardian lion|komainu|shisa|lion dog|temple lion|foo lion|fu lion|karajishi|imperial guardian lion|stone lion',
    zh: '石狮子|石狮|唐狮|唐狮子|镇宅狮子|守护狮',
    ja: '唐獅子|狛犬|シーサー|獅子狛犬|唐獅子牡丹の獅子',
  },
  'lion-dance': {
    en: 'lion dance|lion dance head|lion dance mask|chinese lion dance|dancing lion',
    zh: '醒狮|舞狮|南狮|狮头面具|舞狮头',
    ja: '中国獅子舞|獅子舞|獅子頭',
  },
  kirin: { en: 'kirin|qilin|chilin|ki rin', zh: '麒麟|火麒麟|瑞兽麒麟|墨麒麟', ja: '麒麟', parts: ['fire'] },
});
