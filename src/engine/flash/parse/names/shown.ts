import type { Concept } from '../../lexicon/concept.ts';
import { butterflies, gameFish, parrots, smallBirds } from '../../motifs/kin.ts';
import { isDrawnWhole } from '../attributes/pose.ts';
import type { Slate, Span } from '../slate.ts';
import { spansOf } from '../slate.ts';
import type { Finding } from './word-index.ts';

type IsShownBy = (concept: Concept) => boolean;

const named = (names: string): IsShownBy => {
  const set = new Set(names.split(/\s+/));
  return ({ name }) => set.has(name);
};

const winged = `${butterflies} hawk swallow dove hummingbird phoenix bat moth luna-moth death-head-moth bee
  bumblebee wasp dragonfly fly cicada mosquito pterodactyl pegasus wyvern harpy fairy cupid michael
  yatagarasu superhero airplane paper-plane helicopter ufo kite hot-air-balloon wings`;
const swimmers = `${gameFish} koi fish betta goldfish salmon trout clownfish pufferfish anglerfish manta-ray stingray
  octopus kraken squid jellyfish sea-angel whale sperm-whale shark hammerhead dolphin orca narwhal
  seahorse turtle school-of-fish piranha eel crocodile swan duck mermaid merman axolotl shrimp
  sea-serpent plesiosaur`;
const finned = `${gameFish} fish betta koi goldfish salmon trout clownfish pufferfish anglerfish catfish shark
  hammerhead dolphin whale sperm-whale orca mermaid merman`;
const perching = `${smallBirds} ${parrots} puffin seagull vulture pelican shoebill frog toad dart-frog rat squirrel
  chipmunk red-panda bastet maneki-neko orangutan yogi mermaid sphinx koala chameleon gargoyle beaver
  king`;
const upright = `crane heron stork egret flamingo ibis seagull ostrich penguin rooster hen goose giraffe llama alpaca zebra bison cow highland-cow
  sheep lamb mammoth hippo otter meerkat ferret capybara kangaroo griffin werewolf raven hooded-figure kirin superhero`;

/** Who smiles as it is drawn. */
const smiling = new Set('hotei clown sun-face maneki-neko god-of-wealth grandfather shiba'.split(' '));

/** Whether somebody is drawn smiling. */
export function isSmiling(name: string): boolean {
  return smiling.has(name);
}

const egyptian =
  'anubis bastet ankh pharaoh pyramid cleopatra sphinx horus eye-of-horus sarcophagus egyptian-temple hieroglyphs';

/** What drawings show without being asked, and how a prompt says it: a dragon's scales weigh nothing. */
const shown: readonly (readonly [isShownBy: IsShownBy, pattern: RegExp])[] = [
  [
    named('dragon koi snake cobra goldfish mermaid ouroboros wyvern sea-serpent'),
    /\bscales\b(?! of)|鳞片?|鱗/gu,
  ],
  [named('crab hermit-crab lobster crayfish scorpion'), /大?(?:钳子?|螯)/gu],
  [named('pregnant-woman'), /侧[影面脸身]/gu],
  [({ name }) => isDrawnWhole(name), /全身像?/gu],
  [({ name }) => isSmiling(name), /笑[脸容颜]/gu],
  [named('guan-yu zhong-kui god-of-wealth grandfather'), /长?(?:胡[子须]|髯)|美髯/gu],
  [named('opossum hanging-opossum'), /\b(?:screaming|yelling|hissing)\b|尖叫着?|叫んで(?:いる)?|叫ぶ/gu],
  [
    named('spider'),
    /\b(?:with |and )?(?:an? |its |the )?(?:red hourglass|hourglass (?:mark(?:ing)?|symbol|shape)|hourglass(?= on (?:its|her|the) ))(?: on (?:its|her|the) (?:back|abdomen|belly|body))?/gu,
  ],
  [named('clock'), /\broman numerals?\b|罗马数字|ローマ数字/gu],
  [
    named(winged),
    /\b(?:flying|flies|soaring|hovering|gliding|(?:in (?:mid-? ?)?|mid[- ]?)flight|mid-?air)\b|(?:展翅)?(?:飞翔|翱翔|飞舞|飞行)(?![器员机])|展翅|飞着|飞(?=$|[，,。])|飛んで(?:い?る)?|飛翔(?:する)?|飛ぶ|飛び立(?:つ|った)|飞走|羽ばた(?:く|いて(?:い?る)?)|[羽翼翅]を広げ(?:た|る|て)/gu,
  ],
  [
    named(
      `${butterflies} eagle hawk phoenix bat moth luna-moth death-head-moth dove dragonfly wings angel
  cupid michael`,
    ),
    /\b(?:wings )?(?:spread|spreading|outstretched|open)\b/gu,
  ],
  [
    named(swimmers),
    /\b(?:swimming|swims)\b|游泳|游动|畅游|(?<=[里中])游着?|游着|游(?=$|[，,。])|泳ぐ|泳いで(?:い?る)?/gu,
  ],
  [
    named(`${gameFish} dolphin orca fish salmon trout`),
    /\b(?:jumping|leaping|breaching)\b|跳跃|跃起|跃出水面|跳ねる|ジャンプ(?:する|している)?/gu,
  ],
  [
    named('sloth'),
    /\b(?:hanging|hangs|dangling)\b(?! (?:from|on|off)\b)|倒?挂着?|ぶら下がる|ぶら下がって(?:いる)?|ぶらさがって(?:いる)?/gu,
  ],
  [named('lizard koala'), /\bclimb(?:ing|s)?(?: up| down)?\b|爬上|攀爬|登る|登って(?:いる|いく)?/gu],
  [
    named(perching),
    /\b(?:perched|perching|resting|sitting|seated)\b|停着|坐着|蹲着|(?:止|と)ま(?:る|った|って(?:い?る)?)|座る|座った/gu,
  ],
  [named(upright), /\b(?:standing|stands|upright)\b|站立|立着|站着|立つ|立って(?:い?る)?/gu],
  [
    named('wolf polar-bear shark hammerhead saber-tooth dinosaur'),
    /\b(?:snarling|growling|open|showing (?:its |his )?teeth|baring (?:its |his )?teeth)\b|张嘴|口を開け(?:た|る)/gu,
  ],
  [
    named(
      'spider tarantula ant beetle rhinoceros-beetle scarab scorpion lizard turtle tortoise centipede grasshopper cricket caterpillar snail crab hermit-crab cockroach crocodile',
    ),
    /\b(?:crawling|crawls|walking|creeping)\b|爬行|爬着|這う/gu,
  ],
  [named('ostrich footballer running-shoe velociraptor'), /\b(?:running|runs)\b|奔跑|走る/gu],
  [
    named('clown pumpkin sun-face maneki-neko smiley god-of-wealth'),
    /\b(?:smiling|laughing|happy|grinning)\b|微笑的?|笑着?的?|笑う|笑顔の?/gu,
  ],
  [named('virgin-mary praying-hands guanyin buddha'), /\bpraying\b|祈祷|合掌|祈る/gu],
  [
    named('jellyfish balloon lantern paper-lantern hot-air-balloon cloud feather ghost genie moon planet'),
    /\bfloating\b|漂浮|飘浮|浮かぶ/gu,
  ],
  [named('ship sailboat paper-boat longship'), /\b(?:floating|sailing|at sea)\b|浮かぶ|航行/gu],
  [named('eye crying-eye evil-eye all-seeing-eye'), /\b(?:iris|pupil)\b/gu],
  [named('rattlesnake snake cobra ouroboros'), /\b(?:coiled|coiling|slithering)\b|盘着|とぐろ/gu],
  [named('pizza watermelon lemon orange cake bread'), /\bslices?\b/gu],
  [named('phoenix sun'), /\brising\b|升起|昇る|舞い上がる/gu],
  [
    named('wave waterfall river fire smoke hourglass'),
    /\b(?:flowing|crashing|falling|burning|rising)\b|流れる|燃える|燃烧/gu,
  ],
  [
    ({ kind }) => kind === 'flora',
    /\b(?:growing|blooming|blossoming|flowering|in (?:full )?bloom)\b|盛开的?|绽放的?|开花的?|咲く|咲いた|咲き誇る|簇拥的?|に?囲まれた/gu,
  ],
  [
    named(
      'katana sword dagger axe arrow key crossed-swords crossbones bones-crossed spear saber fork-knife drumsticks',
    ),
    /\bcrossed\b|交叉|交差(?:した|する)/gu,
  ],
  [named('skull animal-skull sugar-skull'), /\b(?:eye )?sockets?\b/gu],
  [
    named('climber'),
    /\b(?:hanging|climbing|dangling)(?: (?:off|from|on|onto|up))? (?:(?:an?|the) )?(?:steep )?(?:cliff|rock|boulder)(?: face)?\b/gu,
  ],
  [
    named('boxer thai-boxer'),
    /\b(?:boxing )?gloves?\b(?: (?:up|on|raised))?|\b(?:punching|throwing (?:an? )?punch)\b/gu,
  ],
  [
    named('footballer american-footballer'),
    /\b(?:kicking|running|shooting|dribbling|throwing)\b(?: (?:with )?(?:an?|the|his|her))?(?: (?:soccer |foot)?ball)?\b/gu,
  ],
  [
    named('basketball-player'),
    /\b(?:dunking|jumping|shooting|slam dunking)\b(?: (?:an?|the|his) (?:basket)?ball)?\b/gu,
  ],
  [
    named('golfer tennis-player'),
    /\b(?:swinging|serving|playing)\b(?: (?:an?|the|his|her) (?:golf )?(?:club|racke?t|ball))?\b/gu,
  ],
  [named('martial-artist'), /\b(?:kicking|(?:doing|throwing) an? (?:high )?kick|in a fighting stance)\b/gu],
  [named('fencer'), /\b(?:lunging|with (?:an? |his |her )?(?:sword|foil|sabre|saber))\b/gu],
  [
    named('hula-girl dancing-couple dancing-grandparents ballerina'),
    /\bdanc(?:ing|es)\b|踊る|踊って(?:いる)?|跳舞/gu,
  ],
  [named('violinist cellist guitarist'), /\b(?:playing|plays)\b/gu],
  [
    named('surfer skateboarder cyclist'),
    /\b(?:riding|rides)\b(?: (?:an?|the|his|her) (?:board|surfboard|skateboard|bike|bicycle))?\b/gu,
  ],
  [
    named(
      'sailor viking pirate wizard poseidon zeus hades barbarian fisherman santa dwarf jesus guan-yu zhong-kui daikoku ebisu',
    ),
    /\b(?:beards?|moustaches?|mustaches?)\b/gu,
  ],
  [named('chef fireman grandfather police'), /\b(?:moustaches?|mustaches?)\b/gu],
  [named('runner'), /\b(?:running|runs|sprinting)\b/gu],
  [
    named('squirrel'),
    /\b(?:holding|eating|hugging|with)(?: (?:an?|its|the|his|her))? (?:little |tiny )?(?:acorn|nut|hazelnut)\b/gu,
  ],
  [named('cobra'), /\b(?:ready|about|poised|coiled|rearing)(?: up)? to strike\b|\bstriking\b/gu],
  [named('medusa'), /\b(?:(?:for|as|in|instead of) )?(?:her )?hair\b/gu],
  [named(`${swimmers} penguin seal harbor-seal walrus manatee`), /\bflippers\b/gu],
  [named(finned), /\b(?:(?:flowing|long|big|veil) )*fins?\b/gu],
  [named('television'), /\brabbit[- ]ears?\b|\bantennas?\b/gu],
  [
    named('archer centaur-archer centaur'),
    /\b(?:drawing|aiming|pulling|shooting|holding|with)(?: (?:an?|his|her|the))? (?:long)?bow(?: and arrows?)?\b/gu,
  ],
  [
    named('kappa'),
    /(?:きゅうり|キュウリ|胡瓜)(?:を(?:持つ|持った|持って(?:い?る)?|食べる|食べた|食べて(?:い?る)?|かじる))?|黄瓜/gu,
  ],
  [named('shogi-piece'), /王将/gu],
  [
    named(
      'pregnant-woman seahorse unicorn raven crane heron swan flamingo swallow fish shark dolphin whale orca',
    ),
    /横顔|横向き|侧脸|侧面/gu,
  ],
  [named('wedding-rings ring'), /\b(?:(?:simple|plain|thin|gold|wedding) )*bands?\b/gu],
  [named('hamsa'), /\bblue eye\b(?: in (?:the|its) (?:middle|cent(?:er|re)|palm))?/gu],
  [named('hourglass'), /\b(?:running |falling )?sand\b(?: running out\b)?/gu],
  [named('lemon orange lime'), /\bsliced\b/gu],
  [named('lemon'), /\bblossoms?\b/gu],
  [named('champagne'), /\bpopp(?:ing|ed)\b/gu],
  [named('champagne-glasses'), /\bclinking\b/gu],
  [named('cherry'), /\bstems?\b/gu],
  [named('mushroom'), /\b(?:white )?(?:dots?|spots?)\b/gu],
  [named('match cigarette lighter candle'), /\b(?:burning|lit)\b/gu],
  [named('horse lion'), /\bmane\b(?! (?:of|made)\b)|鬃毛|たてがみ/gu],
  [named('barbell'), /\b(?:weight )?plates?\b/gu],
  [named('paper-plane'), /\bloops?\b/gu],
  [
    named('coffee teacup soup-dumplings hot-pot dumpling'),
    /\b(?:steaming|(?:with )?(?:rising )?steam)\b|热气腾腾的?|冒着?热气的?|(?:から)?湯気(?:[のが](?:立ち上る|立つ|出る|出て(?:い?る)?|上がる))?|蒸汽/gu,
  ],
  [named('pisces'), /\btwo (?:koi(?: fish)?|fish(?:es)?)\b|两条鱼|二匹の魚|首尾相[连接]/gu],
  [
    named('sagittarius centaur-archer'),
    /\b(?:(?:shooting|firing|aiming|drawing|pulling|holding|with)(?: (?:an?|his|the|its))? )+(?:bow and arrows?|arrows?|bow)\b/gu,
  ],
  [
    named('aquarius'),
    /(?<=\baquarius(?: (?:sign|zodiac|symbol))? )(?:water (?:bearer|carrier|jug|jar)|(?:pouring|spilling)(?: (?:out )?(?:the |some )?water)?(?: (?:from|out of) (?:an? |the |its )?(?:\p{L}+ )?(?:jug|vase|urn|pitcher|jar|pot|amphora))?)\b/gu,
  ],
  [named('sacred-heart'), /\b(?:on fire|flames?|fire|crown of thorns|thorns|rays)\b/gu],
  [named('raijin'), /\b(?:drums?|lightning)\b/gu],
  [named('yatagarasu'), /\bthree[- ]leg(?:s|ged)\b|三[只条]?[足脚]|[三3]本[足脚]|[足脚](?:が|は)?[三3]本/gu],
  [named('fudo'), /火?炎を(?:背負|まと|纏)(?:う|った|って(?:い?る)?|い)/gu],
  [
    named('wisteria'),
    /\b(?:hanging|drooping|trailing)\b|垂[れ下](?:が?る|が?った|が?って(?:い?る)?|て(?:い?る)?|下がる)|垂下/gu,
  ],
  [named('daruma cyclops'), /\bone[ -]eyed?\b|片[目眼](?:だけ)?(?:[がを]?入(?:って(?:い?る)?|れた?|り))?/gu],
  [named('panther tiger bear lion leopard'), /\bclaws\b/gu],
  [
    named('michael'),
    /\b(?:(?:fighting|defeating|slaying)(?! (?:an? |the |his )?(?:\p{L}+ )?(?:dragon|serpent|snake|beast|wolf|lion)\b)|raised|(?:stepping|standing|treading|trampling)(?= on\b))\b|战斗|大战|戦う/gu,
  ],
  [
    named(
      'beagle bernese-mountain-dog cavalier-spaniel cocker-spaniel dachshund dalmatian golden-retriever great-dane labrador st-bernard',
    ),
    /\b(?:floppy|droopy)(?= ears\b)/gu,
  ],
  [
    named('avocado pomegranate fig lemon lime coconut kiwi-fruit watermelon'),
    /\b(?:(?:cut|sliced|split) )?(?:in|into) (?:half|two)\b|\b(?:cut|split|sliced|broken) open\b|\bhal(?:f|ved|ves)\b|切开的?|裂开的?|开口|半个|半分|割れた/gu,
  ],
  [named('pomegranate fig watermelon dragon-fruit strawberry kiwi-fruit'), /\bseeds?\b|[石榴]?籽/gu],
  [named('ivy vine thorn-vine trumpet-vine'), /\bclimbing\b(?: (?:up|along|around)\b)?|攀爬的?|爬满/gu],
  [named('cliff lighthouse mountain island'), /\brock(?:y|s)?\b(?! (?:and|n|'n)\b)/gu],
  [named(egyptian), /\begyptian\b|埃及|エジプト/gu],
  [named('zeus poseidon medusa athena hades minotaur spartan'), /\bgreek\b|希腊|ギリシャ/gu],
  [named('viking valkyrie longship vegvisir rune'), /\b(?:nordic|norse)\b|北欧/gu],
  [named('samurai geisha hannya katana oni torii'), /\bjapanese\b/gu],
  [({ kind }) => kind === 'pattern', /\bpatterns?\b/gu],
];

/** Whether only a part of a name stands for something else: the steam of "coffee with steam". */
function isPartly({ near, start, end }: Finding): boolean {
  return near !== null && (near.start > start || near.end < end);
}

/** Findings without what the drawings of others show anyway; the words for it are wiped off. */
export function withoutShown(slate: Slate, text: string, findings: readonly Finding[]): Finding[] {
  let rest = [...findings];
  for (const [isShownBy, pattern] of shown) {
    if (!findings.some(({ concept }) => isShownBy(concept))) continue;
    const spans = spansOf(text, pattern);
    const isSaid = (of: Span) => spans.some(({ start, end }) => start <= of.start && of.end <= end);
    for (const { start, end } of spans) slate.wipe(start, end);
    rest = rest
      .filter((finding) => isShownBy(finding.concept) || !isSaid(finding))
      .map((finding) =>
        isPartly(finding) && isSaid(finding.near ?? finding) ? { ...finding, near: null } : finding,
      );
  }
  return rest;
}
