/** What tells that somebody or something says words; a badger reads a newspaper. */
const sayings =
  '\\b(?:(?:that |which |it |and |just )?(?:says|saying|captioned|spelling(?: out)?(?! (?:an?|the) )|(?<!\\b(?:of|magic|love|and|with) )spells(?: out)?)|(?:banner|ribbon|scroll|sign|tag|tags|collar|plate|card|note|label|that|which|it) (?:that )?(?:reads|reading)|(?:cord|smoke|thread|wire|rope|neon|letters|that|which|it) (?:writes|writing)|(?:inscribed|engraved|stamped|labell?ed|titled|lettered)(?: with)?(?= [\\p{Ll}\\d]))';
const places = '(?:it|top|the|an?|my|his|her|its|our|forearm|wrist|ribs|chest|back|arm|leg|ankle|collarbone)';
/** What follows words that are written: where they are, in which hand, with what. */
export const setsOn = `(?:on|under|underneath|above|below|beneath|across|around|along|over|inside|behind) ${places}|in (?:cursive|script|italic|calligraphy|bold|old|small|tiny|fine|gothic|block|black|white|red|typewriter|lowercase|her|his|my|the|an?)|with (?:an?|the|my|two|three|some|small|tiny|flowers|roses|stars|hearts)|underneath|below`;
/** "A banner that says love you kiddo": up to the next mark, or to where it is to stand. */
export const saidWords = new RegExp(
  `${sayings}\\s*:?\\s+(?:the (?:words?|names?|letters?) )?(?!(?:to|that|of|from|in|on|with|like)\\b|\\d{1,2}[:.]\\d\\d)([\\p{L}\\d][\\p{L}\\d'&-]*(?: (?!(?:${setsOn})\\b)[\\p{L}\\d'&-]+){0,6})`,
  'iu',
);
/** What nobody says but to have it written. */
export const mottos =
  /\b(?:(?:un)?til we meet again|gone but (?:never|not) forgotten|(?:always|forever) in (?:my|our) hearts?|forever (?:loved|missed|young)|love you forever|(?:just )?breathe(?=$|,| with\b)|just breathe|still i rise|(?<!phoenix )(?<!phoenix,? )rise from the ashes|trust the process|live laugh love|good vibes only|doing my best|this is fine(?! line)|stay (?:wild|gold|weird|humble|true)|born to (?:ride|lose|be wild)|death before dishonou?r|ride or die|not today|keep going|one day at a time|fear nothing|trust no one|made with love|all you need is love|memento mori|carpe (?:diem|noctem)|amor fati|c'est la vie|veni,? vidi,? vici|hakuna matata|no regrets|only god can judge me|never give up|stay strong|per aspera ad astra|alis volat propriis|la vida loca|amor vincit omnia|tempus fugit|family (?:first|over everything|is everything|means everything)|lost not found|this too shall pass|(?:faith|love|hope|mind|courage) over (?:fear|hate|matter|pain|death|pride)|love (?:is love|wins)|no (?:rain|pain|mud),? no (?:flowers?|gain|lotus)|be (?:still|brave|strong|kind|here now|the change|yourself)(?=$|,| with\b| and an?\b)|dream big|(?:hold fast|good vibes|self love)(?=,| with\b| and an?\b)|let it (?:be|go)(?=$|,| with\b| and an?\b)|let that shit go|self love club|blood in,? blood out|semper (?:fi(?:delis)?|paratus)|what doesn'?t kill (?:you|me) makes (?:you|me) stronger|(?:young,? )?wild (?:and|&) free(?=$|,| with\b)|it is what it is|so it goes|que sera,? sera|live free or die|live fast,? die young|mama tried|girl power|good things take time|inhale,? exhale|just keep swimming|you got this|no bad days|one love|you are my sunshine|not all (?:who|those who) wander are lost|(?:i )?love you to the moon (?:and|&) back|she believed she could(?:,? so she did)?|eat the rich|dead inside|bad to the bone|hope anchors the soul|(?:faith|hope|love)(?:,? (?:and |& )?(?:faith|hope|love)){2}|like father,? like son|like mother,? like daughter|best (?:mom|mum|dad|grandma|grandpa) ever|(?:sisters|brothers|friends|mother and (?:daughter|son)|father and (?:daughter|son)|best friends) (?:forever|for life)|(?:forever|always) and (?:always|forever)|mama's boy|god is (?:good|love|greater)|god first|i am enough|you are enough|fortune favou?rs the bold|dum spiro spero|sic parvis magna|in omnia paratus|ad astra|no pain,? no gain|built not bought|la familia|lest we forget|here comes the sun|keep the faith|still here|we the people(?: 1776)?|match made in heaven|i saw the light|not all who wander are lost|hope dies last|love never dies|(?:his queen|her king)(?:,? (?:and |& )?(?:his queen|her king))?(?=$|,| with\b))\b/iu;
/** Sayings of four characters, and what else Japanese has written as it is: the words for things in them are none. */
export const cjkMottos =
  /風林火山|疾風迅雷|疾風怒濤|明鏡止水|花鳥風月|獅子奮迅|竜頭蛇尾|画竜点睛|百花繚乱|電光石火|不撓不屈|不屈の精神|(?:天上天下)?唯我独尊|諸行無常|色即是空|南無阿弥陀仏|南無妙法蓮華経|一生青春|日々是好日|一生懸命|一意専心|一心不乱|初志貫徹|臥薪嘗胆|温故知新|七転八起|七転び八起き|ずっと一緒|いつも一緒|いつまでも一緒|一生一緒|永遠の愛|愛してる|また会う日まで|自分を信じて|(?<=^[^、。\s]{1,6}[へに]\s*)ありがとう|^ありがとう(?=$|[\s、])|初心忘る?れ?るべからず|継続は力なり|人間万事塞翁が馬|(?:なせ|為せ)ば(?:なる|成る)|人生一度きり|今を生きる|生きてるだけで丸儲け|笑う門には福来(?:た?る)|明日は明日の風が吹く|死ぬこと以外かすり傷|思い立ったが吉日|案ずるより産むが(?:易|やす)し|雨垂れ石を穿つ|愛は勝つ|能ある鷹は爪を隠す|井の中の蛙大海を知らず|虎穴に入らずんば虎子を得ず|立つ鳥跡を濁さず|一期一会|天真爛漫|切磋琢磨|一蓮托生|一心同体|以心伝心|武士道|侍魂|大和魂|日進月歩|雲外蒼天|鬼手仏心|虎視眈々|威風堂々|家内安全|無病息災|大願成就|石の上にも三年|継続は力なり|誠心誠意|[国國]士無双|天衣無縫|泰然自若|森羅万象|輪廻転生|因果応報|栄枯盛衰|盛者必衰|起死回生|百戦錬磨|勇猛果敢|質実剛健|文武両道|行雲流水|鏡花水月|山紫水明|一騎当千|乾坤一擲|背水の陣|万里一空|仁義礼智/u;
/** A verse of the Bible by its place. */
export const verse =
  /\b(?:[1-3] )?(?:genesis|exodus|joshua|job|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|daniel|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|timothy|hebrews|james|peter|revelation) \d{1,3}(?: ?: ?\d{1,3}(?:[-–]\d{1,3})?)?(?![\d/.-])/iu;
/** "RIP J.R.", "fly high Tommy". */
export const farewell =
  /\b(?:R\.?I\.?P\.?|[Rr]ip|[Rr]est (?:in|In) (?:peace|Peace|power|Power)|[Ff]ly (?:high|High)|[Ss]leep (?:tight|Tight))\b,? (?:(?:uncle|aunt|auntie|grand(?:pa|ma|ad|father|mother)|papa|nana|dad|mom|mum|brother|sister) )?(?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*)*/u;
/** "Rest in peace grandpa", "rip dad": no name is told. */
export const farewellToKin =
  /\b(?:rest in (?:peace|power|paradise)(?:,? (?:uncle|aunt|auntie|grand(?:pa|ma|ad|father|mother)|papa|nana|dad|mom|mum|mama|brother|sister)\b)?|r\.?i\.?p\.?,? (?:uncle|aunt|auntie|grand(?:pa|ma|ad|father|mother)|papa|nana|dad|mom|mum|mama|brother|sister)\b)/iu;
/** What is left of saying that words are written, once these are read. */
export const heralds =
  /\b(?:(?:that|which|it) )?(?:says|saying|reads|captioned|spelling|(?<!\b(?:of|magic|love|and|with) )spells)\b/gu;
/** The same in Japanese, and the hand that its letters are written in anyway: 達筆な「愛」の字. */
export const cjkHeralds =
  /達筆(?:な|の|で)?|(?:書道|習字)(?:風|っぽい)?(?:の|な|で)?|毛筆(?:体)?(?:の|で)?|筆文字(?:風)?(?:の|で)?|(?:の|という)?(?:漢字)?一文字|(?:の|という)(?:漢?字|文字|言葉)(?!通)/gu;
