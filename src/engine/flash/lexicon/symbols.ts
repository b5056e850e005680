import { concepts, dark, icon } from './concept.ts';

export const symbols = concepts('symbol', {
  infinity: {
    en: 'infinity|infinity sign|infinity symbol|infinity loop|figure eight|infinite|forever symbol|infinity knot',
    zh: '无限|无穷|无限符号|无穷大|莫比乌斯|莫比乌斯环',
    ja: '無限|インフィニティ|無限大|無限マーク|メビウスの輪|無限大マーク',
  },
  mizuhiki: {
    en: 'mizuhiki|mizuhiki knot|japanese gift knot|mizuhiki cord',
    zh: '水引结|日本水引',
    ja: '水引|水引結び|梅結び|水引飾り|水引の梅結び',
  },
  'celtic-knot': {
    en: 'celtic knot|celtic knotwork|knotwork|celtic|celtic shield knot|celtic love knot|celtic pattern|celtic symbol|irish knot|love knot|celtic design|infinity knot celtic|celtic mother knot|celtic motherhood knot|motherhood knot|celtic father knot|celtic family knot|celtic sister knot|celtic friendship knot|celtic eternity knot|celtic strength knot|dara knot|celtic dara knot',
    zh: '凯尔特结|凯尔特|凯尔特图腾',
    ja: 'ケルト結び|ケルト|ケルトの結び目|ケルト模様|ケルト紋様|ケルティックノット',
  },
  'celtic-band': {
    en: 'celtic band|celtic armband|celtic braid|knotwork band|knotwork armband',
    zh: '凯尔特臂环',
    ja: 'ケルトの腕輪|ケルトバンド',
  },
  'chinese-knot': {
    en: 'chinese knot|chinese knotting|red chinese knot|pan chang knot|chinese lucky knot',
    zh: '中国结|同心结|红色中国结',
    ja: '中国結び|チャイニーズノット',
  },
  triskele: {
    en: 'triskele|triple spiral|triskelion|celtic spiral|triskel|celtic triple spiral|three spirals|triple spirals',
    zh: '三曲腿|三螺旋|凯尔特三旋',
    ja: 'トリスケル|三つの渦巻き|三重螺旋|トリスケリオン',
  },
  'polynesian-band': {
    en: 'polynesian band|polynesian armband|polynesian pattern|maori band|maori armband|maori pattern|samoan armband|hawaiian armband|polynesian sleeve|polynesian tribal|maori tribal|maori sleeve|tribal pattern|samoan tattoo pattern|polynesian design|hawaiian tribal|maori|polynesian|samoan|tribal sleeve|tiki band|tribal shoulder',
    zh: '波利尼西亚臂环|波利尼西亚|毛利图腾|毛利|毛利纹',
    ja: 'ポリネシアンバンド|ポリネシアン|ポリネシア|腕輪|マオリ|サモアン',
  },
  'tribal-band': {
    en: 'tribal armband|tribal band|tribal arm band',
    zh: '火焰臂环',
    ja: 'トライバルバンド',
  },
  'black-band': {
    en: 'solid black band|black band|black armband|solid band|blackout band|blackwork band|mourning band|solid armband|solid black armband|thick black band|armband',
    zh: '黑色臂环|黑环|黑色环|臂环',
    ja: '黒いバンド|ブラックバンド|黒い腕輪|アームバンド|黒い輪',
  },
  'two-black-bands': {
    en: 'two black bands|double armband|two solid bands|double black band|two armbands|two solid black bands',
    zh: '双臂环|双环臂环|两条黑环|双黑环',
    ja: '二本線|二本の黒い線|二本のバンド',
  },
  'greek-key': {
    en: 'greek key|greek key band|greek key pattern|meander|meander pattern|greek meander|meander band|greek key border|versace pattern',
    zh: '回纹|希腊回纹|回字纹|回形纹|万字回纹',
    ja: '雷文|ギリシャ雷文|メアンダー|雷紋|グリークキー|ラーメン模様',
  },
  'floral-band': {
    en: 'floral band|flower band|floral armband|flower armband|botanical band|floral arm band|band of flowers|botanical armband|leaf band',
    zh: '花环臂环|花卉臂环|花朵臂环',
    ja: '花の腕輪|花柄の腕輪|花のバンド|花のアームバンド',
  },
  'dotted-line': {
    en: 'dotted line|line of dots|row of dots|dotted band|dot line|dotted armband|dotted ring',
    zh: '虚线|点线|一排圆点|圆点线',
    ja: '点線|ドットライン|点の列|破線',
  },
  'lace-band': {
    en: 'lace band|lace garter|lace pattern|lace trim|lace armband|lace work|lacework|lace garter band',
    zh: '蕾丝|蕾丝花边|蕾丝袜带',
    ja: 'レース|レース模様|レースのガーター|レースバンド',
  },
  koru: {
    en: 'koru|maori koru|koru spiral|maori spiral|unfurling fern|fern koru|fiddlehead|fiddlehead fern',
    zh: '毛利螺旋|蕨芽|卷芽',
    ja: 'コル|マオリの渦巻き|ゼンマイ',
  },
  'hei-matau': {
    en: 'hei matau|maori fish hook|maui hook|maori hook|makau|hawaiian fish hook|bone hook|maui fish hook',
    zh: '毛利鱼钩|毛伊鱼钩',
    ja: 'ヘイマタウ|マウイの釣り針|マオリの釣り針',
  },
  paw: {
    en: 'paw print|paw|pawprint|dog paw|dogs paw|dogs paw print|cat paw|cats paw|dog paw print|cat paw print|paw heart|bear paw|wolf paw|paw print heart',
    zh: '爪印|狗爪|猫爪|小爪印|爪子|猫爪印|狗爪印|熊爪|脚爪',
    ja: '肉球|犬の足跡|猫の足跡|肉球マーク|犬の肉球|猫の肉球',
  },
  'fleur-de-lis': {
    en: 'fleur de lis|fleur-de-lis',
    zh: '鸢尾花纹章',
    ja: 'フルール・ド・リス',
    art: icon('gold', 'fleur-de-lys'),
  },
  laurel: {
    en: 'laurel wreath|laurel|victory wreath|olive wreath|roman laurel|caesar laurel',
    zh: '桂冠|月桂冠|桂冠花环|橄榄桂冠',
    ja: '月桂冠|月桂樹の冠|オリーブの冠|月桂樹',
    parts: 'leaf|branch',
  },
  footprint: {
    en: 'footprints|baby footprints|foot prints|footprint|baby footprint|foot print|baby foot|baby feet|footprints in the sand|baby foot print',
    zh: '脚印|小脚印|宝宝脚印|脚丫|小脚丫|婴儿脚印',
    ja: '足型|赤ちゃんの足型|赤ちゃんの足|足あと|足跡|足形|赤ちゃんの足形|赤ちゃんの足跡|赤ちゃんの足あと',
  },
  scales: {
    en: 'scales of justice|justice|scales|balance scale|lady justice scales|libra scales',
    zh: '天平|正义天平|公平|正义',
    ja: '天秤|正義の天秤|正義',
  },
  triforce: {
    en: 'triforce|zelda',
    zh: '三角力量|塞尔达',
    ja: 'トライフォース|ゼルダ',
    art: icon('gold', 'triforce'),
  },
  anarchy: {
    en: 'anarchy|anarchy symbol|anarchist',
    zh: '无政府|无政府主义',
    ja: 'アナーキー',
    art: icon('petal', 'anarchy'),
  },
  omega: { en: 'omega|omega sign', zh: '欧米茄', ja: 'オメガ', art: icon('dark', 'omega') },
  lambda: { en: 'lambda|half life symbol', zh: '拉姆达', ja: 'ラムダ', art: icon('dark', 'lambda') },
  'pi-sign': { en: 'pi symbol|pi sign|pi|greek pi', zh: '圆周率|圆周率符号', ja: '円周率|パイ記号' },
  'integral-sign': {
    en: 'integral sign|integral symbol|integral|calculus',
    zh: '积分符号|积分',
    ja: '積分記号|インテグラル|積分',
  },
  'male-sign': {
    en: 'male symbol|male sign|mars symbol',
    zh: '男性符号|雄性符号',
    ja: '男性記号|オスの記号',
    art: icon('water', 'male'),
  },
  'female-sign': {
    en: 'female symbol|female sign|venus symbol|feminist symbol|feminist|feminism',
    zh: '女性符号|雌性符号|女权',
    ja: '女性記号|メスの記号|フェミニズム',
    art: icon('blush', 'female'),
  },
  recycle: {
    en: 'recycling|recycle sign|recycling symbol|recycle',
    zh: '回收标志|环保标志',
    ja: 'リサイクル',
    art: icon('leaf', 'recycle'),
  },
  'peace-sign': {
    en: 'peace sign|peace symbol|cnd symbol|sign of peace|symbol of peace|hippie symbol',
    zh: '和平标志|和平符号|反战标志',
    ja: 'ピースマーク',
  },
  'power-sign': {
    en: 'power button|power symbol|power sign|power icon|on off button|on off switch symbol|power on button',
    zh: '电源键|电源标志|开关键|电源符号|开机键',
    ja: '電源マーク|電源ボタン|パワーボタン',
  },
  'wifi-sign': {
    en: 'wifi symbol|wifi|wi fi|wi-fi|wifi sign|wifi icon|wifi signal',
    zh: '无线标志|无线网络标志|无线信号|wifi标志|无线网',
    ja: 'ワイファイ|無線マーク|wi-fiマーク|wifiマーク',
  },
  'play-sign': {
    en: 'play button|play symbol|play sign|play icon|youtube play button',
    zh: '播放键|播放按钮|播放标志',
    ja: '再生ボタン|再生マーク|プレイボタン',
  },
  'check-mark': {
    en: 'check mark|checkmark|tick mark|check sign|tick symbol',
    zh: '对勾|打勾|勾号|打钩',
    ja: 'チェックマーク|レ点',
  },
  'tally-marks': {
    en: 'tally marks|tally mark|tally|tallies|prison tally',
    zh: '计数划线|划线计数|计数线',
    ja: '画線法|集計線|タリーマーク',
  },
  crosshair: {
    en: 'crosshair|crosshairs|cross hair|cross hairs|reticle|rifle scope|sniper scope|scope reticle',
    zh: '准星|十字准星|瞄准镜|狙击镜',
    ja: '照準|クロスヘア|十字線|スコープの照準',
  },
  barcode: { en: 'barcode|bar code|barcode lines|upc code', zh: '条形码|条码', ja: 'バーコード' },
  'pixel-heart': {
    en: 'pixel heart|8 bit heart|pixelated heart|8bit heart|pixel art heart|zelda heart|video game heart|gamer heart|minecraft heart|retro game heart',
    zh: '像素爱心|像素心|像素红心',
    ja: 'ドット絵のハート|ピクセルハート|ドットハート|ドット絵ハート',
  },
  'health-bar': {
    en: 'heart health bar|heart container|health bar|video game hearts|pixel hearts|life bar|zelda hearts|three pixel hearts|pixel heart health bar|pixel art heart health bar|heart containers|health hearts|pixel health bar',
    zh: '生命值|血条|红心血条',
    ja: 'ハート残機|残機|ライフゲージ|体力ゲージ',
  },
  brackets: {
    en: 'curly brackets|curly braces|brackets|curly bracket|braces|code brackets',
    zh: '括号|花括号|大括号',
    ja: '波括弧|中括弧|括弧',
  },
  'code-sign': {
    en: 'code symbol|coding|code tag|html tag|programming|programmer|coder|source code',
    zh: '代码|编程|程序员|代码符号',
    ja: 'プログラミング|プログラマー|コード記号',
  },
  'heart-key': {
    en: 'heart key|heart shaped key|key to my heart|key heart|key with heart shaped handle|key with a heart shaped handle|key with heart handle|key with a heart handle|key with heart shaped top|key with a heart shaped top|key with heart top|key with a heart top',
    zh: '心形钥匙|心之钥匙',
    ja: 'ハートの鍵|心の鍵',
    art: icon('gold', 'heart-key'),
  },
  'chained-heart': {
    en: 'chained heart|heart in chains|heart with chains|locked up heart',
    zh: '锁链之心|被锁住的心',
    ja: '鎖のハート|鎖に繋がれた心',
    art: icon('petal', 'chained-heart'),
  },
  'two-hearts': {
    en: 'intertwined hearts|two hearts|double heart|entwined hearts|interlocking hearts|linked hearts',
    zh: '双心|心心相印|两颗心',
    ja: '二つのハート|つながったハート',
  },
  'crowned-heart': {
    en: 'claddagh|claddagh ring',
    zh: '克拉达|克拉达戒指',
    ja: 'クラダ|クラダリング',
    parts: 'hand|crown|heart',
  },
  'bleeding-heart': {
    en: 'bleeding heart|dripping heart|melting heart|heart dripping blood',
    zh: '流血的心|滴血的心',
    ja: '血を流すハート|血の滴るハート',
    parts: 'blood-drop|drop|heart',
  },
  snitch: {
    en: 'golden snitch|quidditch',
    zh: '金色飞贼|魁地奇',
    ja: '金のスニッチ|クィディッチ',
  },
  'death-star': {
    en: 'death star',
    zh: '死星',
    ja: 'デス・スター|デススター',
    art: icon('grey', 'death-star'),
  },
  lightsaber: {
    en: 'lightsaber|light saber|jedi',
    zh: '光剑|绝地武士',
    ja: 'ライトセーバー|ジェダイ',
  },
  batman: {
    en: 'batman mask|batman|bat mask|dark knight|bat man',
    zh: '蝙蝠侠面具|蝙蝠侠',
    ja: 'バットマンのマスク|バットマン',
    art: dark('bat-mask'),
  },
  jason: {
    en: 'hockey mask|jason|jason voorhees|friday the 13th|jason mask|michael myers|goalie mask|goaltender mask|goalkeeper mask',
    zh: '杰森面具|杰森|十三号星期五',
    ja: 'ホッケーマスク|ジェイソン|十三日の金曜日',
    art: icon('foam', 'jason-mask'),
  },
  maze: { en: 'maze|labyrinth', zh: '迷宫', ja: '迷路|迷宮' },
  target: {
    en: 'archery target|target|bullseye|bulls eye|bull eye|dartboard',
    zh: '靶子|靶心|飞镖盘',
    ja: '標的|ダーツボード',
    art: icon('petal', 'archery-target'),
  },
  'deathly-hallows': {
    en: 'deathly hallows|deathly hallow|deathly hallows symbol|deathly hallows sign|harry potter symbol|harry potter deathly hallows|harry potter deathly hallows symbol',
    zh: '死亡圣器',
    ja: '死の秘宝',
  },
  'double-fish': {
    en: 'pisces fish|two fish swimming|pair of fish',
    zh: '双鱼|双鱼图',
    ja: '双魚',
  },
  smiley: {
    en: 'smiley|smiley face|smile face|smiling face|happy face',
    zh: '笑脸',
    ja: 'スマイル|スマイリー|ニコちゃんマーク|笑顔',
  },
});
