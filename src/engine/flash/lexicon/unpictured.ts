import type { Language } from './concept.ts';

/**
 * Names that hold the name of something else: a fire hydrant is no fire, a sea cucumber no cucumber. Nothing draws
 * them, so that each is read as one unknown word. Parted by '|', English in the singular.
 */
const tables: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'little dipper',
    'sweet william|mickey mouse|minnie mouse|donald duck|sailor moon',
    'cheshire cat|mad hatter|pink panther|tasmanian devil|kabuki mask|guy fawkes mask',
    'anonymous mask|fox tail|cat woman|catwoman|wonder woman|iron man|little prince',
    'mother teresa|holy family|holy ghost',
    'gummy bear|sea cucumber|sea anemone|star fruit|bearded vulture',
    'dragon ball|passion fruit|queen anne lace|monkey puzzle|bleeding heart flower',
    'snake plant|spider plant|butterfly fish|elephant ear|bee orchid',
    'mount rushmore|burj khalifa',
    'las vegas sign|berlin wall|poker chip|music box|qr code',
    'space invader|pac man|bride and groom|alice in wonderland|peter pan|jack skellington',
    'nightmare before christmas|one piece|dragon ball z|last supper|creation of adam|birth of venus',
    'girl with a pearl earring|red riding hood|little red riding hood|beauty and the beast',
    'tin man|sand dollar|sand castle|wind turbine|fire hydrant|fire hose|rose window|rose quartz',
    'water polo|lava lamp|baseball diamond|ski lift',
    'heart valve|snake skin|tiger stripe|leopard print|zebra print|cow print',
    'shark fin|bull rider|horse rider',
    'fantail|computer mouse|christmas elf|santa elf|elf on the shelf|matador|bullfighter',
    'pencil drawing|pencil sketch|longhouse|viking longhouse|viking house|sandcastle|electric fan|ceiling fan',
    'desk fan|money rose|flower bulb|tulip bulb|brahminy kite|glass slipper|red solo cup|solo cup|plastic cup',
    'bow of a ship|bow of the ship|ship bow|hair tie|tie dye|tie dyed|tie the knot|tank top|gas tank',
    'water tank|wheel chair|jersey devil|mitten crab',
    'swimming pool|russian roulette|surgical mask|ski mask|sleep mask',
    'duct tape|butterfly net|spinning wheel|bike wheel|bicycle wheel|water gun|squirt gun',
    'nerf gun|ray gun|glue gun|nail gun|staple gun|steak knife|butter knife|tuning fork',
    'lock of hair|captain hook|pool table|boxing ring|wrestling ring|dead mans hand|poison ivy|olympic ring',
    'hunting horn|war horn|life vest|life jacket|scuba tank|oxygen tank|steel drum|nurse cap',
    'swamp|marsh|bayou|wetland|hip flask|fish scale|dragon scale|snake scale|mermaid scale|white blaze',
    'rose pentacle|bell pepper|ghost pepper|black pepper|salt lake city|square root|square root symbol',
    'tobacco leaf|crook and flail|aspen leaf|indian paintbrush',
    'mummy and daddy|mummy and me|monk fish|monkfish|dog fish|dogfish|water bear|dwarf planet|doctor who',
    'doctor strange|super mario|mario',
    'balance beam|mid swing|baseball swing|ghost rider',
    'fallen soldier cross|soldier cross|battlefield cross|cross section|plastic bag|garbage bag|trash bag|paper bag',
    'shopping bag|sleeping bag|tea bag|belly button|butterfly stroke|fire escape|boxer shorts|cat nap',
    'horse power|dog house',
    'bottle cap|knee cap|kneecap|swimming cap|key ring|keyring|tree ring|star wars',
    'spider man|spiderman|superman|pottery wheel|potters wheel',
  ],
  zh: [
    '小王子|龙猫|舞龙|龙舟|哆啦a梦|鸡冠花',
    '天牛|海牛|海参|海葵|花木兰|花旦|花轿|雪莲|狗尾草|猫女|蛇女|狼女|钢铁侠|火影|海贼王|七龙珠|牛郎织女',
    '牛头马面|风火轮|月老|木鱼|木兰|福禄寿|心经|虎符|龙门|鬼灭之刃|火影忍者|水晶鞋|山海经',
    '山鬼|天坛',
    '腊肠|斗牛士',
    '维京长屋|电风扇|电扇|风扇|球迷|沙堡',
    '游泳池|泳池|俄罗斯轮盘|舵手|口琴|狙击手|足球明星|篮球明星|歌手|选手|助手|猎手|旗手|玻璃杯',
    '编钟|船长|水枪|指甲刀|鸡冠|象牙',
    '沼泽|湿地|人参|中国国旗|五星红旗|玫瑰五芒星|鱼鳞|上海|青海|珠海|威海|北海|佛山|中山|洱海',
    '东方明珠|椿树|香椿|凤凰花|荔枝|榴莲|杨梅',
    '凤冠|少林寺|龙鱼|金龙鱼|红龙鱼|白龙马|马里奥|超级马里奥',
    '高山茶|人马|护士帽',
    '铁观音|挫冰|彩虹色|七彩',
  ],
  ja: [
    '線香花火|星の王子さま|化け猫|絵馬|鏡餅|月下美人|月見草|桃太郎',
    '金太郎|浦島太郎|花咲か爺|狼煙|木魚|木霊|羽子板|火打石|鬼滅の刃|龍馬|坂本龍馬|牛若丸',
    '蛇の目|狐の嫁入り|セーラームーン',
    '闘牛士',
    'ヴァイキングの家|扇風機|砂の城',
    'ロシアンルーレット|剣玉|けん玉|運転手|選手|投手|歌い手',
    '沼|湿地|旭日旗|女郎花|松葉|狐火|鬼火|上海|マリオ|スーパーマリオ',
    '首輪',
    '標本|般若心経|般若心經|雪煙|手書き|悪夢|爪楊枝',
    '虹色|七色|お菊|縫い目|天照大神|天照大御神|伊邪那美|伊邪那岐',
    '素戔嗚|弥勒菩薩|弁天様|弁財天|毘沙門天|七福神|猫又|座敷わらし',
    'ろくろ首|一つ目小僧|百鬼夜行|酒呑童子|ぬらりひょん|彫り師|自雷也|とび職',
  ],
};

/** The unpictured names of a language. */
export function unpicturedIn(language: Language): string[] {
  return tables[language].flatMap((line) => line.split('|'));
}
