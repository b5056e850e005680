import type { RelationPattern } from './relation-pattern.ts';

/** What follows two Japanese names of which the first does something to the second: 龍が刀に巻きつく. */
export const cjkDeeds: readonly RelationPattern[] = [
  ['chasing', withEnding('を(?:追いかけ|追[うっ])')],
  ['fighting', withEnding('と(?:戦[うっ]|闘[うっ])')],
  ['over', withEnding('を(?:飛び越え|跳び越え)')],
  ['around', withEnding('に(?:巻き(?:付|つ)[くいけ]|絡[みまむ])')],
  ['on', /^の上で/u],
  ['on', withEnding('(?:の上)?に(?:座[るっり]|(?:止|と)ま[るっり]|乗[るっり]|立[つっち])')],
  // 傘をさす: it is over whoever holds it.
  ['under', withEnding('を(?:差|さ)[しす]')],
  [
    'holding',
    withEnding(
      'を(?:食べ|飲[むん]|くわえ|咥え|持[つっち]|抱(?:きしめ|きかかえ|[くいえ])|握[るっり]|つか[むん]|掴[むん]|捕まえ|かかえ|抱え|弾[くい]|奏で|読[むん])',
    ),
  ],
  ['wearing', withEnding('を?(?:着け?|つけ|かぶっ|被っ|かけ|掛け|まとっ|纏っ|はい|履い)(?=[てたる])')],
];

/** A verb at the head of a text with the endings that say that it is being done, or was. */
function withEnding(verb: string): RegExp {
  return new RegExp(`^${verb}(?:[てでただ]?(?:いる|いた)|[てで]る|[てでただる])?`, 'u');
}

export const risingOut =
  /^(?:的?(?:眼睛|眼眶|眼窝|嘴巴?))?(?:里|中|上)?(?:面)?(?:飞|长|冒|爬|跳|钻|开|走|游|探|伸)出(?:来|去)?/u;

/** What follows a second name that comes out of the first: 心臓から椿が咲いている. */
export const growsOut: readonly RelationPattern[] = [
  ['out-of', /^が(?:咲|生え|出|伸び|飛び出)(?:[くるすびきてい]|ている)*/u],
];

/** What follows what comes out of the mouth of the first, who is drawn with it there: 蛇の口から花が出ている. */
export const outOfMouth: readonly RelationPattern[] = growsOut.map(([, pattern]) => ['holding', pattern]);

/** Between two names, what the first bears on its back or its head. */
export const bearing = /^(?:(?:背|驮|揹|托|顶)(?:着|著|了)|头顶(?:着|着?一[个只颗])?)$/u;

/** What follows the second of two names when に stands between: 枝に梟がとまる. The second does it. */
export const cjkVisits: readonly RelationPattern[] = [
  ['around', withEnding('が(?:巻き(?:付|つ)[くいけ]|絡み?(?:付|つ)?[いくむんま]|からみ?つ?[いくむんま])')],
  ['on', withEnding('が(?:(?:止|と)ま[るっり]|乗[るっり]|座[るっり])')],
];

/** What follows the second of two names when 被 stands between: 剑被蛇缠绕. The second does it. */
export const cjkPassives: readonly RelationPattern[] = [
  ['around', /^(?:缠绕|盘绕|环绕|围绕|包围|围住|簇拥|缠住|缠着)(?:着)?/u],
  ['through', /^(?:刺穿|贯穿|穿过|穿透)(?:了)?/u],
  ['holding', /^(?:抱着|握着|叼着|捧着|抓着|咬着|抓住|咬住)/u],
];

/** Where the first of two names is, after the second: 猫在钢琴上. */
export const cjkPlaces: readonly RelationPattern[] = [
  ['on', /^上面?(?!的)/u],
  ['inside', /^(?:里面?|中)(?!的)/u],
  ['under', /^(?:下面?|底下)(?!的)/u],
];

export const cjkBetween: readonly RelationPattern[] = [
  [
    'holding',
    /^[的の]?(?:[張张]开的?)?大?[嘴口](?:巴?[里裡中]面?(?:有|含着|叼着|咬着|衔着)(?:一?[朵只把个支杯串枝颗条])?|(?:の中)?に)$/u,
  ],
  [
    'holding',
    /^[的の]?(?:[張张]开的?)?大?[嘴口]巴?[里裡中]面?(?:生?长|冒|开|吐|伸|钻|飞|飘|流)出(?:来|了|一)?[朵只条颗群]?$/u,
  ],
  ['around', /^(?:缠住|锁住|捆住|绑住)(?:了|着)?的?$|^に(?:縛られ|しばられ|巻かれ)た$/u],
  ['around', /^(?:包围|围绕|围住|环绕|簇拥)(?:着)?的?$|^に(?:囲|かこ)まれ(?:た|る|て(?:い?る)?)$/u],
  ['around', /^(?:盘绕|缠绕|纏繞|缠|盘|环绕|绕)(?:着|在)?的?$/u],
  ['inside', /^(?:装|住|藏|困|泡|养)在(?:一[个只])?$/u],
  [
    'holding',
    /^(?:拿|抓|握|叼|抱|拥抱|衔|举|捧|咬|吃|喝|弹|拉|吹|奏|敲|打|撑|提|夹|捏|读|看|抽|端)(?:着|住)?(?:一?[朵只把个支杯串枝封本])?$/u,
  ],
  ['wearing', /^(?:头?戴|穿|披|围)(?:着|了|上)?(?:一?[顶副条件])?$/u],
  [
    'on',
    /^(?:站|坐|停|趴|落|骑|蹲|躺|睡|立|踩|踏|脚踩|脚踏|依偎(?=在)|蜷缩(?=在)|挤(?=在)|靠(?=在)|栖息?(?=在))(?:在|着|于)?(?:一[朵只根片])?$/u,
  ],
  ['chasing', /^(?:追赶|追逐|追)(?:着|赶着)?$/u],
  ['kissing', /^(?:亲吻|接吻|亲|吻)(?:着|了)?$/u],
  ['fighting', /^(?:大战|战斗|对战|搏斗|斗)(?:着)?$/u],
  ['over', /^(?:跳过|跃过|越过|飞过|飞越)(?:了)?$/u],
  [
    'becoming',
    /^(?:被?风吹散?|飘散|吹散)?(?:变成|化成|化作|化为|变为|變成|幻化成)(?:了)?(?:一?[只群个朵])?$/u,
  ],
  ['through', /^(?:刺穿|穿过|穿透|贯穿|插在|插入|插进|刺进|刺入)(?:了|着)?$/u],
  ['through', /^が(?:突き)?刺さ(?:る|った)$/u],
  ['behind', /^(?:面)?前(?:面)?的?$|^の前の$/u],
  ['half', /^(?:和|、|，|,)?(?:另)?[一左右]?半(?:张脸|边脸?|身|分|面)?(?:是|が|は)?$/u],
];
/** Languages that name the place first: 瓶中的船, 骷髅里长出的花, 月の上の猫. Object … subject. */
export const cjkTurned: readonly RelationPattern[] = [
  ['behind', /[身背][后後]面?(?:是|有)[^,，。]{0,6}$/u],
  [
    'behind',
    /^丛?(?:身)?(?:后|後)(?:面)?(?:的|[藏躲站坐]着)$|^の(?:後ろ|うしろ|背後)(?:の|に(?:ある|いる|隠れる|隠れている)?)$/u,
  ],
  ['between', /^(?:之间|中间|之間|中間)的$|^の間の$/u],
  ['on', /^の(?:甲羅|頭|肩|背中|背|上)(?:の上)?に(?:ある|乗る|乗った|咲く|いる)?$/u],
  [
    'out-of',
    /^(?:的?(?:眼睛|眼眶|眼窝|嘴巴?))?[里裡中]面?(?:生?长|开|冒)(?:出|满|着|了)?(?:来)?的?(?:一?[朵棵株])?$/u,
  ],
  [
    'out-of',
    /^(?:的?(?:眼睛|眼眶|眼窝|嘴巴?))?(?:里|中|裡|上|头上)?(?:面)?(?:生?长|冒|钻|开|升|飞|爬|绽放|流|涌|溢|喷|倒|伸|探|露|跳|跑|游)出(?:来)?的?(?:一[朵只棵])?$/u,
  ],
  [
    'out-of',
    /^から(?:生える|生えた|咲く|咲いた|出る|出てくる|現れる|伸びる|飛び出す|飛び立つ|飛び立った|逃げる|這い出る)$/u,
  ],
  ['inside', /^(?:子)?(?:里|中|裡|内)(?:面)?(?:的|有|(?:装|养|住|睡|坐|游|藏|躲)着)?$/u],
  ['inside', /^の中(?:の|に(?:ある|いる|住む|眠る)?|で(?:眠る|泳ぐ|眠っている|泳いでいる))$/u],
  ['on', /^の上で[\p{Script=Hiragana}眠寝座立踊休]{0,6}(?:[黒白灰赤青]い?)?$/u],
  ['around', /^に(?:巻き(?:付|つ)く|絡(?:み(?:付|つ)く|まる)|巻きついた|絡みついた)$/u],
  ['through', /^(?:に(?:突き)?刺さ(?:る|った)|を(?:貫く|貫いた))$/u],
  [
    'under',
    /^(?:树)?下(?:面)?的?$|^の下(?:の|[にで](?:いる|座る|立つ|眠る|眠っている|隠れる|隠れている|座っている))?$/u,
  ],
  ['made-of', /^で(?:できた|作られた|出来た)$/u],
  ['becoming', /^に(?:な(?:る|った)|変わ(?:る|った)|変身(?:する|した)|化け(?:る|た))$/u],
  ['made-of', /^(?:组成|做成|构成|拼成|組成|形成)的?$/u],
  ['under', /^を(?:さ|差)[すし](?:[てで]い?[るた]|[てでただる])?$/u],
  [
    'holding',
    /^を(?:飲[むん]|食べ|持[つっ]|くわえ|咥え|抱(?:きしめ|きかかえ|[くいえ])|かかえ|握[るっ]|つか[むん]|掴[むん]|弾[くい]|奏で|読[むん]|背負[うっ])(?:[てで]い?[るた]|[てでただる])?$/u,
  ],
  ['adorning', /^(?:角|鹿角|角上|头发|额头|额头上|角间)(?:上|间|里)?(?:的|有|开着|开满|戴着)?$/u],
  [
    'on',
    /^(?:背|头|身|肩膀?)?上(?:的|面)?(?:有|坐着|站着|趴着|躺着|停着|骑着|立着|睡着|驮着)?(?:一?[只座朵个条匹棵艘])?$/u,
  ],
  ['adorning', /^头顶?上?(?:开满?|长满?|戴)(?:了|着)?$/u],
  ['adorning', /^上(?:开满|长满|缀满|开着|长着|挂满)(?:了)?$/u],
  ['chasing', /^を追(?:う|いかける|いかけている|っている)$/u],
  ['fighting', /^と(?:戦う|戦ってい?る|闘う)$/u],
  ['over', /^を(?:飛び越える|跳び越える|飛び越えた)$/u],
  ['adorning', /^の(?:角|髪|額)(?:に(?:咲く|咲いた|飾られた)?|の)$/u],
  [
    'wearing',
    /^(?:を?(?:かぶ[るっ]|つけ)|を(?:被[るっ]|着け|着|まと[うっ]|纏[うっ]|かけ|はい|履い|巻い))(?:[てで]い?[るた]|[てでただる])?$/u,
  ],
  ['hanging', /^に(?:ぶら下がる|ぶら下がった|吊るされた)$/u],
  ['on', /^(?:の上(?:の|に(?:座る|立つ|乗る|いる|止まる))?|に(?:止まる|乗る|乗った|座る|とまる))$/u],
];

/** A verb before the second of three names makes the third its doer: 拿着玫瑰的骷髅. */
export const cjkRelative: readonly RelationPattern[] = [
  [
    'holding',
    /(?:拿|握|叼|抱|衔|举|捧|咬|吃|喝|弹|拉|吹|奏|敲|打|撑|提|扛|夹|读|看|抽|端|抓)着?(?:一?[朵只把个支本杯])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u,
  ],
  ['wearing', /(?:头?戴|穿)着?(?:一?[顶副条])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u],
  ['on', /(?:骑|坐|站)着?在?(?:一?[只座朵个条匹])?$/u],
];

/** What says before the first of two names what the second does with it: 停在花上的蝴蝶. */
export const cjkVerbBefore =
  /[拿握叼抱衔举捧咬吃喝弹拉吹奏敲打撑提扛夹读看抽端抓戴穿骑坐站停立趴落蹲]+[着在]?(?:一?[朵只把个支顶副条座匹])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u;
