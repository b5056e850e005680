import { dark, entriesOf, icon } from '../../entry.ts';

/** Signs of faiths, magic and old peoples. */
export const faiths = entriesOf('symbol', {
  crucifixion: {
    en: 'crucifixion|jesus on the cross|jesus on a cross|jesus on cross|jesus christ on the cross|christ on the cross|jesus crucified|crucified jesus|crucified christ|crucifixion of jesus|crucifixion of christ|jesus crucifixion|jesus nailed to the cross|jesus hanging on the cross|jesus dying on the cross|jesus on his cross|crucifix with jesus|cross with jesus|cross with jesus on it|jesus on the crucifix',
    zh: '耶稣受难|十字架上的耶稣|耶稣受难像|被钉在十字架上的耶稣|钉在十字架上的耶稣|耶稣被钉在十字架上',
    ja: 'キリストの磔刑|十字架のキリスト|十字架にかけられたキリスト|磔刑|磔のキリスト|十字架のイエス',
    parts: ['cross', 'jesus', 'thorns'],
  },
  cross: {
    en: 'cross|crucifix~|christian cross|latin cross|wooden cross|cross necklace~|jesus cross~|gothic cross~|holy cross|catholic cross|crucifixion cross~|templar cross~|knights templar cross~',
    zh: '十字架|耶稣十字架~|木十字架',
    ja: '十字架|クロス|クルス|ロザリオの十字架',
    parts: ['triquetra', 'celtic-knot'],
    traits: ['outline', 'pole'],
  },
  ichthys: {
    en: 'jesus fish|ichthys|ichthus|christian fish|fish symbol|fish sign|fish symbol christian|christian fish symbol|jesus fish symbol|ichthys fish',
    zh: '耶稣鱼|基督鱼|基督教鱼',
    ja: 'イクトゥス|イクトゥスの魚|キリストの魚',
  },
  'chi-rho': {
    en: 'chi rho|chirho|chi rho cross|labarum|christogram|chi ro',
    zh: '凯乐符号|凯乐十字',
    ja: 'カイロー|キーロー|ラバルム',
  },
  'celtic-cross': {
    en: 'celtic cross|irish cross|high cross|celtic knot cross|celtic knotwork cross|knotwork cross',
    zh: '凯尔特十字|凯尔特十字架',
    ja: 'ケルト十字|ケルトの十字架',
  },
  rosary: {
    en: 'rosary|prayer beads~|rosary beads|rosary with cross|rosary cross',
    zh: '玫瑰念珠|玫瑰经',
    ja: 'ロザリオ',
  },
  mala: {
    en: 'mala|mala bead|mala necklace|buddhist bead|buddhist prayer bead|tibetan prayer bead',
    zh: '佛珠|念珠|手串|念珠串',
    ja: '数珠|数珠玉|念珠',
  },
  ankh: { en: 'ankh', zh: '安卡|生命之符', ja: 'アンク', traits: ['egyptian'] },
  'eye-of-horus': {
    en: 'eye of horus|eye of ra~|horus eye|egyptian eye|eye of horus symbol',
    zh: '荷鲁斯之眼|埃及之眼|何鲁斯之眼',
    ja: 'ホルスの目|ホルスの眼|エジプトの目',
    art: icon('gold', 'eye-of-horus'),
    traits: ['egyptian'],
  },
  'yin-yang': {
    en: 'yin yang|yin and yang|yinyang|tai chi symbol|taiji symbol|ying yang|yin yang symbol|bagua~|taoism~|taijitu|yin yang sign',
    zh: '阴阳|太极|陰陽|八卦~|太极图|阴阳鱼|道家~|太极八卦~|八卦图~',
    ja: '陰陽|太極|陰陽マーク|太極図|陰陽太極図',
    art: dark('yin-yang'),
    traits: ['known-from-within'],
  },
  'double-happiness': {
    en: 'double happiness|double happiness symbol|double happiness character|chinese double happiness|囍',
    zh: '双喜|囍|囍字|双喜字|双喜临门',
    ja: '双喜紋|囍',
  },
  pentagram: {
    en: 'pentagram|pentacle',
    zh: '五芒星',
    ja: '五芒星|ペンタグラム',
  },
  planchette: {
    en: 'planchette|ouija planchette|ouija pointer|ouija board planchette',
    zh: '碟仙~|占卜板指针',
    ja: 'プランシェット',
  },
  'ouija-board': {
    en: 'ouija board|ouija|spirit board|witch board|talking board',
    zh: '通灵板|占卜板|灵应牌',
    ja: 'ウィジャボード~|ウィジャ盤~|ウイジャボード',
  },
  triquetra: {
    en: 'triquetra|trinity knot|celtic trinity knot|celtic knot trinity|celtic trinity|trinity symbol|holy trinity~|celtic triquetra',
    zh: '三位一体结|三位一体~',
    ja: 'トリケトラ|三位一体~|トリニティノット',
    parts: ['celtic-knot'],
  },
  'endless-knot': {
    en: 'endless knot|eternal knot|buddhist knot|tibetan knot|knot of eternity|shrivatsa|buddhist endless knot',
    zh: '盘长结|无尽结|吉祥结|盘长',
    ja: 'エンドレスノット|無限の結び目|吉祥結び',
  },
  unalome: {
    en: 'unalome|unalome lotus|unalome symbol|buddhist symbol~',
    zh: '乌纳罗姆|开悟符号|开悟符',
    ja: 'ウナロメ|ウナロメ模様',
    parts: ['lotus'],
  },
  rune: {
    en: 'rune stone|rune|viking rune|norse runes|nordic rune|runic|rune symbol|norse symbols~|viking symbols~|elder futhark',
    zh: '符文石|符文|如尼|卢恩符文|北欧符文',
    ja: 'ルーン石|ルーン|ルーン文字|北欧のルーン',
    traits: ['norse'],
  },
  hamsa: {
    en: 'hamsa|hand of fatima|hamsa hand|hamsa hand with an eye|hamsa hand with eye|hamsa hand with an eye in the palm|hamsa hand with eye in the palm|hamsa with an eye|hamsa with eye|hamsa with an eye in the palm|hand of god hamsa|fatima hand',
    zh: '法蒂玛之手|哈姆萨|法蒂玛手',
    ja: 'ハムサ|ファティマの手|ハムサハンド',
    art: icon('water', 'noto:hamsa'),
    parts: ['hand', 'eye', 'nazar'],
  },
  'aztec-sun': {
    en: 'aztec sun|aztec sun stone~|aztec calendar~|aztec~|mayan calendar~|sun stone~|aztec god~|quetzalcoatl calendar~|aztec pattern~|mayan sun~',
    zh: '阿兹特克太阳石|阿兹特克~|玛雅历~|太阳石|玛雅太阳~',
    ja: 'アステカの太陽|アステカ~|マヤ暦~|太陽の石',
  },
  freemasonry: {
    en: 'masonic symbol|freemason|masonic|square and compass|freemasonry|mason~',
    zh: '共济会',
    ja: 'フリーメイソン|フリーメーソン',
    art: icon('gold', 'freemasonry'),
  },
  'alchemy-signs': {
    en: 'alchemy symbols|alchemy symbol|alchemical symbols|alchemical symbol|alchemy sign|alchemist symbol|alchemy glyphs',
    zh: '炼金术符号|炼金符号',
    ja: '錬金術の紋章|錬金術記号',
  },
  'magic-circle': {
    en: 'magic circle|summoning circle|transmutation circle|alchemy circle|ritual circle|magical circle|spell circle|alchemical circle',
    zh: '魔法阵|炼金法阵|召唤阵|法阵|炼成阵',
    ja: '魔法陣|召喚陣|錬成陣|錬金術の陣',
  },
  sigil: {
    en: 'sigil|protection sigil|magic sigil|witch sigil|chaos sigil|demon sigil|protective sigil|sigil for protection|sigil of protection',
    zh: '魔法印记|符印|恶魔印记',
    ja: 'シジル|魔術の印章',
  },
  'four-elements': {
    en: 'four elements|four elements symbols|elements symbols|element symbols|4 elements|earth air fire water|earth wind fire water|the four elements|elemental symbols',
    zh: '四元素|四大元素|四元素符号',
    ja: '四大元素|四元素',
  },
  'fire-element': {
    en: 'fire element|alchemy fire|fire element symbol|alchemical fire|fire symbol',
    zh: '火元素|火元素符号',
    ja: '火の元素|火のエレメント',
  },
  'water-element': {
    en: 'water element|alchemy water|water element symbol|alchemical water|water symbol',
    zh: '水元素|水元素符号',
    ja: '水の元素|水のエレメント',
  },
  'air-element': {
    en: 'air element|alchemy air|air element symbol|alchemical air|air symbol',
    zh: '风元素|风元素符号',
    ja: '風の元素|風のエレメント',
  },
  'earth-element': {
    en: 'earth element|alchemy earth|earth element symbol|alchemical earth|earth symbol',
    zh: '土元素|土元素符号',
    ja: '土の元素|地の元素|土のエレメント',
  },
  'philosophers-stone': {
    en: "philosopher's stone|philosophers stone|philosopher stone|philosophers stone symbol|philosopher stone symbol|squared circle",
    zh: '贤者之石|哲人石',
    ja: '賢者の石',
  },
  'leviathan-cross': {
    en: 'leviathan cross|satanic cross|brimstone symbol|cross of satan|sulfur cross|sulphur cross|sulfur symbol',
    zh: '利维坦十字|撒旦十字|硫磺符号',
    ja: 'リヴァイアサン十字|悪魔の十字架|リヴァイアサンの十字架',
  },
  heptagram: {
    en: 'heptagram|seven pointed star|septagram',
    zh: '七芒星',
    ja: '七芒星|ヘプタグラム',
    art: icon('gold', 'heptagram'),
  },
  hieroglyphs: {
    en: 'egyptian urns|canopic jar',
    zh: '卡诺匹斯罐',
    ja: 'カノプス壺',
    art: icon('gold', 'egyptian-urns'),
    traits: ['egyptian'],
  },
  'star-of-david': {
    en: 'star of david|jewish star|magen david|david star|six pointed star|6 pointed star|hexagram',
    zh: '大卫之星|大衛之星|六芒星',
    ja: 'ダビデの星|六芒星',
  },
  chai: {
    en: 'chai symbol|hebrew chai|jewish chai|chai hebrew|chai sign|chai letters',
    zh: '犹太生命符|希伯来生命',
    ja: 'ハイ・シンボル|ユダヤのハイ',
  },
  sephirot: {
    en: 'kabbalah tree of life|sephirot|tree of life kabbalah|kabbalistic tree of life|kabbalah|sefirot|kabbalah tree|cabala|qabalah|tree of life kabbalah diagram',
    zh: '卡巴拉生命之树|卡巴拉|质点图',
    ja: 'カバラの生命の樹|カバラ|セフィロト|セフィロトの樹|生命の樹カバラ',
  },
  'bethlehem-star': {
    en: 'star of bethlehem|bethlehem star|nativity star|bethlehem',
    zh: '伯利恒之星|伯利恒',
    ja: 'ベツレヘムの星|ベツレヘム',
  },
  om: {
    en: 'om|aum|ohm|ohm symbol|om symbol|om sign|namaste sign~',
    zh: '唵|唵字',
    ja: 'オーム|オウム記号|梵字のオーム',
  },
  khanda: {
    en: 'khanda|sikh khanda|sikh symbol|khanda symbol|sikhism',
    zh: '坎达|锡克教|锡克教标志',
    ja: 'カンダ|シク教|シーク教',
  },
  'dharma-wheel': {
    en: 'dharma wheel|wheel of dharma|dharmachakra|dharma chakra|dhamma wheel|buddhist wheel|dharma',
    zh: '法轮|法轮图|转法轮|佛教法轮',
    ja: '法輪|ダルマチャクラ|転法輪',
    traits: ['known-from-within'],
  },
  chakras: {
    en: 'seven chakras|chakras|7 chakras|chakra symbols|chakra|seven chakra symbols|chakra points',
    zh: '七脉轮|脉轮|七轮|七个脉轮|三脉七轮',
    ja: '七つのチャクラ|チャクラ|七チャクラ',
  },
  'root-chakra': { en: 'root chakra|muladhara', zh: '海底轮|根轮', ja: '第一チャクラ|ルートチャクラ' },
  'sacral-chakra': { en: 'sacral chakra|svadhisthana', zh: '生殖轮|脐轮', ja: '第二チャクラ|仙骨チャクラ' },
  'solar-plexus-chakra': {
    en: 'solar plexus chakra|solar plexus|manipura',
    zh: '太阳轮|太阳神经丛轮',
    ja: '第三チャクラ|太陽神経叢チャクラ',
  },
  'heart-chakra': { en: 'heart chakra|anahata', zh: '心轮', ja: '第四チャクラ|ハートチャクラ' },
  'throat-chakra': { en: 'throat chakra|vishuddha', zh: '喉轮', ja: '第五チャクラ|喉のチャクラ' },
  'third-eye-chakra': {
    en: 'third eye chakra|ajna|ajna chakra|brow chakra',
    zh: '眉心轮|三眼轮',
    ja: '第六チャクラ|第三の目のチャクラ',
  },
  'crown-chakra': { en: 'crown chakra|sahasrara', zh: '顶轮', ja: '第七チャクラ|クラウンチャクラ' },
  vegvisir: {
    en: 'vegvisir|viking compass|nordic compass|norse compass|runic compass',
    zh: '维京罗盘|北欧罗盘|维京指南针',
    ja: 'ヴェグヴィシル|ヴェグヴィーシル|バイキングコンパス',
    traits: ['norse'],
  },
  'helm-of-awe': {
    en: 'helm of awe|aegishjalmur|ægishjálmur',
    zh: '敬畏之盔|恐惧之盔',
    ja: 'エーギスヒャールムル|畏怖の兜',
  },
  'maltese-cross': {
    en: 'firefighter cross|maltese cross~|fire department cross|fireman cross|fire department badge|firefighter badge|firefighter emblem|fire department emblem|fire department logo|st florian cross',
    zh: '消防十字|马耳他十字~|消防徽章|消防徽',
    ja: '消防の十字|マルタ十字~|消防十字',
  },
});
