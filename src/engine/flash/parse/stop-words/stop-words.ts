import { dedications } from './dedications.ts';

/** Words that carry no subject: grammar, and the talk about the picture itself. They are never reported as ignored. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the and or nor of with in on at to for from into onto over under behind around round front before after between
  through above below beside near next by as wearing wears it its it's is are was were be being been this that these those there i
  i'm i'd am me my mine we our you your he she his her him they their them who which what whose please like want wants
  would could should can can't cannot will don't do does did have has had having get make made making so very really
  just also some any all both each no not without except minus but if than then up down out off back tattoo tattoos
  tattooed tattooing design designs flash idea ideas art artwork drawing draw drawn sketchy picture image style styles
  styled theme themed motif motifs look looks piece ink inked inking detailed detail details realistic realism
  hyperrealistic beautiful pretty nice cool cute elegant simple clean fine bold thin thick delicate dainty small big
  large huge tiny little medium mini micro giant full old young new modern vintage deep sketch retro classic classical antique traditional
  neo japanese chinese american western asian polynesian hawaiian maori abstract minimal minimalist minimalistic geometric
  dotwork stipple stippled stippling blackwork watercolor watercolour tribal irezumi fineline line lines linework
  outline outlined outlines shading shaded black white grey gray color colour colors colours colorful colourful
  colored coloured monochrome light soft hard oldschool trad lettering mandala-style arm forearm upper lower sleeve
  elbows scene scenes adoption leg chest wrist ankle shoulder neck thigh calf rib back-piece hand-poked finger elbow knee spine foot body skin
  tummy abdomen butt buttocks bum thumb thumbs heel lobe earlobe throat underboob breast breasts groin left right side
  top bottom middle center centre centered background foreground corner edge inside among across head heads inspired
  based showing view face faces tail add adding include including one single set sets zodiac sign symbol symbols
  symbolic symbolizing representing represent meaning memorial tribute memory memories portrait name names word words
  text date dates quote saying says that's reading written writing hi hello hey thanks thank help interested think thinking
  consider considering plan planning hope hoping something somewhere anything someone somebody everyone thing things
  way ways kind kinds sort sorts type bit lot lots let know see need needed love loved loves loving could've maybe
  perhaps probably possibly ideally preferably first second third last more most much too only even still always never
  again such own same away together where when while how why what's there's here here's because since until about
  almost us ours yours hers theirs myself herself himself wanted wanna gonna come comes coming go goes going take
  takes taking put puts putting use using used version versions variation option options example sample samples
  request order custom customized stencil tattooist artist's session appointment cover coverup cover-up rework
  he's she's they've got touch-up filler gap placement placed place inner outer sides bicep biceps tricep triceps hip hips ribs waist belly
  stomach torso toe toes knuckles collarbone clavicle sternum shin thighs calves forearms arms legs wrists ankles
  shoulders armpit buttock glute pec pecs nape half-sleeve full-sleeve sleeves panel bodysuit group bunch bundle
  cluster series collection couple pair pairs plenty bunches strand strands sprinkling trail hint touch dash close-up
  closeup close profile pose posed posing position positioned angle viewed frontal sideview sketch-style blackout
  whip-shaded whipshading engraving engraved etching etched woodcut woodblock ukiyo-e ukiyoe sumi-e
  brush brushstroke brushstrokes ink-brush ignorant trashpolka trash polka chicano newschool neotrad neotraditional
  oldskool blackgrey bnw bw b&w microrealism photorealistic photorealism handpoke handpoked single-needle singleneedle
  stylized stylised rendered rendering depicting depicts depicted featuring features feature featured combined
  combining mixed mixing decorated adorned integrated during toward instead dotted handwriting photo photograph
  lol lool lmao rofl haha hahaha hahahaha hehe hehehe omg xd pls plz thx tho tbh btw lolol yay yeah hmm um uh ok okay www
  gimme lemme dude dunno idk kinda sorta af ass dope im ive gotta rly nothing
  matching match matches meets stem underneath beneath against along within upon atop throughout towards`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that mean something else when they stand alone: in these no thing is black or white. */
const nobodysThing = [
  '(?:no|without)(?: any)? (?:colou?rs?|shading|outlines?|background|text|words|lettering)',
  "black (?:and|&|n|'n') (?:white|gr[ae]y)|(?:i'?d|i would|we'?d|would) (?:really )?love",
  'tramp stamps?|(?:with )?(?:only|just) (?:the|its|his|her|their) eyes (?:in )?(?:red|blue|green|gold|golden|yellow|orange|purple|white|black|colou?red|in colou?r)|(?<=, )stomach(?= *(?:$|[,.;]))',
  'love (?:it|to|for it|if|the idea)|the first time|(?:a )?long time|all the time|this time',
  'best friends?(?! (?:\\p{L}+ing|with|in|at|on|from|arm)\\b)|hand[- ]?(?:drawn|painted|sketched|inked)(?: by \\p{L}+)?',
  '(?:(?:on|for) )?(?:(?:my|the|our) )?(?:left |right )?(?:ring|wedding|pinky) fingers?(?: tattoos?| placement)?',
  '(?<=\\b(?:curled|coiled)(?: up)? )in(?:to)? an? (?:tight )?(?:spiral|ball|circle|ring|knot)',
  '(?:in )?(?:actual|life) size|(?:with )?(?:an )?attitude|(?:just )?for fun|(?:sunday|monday|friday|saturday) (?:mornings?|nights?)',
  "(?:in the style of )?(?:an? )?(?:(?:old|vintage|retro|antique|victorian) )*(?:botanical |scientific |cookbook |storybook |children's book )?(?:illustrations?|ads?|adverts?|advertisements?)(?: style)?",
  'one for sorrow,?(?: and)? two for joy|too (?:small|good|beautiful|precious|special|perfect) for (?:this |the )?(?:earth|world)',
  "(?:writer|teacher|nurse|barber|sailor|chef|doctor|baker|farmer|mechanic|gardener|photographer|musician)'s tattoo|(?:bet i lost|i lost (?:a|the|my) bet|lost (?:a|the|my) bet)",
  "(?:of )?(?:all )?(?:the )?places (?:that )?(?:i've|ive|i have|we've|weve|we have) been(?: to)?",
  '(?:mother|mom|mum|dad|father)[- ](?:and[- ])?(?:daughter|son)(?= {2,}\\p{L}| (?:matching|tattoos?|set|duo)\\b)|big (?:brother|sister),? (?:and )?(?:little|baby) (?:brother|sister)',
  '(?:(?:dark|bright|pale|deep|pastel|rich|soft|light|bold|vivid) )+(?:colou?rs?|lines?|shades?|shading|tones?|ink|outlines?|line ?work|contrast|black)',
  '(?:full|half|quarter|whole|three quarter) (?:sleeves?|back|arm|leg|chest|size)',
  'looking (?:for|to|like|into)|(?:(?:thinking|thought) (?:of|about)|keen on|after|planning on) getting',
  "(?:(?:i'?ve|ive|i|we) )?(?:(?:got|have|had|has) )?(?:it |this |that |something |one )?in mind(?: for)?|(?:do not|don'?t|wouldn'?t|would not|never) mind",
  '(?:last|this|next) (?:year|month|week)(?= *(?:$|[,.;]))|born(?= {2,}| *$)',
  "(?:i'?m|i am) an? (?!(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\\b)(?:(?!of\\b|with\\b|in\\b)\\p{L}+ ){1,2}(?:[\\p{L}\\d]+ ){0,5}(?:so\\b|and (?=(?:i|i'd|want|would)\\b))",
  '(?:huge|big|massive) fans? of|(?:do|can|could|would|are|have|did) (?:you|u) guys(?: (?:do|make|offer|draw))?',
  "(?:ladies'?|women'?s|men'?s|girls'?|guys'?) (?:side|back|chest|thigh|arm|leg|hip|shoulder|(?:half |full )?sleeve)(?! in arm)(?: piece| tattoo)?",
  "(?:(?:we|i|husband|wife) (?:and i )?)?(?:are|been|got|were|we're) married(?: (?:for )?\\d+ (?:years|yrs))?|married (?:for )?\\d+ (?:years|yrs)|hand[- ]tied",
  '(?:cool|nice|good|great|real|realistic|badass|awesome|old|older|vintage)[- ]looking',
  '(?:old|new|young) (?:skool|timey|style|fashioned)|(?:anything|something) (?:like|with)',
  '(?:flowing|following|fitting) (?:with |around |to )?(?:the|my) (?:body|arm|leg|muscles?|curves?|shape)',
  '(?:two|three|four|five|six|both|[2-6]) (?:names|initials|dates|words|letters)',
  "(?:couples?|women'?s|men'?s|girls?'?|sisters?'?|brothers?'?|siblings?'?|twins?'?|cousins?'?|mother[- ]daughter|father[- ](?:daughter|son)|mother[- ]son|family|friendship|friends?|bestie|bff) (?:matching )?(?:tattoos?|designs?|pieces?)(?=.*[\\p{L}\\p{N}])",
].join('|');
/** Where on the body it is to go, and for whom: "on my hand" asks for no hand. */
const placement = [
  '(?:on|for|from|off|across|down|along|around|over|behind|above|below|near|under|onto) (?:my|our|your)(?: (?:left|right|inner|outer|upper|lower|whole|entire|back|side|middle|ring|index|little))* (?:hands?|fingers?|eyes?|ears?|palm|heart|head|lips?|ribs?|rib ?cage|fists?|skin|body|foot|feet|wrists?|ring|spine|back|neck|chest|sleeve|arms?|legs?|tooth|tongue|nose)',
  '(?<!(?:skeleton|skeletal|bone|zombie|open|robot) )(?:spine|hand|finger|rib|rib ?cage|palm|foot|ear|eyelid|head|lip|back|neck|chest|hip|toe|knee|elbow) (?:tattoos?|piece|placement)',
  '(?:negative|open|white|blank) space',
  'on (?:back|chest|thigh|forearm|upper arm|shoulder(?: caps?| blades?)?|arm|leg|wrist|ankle|neck|stomach|hip)(?! of)',
  'shoulder (?:blades?|caps?)|(?:a?round|near|on|under|above|below|beside|over) (?:my |the )?(?:belly|tummy) buttons?|(?:cross|line|fine)[- ]?hatching|hatching (?:style|technique|shading)|old school',
  'new school|behind (?:the |my )?(?:left |right )?ears?',
  'on the back of (?:the|my) (?:hand|neck|arm|leg|knee|head|calf)',
].join('|');
/** What a date stands for: "my daughter's birth date 03.04.2019". */
const occasion =
  "(?:(?:my|our|the|a) )?(?:\\p{L}+'s )?(?:(?:birth|wedding|due|death|anniversary|birthday) ?dates?|birth ?years?|dates? of (?:birth|death)|family names?|birthdays?(?! (?:hat|cake|party|balloon))|coordinates)";
/** Who is to make the tattoo, and is no part of it. */
const maker = '(?:for|by|to|from|with|let|ask|have|tell) (?:my|our|your|the) tattoo(?:ist|er| artist)';
export const stopPhrases = new RegExp(
  `\\b(?:${nobodysThing}|${maker}|${placement}|${dedications}|${occasion})\\b`,
  'gu',
);

/** A hand that holds something for somebody who is named before or after it; 一只手拿着玫瑰 asks for a hand. */
const handOfSomebody =
  '(?:(?<!^(?:[我想要纹画一两兩二左右个個只隻双雙]|\\s)*)手|手(?=[里裡中上]?[拿持握捧托捏拎提抱举牵][^,，。]{1,8}(?<![色红白黑蓝粉紫金绿])的))';

/** What is consumed of Chinese and Japanese prompts before anything is looked up: 风格 (style) holds no 风 (wind). */
export const stopCjk = new RegExp(
  [
    String.raw`(?:纪念|悼念|怀念)(?:去世|已故|逝去)?的?(?:奶奶|爷爷|外婆|外公|妈妈|爸爸|母亲|父亲)(?=[，,、\s]|$)`,
    // Who does it is who is drawn doing it.
    '(?<=登山|攀岩|游泳|打坐|[举舉]重|瑜伽|[冲衝]浪|跳[伞傘])的?人(?!\\p{Script=Han})',
    // A gesture of two hands is one.
    '[两兩二2][只隻]手(?=拉[勾鉤钩]|勾[手小]指|比心|[击擊]掌)',
    '[让讓请請给給找叫](?:我的)?[纹紋刺][身青][师師](?:[傅父])?(?:帮我|幫我)?[画畫做纹紋设設]?|[内內外][侧側]|想刺|刺(?=一[隻只个個条條])|(?:跟|和|与|與)(?:我|我的)?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公|女儿|儿子|老婆|老公|家人|朋友)有关的?|[她他它](?:生前)?(?:最|很|特别)?喜欢(?:的(?:是)?)?|(?:不要|别)太(?:大|小|复杂)|の?形見の?',
    String.raw`[哈呵嘿嘻]{2,}|\(笑\)|(?<=[\s、。,])笑(?=$|[\s。!])|风格|風格`,
    '老派(?:风格)?|[简簡][笔筆][画畫](?!一家|全家)风?格?|(?:可爱|可愛|简约|簡約|清新|卡通|暗黑|复古|復古|文艺|文藝|治愈|治癒)[风風](?![铃鈴扇景车車筝箏信暴])格?',
    // What rain and snow do in Chinese is what is worn below in Japanese.
    '下[着著](?=[大小暴细細鹅鵝毛]{0,2}[雨雪雹])',
    // Of a month no moon is asked for.
    String.raw`(?<![一二三四五六七八九十\d]|[一日星]\p{Script=Han}?)(?:十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])月(?:份|生まれ)?[の的]?(?![光亮夜下牙]|[の的]?(?:誕生花|诞生花|生日花))`,
    '[下上旁后後][面边邊](?=[写寫刺纹紋])|[细細粗](?:一?[点點些])的?',
    String.raw`(?<=\p{Script=Han})(?:[圣聖]|(?<!女)神)像`,
    String.raw`(?<=^|\s)字(?=[和与的在、,\s]|$)`,
    '头像|画像|(?<!(?:祖[父母]|[あい]ちゃん)の)肖像画?|半身像?',
    '(?:亡くなった|亡き|天国の|大好きな)?(?:祖母|祖父|母|父|愛犬|愛猫|娘|息子|妻|夫|おばあちゃん|おじいちゃん)が(?:大?好きだった|好きな|愛した|育てていた)',
    '(?:去世的|已故的|我)?(?:奶奶|爷爷|外婆|外公|妈妈|爸爸)(?:生前|最|很)*喜欢的',
    String.raw`英文(?=\s|名|字|$)|(?:一家[三四五六]口|[三四五]口之家|全家人?)的(?!背影|剪影|侧影|影子|轮廓|合影|合照|手)|(?<=星座)图`,
    '(?<![オメ]ス)の(?:マーク|記号|サイン(?!ポ))',
    `(?<![髅骨尸])${handOfSomebody}(?=[拿持握捧托捏拎]|提(?![箱包]))|[、,]?(?:文字|字)(?:なし|無し)|アメリカン(?=トラ)`,
    'トラディショナル|チカーノ|ブラック(?:アンド|[&＆・])グレー|ニュースクール|(?<!十)一面|ところ',
    // No moon: 名前つき, 天使の輪つきで.
    String.raw`付き(?=$|[\s、。,])|(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![餅嘘根顔])つき(?=$|[\s、。,でのに])|传统`,
    String.raw`(?<=[\p{L}\p{N}].*)(?:情侣|夫妻|闺蜜|姐妹|母女|父子|兄弟)(?:款|纹身|刺青|图案|同款|装)`,
    String.raw`(?:情侣|夫妻|闺蜜|姐妹|母女|父子|兄弟)(?:款|纹身|刺青|图案|同款|装)(?=.*[\p{L}\p{N}])`,
    '(?:女性|男性|女|男|女の子|男の子)らし[くいさ]',
    '(?:女性|男性|女の子|女子)(?:向け|用|に似合う|におすすめ)',
    '适合(?:女[性生人孩]|男[性生人孩])|女性化|女人味|都可以|都行|迫力(?:[がの]?ある)?|感じ|細かく|黒一色|黑灰|ドットワーク|一筆書き',
    '(?<![\\p{Script=Katakana}ー])ペットの|呈祥|十二生肖(?=[里中之的s]*[鼠牛虎兔龙蛇马羊猴鸡狗猪])|(?<!十二)生肖|のライン|ラインで|手环|一笔画|几何风格|几何图案|(?<!^\\s*|神圣)几何(?!图形)',
    '(?<!^\\s*|神聖)幾何学(?:風|模様|的)?|(?<!^\\s*|神聖)幾何|(?:水墨画?|水彩画?|版画|木版画)[风風]格?|水墨风格?|水墨画?',
    '极简风?格?|極簡|简约|日式|日本风格?|日本風|和風|和柄|中国风|国风|传统风格?|传统|伝統的?',
    // 长着翅膀的猫 has them.
    String.raw`(?<=^|[\s,，、。一个只条匹头隻個])[长長带帶有](?:着|著|有|出|了)?(?=(?:一?[对對双雙])?(?:小|大)?\p{Script=Han}{0,4}翅膀的(?!爱?心))`,
    '欧美|(?<!^\\s*)部落(?!面具)风?格?|部族風|(?<!^\\s*(?:部落)?)图腾(?!柱|面具)风?|黑白(?!无常|無常)灰?|文字|字样|写着|寫著|肖白黒',
    'モノクロ|単色|単一色|モノトーン|白黒|墨一色|黒一色|黒(?:のみ|だけ)|(?:色|カラー)(?:なし|無し)|フルカラー|カラフル|極彩色|纯黑|全黑|[只仅](?:要|用)黑色?|黑色为主|全彩|多彩|上色|配色|颜色|彩色|カラー(?:で|の)?|单色|风格|スタイル|風格|線画|抽象(?!(?:的な?)?[线線]|的なライン|曲线)(?:的な?|派|风格?|風)?|(?<!抽象的?)线条|细线|点刺|点描|素描|スケッチ',
    '水彩画?|写实|リアルな?|老学校|老传统|新传统|オールドスクール|タトゥー(?!マシン|ガン|アーティスト|彫師|を彫る彫)|刺青(?![机师師]|を彫る彫)',
    '[国國][画畫](?:风格?|風格?)?|纹身(?![机枪师])|紋身(?!師)|纹样|图案|圖案|デザイン|設計|设计|手稿|图片|插画|イラスト|手臂|小臂',
    '大臂|前臂|手腕|手背(?!影)|(?<!(?:停|落|趴|站|坐|栖|立)在?)手指|手首|脚踝|脚腕|锁骨|(?<!扛在|爸爸|父亲|[站坐停趴落蹲][在到][^,，。\\s]{1,6})肩膀|后背|(?<![のノ])背中(?!合)|胸口|(?<!骑在(?:爸爸|父亲)?)脖子|中心|中央|背景',
    '周围|周り|漂亮|美丽|美しい|かわいい|可爱|帅气|かっこいい|小さな(?!船)|小さい|大きな|大きい',
    'シンプルな?|我想要|我想纹|代表着?|象征着?|寓意|意味着|象徴する?|を表す|意味する',
    '(?<![老抱牵拉]|[抱牵拉]着(?:[两三]个)?)我?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公|姥姥|女儿|儿子|老婆|老公|妻子|丈夫|女朋友|男朋友|闺蜜|父母|宝贝|孩子|朋友)的(?![背侧身]影|剪影|肖像|脸)',
    '我家的?|我的(?=[狗猫兔鸟])',
    '[二三四五六七2-7]人の(?=(?:娘|息子|子供|子ども|孫)(?:たち)?の)',
    '(?:娘|息子|(?<!\\p{Script=Han})[母父妻夫]|祖母|祖父|おばあちゃん|おじいちゃん|両親|友達|子供|彼女|彼氏)の(?!似顔絵|肖像|後ろ姿|横顔|寝顔|笑顔|シルエット|姿|顔)',
    `过肩|披肩|背上(?![有的坐站驮长趴])|背部|${handOfSomebody}[里裡中上](?=[拿握捧抱举提牵])`,
    '嘴[里中](?=[叼咬衔含])|天空|上面写着?|我想|我要|请画|请帮我|帮我画?|给我画?|想纹|想要',
    '想做|纹一个|纹个|做一个|来一个|来个|画一个|画个|要一个|有没有|能不能|可以|适合|位置|女生(?=的?(?:[纹紋]身|刺青|图案|圖案|款|手|小?臂|锁骨|鎖骨|脚|腳|[背腿肩腰胸小]|喜[欢歡]|专属|專屬|简约|比较))|(?<=[\\p{L}\\d][\\s,，、。]+)女生(?=$|[\\s,，、。])|(?<=^\\s*)女生(?=[\\s,，、。]+\\p{L})',
    '男生(?=的?(?:[纹紋]身|刺青|图案|圖案|款|手|小?臂|锁骨|鎖骨|脚|腳|[背腿肩腰胸小]|喜[欢歡]|专属|專屬|简约|比较))|(?<=[\\p{L}\\d][\\s,，、。]+)男生(?=$|[\\s,，、。])|(?<=^\\s*)男生(?=[\\s,，、。]+\\p{L})|情侣款|霸气的?|酷一?点?的?|小清新|手绘|满背|花臂|半甲|半臂|全臂|遮盖|遮疤|纪念|送给',
    '纹在|刺在|后颈|耳后|虎口|胸前|腰间|大腿|小腿肚?|脚背|指间|侧腰|后腰|腰部|腹部|肚子|臀部',
    '(?<=^|[\\s,，、。]|[在到上我])屁股|膝盖|手肘|肘部|腋下|肩胛骨?|脊柱|脊椎|耳根|耳垂|耳朵后面?|脚底|脚趾|脚面|内侧|外侧',
    '[到至](?:腰|臀|胸|肩|膝)|简单的?|精致的?|细节|一点|各种',
    '两人|ください|お願いします|おねがいします|入れたい|彫りたい|描いて|彫って|してほしい',
    '欲しい|ほしい|したい|です|ます|足首|二の腕|ふくらはぎ|太もも|太腿|肩甲骨|(?<!扛在|爸爸|父亲|[站坐停趴落蹲][在到][^,，。\\s]{1,6})肩(?!車|(?<=の[右左]?肩)(?:の上)?に[と止乗座いの])|うなじ|鎖骨',
    '耳の(?:後ろ|うしろ|裏)|耳たぶ|背中一面|背骨|[前上]腕(?!二)',
    String.raw`(?<![\p{Script=Han}])腕(?=[にへを、,\s]|$)(?!を(?:組|広げ|伸ば|上げ))|脇腹|手の甲|足の甲|くるぶし|すね|[膝肘](?!を)`,
    String.raw`(?:小|薬|中|人差し|親)指(?:に|へ)(?!と?(?:止|と)ま|[乗座])|(?<![\p{Script=Han}ただるいうんむぶ])(?<![親薬])[胸腰指](?:(?:に|へ)(?!(?:止|と)ま|[乗座])|まで|から(?![血炎煙光水花糸])|全体|(?=[\s、。,]|$))`,
    '(?<![匕生])首(?:に|へ|から)|内側|外側|全体|まで|[和洋]彫り風?|ワンポイント|小さめ|大きめ',
    '控えめな?|(?:可愛|かわい)[いく]|繊細な?|おしゃれな?|綺麗な?|きれいな?|迫力のある|渋い|細い線|細かい',
    'ファインライン|ブラックワーク|ブラックアンドグレー|(?<!^\\s*)トライバル(?!バンド)|(?<!^\\s*)ジオメトリック',
    'ラインアート|墨絵|(?<!(?:祖[父母]|[あい]ちゃん)の)似顔絵|一个|一幅|一张|一只|一匹の?|一条|一朵',
    String.raw`一輪の?(?!車)|一粒の?|並んだ|(?:リボン|バナー)に(?=\s|$)|(?<![をに]さ|キス|[出流差刺指消押挿])して(?:いる)?|された|という|ような`,
    'みたいな',
  ].join('|'),
  'gu',
);

/** Grammar of Chinese and Japanese: consumed once it has been read what stands to what. */
export const stopCjkVerbs =
  /[几幾][只朵颗]|[许許]多|很多|一些|(?:亡くなった|亡き|天国の)|(?:付け|つけ|添え|入れ|加え|あしらっ|合わせ)て(?:ほしい)?|本人の?|(?:大?好きな)|自己的?|放[在到]?|到(?=\s|$)|食べて?|飲んで|(?:飞|跳|爬|钻)出来?|一座|一棵|一群|里走出来?|走出来?|连着|并排|数字|从(?=.{1,6}(?:里|中|出))|一束|一支|一枝|丛[中里间]?|之间|写(?=\s|$)|登[るり]|から|の顔|さん(?=[のがはとを、\s]|$)|旁边有|上面有|里面有|带有|带着|配上?|搭配|加上?|还有|以及|或者|还是|還是/gu;

/** Particles and auxiliaries that may stay behind between the words of a Chinese or Japanese prompt. */
export const cjkParticles =
  /[之のをにがはもでとやへなかりるれろたてだいうし的和与與及跟有在了被把是大小上下中里裏前后後左右旁边邊着著很加配只条朵个匹羽輪本枚头頭個隻條片对對并且或还要也]/gu;

/** Where somebody holds something: consumed once it has been read what that makes of both. */
export const stopGrip =
  /\b(?:in|between|with) (?:its|his|her|their) (?:mouth|beak|teeth|jaws|claws|talons|hands?|paws?|arms|trunk|tentacles|fangs)\b/g;
