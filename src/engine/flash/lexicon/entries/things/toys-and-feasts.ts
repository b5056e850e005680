import { entriesOf, icon } from '../../entry.ts';

export const toysAndFeasts = entriesOf('object', {
  dreamcatcher: {
    en: 'dreamcatcher|dream catcher|feather dreamcatcher|native american dreamcatcher|indian dreamcatcher',
    zh: '捕梦网|捕夢網|印第安捕梦网|追梦网',
    ja: 'ドリームキャッチャー|ドリームキャッチャーの羽|夢捕り',
    parts: ['feather'],
  },
  'voodoo-doll': {
    en: 'voodoo doll|voodoo|rag doll with pins|pincushion doll|pin doll',
    zh: '巫毒娃娃|扎针娃娃|诅咒娃娃|巫毒',
    ja: 'ブードゥー人形|呪いの人形|藁人形|わら人形|ブードゥー',
    art: icon('wood', 'voodoo-doll'),
  },
  balloon: {
    en: 'balloon|party balloon|heart balloon|balloon heart',
    zh: '气球|氣球|一束气球|心形气球',
    ja: '風船|バルーン|ハートの風船',
  },
  matryoshka: {
    en: 'matryoshka|nesting doll|russian doll|matryoshka dolls|babushka doll|babushka|russian nesting doll',
    zh: '套娃|俄罗斯套娃|俄罗斯娃娃',
    ja: 'マトリョーシカ|ロシア人形|マトリョーシカ人形',
    art: icon('petal', 'matryoshka-dolls'),
  },
  kite: { en: 'toy kite|kite', zh: '风筝|纸鸢', ja: '凧', art: icon('petal', 'kite', 'noto:kite') },
  gift: {
    en: 'gift|gift box',
    zh: '礼物|礼盒|礼品',
    ja: 'プレゼント|贈り物|ギフト',
  },
  'rubber-duck': {
    en: 'rubber duck|rubber ducky|rubber duckie|bath duck|bathtub duck',
    zh: '橡皮鸭|小黄鸭',
    ja: 'ラバーダック|アヒルのおもちゃ',
  },
  puzzle: {
    en: 'puzzle piece|jigsaw|jigsaw piece|puzzle|autism puzzle|autism',
    zh: '拼图|拼图块|自闭症',
    ja: 'パズル|パズルピース|ジグソーパズル',
    art: icon('water', 'jigsaw-piece'),
  },
  'rubik-cube': {
    en: 'rubik cube|rubiks cube|rubix cube|rubik style cube|magic cube',
    zh: '魔方|三阶魔方',
    ja: 'ルービックキューブ',
  },
  'teddy-bear': {
    en: 'teddy bear|teddy|stuffed bear|plush bear|stuffed animal',
    zh: '泰迪熊|玩具熊|毛绒熊',
    ja: 'テディベア|くまのぬいぐるみ|ぬいぐるみ',
  },
  'japanese-dolls': {
    en: 'hina dolls|hina doll|japanese doll',
    zh: '雏人形|日本娃娃|人偶',
    ja: '雛人形|ひな人形|日本人形',
    art: icon('petal', 'noto:japanese-dolls'),
  },
  'wind-chime': {
    en: 'wind chime|furin',
    zh: '风铃',
    ja: '風鈴',
    art: icon('waterLight', 'noto:wind-chime'),
  },
  omamori: {
    en: 'omamori|japanese amulet|shrine charm',
    zh: '御守|御守护|日式御守',
    ja: 'お守り|御守|御守り|お守り袋',
  },
  uchiwa: {
    en: 'uchiwa|uchiwa fan|round fan|paddle fan',
    zh: '团扇|圆扇|纸团扇',
    ja: 'うちわ|団扇',
    parts: ['goldfish'],
  },
  'teru-teru-bozu': {
    en: 'teru teru bozu|teruteru bozu|sunshine doll',
    zh: '晴天娃娃|扫晴娘',
    ja: 'てるてる坊主|照る照る坊主|てるてるぼうず',
  },
  'carp-streamer': {
    en: 'koinobori|carp streamer|carp flag',
    zh: '鲤鱼旗',
    ja: '鯉のぼり|こいのぼり',
    art: icon('petal', 'noto:carp-streamer'),
  },
  tanabata: {
    en: 'tanabata tree|tanabata',
    zh: '七夕竹|七夕',
    ja: '笹飾り|七夕',
    art: icon('leaf', 'noto:tanabata-tree'),
  },
  kadomatsu: {
    en: 'kadomatsu|pine decoration',
    zh: '门松',
    ja: '門松|正月飾り',
    art: icon('leaf', 'noto:pine-decoration'),
  },
  firecracker: { en: 'firecracker', zh: '爆竹|鞭炮', ja: '爆竹', art: icon('petal', 'noto:firecracker') },
  'red-envelope': {
    en: 'red envelope|lucky money',
    zh: '红包',
    ja: '紅包|お年玉',
    art: icon('petal', 'noto:red-envelope'),
  },
  pinwheel: {
    en: 'pinwheel|paper windmill',
    zh: '纸风车|风车玩具',
    ja: 'かざぐるま|風車',
    art: icon('petal', 'paper-windmill'),
  },
  'spinning-top': {
    en: 'spinning top|top toy|inception top',
    zh: '陀螺',
    ja: '独楽|コマ',
    art: icon('petal', 'spinning-top'),
  },
  swing: {
    en: 'swing|tree swing|rope swing',
    zh: '秋千|树上的秋千|挂在树上的秋千|大树下的秋千|树下的秋千|树秋千',
    ja: 'ブランコ|木のブランコ|木にぶら下がったブランコ|木に吊るしたブランコ',
  },
  'piggy-bank': {
    en: 'piggy bank|money box',
    zh: '存钱罐|储钱罐',
    ja: '貯金箱|豚の貯金箱',
    art: icon('blush', 'piggy-bank'),
  },
  'snow-globe': {
    en: 'snow globe|snowglobe',
    zh: '雪花球|水晶雪球',
    ja: 'スノードーム|スノーグローブ',
  },
  snowman: { en: 'snowman', zh: '雪人', ja: '雪だるま' },
  'easter-egg': {
    en: 'easter egg|decorated egg|faberge egg',
    zh: '复活节彩蛋|彩蛋',
    ja: 'イースターエッグ',
    art: icon('violet', 'easter-egg'),
  },
  'balloon-dog': {
    en: 'balloon dog|balloon animal',
    zh: '气球狗',
    ja: 'バルーンドッグ',
    art: icon('petal', 'balloon-dog'),
  },
  'lucky-mallet': {
    en: 'lucky mallet|uchide no kozuchi|mallet of luck',
    zh: '打出小槌|万宝槌',
    ja: '打ち出の小槌|打出の小槌|小槌',
  },
  kokeshi: { en: 'kokeshi|kokeshi doll', zh: '木芥子|木芥子娃娃|小芥子', ja: 'こけし|コケシ|小芥子' },
  kendama: {
    en: 'kendama|cup and ball|cup and ball toy',
    zh: '剑玉|剑球|剣玉',
    ja: 'けん玉|剣玉|ケンダマ|けんだま',
  },
  nutcracker: {
    en: 'nutcracker|nutcracker soldier|christmas nutcracker|wooden nutcracker|nutcracker doll|the nutcracker',
    zh: '胡桃夹子|胡桃夹子士兵',
    ja: 'くるみ割り人形',
  },
  hagoita: {
    en: 'hagoita|battledore|japanese battledore|hanetsuki',
    zh: '羽子板',
    ja: '羽子板|羽根突き',
  },
});
