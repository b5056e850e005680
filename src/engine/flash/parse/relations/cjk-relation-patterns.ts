import type { RelationPattern } from './relation-patterns.ts';

/** What follows two Japanese names of which the first does something to the second: 龍が刀に巻きつく. */
export const cjkDeeds: readonly RelationPattern[] = [
  ['around', /^に(?:巻き(?:付|つ)[くいけ]|絡[みまむ])/u],
  ['on', /^(?:の上)?に(?:座[るっり]|止ま|とま|乗[るっり]|立[つっち])/u],
  ['holding', /^を(?:食べ|飲|くわえ|咥え|持[つっち]|抱[くいえ]|握[るっり])/u],
];

export const risingOut = /^(?:里|中|上)?(?:面)?(?:飞|长|冒|爬|跳|钻|开)出/u;

export const cjkBetween: readonly RelationPattern[] = [
  ['around', /^(?:盘绕|缠绕|纏繞|缠|盘|环绕)(?:着|在)?$/u],
  ['holding', /^(?:拿|抓|握|叼|抱|衔|举|捧|咬|牵|吃|喝)(?:着|住)?(?:一?[朵只把个支杯])?$/u],
  ['wearing', /^(?:头?戴)(?:着|了)?(?:一[顶副条])?$/u],
  ['on', /^(?:站|坐|停|趴|落|骑|蹲)(?:在|着|于)?$/u],
  ['becoming', /^(?:变成|化成|化作|化为|变为|變成|幻化成)(?:了)?(?:一?[只群个朵])?$/u],
  ['half', /^(?:和|、|，)?(?:另)?一?半(?:是|が)?$/u],
];
/** Languages that name the place first: 瓶中的船, 骷髅里长出的花, 月の上の猫. Object … subject. */
export const cjkTurned: readonly RelationPattern[] = [
  ['on', /^の(?:甲羅|頭|肩|上)(?:の上)?に(?:ある|乗る|乗った|咲く|いる)?$/u],
  ['out-of', /^(?:里|中|裡|上|头上)?(?:面)?(?:生?长|冒|钻|开|升|飞|爬|绽放)出(?:来)?的?(?:一[朵只棵])?$/u],
  ['out-of', /^から(?:生える|生えた|咲く|咲いた|出る|出てくる|現れる|伸びる|飛び出す)$/u],
  ['inside', /^(?:子)?(?:里|中|裡|内)(?:面)?的?$/u],
  ['inside', /^の中(?:の|に(?:ある|いる)?)$/u],
  ['around', /^に(?:巻き(?:付|つ)く|絡(?:み(?:付|つ)く|まる)|巻きついた|絡みついた)$/u],
  ['made-of', /^で(?:できた|作られた|出来た)$/u],
  ['made-of', /^(?:组成|做成|构成|拼成|組成|形成)的?$/u],
  ['holding', /^を(?:持つ|持った|くわえた|くわえる|咥えた|咥える|抱く|抱えた|握る|食べる)$/u],
  ['adorning', /^(?:角|鹿角|角上|头发|额头|额头上|角间)(?:上|间|里)?(?:的|有|开着|开满|戴着)?$/u],
  [
    'on',
    /^(?:背|头|身|肩膀?)?上(?:的|面)?(?:有|坐着|站着|趴着|停着|骑着|立着|睡着|驮着)?(?:一?[只座朵个条匹棵艘])?$/u,
  ],
  ['adorning', /^上(?:开满|长满|缀满|开着|长着|挂满)(?:了)?$/u],
  ['adorning', /^の(?:角|髪|額)(?:に(?:咲く|咲いた|飾られた)?|の)$/u],
  ['wearing', /^を(?:かぶる|かぶった|被る|被った|かけた|つけた|着けた)$/u],
  ['hanging', /^に(?:ぶら下がる|ぶら下がった|吊るされた)$/u],
  ['on', /^(?:の上(?:の|に(?:座る|立つ|乗る|いる|止まる))?|に(?:止まる|乗る|乗った|座る|とまる))$/u],
];

/** A verb before the second of three names makes the third its doer: 拿着玫瑰的骷髅. */
export const cjkRelative: readonly RelationPattern[] = [
  ['holding', /(?:拿|握|叼|抱|衔|举|捧|咬|吃)着?(?:一?[朵只把个支])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u],
  ['wearing', /(?:头?戴|穿)着?(?:一?[顶副条])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u],
  ['on', /(?:骑|坐|站)着?在?(?:一?[只座朵个条匹])?$/u],
];

/** What says before the first of two names what the second does with it: 停在花上的蝴蝶. */
export const cjkVerbBefore =
  /[拿握叼抱衔举捧咬吃戴穿骑坐站停立趴落蹲]+[着在]?(?:一?[朵只把个支顶副条座匹])?(?:[金银红蓝黑白粉紫绿黄]色?的?)?$/u;
