import { entriesOf, icon } from '../../entry.ts';

export const eyesAndMasks = entriesOf('object', {
  feather: {
    en: 'feather|plume|eagle feather|owl feather|raven feather|bird feather|phoenix feather|native feather|quill feather',
    zh: '羽毛|飘落的羽毛|鹰羽|羽',
    ja: '羽|羽根|フェザー|鳥の羽|鷲の羽|鳥の羽根',
  },
  'peacock-feather': {
    en: 'peacock feather|peacock plume|peacock tail feather',
    zh: '孔雀羽毛|孔雀翎|孔雀羽',
    ja: '孔雀の羽根|孔雀の羽',
    parts: ['feather'],
  },
  quill: {
    en: 'quill pen|quill|ink and quill|feather pen|feather quill|ink pot|inkwell|ink bottle|quill and ink',
    zh: '羽毛笔|墨水|墨水瓶|鹅毛笔',
    ja: '羽根ペン|羽ペン|羽根ペンとインク壺|羽ペンとインク瓶|羽根ペンとインク瓶|インク壺|インク瓶',
    art: icon('water', 'quill-ink'),
  },
  'fountain-pen': {
    en: 'fountain pen|pen|writer|calligraphy pen|dip pen',
    zh: '钢笔|笔',
    ja: '万年筆|ペン|ペン先|万年筆ペン',
    art: icon('water', 'fountain-pen'),
  },
  'samurai-mask': {
    en: 'samurai mask|menpo|mempo|samurai half mask|samurai skull mask|samurai oni mask',
    zh: '武士面具|武士面甲',
    ja: '面頬|侍の面|侍の仮面|武者面',
  },
  halo: {
    en: 'halo|angel halo|holy halo|ring halo',
    zh: '光环|光環|天使光环|圣光环',
    ja: '光輪|天使の輪|天使の輪っか|輪っか|頭の輪|エンジェルリング|天使の光輪|後光|光背',
  },
  wings: {
    en: 'wings|wing|winged|angel wings|feathered wings|eagle wings|icarus wings|phoenix wings|bird wing|angel wing|angelic wings|wings of an angel|hermes wings|two wings|raven wings',
    zh: '翅膀|羽翼|翼|天使之翼|天使翅膀|天使的翅膀|天使羽翼|天使的羽翼|天使双翼|天使翼|一对翅膀|鹰翼|双翼|羽翅|恶魔与天使之翼',
    ja: '翼|羽翼|つばさ|天使の翼|天使の羽|天使の羽根|天使の両翼|天使の羽翼|エンジェルウィング|両翼|大きな翼|翼一対|鳥の翼',
  },
  'bat-wings': {
    en: 'bat wings|bat wing|dragon wings|devil wings|demon wings|dragon wing|gargoyle wings',
    zh: '蝙蝠翼|恶魔翅膀|恶魔之翼|龙翼|蝙蝠翅膀',
    ja: 'コウモリの翼|コウモリの羽|悪魔の翼|ドラゴンの翼|龍の翼|悪魔の羽',
  },
  'butterfly-wings': {
    en: 'butterfly wings|butterfly wing|monarch wings|monarch butterfly wings',
    zh: '蝴蝶翅膀|蝴蝶的翅膀|蝶翼|蝴蝶翼',
    ja: '蝶の羽|蝶の翼|蝶の羽根|バタフライの羽',
  },
  eye: {
    en: 'eye|third eye|human eye|womans eye|woman eye|cat eye|wolf eyes|tiger eyes|eye of a wolf|lion eye|watchful eye|cats eye|snake eye|male eye|female eye|spiritual eye',
    zh: '眼睛|眼|第三只眼|人眼|狼眼|虎眼|第三眼|双眼|慧眼|猫眼|天眼|狮眼|女人的眼睛',
    ja: '目|瞳|第三の目|人の目|虎の目|狼の目|猫の目|第三の眼|眼|まなこ|女性の目|両目|目元',
  },
  eyeball: {
    en: 'eyeball|eye ball|flying eyeball|bloodshot eye|bloodshot eyeball',
    zh: '眼球|眼珠|眼珠子',
    ja: '目玉|眼球',
    parts: ['eye'],
  },
  'all-seeing-eye': {
    en: 'all seeing eye|all-seeing eye|all seeing eye pyramid|pyramid with all seeing eye|pyramid with an all seeing eye|pyramid with the all seeing eye|all seeing eye in a pyramid|all seeing eye in pyramid|pyramid with eye|pyramid with an eye|eye of providence|illuminati|eye pyramid|pyramid eye|triangle eye|eye of god|god eye|masonic eye|providence eye',
    zh: '全视之眼|上帝之眼|三角之眼|普罗维登斯之眼|金字塔之眼|共济会之眼',
    ja: 'プロビデンスの目|万物を見通す目|三角形の目|ピラミッドの目|神の目|ピラミッドアイ',
  },
  'crying-eye': {
    en: 'crying eye|weeping eye|teary eye|tearful eye|eye with a tear|eye crying|eye with tears',
    zh: '流泪的眼睛|哭泣的眼睛|含泪的眼睛|泪眼',
    ja: '泣く目|涙の目|涙を流す目|泣いている目',
  },
  'bleeding-eye': {
    en: 'bleeding eye',
    zh: '流血的眼睛',
    ja: '血の涙',
    art: icon('petal', 'bleeding-eye'),
  },
  lashes: {
    en: 'closed eye|eyelash|eyelashes|lashes|eye lashes|sleeping eye|eyebrow|closed eyelid|lash artist',
    zh: '闭着的眼睛|睫毛|闭眼|眼睫毛|闭上的眼睛',
    ja: '閉じた目|まつげ|閉じた瞳|閉じた眼|睫毛',
    art: icon('dark', 'eyelashes'),
  },
  lips: {
    en: 'lips|kiss mark|mouth|kiss|lip print|kissing lips|lipstick kiss|sexy lips|biting lips|lipstick mark|lip|lips biting|female lips|kiss lips|kiss print',
    zh: '嘴唇|吻|唇|唇印|吻痕|性感嘴唇|嘴|口红印|烈焰红唇',
    ja: '唇|リップ|キス|キスマーク|くちびる|口|リップマーク|真っ赤な唇',
  },
  fangs: {
    en: 'fangs|vampire fangs|vampire teeth|fang|vampire mouth|sharp teeth|vampire bite|wolf fang',
    zh: '獠牙|尖牙|吸血鬼牙齿|虎牙|吸血鬼獠牙',
    ja: '牙|吸血鬼の牙|狼の牙|キバ|虎の牙',
  },
  tooth: {
    en: 'tooth|teeth|molar|tooth fairy tooth|human tooth|dentist|dentistry|dentures|shark tooth|wisdom tooth',
    zh: '牙齿|牙|牙医|臼齿|智齿|鲨鱼牙|狼牙',
    ja: '歯|奥歯|歯科|親知らず|虫歯|歯医者',
  },
  brain: {
    en: 'brain|human brain|brain anatomy|anatomical brain|psychology|mind|psychologist',
    zh: '大脑|人脑|脑|脑子|心理学|思维',
    ja: '脳|脳みそ|人間の脳|心理学|頭脳',
  },
  ribcage: {
    en: 'ribcage|rib cage|ribs|rib bone|chest bones',
    zh: '肋骨|胸骨|胸腔|肋骨架',
    ja: '肋骨|あばら骨|胸骨',
  },
  spine: {
    en: 'human spine|a spine|backbone|vertebra|vertebrae|spinal column|spinal cord|vertebral column|anatomical spine|skeletal spine|skeleton spine',
    zh: '脊骨|脊梁骨|脊髓',
    ja: '脊髄|脊梁',
    parts: ['ribcage'],
  },
  fingerprint: {
    en: 'fingerprint|finger print|thumbprint|thumb print|finger print heart|fingerprint heart',
    zh: '指纹|指印|拇指印',
    ja: '指紋|指の跡|拇印|指紋ハート',
    art: icon('dark', 'finger-print'),
  },
  mask: {
    en: 'theatre mask|mask|drama mask|comedy and tragedy|smile now cry later|comedy and tragedy masks|happy and sad masks|comedy tragedy masks|tragedy mask|laugh now cry later|smile now cry later masks|theatre|theater|drama|acting|laugh now cry later masks|comedy tragedy|theater mask',
    zh: '戏剧面具|面具|喜怒面具|悲喜剧面具|哭笑面具|悲喜面具|戏剧|假面|话剧',
    ja: '演劇の仮面|仮面|お面|喜劇と悲劇の仮面|喜劇と悲劇|演劇|笑いと涙の仮面|仮面舞台',
  },
  'venetian-mask': {
    en: 'venetian mask|carnival mask|masquerade|masquerade mask|venice mask|ball mask|venice carnival|carnival|masked ball|phantom of the opera|phantom of the opera mask|opera mask|venetian carnival mask',
    zh: '威尼斯面具|假面舞会|狂欢节面具|化装舞会面具|歌剧魅影|威尼斯嘉年华',
    ja: 'ベネチアンマスク|仮面舞踏会|仮面舞踏会の仮面|カーニバルの仮面|オペラ座の怪人|ヴェネツィアンマスク|カーニバル',
    art: icon('violet', 'carnival-mask'),
  },
  'tribal-mask': {
    en: 'tribal mask|african mask|voodoo mask|aztec mask|maori mask|wooden mask|shaman mask|shaman|witch doctor|witch doctor mask',
    zh: '部落面具|图腾面具|非洲面具|萨满|巫师面具|巫医|印第安面具',
    ja: '部族の仮面|アフリカの仮面|トーテムマスク|シャーマン|部族マスク|木彫りの仮面',
    art: icon('wood', 'ceremonial-mask', 'totem-mask'),
  },
  tiki: {
    en: 'tiki|tiki mask|tiki head|tiki statue|tiki god|tiki totem|tiki idol|hawaiian tiki',
    zh: '提基|提基神像|提基面具',
    ja: 'ティキ|ティキ像|ティキマスク',
  },
  totem: {
    en: 'totem|totem pole|native totem',
    zh: '图腾柱|图腾柱子|印第安图腾柱',
    ja: 'トーテムポール|トーテム|先住民のトーテム',
    art: icon('wood', 'totem'),
  },
  'gas-mask': {
    en: 'gas mask|gasmask|respirator|hazmat mask|ww2 gas mask',
    zh: '防毒面具|防毒面罩|生化面具|毒气面具',
    ja: 'ガスマスク|防毒マスク|毒マスク|防護マスク',
  },
  nazar: {
    en: 'evil eye amulet|nazar|nazar amulet|evil eye charm|turkish eye|evil eye bead|blue evil eye|evil eye',
    zh: '邪眼护身符|土耳其蓝眼睛|恶魔之眼|蓝眼睛护符|邪眼|邪恶之眼',
    ja: 'ナザール|ナザールボンジュウ|トルコの目玉|邪眼|邪視',
  },
  'opera-mask': {
    en: 'peking opera mask|chinese opera mask|beijing opera mask|peking opera|chinese mask|peking opera face',
    zh: '京剧脸谱|脸谱|京剧|京剧面具|戏曲脸谱|花脸',
    ja: '京劇|京劇の仮面|京劇のお面',
  },
  'kitsune-mask': {
    en: 'kitsune mask|fox mask|japanese fox mask|inari mask|inari fox mask',
    zh: '狐狸面具|狐面具|狐面|狐妖面具|日本狐狸面具',
    ja: '狐面|狐の面|狐のお面|きつね面|キツネのお面|きつねのお面|お稲荷さんのお面',
  },
  okame: {
    en: 'okame|okame mask|otafuku|otafuku mask',
    zh: '阿龟面具|阿多福',
    ja: 'おかめ|お多福|おたふく|おかめの面|おかめのお面|おかめ面|お多福の面|お多福のお面',
  },
  hyottoko: {
    en: 'hyottoko|hyottoko mask',
    zh: '火男|火男面具|丑男面具',
    ja: 'ひょっとこ|ヒョットコ|ひょっとこの面|ひょっとこのお面|ひょっとこ面',
  },
});
