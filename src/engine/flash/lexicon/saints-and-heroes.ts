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
    en: 'saint christopher|st christopher|san cristobal|saint christopher carrying the child|st christopher carrying jesus|st christopher carrying baby jesus|saint christopher carrying baby jesus',
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
    parts: 'tiger|trident|sword|bow|lotus|conch|chakra',
  },
  freya: {
    en: 'freya|freyja|goddess freya|freya goddess|norse goddess freya|freya norse goddess|freya with cats|freya and her cats|freya with her cats',
    zh: '弗蕾亚|芙蕾雅|弗雷亚',
    ja: 'フレイヤ|フレイア|女神フレイヤ',
    parts: 'cat|necklace|feather',
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
});
