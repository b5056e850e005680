import { entriesOf } from '../../entry.ts';

/** People of rank, of a calling and of a way of life, as heads and shoulders. */
export const portraits = entriesOf('figure', {
  queen: {
    en: 'queen|queen face|queen head|queen portrait|portrait of a queen|medieval queen|her majesty|crowned queen|queen with a crown|queen with crown|queen wearing a crown|evil queen|ice queen|snow queen|woman with a crown|woman wearing a crown|girl with a crown|lady with a crown',
    zh: '女王|皇后|王后|女王头像|戴皇冠的女人|戴王冠的女人|戴皇冠的女王',
    ja: '女王|クイーン|王妃|女王様|皇后|王冠をかぶった女性|王冠の女性',
    traits: ['woman', 'bust'],
  },
  king: {
    en: 'king|king face|king head|king portrait|portrait of a king|medieval king|crowned king|king with a crown|king with crown|king wearing a crown|bearded king|king with beard|man with a crown|man wearing a crown|his majesty|viking king',
    zh: '国王|君王|国王头像|戴皇冠的国王|戴王冠的国王|戴皇冠的男人',
    ja: '王様|キング|国王|王冠をかぶった王様|王冠をかぶった男',
    traits: ['perching', 'known-from-within', 'bust'],
  },
  princess: {
    en: 'princess|fairytale princess|fairy tale princess|princess face|princess head|princess portrait|princess with tiara|princess with a tiara|princess with crown|princess with a crown',
    zh: '公主|公主头像|小公主|戴皇冠的公主',
    ja: 'プリンセス|お姫様|姫|王女|お姫さま',
    traits: ['woman', 'bust'],
  },
  gangster: {
    en: 'gangster|mobster|mafioso|mafia boss|mafia man|mob boss|mafia|al capone|gangster with fedora|gangster in a fedora|gangster with a fedora|gangster in a suit|gangster in suit|mafia gangster|crime boss|chicago gangster',
    zh: '黑帮|黑手党|黑帮老大|黑帮分子|黑社会',
    ja: 'ギャング|マフィア|マフィアのボス',
    traits: ['bust'],
  },
  punk: {
    en: 'punk|punk rocker|punk with mohawk|punk with a mohawk|mohawk|punk guy|punk head|punk man|mohawk punk|man with a mohawk|man with mohawk|guy with a mohawk',
    zh: '朋克|朋克青年|莫西干|莫西干头|朋克头像',
    ja: 'パンク|パンクス|モヒカン|パンクロッカー|モヒカンの男',
    traits: ['bust'],
  },
  'sea-captain': {
    en: 'sea captain|captain|ship captain|ships captain|boat captain|old sea captain|old captain|captain of a ship|skipper|sea dog|salty sea dog|old salt|navy captain|bearded captain|captain ahab',
    zh: '船长|老船长|船长头像',
    ja: '船長|キャプテン|海の男|老船長',
    traits: ['bust'],
  },
  priest: {
    en: 'priest|catholic priest|pastor|reverend|vicar|minister|clergyman|preacher',
    zh: '神父|牧师|司铎',
    ja: '神父|牧師|司祭',
    traits: ['bust'],
  },
  pope: {
    en: 'pope|the pope|bishop|archbishop|pope john paul|pope francis|pope with mitre',
    zh: '教皇|教宗|主教',
    ja: '教皇|法王|ローマ教皇|ローマ法王|司教',
    traits: ['bust'],
  },
  bride: {
    en: 'bride|bride portrait|bride in a veil|bride with veil|bride with a veil|veiled bride|bride with flowers|bride face|bride head|bride to be',
    zh: '新娘|新娘子|新娘头像|戴头纱的新娘',
    ja: '花嫁|新婦|ベールの花嫁|ベールをかぶった花嫁',
    traits: ['woman', 'bust'],
    brings: ['flower-crown'],
  },
  baby: {
    en: 'baby|newborn|newborn baby|infant|sleeping baby|sleeping newborn|swaddled baby|swaddled newborn|baby sleeping|newborn sleeping|baby in a blanket|baby wrapped in a blanket|newborn in a blanket|baby face|sleeping infant|baby girl|baby boy|newborn girl|newborn boy|newborn baby girl|newborn baby boy|sleeping baby girl|sleeping baby boy',
    zh: '宝宝|婴儿|新生儿|睡着的宝宝|睡着的婴儿|熟睡的宝宝|熟睡的婴儿|小宝宝|襁褓',
    ja: '赤ちゃん|赤ん坊|新生児|眠る赤ちゃん|寝ている赤ちゃん|眠っている赤ちゃん|乳児',
    traits: ['whole-figure'],
  },
  doctor: {
    en: 'doctor|physician|doctor with stethoscope|doctor with a stethoscope|medic~|paramedic~',
    zh: '医生|大夫|医师',
    ja: '医者|医師|お医者さん',
    traits: ['bust'],
  },
  surgeon: {
    en: 'surgeon|doctor with mask|doctor with a mask|doctor in a mask|doctor in a surgical mask|surgeon with mask|masked doctor|surgeon in mask|surgeon with surgical mask',
    zh: '外科医生|外科大夫|戴口罩的医生|手术医生',
    ja: '外科医|マスクの医者|マスクをした医者|執刀医',
    traits: ['bust'],
  },
  centurion: {
    en: 'roman soldier|centurion|legionary|legionnaire|roman warrior|roman centurion|roman legionary|roman legionnaire|roman soldier with helmet|roman general',
    zh: '罗马士兵|百夫长|罗马战士|罗马军团士兵',
    ja: 'ローマ兵|百人隊長|ローマ兵士|ローマの兵士',
    parts: ['centurion-helmet'],
    traits: ['bust'],
  },
  rasta: {
    en: 'rasta|rastafari|rastaman|rasta man|rastafarian|man with dreadlocks|man with dreads|dreadlocks|rasta with dreadlocks|guy with dreadlocks',
    zh: '拉斯塔|脏辫男|脏辫|雷鬼歌手',
    ja: 'ラスタ|ラスタマン|ドレッドヘアの男|ドレッドヘア',
    traits: ['bust'],
  },
  hippie: {
    en: 'hippie|hippy|hippie man|hippie guy|hippie with round glasses|hippie with glasses|hippie with headband|hippie dude',
    zh: '嬉皮士|嬉皮',
    ja: 'ヒッピー',
    traits: ['bust'],
  },
  'mad-hatter': {
    en: 'mad hatter|the mad hatter|hatter',
    zh: '疯帽子|疯帽匠|疯帽客',
    ja: '帽子屋|マッドハッター|いかれ帽子屋',
    traits: ['bust'],
  },
  'flamenco-dancer': {
    en: 'flamenco dancer|flamenco|spanish dancer|flamenco woman|flamenco girl|dancing flamenco|woman dancing flamenco|flamenco dancing|flamenco lady',
    zh: '弗拉门戈|弗拉门戈舞者|弗拉明戈|弗拉明戈舞者|西班牙舞者',
    ja: 'フラメンコ|フラメンコダンサー|フラメンコの踊り子|フラメンコを踊る女性',
    traits: ['full-length', 'woman', 'dancing'],
  },
  'snow-white': {
    en: 'snow white|snow white and the apple|snow white with apple|snow white with an apple|snow white with the apple|snow white with poison apple',
    zh: '白雪公主',
    ja: '白雪姫',
    parts: ['apple'],
    traits: ['woman', 'bust'],
    brings: ['apple'],
  },
  alice: {
    en: 'alice in wonderland|alice of wonderland|alice from wonderland|wonderland alice|alice through the looking glass',
    zh: '爱丽丝|爱丽丝梦游仙境',
    ja: '不思議の国のアリス|アリス',
    traits: ['woman', 'bust'],
  },
  prisoner: {
    en: 'prisoner|convict|inmate|jailbird|prison inmate|striped prisoner',
    zh: '囚犯|犯人',
    ja: '囚人',
    traits: ['bust'],
  },
});
