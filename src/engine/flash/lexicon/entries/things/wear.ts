import { entriesOf, icon } from '../../entry.ts';

export const wear = entriesOf('object', {
  headdress: {
    en: 'headdress|war bonnet|feather headdress|native american headdress|indian headdress|native headdress|chief headdress',
    zh: '羽毛头饰|印第安头饰|羽冠|酋长头饰',
    ja: '羽根飾り|羽飾り|ウォーボンネット',
    art: icon('foam', 'war-bonnet'),
  },
  glasses: {
    en: 'glasses|spectacles|eyeglasses|eye glasses|reading glasses|cat eye glasses|old reading glasses|harry potter glasses|pair of glasses',
    zh: '眼镜|老花镜|老花眼镜|圆框眼镜|近视眼镜',
    ja: '眼鏡|老眼鏡|メガネ|丸眼鏡|めがね',
  },
  sunglasses: {
    en: 'sunglasses|aviator sunglasses|shades',
    zh: '墨镜|太阳镜',
    ja: 'サングラス',
  },
  umbrella: {
    en: 'umbrella|brolly|parasol|wagasa|oil paper umbrella|paper parasol|paper umbrella|japanese umbrella|chinese umbrella',
    zh: '伞|油纸伞|雨伞|纸伞|油伞',
    ja: '傘|雨傘|日傘|和傘|番傘|蛇の目傘',
  },
  kanzashi: {
    en: 'kanzashi|hairpin|hair pin|japanese hairpin|hair stick',
    zh: '发簪|簪子|簪|发钗',
    ja: 'かんざし|簪|舞妓のかんざし|花かんざし',
    parts: ['sakura'],
  },
  fan: { en: 'folding fan|fan|hand fan', zh: '扇子|折扇|羽扇', ja: '扇子|扇' },
  kimono: { en: 'kimono|yukata|hanfu|robe', zh: '和服|浴衣|汉服|旗袍', ja: '着物|振袖|浴衣|着物姿' },
  'ballet-shoes': {
    en: 'ballet shoes|pointe shoes|ballerina shoes|ballet shoe|ballet slippers|pointe shoe|ballet|dance shoes|dancing shoes',
    zh: '芭蕾舞鞋|舞鞋',
    ja: 'トウシューズ|バレエシューズ',
  },
  'high-heel': {
    en: 'high heel|stiletto heel|heels|stiletto shoe|heel shoe|stiletto',
    zh: '高跟鞋|高跟',
    ja: 'ハイヒール|ヒール|ハイヒール靴',
  },
  'cowboy-boot': {
    en: 'cowboy boot|cowgirl boot',
    zh: '牛仔靴|西部靴',
    ja: 'カウボーイブーツ|ウエスタンブーツ',
  },
  'spurred-boot': {
    en: 'cowboy boot with spur|cowboy boots with spur|boots with spur|cowgirl boots with spur|cowboy boots and spur|boots and spur|cowboy boot with a spur|boot with spur|boot with a spur|cowgirl boot with spur|spurred boot|boot and spur|cowboy boot and spur|western boot with spur',
    zh: '带马刺的牛仔靴|带马刺的靴子|牛仔靴和马刺|马刺靴',
    ja: '拍車付きブーツ|拍車のついたブーツ|拍車付きのブーツ|拍車付きカウボーイブーツ|拍車のついたカウボーイブーツ',
    parts: ['cowboy-boot', 'spur'],
  },
  'cowboy-hat': {
    en: 'cowboy hat|western hat|stetson|cowgirl hat',
    zh: '牛仔帽|牛仔草帽',
    ja: 'カウボーイハット|テンガロンハット|ウエスタンハット',
  },
  sombrero: { en: 'sombrero', zh: '墨西哥草帽|墨西哥帽', ja: 'ソンブレロ' },
  'top-hat': { en: 'top hat', zh: '礼帽', ja: 'シルクハット' },
  'bow-tie': {
    en: 'ribbon bow|bow|bow ribbon|hair bow|coquette bow|satin bow|bow tie|bowtie',
    zh: '蝴蝶结|丝带蝴蝶结|缎带|丝带|领结',
    ja: 'リボン|蝶結び|リボン結び|蝶ネクタイ',
  },
  'awareness-ribbon': {
    en: 'awareness ribbon|cancer ribbon|pink ribbon|breast cancer ribbon|cancer awareness ribbon|survivor ribbon|purple ribbon|yellow ribbon|cancer awareness|cancer survivor|breast cancer',
    zh: '抗癌丝带|粉红丝带|公益丝带',
    ja: 'アウェアネスリボン|ピンクリボン|乳がんリボン',
  },
  sneaker: {
    en: 'sneaker|sneakers|trainers|converse|chuck taylor|converse shoe|high tops|shoe|jordan|nike',
    zh: '帆布鞋|运动鞋|运动板鞋|球鞋|鞋子|鞋',
    ja: 'スニーカー|コンバース|運動靴|靴',
  },
  boots: {
    en: 'boots|boot|hiking boot|work boots|combat boot|doc marten|wellies|wellie|welly|welly boot|wellie boot|wellington boot|gumboot|gum boot|rubber boots|rain boots|moon boot|cowboy rain boot',
    zh: '靴子|马丁靴|军靴|登山靴|雨靴|登山鞋|登山靴子',
    ja: 'ブーツ|軍靴|登山靴|長靴',
  },
  'flip-flops': {
    en: 'flip flop|thong sandal|sandal|sandals',
    zh: '人字拖|拖鞋|凉鞋',
    ja: 'ビーチサンダル|サンダル|草履',
    art: icon('petal', 'flip-flops'),
  },
  geta: {
    en: 'wooden clogs|dutch clogs|clogs|geta',
    zh: '木鞋|木屐',
    ja: '木靴|クロッグ|下駄',
    art: icon('wood', 'wooden-clogs'),
  },
  socks: { en: 'sock', zh: '袜子', ja: '靴下', art: icon('petal', 'socks') },
  gloves: { en: 'mittens|mitten', zh: '连指手套', ja: 'ミトン' },
  'knit-gloves': { en: 'gloves|glove', zh: '手套', ja: '手袋', art: icon('water', 'noto:gloves') },
  suit: {
    en: 'suit|suit and tie|tuxedo|business suit|tux|suit jacket|three piece suit',
    zh: '西装|燕尾服|西服',
    ja: 'スーツ|タキシード|燕尾服',
  },
  hoodie: {
    en: 'hoodie|hooded sweatshirt|hoody|hooded sweater',
    zh: '卫衣|连帽衫',
    ja: 'パーカー|フーディー',
  },
  scarf: { en: 'scarf|winter scarf|wool scarf|knitted scarf|muffler', zh: '围巾', ja: 'マフラー|スカーフ' },
  pocket: {
    en: 'pocket|shirt pocket|breast pocket|jeans pocket|chest pocket',
    zh: '口袋|衣兜',
    ja: 'ポケット',
  },
  'scarf-hat': {
    en: 'beanie|winter hat|wool hat|bobble hat',
    zh: '毛线帽|针织帽',
    ja: 'ニット帽|毛糸の帽子',
  },
  fedora: {
    en: 'fedora|hat|gangster hat|mafia hat|trilby|mob hat',
    zh: '软呢帽|绅士帽|黑帮帽',
    ja: 'フェドーラ|中折れ帽',
  },
  'baseball-cap': {
    en: 'baseball cap|cap|snapback|trucker hat',
    zh: '棒球帽|鸭舌帽',
    ja: '野球帽|キャップ',
  },
  'straw-hat': {
    en: 'straw hat|boater hat|luffy hat|luffy straw hat|sun hat',
    zh: '草帽|稻草帽|草编帽|草帽路飞',
    ja: '麦わら帽子|麦わら帽|ストローハット',
  },
  'pirate-hat': {
    en: 'pirate hat|tricorn|tricorn hat|captain hat',
    zh: '海盗帽|船长帽',
    ja: '海賊帽|海賊の帽子|海賊ハット|船長帽|三角帽',
  },
  'santa-hat': {
    en: 'santa hat|christmas hat',
    zh: '圣诞帽',
    ja: 'サンタ帽|サンタの帽子',
  },
  'party-hat': {
    en: 'party hat|birthday hat',
    zh: '生日帽|派对帽',
    ja: 'パーティー帽|とんがり帽子',
  },
  'chef-hat': {
    en: 'chef hat|chefs hat|toque',
    zh: '厨师帽',
    ja: 'コック帽|コックの帽子|シェフの帽子|料理人の帽子',
  },
  'wizard-hat': {
    en: 'witch hat|witches hat|pointy hat|wizard hat|sorting hat',
    zh: '女巫帽|女巫帽子|女巫的帽子|巫师帽|魔法帽',
    ja: '魔女の帽子|とんがり帽|魔法使いの帽子',
  },
  corset: {
    en: 'corset|bustier|lingerie',
    zh: '束腰|紧身胸衣|内衣',
    ja: 'コルセット|下着',
  },
  dress: {
    en: 'dress|gown|ball gown|ballgown|wedding dress|sun dress|sundress',
    zh: '裙子|连衣裙|婚纱|礼服',
    ja: 'ドレス|ウェディングドレス',
  },
  necktie: { en: 'necktie|tie', zh: '领带', ja: 'ネクタイ', art: icon('petal', 'tie') },
  't-shirt': {
    en: 't shirt|tee shirt|shirt',
    zh: '短袖衫|t恤|上衣|衬衫',
    ja: '半袖シャツ|tシャツ|シャツ',
  },
  jersey: {
    en: 'jersey|football jersey|soccer jersey|hockey jersey|basketball jersey|sports jersey|rugby jersey|team jersey|football shirt|soccer shirt|rugby shirt|hockey shirt|baseball shirt|basketball shirt|football kit|football top',
    zh: '球衣|足球球衣|篮球球衣',
    ja: 'ユニフォーム|サッカーユニフォーム|野球ユニフォーム',
  },
  necklace: {
    en: 'necklace|pendant|amulet|pearl necklace|talisman',
    zh: '项链|吊坠|挂坠|护身符|珍珠项链',
    ja: 'ネックレス|ペンダント|首飾り',
  },
  'heart-locket': {
    en: 'heart locket|locket|heart necklace|heart pendant|heart shaped locket',
    zh: '心形吊坠|心形项链',
    ja: 'ハートのペンダント|ロケットペンダント|ハートのネックレス',
  },
  earring: {
    en: 'earring|hoop earring',
    zh: '耳环|耳坠',
    ja: 'イヤリング|ピアス|耳飾り',
  },
  'pearl-earring': {
    en: 'pearl earring|black pearl earring',
    zh: '珍珠耳环',
    ja: '真珠の耳飾り',
  },
  mustache: {
    en: 'mustache|moustache|handlebar mustache',
    zh: '胡子|八字胡',
    ja: '口ひげ|髭|ひげ',
  },
  beard: {
    en: 'beard',
    zh: '大胡子|络腮胡',
    ja: 'あごひげ|髭面|ひげの男',
    art: icon('wood', 'beard'),
  },
  bandana: { en: 'bandana|neckerchief|head scarf|headscarf', zh: '方巾|头巾', ja: 'バンダナ' },
  'fire-helmet': {
    en: 'fire helmet|firefighter helmet|fireman helmet|firefighters helmet|firemans helmet',
    zh: '消防头盔|消防帽',
    ja: '消防ヘルメット',
  },
  'motorcycle-helmet': {
    en: 'motorcycle helmet|biker helmet|racing helmet|f1 helmet',
    zh: '摩托车头盔|赛车头盔|机车头盔',
    ja: 'バイクヘルメット|フルフェイス',
  },
  goggles: {
    en: 'goggles|steampunk goggles|aviator goggles',
    zh: '护目镜|风镜',
    ja: 'ゴーグル',
  },
  vr: {
    en: 'vr headset|virtual reality',
    zh: '虚拟现实头盔|虚拟现实',
    ja: 'バーチャルリアリティ',
    art: icon('dark', 'vr-headset'),
  },
  '3d-glasses': {
    en: '3d glasses|cinema glasses',
    zh: '立体眼镜',
    ja: '立体メガネ',
    art: icon('petal', '3d-glasses'),
  },
  torc: {
    en: 'torc|viking arm ring|torque bracelet|bracelet|bangle',
    zh: '金臂环|手镯|镯子|手链',
    ja: 'トルク|腕輪飾り|ブレスレット',
    art: icon('gold', 'torc'),
  },
  'sailor-hat': {
    en: 'sailor hat|sailor cap|navy hat|dixie cup hat',
    zh: '水手帽|海军帽',
    ja: '水兵帽|セーラーハット',
  },
  'flower-crown': {
    en: 'flower crown|floral crown|crown of flowers|floral wreath crown',
    zh: '花冠|花环|小花环|花环头饰',
    ja: '花の冠|花冠|花かんむり',
  },
  magatama: {
    en: 'magatama|magatama bead|magatama jade|comma bead|magatama stone',
    zh: '勾玉',
    ja: '勾玉|まがたま|曲玉|翡翠の勾玉',
  },
  'jade-ring': {
    en: 'jade ring|jade pendant|jade bi|bi disc|jade disc|jade amulet|jade donut|jade circle',
    zh: '平安扣|玉佩|玉坠|翡翠平安扣|玉环|玉璧',
    ja: '翡翠の輪|玉璧|翡翠のペンダント',
  },
  spur: {
    en: 'spur|cowboy spur|western spur|boot spur|spurs',
    zh: '马刺',
    ja: '拍車',
  },
});
