/** Words that carry no subject: grammar, and the talk about the picture itself. They are never reported as ignored. */
export const quietWords: ReadonlySet<string> = new Set(
  `a an the and or nor of with in on at to for from into onto over under behind around round front before after between
  through above below beside near next by as it its it's is are was were be being been this that these those there
  i i'm i'd me my mine we our you your he she his her him they their them who which what whose please like want wants
  would could should can can't cannot will don't do does did have has had having get make made making so very really
  just also some any all both each no not without except minus but if than then up down out off back
  tattoo tattoos tattooed tattooing design designs flash idea ideas art artwork drawing draw drawn sketchy picture
  image style styles styled theme themed motif motifs look looking looks piece ink inked inking
  detailed detail details realistic realism hyperrealistic beautiful pretty nice cool cute elegant simple clean fine
  bold thin thick delicate dainty small big large huge tiny little medium mini micro giant full half whole quarter
  old young new modern vintage retro classic classical antique traditional neo japanese chinese american western
  asian polynesian maori abstract minimal minimalist minimalistic geometric dotwork stipple stippled stippling
  blackwork watercolor watercolour tribal irezumi fineline line lines linework outline outlined outlines shading
  shaded black white grey gray color colour colors colours colorful colourful colored coloured monochrome pastel
  bright dark light soft hard deep pale school oldschool trad lettering mandala-style
  arm forearm upper lower sleeve leg chest wrist ankle shoulder neck thigh calf rib back-piece hand-poked finger
  elbow knee spine foot body skin left right side top bottom middle center centre centered background foreground
  corner edge inside among across head heads open perched resting
  asleep spread slice roots pattern patterns inspired based wearing wears holding holds carrying carries showing surrounded
  covered filled crossed entwined wrapped wrapping wraps coiled coiling coils hanging floating flying swimming
  running jumping sitting standing lying sleeping rising falling growing blooming flowing climbing crawling
  landscape scenery scene scenes view valley horizon face faces head heads body silhouette shape shaped tail
  add adding include including roaring howling smiling screaming crying looking facing pointing riding dancing
  one single set sets zodiac sign symbol symbols symbolic symbolizing representing represent meaning memorial tribute
  memory memories portrait name names word words text date quote saying says that's reading written writing`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that mean something else when they stand alone: in these no thing is black or white. */
export const quietPhrases = /\bblack (?:and|&|n|'n') (?:white|gr[ae]y)\b/gu;

/** What is wiped off Chinese and Japanese prompts before anything is looked up: 风格 (style) holds no 风 (wind). */
export const quietCjk =
  /一筆書き|一笔画|几何风格|几何图案|(?<!神圣)几何(?!图形)|幾何学風|(?<!神聖)幾何|水墨风格?|水墨画?|极简风?格?|極簡|简约|日式|日本风格?|日本風|和風|和柄|中国风|国风|传统风格?|传统|伝統的?|欧美|部落(?!面具)风?格?|部族風|图腾(?!柱|面具)风?|黑白灰?|文字|字样|写着|寫著|肖像|白黒|モノクロ|彩色|カラー|单色|风格|スタイル|風格|線画|线条|细线|点刺|点描|素描|スケッチ|水彩画?|写实|リアルな?|老学校|新传统|オールドスクール|タトゥー|刺青|纹身|紋身|纹样|图案|圖案|デザイン|設計|设计|手稿|图片|插画|イラスト|手臂|小臂|大臂|前臂|手腕|手背|手指|手首|脚踝|脚腕|锁骨|肩膀|后背|背中|胸口|脖子|中心|中央|背景|周围|周り|漂亮|美丽|美しい|かわいい|可爱|帅气|かっこいい|小さな|小さい|大きな|大きい|シンプルな?|我想要|我要|请画|想要|一个|一幅|一张|一只|一匹の?|一条|一朵|一輪の?|並んだ|(?:リボン|バナー)に(?=\s|$)|して|している|された|という|ような|みたいな/gu;

/** What things do, in Chinese and Japanese: wiped off once it has been read what that makes of them. */
export const quietCjkVerbs =
  /一束|一支|一枝|穿过|熟睡的?|抱着|抱(?!く)|丛中|停在|停满|立在|长嚎|逆流而上|簇拥的?|并排|戴着?|衔着|衔(?!尾)|叼着?|之间|写(?=\s|$)|かぶった|くわえた|とまる|とまった|貫く|貫いた|眠る|抱く|向かい合う|舞い上がる|登る|浮かぶ|見上げる|張る|立つ|囲まれた|から|の顔/gu;

/** Particles and auxiliaries that may stay behind between the words of a Chinese or Japanese prompt. */
export const cjkParticles =
  /[之のをにがはもでとやへなかりるれろたてだいうし的和与與及跟有在了被把是大小上下中里裏前后後左右旁边邊着著很加配只条朵个匹羽輪本枚头片对并且或还要也]/gu;
