import type { Language } from './concept.ts';

/**
 * Words of the lexicon for which its drawing is only the nearest one: a kind that is drawn as its family, somebody
 * whose tool is drawn, a pose or an age that is not. A prompt that uses them is told so. Parted by '', English in the
 * singular.
 */
const tables: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'firefly jar|jar of fireflies|fireflies in a jar|fireflies in a mason jar|fireflies in jar',
    'pirate ship|ghost ship|king and queen crown|bouquet|flower bouquet|skeleton couple|crystal skull|skull profile|skull side profile|grandfather clock|wall clock|dali clock|three arrows|wolf skull|cat skull',
    'bird skull|raven skull|crow skull|coyote skull|horse skull|native american|angel statue|weeping angel|archangel gabriel|dire wolf|direwolf|arctic wolf|coyote|wolf pack|lion king|puma|cougar|mountain lion|jaguar|cheetah',
    'snow leopard|bobcat|sun bear|bear cub|mama bear|papa bear|honey bear|kodiak|arctic fox|fennec|fennec fox',
    'reindeer|elk|caribou|doe|fawn|pony|foal|colt|clydesdale|shire horse|arabian horse|mustang|baby elephant',
    'longhorn|ox|buffalo|ibex|mountain goat|lamb|baby lamb|ewe|piglet|kitten|kitty|siamese|siamese cat',
    'persian cat|maine coon|sphynx cat|hairless cat|tabby|tabby cat|calico cat|tuxedo cat|bengal cat|ginger cat',
    'ragdoll cat|puppy|pup|bulldog',
    'greyhound|terrier|dalmatian|collie|pomeranian|jack russell',
    'schnauzer|cocker spaniel|spaniel|st bernard|bernese mountain dog|shih tzu|weimaraner|whippet',
    'papillon dog|boston terrier|sheepdog|australian shepherd|mastiff|bull terrier|akita|akita inu|malamute',
    'alaskan malamute|great dane|cane corso|american bully|goldendoodle|labradoodle|cockapoo|cavapoo|chipmunk',
    'dutch rabbit|jackrabbit|tanuki|raccoon dog|chimpanzee|capuchin|macaque|baby monkey|ape|alpaca|sea lion',
    'sea otter|honey badger|mule|highland cow|calf|guinea pig|mandrill|weasel|stoat|ermine|mink|hawk|falcon|osprey',
    'kestrel|hawk head|harris hawk|peregrine falcon|red tailed hawk|snowy owl|great horned owl|horned owl',
    'screech owl|eagle owl|blackbird|jackdaw|rook bird|lovebird|martin bird|phoebe bird|pigeon',
    'crowned crane|stork|egret|peahen|macaw|cockatoo|cockatiel|budgie|parakeet|condor|finch|wren|nightingale',
    'chickadee|starling|warbler|emu|mother hen|goldfinch|viper|python|boa|boa constrictor|anaconda',
    'mamba|ivy|ivy vine|ivy leaves|garter snake|coral snake|king snake|ball python|asp|adder|gecko|salamander|iguana|bearded dragon|skink',
    'newt|komodo dragon|toad|tree frog|poison dart frog|bullfrog|tortoise|snapping turtle|terrapin|turtle shell',
    'velociraptor|monarch|monarch butterfly|swallowtail|morpho|papillon|atlas moth|silk moth|gypsy moth|bumblebee',
    'queen bee|worker bee|tarantula|black widow|wolf spider|redback|daddy long legs|stag beetle|dung beetle',
    'rhino beetle|rhinoceros beetle|june bug|koi pond|betta|betta fish|angelfish|lionfish|sailfish',
    'tropical fish|largemouth bass|smallmouth bass|pike|pike fish|tuna|marlin|cod',
    'catfish|tarpon|walleye|redfish|musky|muskie|mackerel|stingray|sting ray|eagle ray|ray fish|kraken',
    'cthulhu|sea monster|cuttlefish|cuttle|box jellyfish|man o war|portuguese man o war',
    'sperm whale|humpback whale|humpback|beluga|moby dick|baby whale|great white|great white shark|hammerhead',
    'hammerhead shark|tiger shark|whale shark|bull shark|megalodon|mako|shark jaw|pipefish|sea dragon|hermit crab',
    'king crab|horseshoe crab|hornet|yellowjacket|grasshopper|locust|silkworm|crayfish|crawfish|moray|moray eel',
    'alligator|gator|caiman|three headed dragon|king ghidorah|baby dragon|simurgh|hippogriff|gremlin|hellhound',
    'hell hound|ranunculus|tiger lily|stargazer lily|easter lily|oriental lily|daylily|almond blossom|cherry tree',
    'cherry blossom tree|sakura tree|chamomile|gerbera daisy|anemone|anemone flower|california poppy|rosemary|heather',
    'basil|mint leaf|thyme|bay leaf|banana leaf|sage leaf|olive tree|apple tree|lemon tree|ash tree|fig tree|acacia',
    'banyan|elm|beech|sycamore|juniper tree|succulent|barley|oats|rice plant|lime|lime slice|vineyard|frangipani',
    'plumeria|periwinkle|gardenia|apple blossom|peach blossom|orange blossom|aloe|aloe vera|yucca|maple tree',
    'ginkgo tree|aspen|aspen trees|nectarine|apricot|blackberry|mulberry|papaya|turnip|beet|beetroot|lettuce',
    'rose vine|venus|aphrodite|goddess|greek goddess|moon goddess|sun goddess|mother nature|gypsy|gypsy girl|flapper',
    'flapper girl|pin up|pin up girl|pinup|pinup girl|pin up lady|nymph|lady luck|gabriel|seraphim|hellboy',
    'demon girl|odin|ragnar|ragnar lothbrok|achilles|ares|leonidas|hector|warrior|king arthur|robin hood|artemis',
    'huntress|santa muerte|la santa muerte|tutankhamun mask|egyptian mask|ramses|nefertiti|bone|bones|hecate|merlin',
    'magician|druid|tinkerbell|tinker bell|banshee|yeti|sasquatch|orc|emperor|joker|sherlock|sherlock holmes',
    'spy|romeo and juliet|kissing couple|couple kissing|couple holding hands|cyborg|xenomorph|socrates|plato',
    'aristotle|marcus aurelius|seneca|philosopher|gunslinger|bank robber|train robber|hangman|assassin|sheriff|cop',
    'doctor|physician|paramedic|medic|baker|highlander|gnome|garden gnome|goalkeeper|quarterback|bruce lee',
    'mma fighter|boxer|newborn|newborn baby|infant|sleeping baby|pregnancy|dancer|dirk|kris|kunai|rapier|claymore',
    'gladius|jian|sickle|tomahawk|coat of arms|family crest|crest|glock|desert eagle|six shooter|shotgun|ak47|ak 47',
    'm16|ar15|musket|machine gun|tommy gun|kalashnikov|soldier|veteran|army|infantry|military|sailor|navy|seaman',
    'black pearl|flying dutchman|the mayflower|noah ark|noahs ark|telescope|astrolabe|fish skeleton|seaweed|kelp|reef',
    'lifeguard|queen|king|king and queen|chandelier|menorah|hanukkah|fortune teller|writer|eyebrow|dentist',
    'psychologist|shaman|witch doctor|phantom of the opera|bass|les paul|cello|viola|double bass',
    'trombone|bugle|cornet|lyre|ukulele|mandolin|lute|turntable|record player|oboe|poker|craps|casino|karaoke|skater',
    'skis|ski|skiing|tennis player|figure skater|powerlifter|weightlifter|coach|gamer|barber|hairdresser',
    'painter|mechanic|plumber|carpenter|builder|construction worker|blacksmith|ironworker|farrier|butcher',
    'professor|student|veterinarian|vet|photographer|librarian|bartender|biker|motorcyclist|knitter|jordan|nike',
    'porsche|ferrari|lamborghini|impala|skyline gtr|hogwarts express|millennium falcon|vespa|titanic|hogwarts',
    'bible|holy bible|quran|rugby|softball|cathedral|notre dame|sagrada familia|kyoto|athens|brooklyn bridge',
    'hagia sophia|monet bridge|uranus|pluto|jupiter|mars|fog|mist|wind|lake|creek|beach|caribbean beach',
    'cypress|cedar|redwood|sequoia|pine cone|pinecone|pine branch|blood moon|blue moon|red moon|black hole|nebula',
    'everest|mount everest|matterhorn|k2|london skyline|new york skyline|nyc skyline|chicago skyline',
  ],
  zh: [
    '海盗船|幽灵船|风|風|挂钟|老钟|狼群|郊狼|美洲狮|猎豹|雪豹|美洲豹|小鹿|驯鹿|麋鹿|牦牛|羔羊|小羊|羊羔|暹罗猫|布偶猫|橘猫|英短|无毛猫|三花猫|狸花猫',
    '斗牛犬|博美|萨摩耶|比熊|松狮|雪纳瑞|秋田犬|西施犬|阿拉斯加犬|大丹犬|泰迪|泰迪犬|飞鼠|貉|隼|游隼|雕',
    '雪鸮|寒鸦|信鸽|斑鸠|凤头鹦鹉|玄凤|百灵鸟|夜莺|文鸟|黄鹂|双头蛇|巨蟒|蟒蛇|壁虎|变色蜥|蟾蜍|树蛙|玄武|龙龟|凤蝶|帝王蝶|黑寡妇|狼蛛',
    '独角仙|锹甲|金龟子|斗鱼|神仙鱼|热带鱼|鲈鱼|金枪鱼|旗鱼|鳕鱼|梭子鱼|克苏鲁|克拉肯|海怪|座头鲸|抹香鲸|锤头鲨|鲸鲨|巨齿鲨',
    '双髻鲨|大白鲨|寄居蟹|帝王蟹|三头龙|芍药|桃花|杏花|桃花枝|迷迭香|薄荷|榕树|大榕树|苹果树|橄榄树|栀子花|鸡蛋花|芦荟|多肉|多肉植物',
  ],
  ja: [
    '海賊船|幽霊船|風|天使像|コヨーテ|ピューマ|チーター|ジャガー|トナカイ|子鹿|子羊|三毛猫|シャム猫|トラ猫|子猫',
    'ポメラニアン|ブルドッグ|子犬|秋田犬|シーズー|ボストンテリア|グレートデーン|タヌキ|狸|ハヤブサ|隼|シロフクロウ|ミミズク|コウノトリ|オカメインコ|シマエナガ',
    '文鳥|ニシキヘビ|マムシ|蝮|アナコンダ|ヤモリ|イグアナ|イモリ|サンショウウオ|ガマ|ヒキガエル|リクガメ|玄武|アゲハ|アゲハ蝶|揚羽蝶|モルフォ蝶',
    'タランチュラ|女郎蜘蛛|カブトムシ|クワガタ|ベタ|熱帯魚|マグロ|カツオ|鯛|カジキ|ブラックバス|鯖|クラーケン|クトゥルフ|マッコウクジラ',
    'ザトウクジラ|シロナガスクジラ|ホオジロザメ|ジンベエザメ|シュモクザメ|ハンマーヘッド|ヤドカリ|カブトガニ|八岐大蛇|ヤマタノオロチ|芍薬|桃の花',
    'アネモネ|ローズマリー|アロエ|多肉植物|プルメリア|クチナシ|ガジュマル',
  ],
};

const nearMisses: ReadonlySet<string> = new Set(
  Object.values(tables).flatMap((lines) => lines.flatMap((line) => line.split('|'))),
);

/** Whether a word of the lexicon is drawn as something that is only near it. */
export function isNearMiss(word: string): boolean {
  return nearMisses.has(word);
}
