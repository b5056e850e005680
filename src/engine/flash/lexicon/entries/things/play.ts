import { dark, entriesOf, icon } from '../../entry.ts';

export const play = entriesOf('object', {
  carousel: {
    en: 'carousel|merry go round|carnival ride|fairground|amusement park',
    zh: '旋转木马|旋转木马游乐园|游乐园|旋转的木马',
    ja: 'メリーゴーランド|回転木馬|遊園地|カルーセル',
    art: icon('gold', 'carousel'),
  },
  'rocking-horse': {
    en: 'rocking horse|toy horse|wooden horse',
    zh: '摇摆木马|摇马|摇木马',
    ja: '木馬|揺り木馬|ロッキングホース',
  },
  'jack-in-the-box': {
    en: 'jack in the box|jack in a box|jack-in-the-box',
    zh: '玩偶盒|小丑盒|弹簧小丑盒',
    ja: 'びっくり箱',
  },
  'poker-chip': {
    en: 'poker chip|casino chip|gambling chip|betting chip',
    zh: '筹码|扑克筹码|赌场筹码',
    ja: 'ポーカーチップ|カジノチップ|チップ',
  },
  'game-boy': {
    en: 'game boy|gameboy|gameboy color|game boy color|nintendo game boy|nintendo gameboy|retro game boy|handheld console|handheld game|game boy advance',
    zh: '掌机|游戏掌机',
    ja: 'ゲームボーイ|携帯ゲーム機',
    parts: ['gamepad'],
  },
  dice: {
    en: 'dice|lucky dice|snake eyes|craps|two dice',
    zh: '骰子|色子|双骰子',
    ja: 'サイコロ|ダイス|賽子|さいころ',
  },
  cards: {
    en: 'four aces|playing card|cards|poker|casino|gambling|aces|deck of cards',
    zh: '四张a扑克牌|扑克|扑克牌|赌场|王牌|一手牌|四张a',
    ja: 'トランプ|ポーカー|エース|手札',
    parts: ['spade'],
  },
  hanafuda: {
    en: 'hanafuda|hanafuda card|hwatu|japanese flower cards',
    zh: '花札|日本花牌',
    ja: '花札|花札の猪鹿蝶|花札の月',
  },
  spade: { en: 'spade suit|spade', zh: '黑桃', ja: 'スペード', art: dark('spades') },
  'eight-ball': {
    en: 'eight ball|8 ball|8-ball|billiards|pool ball|pool|snooker|magic 8 ball|magic eight ball|billiard ball|number 8 ball|billiard ball 8|pool ball 8',
    zh: '八号球|台球8号|8号台球|八号台球|台球|桌球|黑八',
    ja: 'エイトボール|ビリヤード|ビリヤードの球|八番ボール',
  },
  chess: {
    en: 'chess knight|chess|chess piece',
    zh: '国际象棋的马|国际象棋|棋子',
    ja: 'チェスのナイト|チェス',
  },
  'chess-king': {
    en: 'chess king|king chess piece',
    zh: '国际象棋的王|国王棋子',
    ja: 'チェスのキング',
  },
  'chess-queen': {
    en: 'chess queen|queen chess piece',
    zh: '国际象棋的后|皇后棋子',
    ja: 'チェスのクイーン',
  },
  d20: {
    en: 'd20|d20 dice|d20 die|dungeons and dragons|twenty sided die',
    zh: '二十面骰',
    ja: '二十面ダイス',
  },
  horseshoe: {
    en: 'horseshoe|lucky horseshoe|horse shoe|lucky horse shoe',
    zh: '马蹄铁|幸运马蹄铁|马掌',
    ja: '蹄鉄|幸運の蹄鉄',
  },
  'magic-hat': {
    en: 'magic hat|magic trick|rabbit in a hat|rabbit in hat|rabbit in a top hat|rabbit in top hat|rabbit in a magic hat|rabbit in magicians hat|rabbit in a magicians hat|bunny in a hat|bunny in a top hat|bunny in a magic hat|rabbit out of a hat|rabbit out of a magicians hat|rabbit out of a top hat|rabbit out of the hat|bunny out of a hat|rabbit coming out of a hat|rabbit coming out of a top hat|rabbit popping out of a hat|rabbit popping out of a top hat|rabbit pulled out of a hat|bunny coming out of a hat|magicians hat|magician hat|magicians top hat|magic hat with rabbit|magic hat with a rabbit|magicians hat with rabbit|magicians hat with a rabbit|top hat with a rabbit|hat with a rabbit',
    zh: '魔术帽|魔术|魔术帽里的兔子|礼帽里的兔子|帽子里的兔子|帽子里变出兔子|帽子变兔子|魔术帽和兔子|从帽子里变出的兔子|魔术师的帽子',
    ja: 'マジックハット|手品|帽子から出てくるウサギ|帽子から出るウサギ|シルクハットから出るウサギ|シルクハットから出てくるウサギ|シルクハットの中のウサギ|シルクハットとウサギ|帽子の中のウサギ|手品師の帽子',
    parts: ['rabbit', 'top-hat'],
  },
  gamepad: {
    en: 'gamepad|game controller|controller|video game|playstation|playstation controller|xbox controller|joypad|xbox|gamer|gaming|nintendo|game console',
    zh: '游戏手柄|手柄|电子游戏|游戏机|玩家',
    ja: 'コントローラー|ゲームコントローラー|ゲーム機|ゲーマー',
  },
  joystick: {
    en: 'joystick|arcade joystick|arcade',
    zh: '摇杆|街机',
    ja: 'ジョイスティック|アーケード',
  },
  'slot-machine': {
    en: 'slot machine|jackpot|fruit machine',
    zh: '老虎机',
    ja: 'スロットマシン|スロット',
    art: icon('gold', 'slot-machine'),
  },
  domino: {
    en: 'domino|domino tile',
    zh: '多米诺|多米诺骨牌|骨牌',
    ja: 'ドミノ',
  },
  mahjong: {
    en: 'mahjong|mahjong tile',
    zh: '麻将|麻将牌|红中',
    ja: '麻雀牌|マージャン|麻雀の牌',
    art: icon('foam', 'noto:mahjong-red-dragon'),
  },
  'yo-yo': { en: 'yo yo|yoyo|yo-yo', zh: '悠悠球|溜溜球', ja: 'ヨーヨー', art: icon('petal', 'noto:yo-yo') },
  clubs: {
    en: 'club suit|clubs suit|ace clubs|clubs',
    zh: '梅花牌|梅花花色',
    ja: 'トランプのクラブ|クラブ',
    art: icon('dark', 'clubs'),
  },
  'jack-of-clubs': {
    en: 'jack of clubs',
    zh: '梅花j',
    ja: 'クラブのジャック',
  },
  'jack-of-diamonds': {
    en: 'jack of diamonds',
    zh: '方块j|方片j',
    ja: 'ダイヤのジャック',
  },
  'jack-of-hearts': {
    en: 'jack of hearts',
    zh: '红桃j|红心j',
    ja: 'ハートのジャック',
  },
  'jack-of-spades': {
    en: 'jack of spades',
    zh: '黑桃j',
    ja: 'スペードのジャック',
  },
  'queen-of-clubs': {
    en: 'queen of clubs',
    zh: '梅花q',
    ja: 'クラブのクイーン',
  },
  'queen-of-diamonds': {
    en: 'queen of diamonds',
    zh: '方块q|方片q',
    ja: 'ダイヤのクイーン',
  },
  'queen-of-spades': {
    en: 'queen of spades',
    zh: '黑桃q|黑桃皇后',
    ja: 'スペードのクイーン|スペードの女王',
  },
  'king-of-clubs': {
    en: 'king of clubs',
    zh: '梅花k',
    ja: 'クラブのキング',
  },
  'king-of-diamonds': {
    en: 'king of diamonds',
    zh: '方块k|方片k',
    ja: 'ダイヤのキング',
  },
  'king-of-spades': {
    en: 'king of spades',
    zh: '黑桃k',
    ja: 'スペードのキング',
  },
  'ace-of-clubs': {
    en: 'ace of clubs',
    zh: '梅花a',
    ja: 'クラブのエース',
  },
  'ace-of-diamonds': {
    en: 'ace of diamonds',
    zh: '方块a|方片a',
    ja: 'ダイヤのエース',
  },
  'ace-of-hearts': {
    en: 'ace of hearts',
    zh: '红桃a|红心a',
    ja: 'ハートのエース',
  },
  'ace-of-spades': {
    en: 'ace of spades',
    zh: '黑桃a',
    ja: 'スペードのエース',
  },
  'joker-card': {
    en: 'joker card|joker playing card',
    zh: '小丑牌|大王|鬼牌',
    ja: 'ジョーカーカード|ジョーカーのカード',
    art: icon('foam', 'noto:joker'),
  },
  'king-of-hearts': {
    en: 'king of hearts|king card',
    zh: '红桃k|红心k',
    ja: 'ハートのキング|キングのカード',
  },
  'queen-of-hearts': {
    en: 'queen of hearts|queen card',
    zh: '红桃q|红心q|红心皇后|红心女王',
    ja: 'ハートのクイーン|クイーンのカード|ハートの女王',
  },
  'poker-hand': {
    en: 'royal flush|poker royal flush|royal flush poker|royal flush cards|royal flush poker hand|hand of cards|full house of cards|full house cards|poker full house|full house poker hand|poker hand|straight flush|fan of cards',
    zh: '皇家同花顺|同花顺',
    ja: 'ロイヤルフラッシュ|ストレートフラッシュ',
  },
  'ferris-wheel': {
    en: 'ferris wheel|big wheel|london eye',
    zh: '摩天轮',
    ja: '観覧車',
    art: icon('petal', 'noto:ferris-wheel'),
  },
  'circus-tent': {
    en: 'circus tent|circus|big top',
    zh: '马戏团|马戏团帐篷',
    ja: 'サーカス|サーカステント',
    art: icon('petal', 'noto:circus-tent'),
  },
  'roller-coaster': {
    en: 'roller coaster|rollercoaster',
    zh: '过山车',
    ja: 'ジェットコースター',
    art: icon('petal', 'noto:roller-coaster'),
  },
  'party-popper': {
    en: 'party popper|confetti|party',
    zh: '派对|礼花|彩带',
    ja: 'クラッカー|紙吹雪|パーティー',
    art: icon('petal', 'party-popper'),
  },
  pinata: { en: 'pinata', zh: '皮纳塔', ja: 'ピニャータ', art: icon('petal', 'pinata') },
  'chess-pawn': {
    en: 'pawn|chess pawn',
    zh: '兵棋|小兵棋子',
    ja: 'ポーン|チェスのポーン',
  },
  'chess-rook': {
    en: 'rook|chess rook|rook chess piece',
    zh: '车棋|城堡棋子',
    ja: 'ルーク|チェスのルーク',
  },
  'chess-bishop': {
    en: 'bishop chess piece|chess bishop',
    zh: '主教棋子',
    ja: 'ビショップ|チェスのビショップ',
  },
  chessboard: {
    en: 'chessboard|chess board|checkerboard',
    zh: '棋盘|国际象棋盘',
    ja: 'チェス盤|チェスボード',
  },
  'shogi-piece': {
    en: 'shogi piece|shogi|shogi king|japanese chess piece',
    zh: '将棋|将棋棋子|日本将棋',
    ja: '将棋の駒|将棋|将棋駒|王将の駒|将棋の王将',
  },
  'go-board': {
    en: 'go board|go stones|game of go|weiqi|baduk|go board and stones',
    zh: '围棋|围棋棋盘|围棋盘|围棋子',
    ja: '囲碁|碁盤|碁石|囲碁の碁石|碁盤と碁石',
  },
  roulette: {
    en: 'roulette|roulette wheel|roulette table|casino wheel',
    zh: '轮盘|轮盘赌',
    ja: 'ルーレット',
  },
  'carousel-horse': {
    en: 'carousel horse|merry-go-round horse|merry go round horse|carousel pony|carnival horse|horse on a carousel|carousel horse on a pole',
    zh: '旋转木马的马|木马骑柱',
    ja: '回転木馬の馬|メリーゴーランドの馬|メリーゴーラウンドの馬',
  },
  'claw-machine': {
    en: 'claw machine|claw game|crane game|claw crane|crane machine|arcade claw machine|arcade claw|ufo catcher',
    zh: '抓娃娃机|娃娃机|夹娃娃机',
    ja: 'クレーンゲーム|ufoキャッチャー|ユーフォーキャッチャー',
  },
});
