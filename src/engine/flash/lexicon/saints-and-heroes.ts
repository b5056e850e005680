import { concepts } from './concept.ts';

/** Saints, prophets, gods and heroes of legends who are told by what they hold or wear. */
export const saintsAndHeroes = concepts('figure', {
  'saint-jude': {
    en: 'saint jude|st jude|st judas|san judas tadeo|san judas|judas thaddeus|saint jude thaddeus|st jude thaddeus|saint jude tadeo',
    zh: '圣犹达|圣裘德|圣朱德',
    ja: '聖ユダ|聖タダイ',
    parts: 'halo|medal|fire',
  },
  'saint-christopher': {
    en: 'saint christopher|st christopher|san cristobal|st christopher carrying child|st christopher carrying a child|st christopher carrying the child|saint christopher carrying child|saint christopher carrying a child|st christopher with child|saint christopher carrying the child|st christopher carrying jesus|st christopher carrying baby jesus|saint christopher carrying baby jesus',
    zh: '圣克里斯多福',
    ja: '聖クリストフォロス|聖クリストファー',
    parts: 'halo|baby',
  },
  'saint-peter': {
    en: 'saint peter|st peter|san pedro|apostle peter|peter the apostle|saint peter with keys|st peter with the keys',
    zh: '圣彼得|圣伯多禄',
    ja: '聖ペテロ|聖ペトロ',
    parts: 'halo|key',
  },
  'saint-francis': {
    en: 'saint francis|st francis|saint francis of assisi|st francis of assisi|san francisco de asis|francis of assisi',
    zh: '圣方济各|圣弗朗西斯|亚西西的方济各',
    ja: '聖フランチェスコ|アッシジのフランチェスコ|聖フランシスコ',
    parts: 'halo|dove|songbird',
  },
  apollo: {
    en: 'apollo|apollo god|god apollo|greek god apollo|apollo greek god|apollo with lyre|phoebus',
    zh: '阿波罗|太阳神阿波罗',
    ja: 'アポロン|アポロ神|太陽神アポロン',
    parts: 'lyre|laurel|sun',
  },
  orpheus: {
    en: 'orpheus|orpheus with lyre|orpheus with a lyre|orpheus with his lyre|orpheus playing the lyre|orpheus playing lyre|orpheus playing his lyre',
    zh: '俄耳甫斯|奥菲斯|奥尔菲斯',
    ja: 'オルフェウス|オルペウス|オルフェ',
    parts: 'lyre|laurel',
  },
  'zhang-fei': {
    en: 'zhang fei',
    zh: '张飞|張飛|张翼德|猛张飞',
    ja: '張飛|張翼徳',
    parts: 'spear',
  },
  'zhao-yun': {
    en: 'zhao yun|zhao zilong',
    zh: '赵云|赵子龙|趙雲|趙子龍|常山赵子龙',
    ja: '趙雲|趙子龍',
    parts: 'spear',
  },
  'zhao-yun-to-the-rescue': {
    en: 'zhao yun saving the child|zhao yun rescues adou|zhao yun saving adou',
    zh: '赵云单骑救主|赵云救阿斗|赵子龙单骑救主|单骑救主|赵云单骑救阿斗|赵子龙救阿斗|长坂坡赵云',
    ja: '趙雲の単騎救主|趙雲と阿斗',
    parts: 'spear|baby|horse',
  },
  'lu-bu': {
    en: 'lu bu|lv bu|lyu bu',
    zh: '吕布|呂布|吕奉先|战神吕布',
    ja: '呂布|呂布奉先',
    parts: 'spear|halberd',
  },
  'zhuge-liang': {
    en: 'zhuge liang|kongming zhuge',
    zh: '诸葛亮|諸葛亮|孔明|诸葛孔明|卧龙先生',
    ja: '諸葛亮|諸葛孔明|孔明',
    parts: 'fan|feather',
  },
  vishnu: {
    en: 'vishnu|lord vishnu|vishnu god|hindu god vishnu|narayana|maha vishnu',
    zh: '毗湿奴',
    ja: 'ヴィシュヌ|ヴィシュヌ神|ビシュヌ',
    parts: 'lotus|conch|halo',
  },
  durga: {
    en: 'durga|goddess durga|maa durga|durga maa|durga goddess|durga mata|mahishasura mardini|durga on a tiger|durga on tiger|durga riding a tiger|durga with tiger|durga and tiger',
    zh: '杜尔迦|难近母|杜尔迦女神',
    ja: 'ドゥルガー|ドゥルガー女神',
    parts: 'tiger|trident|sword|bow|lotus|conch|dharma-wheel|woman',
  },
  freya: {
    en: 'freya|freyja|goddess freya|freya goddess|norse goddess freya|freya norse goddess|freya with cats|freya with two cats|freya and two cats|freya with her two cats|freya and her cats|freya with her cats',
    zh: '弗蕾亚|芙蕾雅|弗雷亚',
    ja: 'フレイヤ|フレイア|女神フレイヤ',
    parts: 'cat|necklace|feather|woman',
  },
  perseus: {
    en: 'perseus|perseus with the head of medusa|perseus with head of medusa|perseus with medusa head|perseus with medusas head|perseus holding medusas head|perseus holding medusa head|perseus holding the head of medusa|perseus holding the medusa head|perseus and medusa|perseus with medusa|perseus slaying medusa|perseus beheading medusa|perseus medusa',
    zh: '珀尔修斯|帕修斯|珀尔修斯与美杜莎|珀尔修斯和美杜莎|珀尔修斯斩美杜莎',
    ja: 'ペルセウス|ペルセウスとメデューサ|ペルセウスとメドゥーサ',
    parts: 'medusa|sword|snake|wings',
  },
  nio: {
    en: 'nio|nio guardian|kongo rikishi|temple guardian|nio statue|nio guardian statue|buddhist guardian|japanese temple guardian|vajrapani',
    zh: '金刚力士|仁王|金刚力士像|密迹金刚|哼哈二将|怒目金刚',
    ja: '仁王|仁王像|仁王様|金剛力士|金剛力士像|阿形|吽形|阿吽の仁王|執金剛神',
  },
  aizen: {
    en: 'aizen myoo|aizen myo o|ragaraja|aizen',
    zh: '爱染明王|愛染明王',
    ja: '愛染明王|愛染|愛染様',
    parts: 'bow|arrow|lotus|lion|sun',
  },
  susanoo: {
    en: 'susanoo|susano o|susanoo no mikoto|susanowo|susanoo and orochi|susanoo fighting orochi|susanoo slaying orochi|susanoo and yamata no orochi',
    zh: '须佐之男|素戋鸣尊|须佐之男命|素戔嗚尊|素戔嗚|素盞嗚尊',
    ja: '須佐之男|スサノオ|素戔嗚尊|素戔嗚|須佐之男命|スサノオノミコト|建速須佐之男命|素盞嗚尊|スサノオと八岐大蛇|スサノオとヤマタノオロチ|須佐之男と八岐大蛇|素戔嗚尊と八岐大蛇|須佐之男のヤマタノオロチ退治|スサノオのヤマタノオロチ退治',
    parts: 'sword|snake',
  },
  'spartan-warrior': {
    en: 'spartan warrior|achilles|ares|hoplite|leonidas|greek warrior|trojan warrior|300 spartan|maximus|hector|greek soldier|ares god of war|spartan soldier|king leonidas|leonidas of sparta|spartan warrior with shield|spartan with shield and spear|spartan warrior with shield and spear',
    zh: '斯巴达战士|斯巴达勇士|希腊战士|古希腊战士|阿喀琉斯|阿基里斯|阿瑞斯|战神阿瑞斯',
    ja: 'スパルタ兵|スパルタ戦士|古代ギリシャ戦士|アキレス|アレス|レオニダス|スパルタの戦士',
    parts: 'spear|shield|spartan|knight',
  },
  'tooth-fairy': {
    en: 'tooth fairy|tooth fairy with tooth|tooth fairy with a tooth|tooth fairy holding a tooth|toothfairy',
    zh: '牙仙|牙仙子|牙齿仙女',
    ja: '歯の妖精|トゥースフェアリー',
    parts: 'fairy|tooth|wings|fairy-wand',
  },
  moses: {
    en: 'moses|moses with tablets|moses with the tablets|moses with ten commandments|moses with the ten commandments|moses holding the ten commandments|moses holding ten commandments|moses holding tablets|moses holding the tablets|moses and the ten commandments|prophet moses',
    zh: '摩西|摩西十诫|先知摩西',
    ja: 'モーセ|モーゼ|モーセの十戒|預言者モーセ',
    parts: 'stone-tablets',
  },
  dionysus: {
    en: 'dionysus|dionysos|bacchus|bacchus god of wine|god of wine|dionysus god of wine|wine god|dionysus with grapes|bacchus with grapes|dionysus greek god',
    zh: '狄俄尼索斯|酒神|巴克斯|酒神狄俄尼索斯|酒神巴克斯',
    ja: 'ディオニュソス|バッカス|酒の神ディオニュソス|酒神バッカス|ディオニソス',
    parts: 'grapes|wine',
  },
  'adam-and-eve': {
    en: 'adam and eve|adam eve|eve and adam|adam and eve with apple|adam and eve with snake|adam and eve with the snake|adam and eve in the garden of eden|adam and eve and the serpent|adam and eve and the tree|adam and eve with the serpent|adam and eve with apple tree',
    zh: '亚当与夏娃|亚当和夏娃|亚当夏娃|伊甸园的亚当与夏娃|伊甸园的亚当和夏娃',
    ja: 'アダムとイブ|アダムとイヴ|アダムとエバ|エデンの園のアダムとイブ',
    parts: 'tree|snake|apple|man|woman|leaf',
  },
  manjushri: {
    en: 'manjushri|manjusri|monju bosatsu|manjushri on a lion|manjushri on lion|manjushri riding a lion',
    zh: '文殊菩萨|文殊|文殊师利|文殊菩萨骑狮子|文殊菩萨骑狮|文殊菩萨骑青狮|文殊菩萨坐狮子|文殊骑狮',
    ja: '文殊菩薩|文殊|文殊様|獅子に乗る文殊菩薩|獅子に乗った文殊菩薩',
    parts: 'lion|sword|lotus|halo|scroll',
  },
  samantabhadra: {
    en: 'samantabhadra|fugen bosatsu|samantabhadra on an elephant|samantabhadra on elephant|samantabhadra riding an elephant',
    zh: '普贤菩萨|普贤|普贤菩萨骑象|普贤菩萨骑白象|普贤菩萨骑大象|普贤菩萨坐象|普贤骑象',
    ja: '普賢菩薩|普賢|普賢様|象に乗る普賢菩薩|象に乗った普賢菩薩|白象に乗る普賢菩薩',
    parts: 'elephant|lotus|halo',
  },
  'wu-song': {
    en: 'wu song|wu song fighting the tiger|wu song fighting a tiger|wu song and the tiger|wu song beating the tiger|wu song killing the tiger|wu song slaying the tiger',
    zh: '武松打虎|武松|行者武松|武松打老虎|武松骑虎|打虎武松|武松和老虎|景阳冈武松',
    ja: '武松|武松打虎|武松と虎|武松の虎退治|行者武松',
    parts: 'tiger',
  },
  nuwa: {
    en: 'nuwa|nu wa|goddess nuwa|nuwa mending the sky|nuwa repairing the sky|nuwa mending heaven',
    zh: '女娲|女娲补天|女媧|女媧補天|女娲娘娘|女娲炼石补天|人首蛇身女娲',
    ja: '女媧|女カ',
    parts: 'snake|diamond',
  },
  urashima: {
    en: 'urashima taro|urashima|urashima taro on a turtle|urashima taro riding a turtle|urashima taro on the turtle|urashima taro and the turtle',
    zh: '浦岛太郎|浦島太郎',
    ja: '浦島太郎|浦島|亀に乗った浦島太郎|亀に乗る浦島太郎|浦島太郎と亀|浦島太郎と玉手箱|うらしまたろう',
    parts: 'turtle|wave',
  },
  cinderella: {
    en: 'cinderella|cinderella with glass slipper|cinderella with her glass slipper|cinderella with the glass slipper|cinderella and the glass slipper|cinderella and her glass slipper|princess cinderella',
    zh: '灰姑娘|仙度瑞拉|灰姑娘和水晶鞋|灰姑娘与水晶鞋|灰姑娘的水晶鞋',
    ja: 'シンデレラ|シンデレラ姫|シンデレラとガラスの靴',
    parts: 'glass-slipper|princess',
  },
});

/** What they are told by, as things of their own. */
export const thingsOfLegends = concepts('object', {
  'stone-tablets': {
    en: 'ten commandments|ten commandment|ten commandments tablet|ten commandments tablets|tablets of stone|stone tablet|tablets of the law|10 commandments',
    zh: '十诫|十诫石板|摩西石板',
    ja: '十戒|十戒の石板|モーセの石板',
  },
  'glass-slipper': {
    en: 'glass slipper|cinderella slipper|cinderella glass slipper|cinderella shoe|crystal slipper|glass shoe|cinderellas glass slipper|cinderellas slipper',
    zh: '水晶鞋|玻璃鞋|灰姑娘水晶鞋',
    ja: 'ガラスの靴|シンデレラの靴|シンデレラのガラスの靴',
  },
});
