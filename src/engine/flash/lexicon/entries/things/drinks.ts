import { entriesOf, icon } from '../../entry.ts';

export const drinks = entriesOf('object', {
  coffee: {
    en: 'coffee|coffee cup|cup of coffee|mug of coffee|mug with coffee|mug of hot coffee|coffee mug|espresso|latte|cappuccino|steaming coffee|hot coffee|cup',
    zh: '咖啡|咖啡杯|拿铁|热咖啡|浓缩咖啡|咖啡馆',
    ja: 'コーヒー|珈琲|コーヒーカップ|ラテ|エスプレッソ|カフェラテ',
    parts: ['smoke'],
  },
  mug: {
    en: 'mug|stoneware mug|camping mug|mug of tea|moscow mule mug|moscow mule',
    zh: '马克杯',
    ja: 'マグカップ|マグ',
    parts: ['smoke'],
  },
  'hot-chocolate': {
    en: 'hot chocolate|hot cocoa|cup of cocoa|mug of cocoa|mug of hot chocolate|hot chocolate with marshmallows',
    zh: '热巧克力|热可可',
    ja: 'ホットチョコレート|ココア|ホットココア',
    parts: ['smoke', 'marshmallow', 'mug', 'coffee'],
  },
  matcha: {
    en: 'matcha|matcha bowl|bowl of matcha|matcha whisk|tea ceremony',
    zh: '抹茶|茶道',
    ja: '抹茶|茶道|抹茶碗',
  },
  'iced-coffee': {
    en: 'iced coffee|iced latte|cold brew|iced americano|frappe',
    zh: '冰咖啡|冰美式|冰拿铁',
    ja: 'アイスコーヒー|アイスラテ',
    parts: ['coffee'],
  },
  'french-press': {
    en: 'french press|cafetiere|coffee press|press pot',
    zh: '法压壶',
    ja: 'フレンチプレス|コーヒープレス',
    parts: ['coffee'],
  },
  teacup: {
    en: 'teacup|tea cup|cup of tea|cuppa|cuppa tea|cup o tea|china cup|porcelain cup|tea cup and saucer|teacup and saucer',
    zh: '茶杯|一杯茶',
    ja: 'ティーカップ|紅茶',
    parts: ['smoke'],
  },
  chagama: {
    en: 'chagama|tea ceremony kettle|japanese tea kettle on a brazier|tea kettle brazier',
    zh: '茶釜|日本茶釜',
    ja: '茶釜|茶の湯釜|茶の湯の釜|風炉釜',
  },
  'iron-kettle': {
    en: 'tetsubin|cast iron kettle|japanese iron kettle|iron kettle|iron teapot|cast iron teapot|japanese cast iron teapot|nambu tetsubin|nambu ironware',
    zh: '铁壶|南部铁壶|南部铁器|铸铁壶|日本铁壶|铁茶壶',
    ja: '鉄瓶|南部鉄瓶|南部鉄器|鉄瓶のやかん|鉄の急須',
    parts: ['teapot'],
  },
  teapot: {
    en: 'teapot|tea pot|tea|kettle|tea set|tea kettle',
    zh: '茶壶|茶|茶具|紫砂壶',
    ja: 'ティーポット|急須|お茶|やかん|湯呑み',
    parts: ['smoke'],
  },
  wine: {
    en: 'wine glass|wine|glass of wine|glass of red wine',
    zh: '红酒杯|红酒|葡萄酒',
    ja: 'ワイングラス|ワイン',
  },
  'wine-bottle': {
    en: 'wine bottle|bottle of wine|bottle of red wine',
    zh: '葡萄酒瓶|红酒瓶',
    ja: 'ワインボトル',
  },
  beer: {
    en: 'beer|beer mug|mug of beer|glass of beer|pint|pint of beer|pint glass|beer glass|craft beer|lager|beer stein|guinness|blue moon beer|corona beer|bud light|heineken',
    zh: '啤酒|扎啤|生啤|啤酒杯',
    ja: 'ビール|ジョッキ|ビールジョッキ|生ビール',
  },
  sake: {
    en: 'sake|sake bottle|sake set|sake cup',
    zh: '清酒|清酒瓶|酒壶',
    ja: '日本酒|徳利|お猪口|盃|一升瓶',
  },
  cocktail: {
    en: 'martini|martini glass|cocktail|cocktail glass|cosmopolitan|screwdriver cocktail|snake bite cocktail|snakebite cocktail|manhattan cocktail|grasshopper cocktail|sidecar cocktail|espresso martini',
    zh: '马提尼|鸡尾酒',
    ja: 'マティーニ|カクテル|カクテルグラス',
    parts: ['olive-branch'],
  },
  'cream-soda': {
    en: 'cream soda|melon soda|ice cream soda|ice cream float|melon cream soda',
    zh: '冰淇淋苏打|蜜瓜苏打|哈密瓜苏打',
    ja: 'クリームソーダ|メロンソーダ|メロンクリームソーダ',
    parts: ['cherry', 'ice-cream'],
  },
  milk: {
    en: 'milk carton|carton of milk|milk|milk bottle',
    zh: '牛奶盒|牛奶',
    ja: '牛乳パック|牛乳|ミルク',
  },
  boba: {
    en: 'boba|bubble tea|boba tea|milk tea',
    zh: '奶茶|珍珠奶茶|波霸',
    ja: 'タピオカ|タピオカミルクティー',
  },
  soda: {
    en: 'soda can|soda|beer can|coke can|can of beer|energy drink',
    zh: '易拉罐|汽水|可乐',
    ja: '缶|炭酸|コーラ|缶コーヒー|缶ビール',
  },
  whiskey: {
    en: 'whiskey|whisky|bourbon|scotch|whiskey glass|glass of whiskey|wild turkey bourbon|wild turkey whiskey|fireball whiskey|fireball whisky',
    zh: '威士忌',
    ja: 'ウイスキー',
  },
  'liquor-bottle': {
    en: 'whiskey bottle|bottle of whiskey|bottle of whisky|whisky bottle|bottle of scotch|bottle of gin|bottle of vodka|tequila bottle|rum bottle|vodka bottle|gin bottle|liquor|booze|rum|bottle of rum|jack daniels|brandy|tequila|vodka',
    zh: '威士忌酒瓶|酒瓶|烈酒|白兰地|朗姆酒|龙舌兰酒',
    ja: 'ウイスキーボトル|ラム酒|ブランデー|焼酎|テキーラ',
  },
  champagne: {
    en: 'champagne|champagne bottle|prosecco',
    zh: '香槟|香槟酒',
    ja: 'シャンパン',
  },
  'champagne-glasses': {
    en: 'champagne glasses|clinking glasses|cheers|toast glasses|champagne flutes|mimosa cocktail|mimosa drink|mimosa glass',
    zh: '香槟杯|干杯|碰杯',
    ja: 'シャンパングラス|乾杯',
    art: icon('gold', 'glass-celebration'),
  },
  'beer-bottle': {
    en: 'beer bottle|bottle of beer',
    zh: '啤酒瓶',
    ja: 'ビール瓶',
  },
  margarita: {
    en: 'margarita|margarita glass',
    zh: '玛格丽特酒|玛格丽特鸡尾酒',
    ja: 'マルガリータ',
    parts: ['lime', 'cocktail'],
  },
  mojito: { en: 'mojito', zh: '莫吉托|莫希托', ja: 'モヒート', parts: ['lime', 'mint', 'cocktail'] },
  'cocktail-shaker': {
    en: 'cocktail shaker|bartender cocktail shaker|bar shaker|martini shaker|shaker',
    zh: '调酒壶|摇酒壶|雪克壶',
    ja: 'カクテルシェイカー|シェイカー',
    parts: ['cocktail'],
  },
  'tropical-drink': {
    en: 'tropical drink|cocktail with umbrella|tiki drink|pina colada|juice|smoothie|coconut drink|coconut cocktail|coconut drink with umbrella|tequila sunrise|bloody mary|bloody mary cocktail|blue lagoon cocktail|sex on the beach',
    zh: '热带饮料|热带鸡尾酒|果汁',
    ja: 'トロピカルドリンク|トロピカルカクテル|ジュース',
    art: icon('ember', 'noto:tropical-drink'),
  },
  'coffee-bean': {
    en: 'coffee bean',
    zh: '咖啡豆',
    ja: 'コーヒー豆|珈琲豆',
  },
  'moka-pot': {
    en: 'moka pot|mocha pot|espresso maker|coffee pot|coffee maker',
    zh: '摩卡壶|咖啡壶',
    ja: 'モカポット|マキネッタ|コーヒーポット',
    art: icon('steel', 'moka-pot'),
  },
  'drinking-horn': {
    en: 'drinking horn|viking horn|mead horn|mead',
    zh: '牛角杯|角杯|蜜酒',
    ja: '角杯|蜂蜜酒',
  },
});
