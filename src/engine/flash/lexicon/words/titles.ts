import type { Language } from '../entry.ts';

/**
 * Bands, films, games, comics and those who play in them, whose names hold the name of a thing: Arctic Monkeys are no
 * monkeys. Nothing draws them, so that each is read as one unknown word. Parted by '|', English in the singular.
 */
const tables: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'arctic monkeys|attack on titan|harley quinn|spirited away|donkey kong|demon slayer|led zeppelin',
    'iron maiden|johnny cash|house stark|et phone home|e t phone home',
    'adventure time|gravity falls|twin peaks|red hot chili peppers|smashing pumpkins',
    'the doors band|black flag band|black flag bars|pearl jam|alice in chains',
    'stone temple pilots|imagine dragons|twenty one pilots',
    'cage the elephant|of mice and men|my chemical romance|sleeping with sirens|bad bunny',
    'juice wrld|mac miller|star trek|sons of anarchy|god of war|red dead redemption|assassins creed|assassin creed',
    'kingdom hearts|hollow knight|dragon age|resident evil|silent hill',
    'sonic the hedgehog|mortal kombat|tomb raider|world of warcraft|fire emblem|metal gear|metal gear solid',
    'fullmetal alchemist|one punch man|chainsaw man|fairy tail|cowboy bebop|spy x family|spy family anime',
    'sword art online|howls moving castle|howl moving castle|moving castle|grave of the fireflies|grave of fireflies|cat bus',
    'catbus|soot sprite|wizard of oz|silence of the lambs|nightmare on elm street',
    'texas chainsaw massacre|texas chainsaw|peter rabbit|blade runner|top gun',
    'jack sparrow|captain jack sparrow|pirates of the caribbean|ant man|green lantern',
    'moon knight|silver surfer|scarlet witch|rocket raccoon|teenage mutant ninja turtle|ninja turtle',
    'power rangers|my little pony|road runner|bugs bunny|daffy duck|felix the cat|patrick star',
    'bobs burgers|bob burger|family guy|peppa pig|rainbow dash|princess peach|chain chomp|samurai jack',
    'sailor mars|sailor jupiter|sailor venus|sailor mercury|tuxedo mask|card captor sakura',
    'cardcaptor sakura|ghost in the shell|boba fett|x wing|lady gaga|bullet for my valentine',
    'five finger death punch|tame impala|joy division|sex pistols|cactus jack',
    'white snake band|queens of the stone age',
    'snow white and the seven dwarfs|lady of the lake',
    'fantastic beasts|rainbow brite|care bear',
    'bride of chucky',
    'elden ring|animal crossing',
    'crash bandicoot|street fighter|plants vs zombies|angry birds',
    'blue eyes white dragon|yu gi oh',
  ],
  zh: [
    '进击的巨人|钢之炼金术师|刀剑神域|妖精的尾巴|灌篮高手|电锯人|间谍过家家|黑执事|魔兽世界',
    '加勒比海盗|绿灯侠|蚁人|忍者神龟|兔八哥|小马宝莉|海绵宝宝|派大星|小猪佩奇',
    '哈尔的移动城堡|萤火虫之墓|龙猫巴士|星球大战|星际迷航|鱿鱼游戏|愤怒的小鸟|植物大战僵尸',
    '貂蝉|小乔|大乔|卧龙|凤雏|潘金莲|项羽|贾宝玉|王熙凤|法海|申公豹|黄飞虎|龙女|小龙女|金角大王|蜘蛛精|玉兔精|狐狸精|武大郎',
    '乔峰|虚竹|小鱼儿|陆小凤|西门吹雪|叶孤城|成龙|马拉多纳|宇智波鼬|春野樱|蝴蝶忍|虎杖悠仁|钉崎野蔷薇|狗卷棘|月野兔|水冰月',
    '木之本樱|樱木花道|贝吉塔|金鱼姬|言叶之庭|大闹天宫|葫芦兄弟|宝莲灯|牡丹亭|聂小倩|魁星|燕青|花荣|李寻欢|雷震子',
  ],
  ja: [
    '進撃の巨人|鋼の錬金術師|チェンソーマン|スパイファミリー|ソードアート|ハウルの動く城|火垂るの墓|猫バス',
    'ネコバス|カウボーイビバップ|黒執事|銀魂|犬夜叉|攻殻機動隊|カードキャプターさくら|スターウォーズ|北斗の拳',
    'ゴッドファーザー|くまのプーさん|忍者タートルズ|モンスターハンター|黒子のバスケ|暗殺教室|約束のネバーランド',
    '毛利元就|猿飛佐助|鳥山明|松尾芭蕉|桜木花道|胡蝶しのぶ|鬼舞辻無惨|鬼舞辻|釘崎野薔薇|狗巻棘|うちはイタチ|春野サクラ',
    '月野うさぎ|木之本桜|クレヨンしんちゃん|ヒトカゲ|紅の豚|魔女の宅急便|天空の城ラピュタ|風の谷のナウシカ|耳をすませば|猫の恩返し',
    '鶴の恩返し|かちかち山|ぶんぶく茶釜|さるかに合戦|目玉おやじ|牛頭馬頭|大蛇丸|牡丹燈籠|牡丹灯籠|葛の葉|茨木童子|鏡獅子|連獅子|獅子口',
    '九紋龍史進|九紋龍|花和尚魯智深|浪裏白跳張順|ドラえもん|サザエさん|猫娘|鬼若丸|鬼若',
  ],
};

/** The titles and names of a language. */
export function titlesIn(language: Language): string[] {
  return tables[language].flatMap((line) => line.split('|'));
}
