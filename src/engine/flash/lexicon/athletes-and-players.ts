import { concepts, icon } from './concept.ts';

/** Who does a sport, dances or plays an instrument. */
export const athletesAndPlayers = concepts('figure', {
  archer: {
    en: 'archer|bowman|bow hunter|bowhunter|hunter with a bow|hunter with bow|robin hood|huntress|female archer',
    zh: '弓箭手|猎人|女猎手|射手',
    ja: '弓使い|射手|狩人|弓道',
    parts: 'bow|arrow|bow-tie',
  },
  bodybuilder: {
    en: 'bodybuilder|strongman',
    zh: '健美',
    ja: 'ボディビルダー',
  },
  discobolus: {
    en: 'discobolus|discus thrower',
    zh: '掷铁饼者',
    ja: '円盤投げ',
    art: icon('bone', 'discobolus'),
  },
  luchador: {
    en: 'wrestling mask|luchador|lucha libre|mexican wrestler|wrestler|luchador mask',
    zh: '摔角面具|墨西哥摔角手|摔角手',
    ja: 'プロレスマスク|ルチャドール|プロレスラー|プロレス|覆面レスラー',
    art: icon('petal', 'luchador'),
  },
  yogi: {
    en: 'yogi|yoga|lotus position|lotus pose|meditating woman|meditating person|yoga pose|person meditating|woman meditating|girl meditating|woman doing yoga|girl doing yoga|person doing yoga|woman in lotus position|woman in lotus pose|woman in a lotus pose|woman sitting in lotus position|meditating girl|yoga girl|yoga woman|person in lotus position|woman meditating in lotus position',
    zh: '瑜伽|打坐',
    ja: 'ヨガ|座禅',
  },
  'scuba-mask': {
    en: 'snorkel mask|scuba mask|snorkel|snorkeling|scuba diving|scuba|diving mask',
    zh: '潜水镜|浮潜|水肺潜水',
    ja: 'シュノーケル|スキューバダイビング|ダイビング',
    art: icon('water', 'scuba-mask'),
  },
  climber: {
    en: 'climber|rock climber|rock climbing|mountain climber|mountaineer|mountain climbing|bouldering|boulderer|woman climbing',
    zh: '攀登者|攀岩|登山者|登山|攀岩者|攀岩小人',
    ja: 'クライマー|ロッククライミング|登山家|ボルダリング',
  },
  'running-shoe': {
    en: 'running shoe|marathon',
    zh: '跑鞋|马拉松',
    ja: 'ランニングシューズ|マラソン',
    art: icon('petal', 'running-shoe'),
  },
  hiker: {
    en: 'hiker|hiking|trekking|backpacker',
    zh: '徒步者|徒步|背包客',
    ja: 'ハイカー|ハイキング|バックパッカー|山登り',
  },
  skier: {
    en: 'skier|downhill skier|man skiing|woman skiing|person skiing|skier going downhill|skier on skis',
    zh: '滑雪者|滑雪的人|滑雪运动员|双板滑雪者',
    ja: 'スキーヤー|スキーをする人|スキー選手',
    parts: 'skis',
  },
  snowboarder: {
    en: 'snowboarder|snowboarding|snow boarder|snow boarding|man snowboarding|woman snowboarding|person snowboarding|snowboarder jumping|snowboarder on a snowboard|snowboarder in the air|snowboard jump|girl snowboarding|guy snowboarding',
    zh: '单板滑雪者|单板滑雪的人|单板滑雪运动员|单板滑手|滑单板的人|滑雪单板运动员|单板滑雪选手',
    ja: 'スノーボーダー|スノボをする人|スノーボードをする人|スノーボード選手|スノーボーダーのジャンプ',
    parts: 'snowboard',
  },
  footballer: {
    en: 'soccer player|footballer|football player kicking|football player kicking a ball|goalkeeper|football player',
    zh: '足球运动员|球员|足球选手|踢足球的人',
    ja: 'サッカー選手|サッカープレイヤー',
    parts: 'football',
  },
  'american-footballer': {
    en: 'american football player|quarterback|linebacker|running back|nfl player',
    zh: '橄榄球运动员|美式足球运动员|橄榄球选手',
    ja: 'アメフト選手|アメリカンフットボール選手|クォーターバック',
    parts: 'american-football|football-helmet',
  },
  'baseball-player': {
    en: 'baseball player|baseball batter|baseball hitter|baseball player batting|baseball player with a bat|baseball player with bat|baseball player holding a bat|baseball player at bat|baseball batter with a bat',
    zh: '棒球运动员|棒球选手|棒球手|打棒球的人|击球手',
    ja: '野球選手|野球の打者|野球のバッター|野球をする人',
    parts: 'baseball-bat|bat-and-ball|man',
  },
  'hockey-player': {
    en: 'hockey player|ice hockey player|hockey player with a stick|hockey player skating|hockey player with stick|hockey player with stick and puck|hockey skater',
    zh: '冰球运动员|冰球选手|冰球手|打冰球的人',
    ja: 'アイスホッケー選手|ホッケー選手|ホッケープレイヤー',
    parts: 'hockey|man',
  },
  weightlifter: {
    en: 'weightlifter|powerlifter|weightlifting|powerlifting|weight lifting|deadlift|man lifting weights|man lifting a barbell|weight lifter|olympic weightlifter',
    zh: '举重|举铁|举重运动员|举重选手|举杠铃的人',
    ja: '重量挙げ|重量挙げ選手|ウエイトリフター|バーベルを持ち上げる人',
    parts: 'barbell|man',
  },
  'figure-skater': {
    en: 'figure skater|figure skating|ice skater|girl figure skating|figure skater girl|female figure skater|girl ice skating|woman ice skating|ice skating girl|female ice skater|woman figure skating',
    zh: '花样滑冰|花滑运动员|花样滑冰运动员|花滑|花样滑冰的女孩|滑冰的女孩|溜冰的女孩|花样滑冰选手',
    ja: 'フィギュアスケート|フィギュアスケーター|フィギュアスケート選手|スケートをする少女|スケートをする女性',
    parts: 'ice-skate|woman',
  },
  fencer: {
    en: 'fencer|fencing|fencer lunging',
    zh: '击剑手|击剑|击剑运动员',
    ja: 'フェンシング|フェンシング選手',
  },
  'martial-artist': {
    en: 'martial artist|karate|karateka|taekwondo|martial arts|high kick|karate fighter|kung fu|bruce lee|mma fighter',
    zh: '武术家|武术|空手道|跆拳道|功夫|格斗',
    ja: '格闘家|空手|武道|空手家|テコンドー|カンフー|格闘技',
  },
  golfer: {
    en: 'golfer|golfer mid swing|golfer swinging|golf player|golf swing',
    zh: '高尔夫球手|打高尔夫的人|高尔夫选手',
    ja: 'ゴルファー|ゴルフ選手|ゴルフスイング',
    parts: 'golf',
  },
  'tennis-player': {
    en: 'tennis player|tennis serve',
    zh: '网球运动员|网球选手',
    ja: 'テニス選手|テニスプレイヤー',
    parts: 'tennis',
  },
  gymnast: {
    en: 'gymnast|gymnast on balance beam|gymnastics|gymnast on a balance beam|gymnast on beam',
    zh: '体操运动员|体操|平衡木',
    ja: '体操選手|体操|平均台',
  },
  'basketball-player': {
    en: 'basketball player|basketball player dunking|slam dunk|dunk|dunking basketball player',
    zh: '篮球运动员|篮球选手|扣篮|灌篮',
    ja: 'バスケットボール選手|バスケ選手|ダンクシュート|スラムダンク',
    parts: 'basketball',
  },
  boxer: {
    en: 'boxer|boxing fighter|prizefighter|pugilist',
    zh: '拳击手|拳手',
    ja: 'ボクサー|拳闘家',
    parts: 'boxing-glove',
  },
  'thai-boxer': {
    en: 'muay thai fighter|muay thai|thai boxer|kickboxer|kickboxing|muay thai boxer',
    zh: '泰拳手|泰拳|泰拳选手',
    ja: 'ムエタイ|ムエタイ選手|キックボクシング|キックボクサー',
  },
  runner: {
    en: 'runner|marathon runner|running man|running woman|sprinter|jogger|jogging|running person',
    zh: '跑步者|跑步|马拉松选手|跑者|跑步的人',
    ja: 'ランナー|マラソンランナー|走る人|陸上選手',
  },
  skateboarder: {
    en: 'skateboarder|skater|skateboarder jumping',
    zh: '滑板少年|滑板人|滑板手|玩滑板的人',
    ja: 'スケートボーダー|スケーター|スケボーに乗る人',
    parts: 'skateboard',
  },
  surfer: {
    en: 'surfer|surfing|surfer on a wave|wave rider|surfer on board|surfer on a board|surfer riding a wave|surfer girl',
    zh: '冲浪者|冲浪|冲浪的人|冲浪女孩',
    ja: 'サーファー|サーフィン|波乗り',
    parts: 'surfboard',
  },
  cyclist: {
    en: 'cyclist|cycling|road cyclist|biking|racing cyclist|bike rider',
    zh: '自行车手|骑行|骑自行车的人',
    ja: 'サイクリスト|サイクリング|自転車に乗る人',
    parts: 'bicycle|mountain-bike',
  },
  'dancing-couple': {
    en: 'dancing couple|couple dancing|first dance|two people dancing|swing dancers|couple dance|man and woman dancing',
    zh: '跳舞的情侣|跳舞的夫妻|双人舞|第一支舞',
    ja: '踊るカップル|踊る二人|ダンスするカップル|社交ダンス',
  },
  violinist: {
    en: 'violinist|violin player|woman playing violin|fiddler|fiddle player|girl playing violin|woman playing the violin',
    zh: '小提琴手|拉小提琴的女孩|小提琴家',
    ja: 'バイオリニスト|ヴァイオリニスト|バイオリン奏者',
    parts: 'violin',
  },
  cellist: {
    en: 'cellist|cello player|woman playing cello|girl playing cello|woman playing the cello',
    zh: '大提琴手|拉大提琴的女孩|大提琴家',
    ja: 'チェリスト|チェロ奏者',
    parts: 'violin|cello',
  },
  guitarist: {
    en: 'guitarist|guitar player|rock guitarist|man playing guitar|guitar hero|electric guitarist|lead guitarist',
    zh: '吉他手|吉他手弹吉他|弹吉他的吉他手|弹吉他的人|电吉他手',
    ja: 'ギタリスト|ギター弾き|エレキギタリスト',
    parts: 'guitar|electric-guitar',
  },
  ballerina: {
    en: 'ballerina|ballet dancer|ballerina dancer|dancer|dancing ballerina|ballet girl',
    zh: '芭蕾舞者|芭蕾|舞者|芭蕾女孩|芭蕾舞女|跳芭蕾的女孩|跳芭蕾舞的女孩|跳芭蕾的小女孩|跳芭蕾舞的小女孩|跳芭蕾舞|跳芭蕾|芭蕾舞',
    ja: 'バレリーナ|バレエ|ダンサー|踊り子',
  },
  'hula-girl': {
    en: 'hula girl|hula dancer|hawaiian dancer|hawaiian girl|hula|hula dancing girl|hawaiian hula girl|polynesian dancer',
    zh: '草裙舞|草裙舞女孩|草裙舞女郎|夏威夷女孩',
    ja: 'フラガール|フラダンサー|フラダンス|フラ',
  },
});
