import type { Pose } from '../../lexicon/pose.ts';

/** A pose and the words that tell it. */
export type PoseWords = readonly [pose: Pose, words: RegExp];

const english: readonly PoseWords[] = [
  ['howling', /\bhowl(?:ing|s)\b/],
  ['roaring', /\b(?:roar(?:ing|s)|snarl(?:ing|s)|growl(?:ing|s))\b/],
  ['running', /\b(?:run(?:ning|s)|gallop(?:ing|s)|sprint(?:ing|s)|leap(?:ing|s)|jump(?:ing|s)|charging)\b/],
  [
    'sleeping',
    /\b(?:sleep(?:ing|s)|asleep|curled up|napping|resting)(?:,? (?:and )?(?:curled(?: up)?|(?:fast )?asleep|sleeping))?\b/,
  ],
  [
    'prowling',
    /\b(?:crawl(?:ing|s)|prowl(?:ing|s)|walk(?:ing|s)|stalk(?:ing|s)|creep(?:ing|s)|descending|full body|whole body)\b/,
  ],
  ['sitting', /\b(?:sitting|sits|seated)\b/],
  ['upright', /\b(?:on (?:its|his|her) hind legs|rearing(?: up)?|rears(?: up)?)\b/],
  ['standing', /\b(?:standing|stands|upright)\b/],
  ['behind', /\b(?:(?:seen |viewed )?from (?:behind|the back|the rear)|(?:back|rear) view|facing away)\b/],
  [
    'rising',
    /\b(?:rising|rises|ascending|ascends|flying upwards?)\b(?! (?:from|out|over|above|behind|of)\b)/,
  ],
  ['profile', /\b(?:(?:in|from) )?(?:side )?profile(?: (?:view|portrait))?\b(?! (?:pic|photo))/],
  [
    'front',
    /\b(?:(?:seen |viewed )?from the front|front(?:al)? view|front[- ]facing|facing (?:forward|front|us|the viewer)|head[- ]on)\b/,
  ],
  [
    'above',
    /\b(?:(?:seen |viewed )?from (?:above|below|underneath|overhead)|(?:top(?:[- ]down)?|overhead|bird's[- ]eye) view|top[- ]down)\b/,
  ],
  ['side', /\b(?:from the side|(?:in |from (?:the |a )?)?side[- ]?(?:view|on)|sideways)\b/],
];
const cjk: readonly PoseWords[] = [
  ['trumpeting', /[举舉扬揚抬]着?鼻子?|鼻子?(?:朝上|上扬)|鼻を(?:高く)?上げ[たる]/u],
  ['howling', /[长長]?嚎叫?|长啸|嗥|遠吠え(?:する|して(?:い?る)?)?|吠え(?:る|て(?:い?る)?)/u],
  ['roaring', /咆哮|怒吼|吼叫|[吼咆吠]え(?:る|て(?:い?る)?)/u],
  [
    'running',
    /奔跑|奔腾|奔騰|飞奔|狂奔|奔驰|飞驰|跳跃|疾走(?:する|して(?:い?る)?)?|走(?:る|って(?:い?る)?)|駆け(?:る|抜ける|て(?:い?る)?)|跳(?:ぶ|んで(?:い?る)?)/u,
  ],
  [
    'sleeping',
    /熟睡|沉睡|趴着睡觉?|睡觉|睡着了?|睡(?!莲)|蜷缩|眠(?:る|って(?:い?る)?)|昼?寝(?:る|た|て(?:い?る)?|(?:を)?(?:する|している|中))|(?:丸く|まるく)な(?:る|って(?:い?る)?)|丸ま(?:る|って(?:い?る)?)/u,
  ],
  ['prone', /躺(?:着|在|下)?/u],
  ['prowling', /[下上]山|下$|全身像?|爬行|潜行|行走|匍匐|歩(?:く|いて(?:い?る)?)|這う|忍び寄る/u],
  ['sitting', /(?<!跪)坐(?:着|在)?|蹲(?:着|坐)|座(?:る|って(?:い?る)?)|お座り(?:している)?/u],
  ['standing', /站立|直立|立ち上が(?:る|って(?:い?る)?)|仁王立ち/u],
  ['behind', /背影|背[对對](?:着|著)?|背向(?:我们)?|从背后|[後后]ろ?姿|後ろ向き|後ろから見た/u],
  ['rising', /升天|腾飞|向上飞|(?:昇|登)り(?=龍|竜|$)|天に昇る|昇る/u],
  ['profile', /侧脸|侧颜|側顔|横顔/u],
  ['front', /正面(?:像|照)?(?:から(?:見た)?|を向く|向き)?/u],
  ['side', /侧面图?|侧身|横向き|横から見た|真横/u],
];
/** Words for poses, whoever takes them. */
export const everyones = [...english, ...cjk];
/** Words that tell a pose only to those who have it: to all others they say what is told elsewhere, or nothing. */
export const own: readonly PoseWords[] = [
  [
    'pointing',
    /\bpoint(?:ing|s)\b(?: (?:(?:an?|its|the) )?(?:index )?finger)?|指(?:着|向)(?:前方)?的?|指差(?:す|して(?:い?る)?|し)/u,
  ],
  ['calm', /\b(?:calm|serene|peaceful|stoic)\b|平静的?|穏やかな/u],
  [
    'looking-back',
    /\b(?:look(?:ing|s)|turn(?:ing|s)|glanc(?:ing|es)|gaz(?:ing|es)) back(?:wards?)?\b(?: over (?:its|his|her) shoulder)?|回[头頭](?:看|望)?的?|回首的?|回眸的?|振り(?:返|向)(?:る|った|って(?:いる)?|く|いた|いて(?:いる)?)/u,
  ],
  [
    'lying',
    /\b(?:(?:lying|laying|lies|asleep|sleeping|rolling) (?:down )?on (?:its|his|her|their) back|belly[- ]?up|(?:showing|exposing) (?:its|his|her) (?:belly|tummy)|belly rubs?|sprawled(?: out)?|playing dead)\b|[四4]脚朝天|仰躺|仰卧|翻肚皮?|露(?:着|出)?肚皮|肚皮朝[上天]|へそ天(?:で(?:寝てる|寝ている|寝る|眠る))?|仰向けに?(?:で)?(?:寝てる|寝ている|寝る)?|お腹を(?:出して|見せて)(?:寝てる|いる|る)?/u,
  ],
  [
    'prone',
    /\b(?:lying|laying|lies|lays)\b(?: down)?(?! on (?:its|his|her|their) (?:back|side))|[趴躺][着在下]?(?!\S*睡)|卧(?:着|在)|伏せ(?:て(?:いる|る)?|る)?|寝そべる|寝そべって(?:いる|る)?|寝転(?:ぶ|がる|んで(?:いる|る)?)/u,
  ],
  [
    'hanging',
    /\b(?:(?:hanging|hangs|roosting|sleeping) )?upside[- ]?down\b|\b(?:hanging|hangs|dangling|roosting)\b(?! (?:from|on|off|by)\b)|倒挂着?|倒吊着?|逆さ(?:ま|吊り|づり)?に?(?:ぶら下がる|ぶら下がった|ぶらさがる)?|ぶら下がる|ぶら下がって(?:いる)?/u,
  ],
  [
    'climbing',
    /\b(?:(?:climb|crawl|creep)(?:ing|s)|climbing) (?:up|down)?\b|\bclimb(?:ing|s)?\b|攀爬|爬上|爬树|攀(?:着|在)|登る|登って(?:いる|いく)?|よじ登る|木登り/u,
  ],
  [
    'jumping',
    /\b(?:jump(?:ing|s)|leap(?:ing|s)|pounc(?:ing|es)|hopp(?:ing|s)|bounding)(?: out of (?:the )?water)?\b|跳跃|跃出水面|跳出水面|跳起来?|蹦跳|跳ぶ|跳ねる|跳ねて(?:いる)?|飛び跳ねる|ジャンプ(?:する|している)?/u,
  ],
  [
    'flying',
    /\b(?:flying|flies|in (?:mid[- ]?)?flight|mid[- ]?flight|taking (?:off|flight)|soaring|(?:with )?(?:its |his |her )?(?:wings (?:spread|outstretched|open)|(?:spread|outstretched|open) wings)|swooping)\b|展翅(?:飞翔|高飞|翱翔)?|飞翔|翱翔|[张展]开着?双?翅膀?|飞起来?|飛んで(?:いる|る)?|飛ぶ|羽ばたく|羽ばたいて(?:いる)?|翼を広げた?|羽を広げた?/u,
  ],
  [
    'sitting',
    /\b(?:perch(?:ed|ing|es)|roosting|resting|on a perch)\b|停着|栖息|蹲着|(?:止|と)ま(?:る|った|って(?:いる)?)/u,
  ],
  [
    'roaring',
    /张(?:着|开)?大?嘴巴?|[龇呲]着?牙|露出?(?:獠牙|尖牙|牙齿)|(?:大きく)?口を(?:大きく)?開け(?:た|る|て(?:い?る)?)|牙を(?:むいた|むく|剥いた|剥く|見せた|見せる|むき出した)/u,
  ],
  [
    'stretching',
    /\b(?:stretch(?:ing|es)|downward dog)\b|伸懒腰|伸展身体|伸びを?(?:する|している)|背伸び|のび(?:を|し)て?(?:する|いる)/u,
  ],
  ['dancing', /\bdanc(?:ing|es)\b|跳着?舞|起舞|舞动|踊る|踊って(?:いる|る)?|ダンス(?:する|している)?/u],
  [
    'upright',
    /\b(?:standing|stands|rearing|walking|rising)?(?: up)? ?on (?:its |his |her |their |the |two )?(?:hind|back) legs\b|\b(?:standing|stands) (?:up|upright|tall)\b|用?后腿站(?:立|着|起来)?|二本足で立つ|後ろ足で立つ/u,
  ],
  [
    'playing',
    /\b(?:playing|plays|playful|play bow(?:ing)?)\b(?! (?:with|on|in|the|an?|dead|cards?|\p{L}+)\b)|\bplayful\b|玩耍|嬉戏|遊ぶ|遊んで(?:いる|る)?/u,
  ],
  [
    'peeking',
    /\b(?:peek(?:ing|s)|peep(?:ing|s)|peering|popping)(?: (?:out|over|up))*\b|探头|探出头?来?|露出?头来?|偷看|覗く|覗いて(?:いる|る)?|のぞく|のぞいて(?:いる|る)?|顔を出す|ひょっこり(?:顔を出す|する)?/u,
  ],
];
export const closedEyes =
  /\b(?:with )?(?:(?:its|his|her|both) )?(?:eyes (?:are )?(?:closed|shut)|closed eyes)\b|闭[着上]?(?:双?眼睛?|双目)的?|目を(?:閉じ|つぶっ)(?:た|て(?:い?る)?)/u;
/** Poses that are told by a part of the body, which may be said with "with", and ways to be turned: they are looked for in all of a text. */
export const byParts: readonly PoseWords[] = [
  [
    'three-quarter',
    /\b(?:(?:in|at|from) (?:an? )?)?(?:three[- ]quarters?|3\/4)(?: (?:view|angle|profile|turn|portrait))?\b|四分之三侧?面?|斜め(?:前|から(?:見た)?|向き)?/u,
  ],
  [
    'leftwards',
    /\b(?:(?:looking|facing|turned|turning|gazing|head turned) )(?:to (?:the|its|his|her) )?left\b|(?:朝|向)左(?:看|望|边|侧)?|左(?:を)?(?:向き|向く|向いた|見る|見ている)/u,
  ],
  [
    'rightwards',
    /\b(?:(?:looking|facing|turned|turning|gazing|head turned) )(?:to (?:the|its|his|her) )?right\b|(?:朝|向)右(?:看|望|边|侧)?|右(?:を)?(?:向き|向く|向いた|見る|見ている)/u,
  ],
  [
    'upwards',
    /\b(?:looking|gazing|staring) up(?:wards?)?\b|抬头|抬頭|仰望|(?:朝|向)上(?:看|望)|見上げ(?:る|て(?:い?る)?)|上を(?:向く|向いた|見る)/u,
  ],
  [
    'downwards',
    /\b(?:looking|gazing|staring) down(?:wards?)?\b|\b(?:with )?(?:its |his |her )?head (?:lowered|bowed|down)\b|低头|低頭|俯视|うつむ(?:く|いた|いて(?:い?る)?)|見下ろ(?:す|して(?:い?る)?)|下を(?:向く|向いた|見る)/u,
  ],
  [
    'calm',
    /\b(?:with )?(?:(?:its|his|her|an?) )?(?:mouth (?:is )?(?:closed|shut)|closed (?:mouth|jaws)|(?:mouth|jaws) closed)\b|闭(?:着|上)?嘴巴?|口を閉じ(?:た|る|て(?:い?る)?)/u,
  ],
  ['eyes-closed', closedEyes],
  // "Elephant with its trunk raised", "elephant walking trunk up".
  [
    'trumpeting',
    /(?:\b(?:walking|standing) )?\b(?:with )?(?:(?:its|his|her|an?|the) )?(?:trunk (?:held |pointing |pointed |lifted |is )?(?:high |up(?:wards?)?|raised|in the air)+(?: up)?|(?:raised|lifted|upturned|uplifted) trunk)\b|\btrumpeting\b/u,
  ],
  // "Black cat with its back arched".
  [
    'arching',
    /\b(?:with )?(?:(?:its|his|her|an?) )?(?:arched back|back (?:is )?arched|arch(?:ing|es)(?: (?:its|his|her) back)?)\b|[弓拱](?:着|起)?背的?|炸毛的?|背(?:中)?を丸め(?:た|る|て(?:い?る)?)|毛を逆立て(?:た|る|て(?:い?る)?)/u,
  ],
];
/** Teeth and jaws that are said to be seen after a beast's name. */
export const bared =
  /^([\p{L} ]{1,24}?) with (?:an? |its |his |her )?(?:(?:wide |big |huge )?(?:open|gaping) (?:mouth|jaws)|(?:mouth|jaws) (?:wide )?open|(?:big |very )?(?:sharp|bared|huge|long|pointy) (?:teeth|fangs)(?: showing| bared)?|(?:teeth|fangs) (?:bared|showing))\b/u;
/** Wings that are said to be spread after a bird's name, whatever else is read in the words. */
export const spreadWings =
  /^([\p{L} ]{1,24}?) with (?:its |her |his )?(?:wings (?:wide )?(?:spread|open|outstretched|raised)|(?:wide )?(?:spread|open|outstretched|raised) wings)\b(?: wide| open)?/u;
