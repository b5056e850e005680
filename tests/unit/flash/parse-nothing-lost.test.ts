import { describe, expect, test } from 'vitest';
import { letteringName } from '#contract/lettering-name.ts';
import { composedDesign } from '#engine/flash/composed-design.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

/** What is drawn, and what the person is told is not, or something else for it. */
async function notesOf(prompt: string): Promise<{ drawn: string[]; ignored: readonly string[] }> {
  const request = { prompt, style: 'lettering', isColor: false, seed: 1, output: 0 } as const;
  const { notes } = await composedDesign(request, flashAssets);
  const drawn = notes.understood.map(({ word, motif, count }) =>
    motif === letteringName ? `"${word}"` : count > 1 ? `${count} ${motif}` : motif,
  );
  const near = notes.understood.flatMap(({ word, standIn }) => (standIn === undefined ? [] : [word]));
  return { drawn, ignored: [...notes.ignored, ...near, ...notes.apart] };
}

describe('what somebody does is drawn, or else reported', () => {
  test.each([
    ['wolf howling', ['howling-wolf'], []],
    ['mackerel on a line', ['mackerel'], ['on a line']],
    ['candle lit by a match', ['candle'], ['lit by a match']],
    ['eagle carrying a baby', ['eagle', 'baby'], []],
    ['my grandma used to knit with her cat', ['cat'], ['my grandma used to knit']],
    ['crown over name Leo with baby footprints', ['crown', 'footprint', '"Leo"'], ['crown over name Leo']],
    ['octopus holding a teacup in each arm', ['octopus', 'teacup'], ['in each arm']],
    ['penguin on its belly', ['penguin'], ['on its belly']],
    ['two hands forming a heart', ['heart-hands'], []],
    ['snake with flowers growing out of its body', ['snake', '3 flower'], ['body']],
    ['birds flying out of a head', ['2 swallow'], ['a head']],
    ['match setting a rose on fire', ['rose', 'fire'], ['match', 'setting']],
    ['lemon slice on the rim of a glass', ['lemon'], ['glass']],
    ['butterfly landing on a finger', ['butterfly'], ['landing', 'a finger']],
    [
      'camera with flowers coming out of the lens',
      ['camera', '3 flower'],
      ['camera with flowers coming out of the lens'],
    ],
    ['book with flowers growing from its pages', ['book', '3 flower'], []],
    ['rose in a diamond frame', ['rose'], ['diamond frame']],
    ['cabin in the woods', ['cabin', 'forest'], []],
    ['three monkeys see no evil hear no evil', ['three-wise-monkeys'], []],
    ['see no evil hear no evil skulls', ['2 skull'], ['see no evil hear no evil']],
    ['bear holding balloons', ['bear', '2 balloon'], []],
    ['spine made of flowers', ['3 flower'], ['spine']],
    ['flowers on my spine', ['3 flower'], []],
    ['a spine with roses', ['spine', '3 rose'], []],
    ['girl holding balloons', ['woman', '2 balloon'], []],
    ['cactus hugging a balloon', ['cactus', 'balloon'], ['cactus hugging a balloon']],
    ['bee and ladybug on a sunflower', ['bee', 'ladybug', 'sunflower'], ['bee and ladybug on a sunflower']],
    ['fox howling', ['fox'], ['howling']],
    ['roaring bear', ['bear'], []],
    ['roaring deer', ['deer'], ['roaring']],
    ['german shepherd sitting', ['german-shepherd'], []],
    ['dancing skeleton', ['skeleton'], []],
    ['barn owl flying', ['barn-owl'], []],
    ['penguin flying', ['penguin'], ['flying']],
    ['swallow flying', ['swallow'], []],
    ['angel crying', ['angel'], ['crying']],
    ['full body ballerina', ['ballerina'], []],
    ['little girl from behind', ['little-girl'], []],
    ['violinist holding a rose', ['violinist', 'rose'], ['violinist holding a rose']],
    ['firefighter carrying a child', ['fireman', 'boy'], ['child', 'firefighter carrying a child']],
    ['dancer with red dress', ['ballerina', 'dress'], ['dancer', 'dancer with red dress']],
    ['man smoking a cigar', ['man', 'cigar'], []],
    ['hand writing with a quill', ['hand', 'quill'], []],
    ['man with beard and sunglasses', ['bearded-man', 'sunglasses'], []],
    ['dragon breathing fire', ['dragon', 'fire'], ['dragon breathing fire']],
    ['jesus looking up', ['jesus'], ['looking up']],
    ['old viking with an axe', ['viking', 'axe'], ['old']],
    ['a hamster running from a wolf', ['hamster', 'wolf'], ['hamster running from a wolf']],
    ['roses blooming', ['3 rose'], []],
    ['下山虎', ['tiger'], []],
    ['mother holding baby, no faces', ['mother-and-child'], ['no faces']],
    ['飞翔的鹰', ['eagle'], []],
    ['hourglass on its side', ['hourglass'], ['on its side']],
    ['sunflower with a long stem', ['sunflower'], ['long stem']],
    ['tulip with a long stem', ['tulip'], []],
    ['poppy with a black center', ['poppy'], ['black center']],
    ['one mushroom', ['mushroom'], []],
    ['vase of tulips and daisies', ['vase', '3 tulip', '3 daisy'], ['vase of tulips and daisies']],
    ['compass in a tree', ['compass', 'tree'], ['compass in a tree']],
    ['飞翔的企鹅', ['penguin'], ['飞翔']],
    ['观音菩萨坐莲花', ['guanyin', 'lotus'], ['坐']],
    ['咆哮的兔子', ['rabbit'], ['咆哮']],
    ['月を見上げる猫', ['cat', 'moon'], []],
    ['吠える犬', ['dog'], ['吠える']],
    ['眠る猫', ['cat'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn: expect.arrayContaining(drawn), ignored });
  });
});

describe('a number that is too large is reported', () => {
  test.each([
    ['five stars', ['5 star'], []],
    ['seven little birds', ['5 songbird'], ['seven']],
    ['a dozen roses', ['5 rose'], ['dozen']],
    ['12 small stars', ['5 star'], ['12']],
    ['九条锦鲤', ['5 koi'], ['九条']],
    ['玫瑰十朵', ['5 rose'], ['十朵']],
    ['薔薇を七本', ['5 rose'], ['七本']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('a kind that is drawn as its family is reported', () => {
  test.each([
    ['tiger shark', ['shark'], ['tiger shark']],
    ['hammerhead shark', ['hammerhead'], []],
    ['two snowy owls', ['2 owl'], ['snowy owls']],
    ['my dog, a weimaraner', ['dog'], ['weimaraner']],
    ['my dog, a dalmatian', ['dalmatian'], []],
    ['my dog, a corgi', ['corgi'], []],
    ['a stoat with an anchor', ['ferret', 'anchor'], ['stoat']],
    ['pin up girl nurse', ['nurse'], ['pin up girl']],
    ['pirate ship', ['ship'], ['pirate ship']],
    ['peony bouquet', ['peony'], ['bouquet']],
    ['matching king and queen crowns', ['2 crown'], ['king and queen crowns']],
    ['woman warrior', ['valkyrie'], ['woman warrior']],
    ['恶魔女孩', ['devil'], ['女孩']],
    ['girl nurse', ['nurse'], []],
    ['angel statue', ['angel'], ['angel statue']],
    ['statue of zeus', ['zeus'], ['statue']],
    ['巨齿鲨', ['shark'], ['巨齿鲨']],
    ['鉄砲魚', ['fish'], ['鉄砲魚']],
    ['シャチとカブトガニ', ['orca', 'crab'], ['カブトガニ']],
    ['军鼓和玫瑰', ['drum', 'rose'], ['军鼓']],
    ['琵琶和玫瑰', ['pipa', 'rose'], []],
    ['骸骨と三味線', ['skeleton', 'shamisen'], []],
    ['welder in mask with sparks flying', ['welder'], []],
    ['lineman on a telephone pole', ['power-pole'], ['lineman']],
    ['no hammerheads, just a shark', ['shark'], []],
    ['little girl and a balloon', ['little-girl', 'balloon'], []],
    ['goat skull', ['ram-skull'], ['goat skull']],
    ['skull of a crow', ['bird-skull'], []],
    ['deer skull with antlers', ['deer-skull'], []],
    ['tiger skull', ['cat-skull'], ['tiger skull']],
    ['ram skull', ['ram-skull'], []],
    ['scuba diver and manta ray', ['diver', 'manta-ray'], ['scuba diver']],
    ['man in a small boat', ['man', 'rowboat'], []],
    ['たぬきと鷹', ['tanuki', 'hawk'], []],
    ['ナマズ', ['catfish'], []],
    ['小熊和饺子', ['bear', 'dumpling'], ['小熊']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

test.each([
  ['a dog with floppy ears', ['dog'], []],
  ['raven with spread wings', ['raven'], []],
  ['penguin with spread wings', ['penguin'], ['spread']],
  ['eagle with spread wings', ['eagle'], []],
])('what is said of a part is reported: %s', async (prompt, drawn, ignored) => {
  expect(await notesOf(prompt)).toEqual({ drawn, ignored });
});

describe('what only says something of a neighbour is no thing of its own', () => {
  test.each([
    ['口に薔薇をくわえた狼', ['rose', 'wolf'], []],
    ['羽を広げた鷲', ['eagle'], []],
    ['羽を広げたカラス', ['raven'], []],
    ['羽を広げたペンギン', ['penguin'], ['広げた']],
    ['老鹰展翅,爪子抓着蛇', ['eagle', 'snake'], ['抓着']],
    ['骸骨がギターを弾く', ['skeleton', 'guitar'], []],
    ['狮子,眼睛蓝色', ['lion'], ['眼睛蓝色']],
    ['折れた翼の天使', ['angel'], ['折れた']],
    ['ハートの形の錠前', ['lock'], ['ハート', '形']],
    ['金魚、水彩風', ['goldfish'], []],
    ['zombie nurse', ['nurse'], ['zombie']],
    ['heart shaped bow', ['bow-tie'], ['heart', 'shaped']],
    ['バラ型のハート', ['heart'], ['バラ', '型']],
    ['心形的气球', ['balloon'], ['心形']],
    ['sleeping baby dragon', ['dragon'], ['sleeping baby']],
    ['小熊抱着蜂蜜罐', ['bear', 'honey-jar'], ['小熊']],
    ['raccoon holding a watermelon', ['raccoon', 'watermelon'], []],
    ['raccoon with a watermelon in its mouth', ['raccoon', 'watermelon'], []],
    ['crab holding a cigarette', ['crab', 'cigarette'], []],
    ['eye of a needle', ['needle'], []],
    ['eye of the storm', ['storm-cloud'], ['eye']],
    ['clock hands', ['clock'], []],
    ['keys of a piano', ['piano'], []],
    ['scales of a dragon', ['dragon'], []],
    ['mouth of a cave', ['cave'], []],
    ['pool of blood under a skull', ['skull'], ['pool', 'blood']],
    ['cloud of butterflies', ['2 butterfly'], ['cloud']],
    ['umbrella raining stars', ['umbrella', 'star'], ['raining']],
    ['skull of a ram', ['ram-skull'], []],
    ['skeleton of a fish', ['fishbone'], []],
    ['mask of a fox', ['kitsune-mask'], []],
    ['star of the sea', ['star', 'wave'], []],
    ['carrot surfing', ['carrot'], ['surfing']],
    ['swimming elephant', ['elephant'], ['swimming']],
    ['two faced woman', ['woman'], ['two faced']],
    ['chicken carrying a knife', ['hen', 'dagger'], []],
    ['shark wearing sunglasses', ['shark', 'sunglasses'], []],
    ['shark wearing headphones', ['shark', 'headphones'], ['shark wearing headphones']],
    ['centipede wearing glasses', ['centipede', 'glasses'], ['centipede wearing glasses']],
    ['scissors and comb crossed', ['scissors', 'comb'], ['scissors and comb crossed']],
    ['fox sleeping in ferns', ['fox', '3 fern'], []],
    ['crane standing among reeds', ['crane', '3 cattail'], ['reeds']],
    ['shiva dancing in a ring of fire', ['shiva', 'fire-ring'], ['dancing']],
    ['taco riding a skateboard', ['taco', 'skateboard'], []],
    ['cat riding a broom', ['cat', 'broom'], ['cat riding a broom']],
    ['cigarette turning into a snake', ['cigarette', 'snake'], []],
    ['wolf turning into a tree', ['wolf', 'tree'], ['wolf turning into a tree']],
    ['bear fishing on the moon', ['bear', 'fishing-rod', 'moon'], []],
    ['valkyrie on a horse', ['valkyrie', 'horse'], ['valkyrie on a horse']],
    ['astronaut on a horse', ['astronaut', 'horse'], []],
    ['an astronaut surfing a wave', ['astronaut', 'wave'], ['surfing']],
    ['panda doing yoga', ['panda'], ['doing', 'yoga']],
    ['hand holding a rose, skeleton hand', ['skeleton-hand', 'rose'], []],
    ['a fox in a plurf on a pumpkin', ['fox', 'pumpkin'], ['plurf', 'fox in a plurf on a pumpkin']],
    ['half lion half clock', ['lion', 'clock'], []],
    ['半张脸骷髅半张脸女人', ['skull', 'woman'], []],
    ['"this too shall pass" in thin cursive', ['"this too shall pass"'], []],
    ['亡くなった愛犬の柴犬、肉球をつけて', ['shiba', 'paw'], []],
    ['放在手腕的小星星', ['star'], []],
    ['teddy bear with missing eye', ['teddy-bear'], ['missing']],
    ['龍と虎が睨み合う', ['dragon', 'tiger'], ['睨み合う']],
    ['大象鼻子卷着一朵花', ['elephant', 'flower'], ['大象鼻子卷着一朵花']],
    ['狐狸躲在树后面', ['fox', 'tree'], ['狐狸躲在树后面']],
    ['猫在月亮下', ['cat', 'moon'], []],
    ['傘の後ろに隠れる狐', ['umbrella', 'fox'], []],
    ['蛇从骷髅里钻出来', ['snake', 'skull'], []],
    ['"hope" in typewriter font', ['"hope"'], ['typewriter']],
    ['footprints of a newborn', ['footprint'], ['newborn']],
    ['newborn footprints', ['footprint'], ['newborn']],
    ['elephant with her calf', ['elephant', 'elephant-calf'], []],
    ['stag head with geometric antlers', ['deer'], ['geometric']],
    ['panther with red claws', ['panther'], ['red', 'claws']],
    ['sunflower with the words "sunshine" as the stem', ['sunflower', '"sunshine"'], []],
    ['two clefs making a heart', ['2 treble-clef', 'heart'], ['clefs making a heart']],
    ['two wolves fighting', ['2 wolf'], []],
    ['two samurai fighting', ['2 samurai'], ['samurai fighting']],
    ['two tigers kissing', ['2 tiger'], ['tigers kissing']],
    ['wolf chasing a deer', ['wolf', 'deer'], []],
    ['rabbit jumping over a fence', ['rabbit', 'fence'], []],
    ['deer jumping over a fence', ['deer', 'fence'], []],
    ['龙与虎搏斗', ['dragon', 'tiger'], []],
    ['虎と龍が戦う', ['tiger', 'dragon'], []],
    ['4 inch rose', ['rose'], []],
    ['three inch skeleton', ['skeleton'], []],
    ['boxer punching a heart', ['boxer', 'heart'], ['boxer punching a heart']],
    ['two 3 inch roses', ['2 rose'], []],
    ['玫瑰 大概10厘米', ['rose'], []],
    ['lighthouse hit by a big wave', ['lighthouse', 'wave'], ['lighthouse hit by a big wave']],
    ['a boat sailing in a teacup', ['ship', 'teacup'], ['boat sailing']],
    ['bat hanging upside down from a branch', ['bat', 'branch'], []],
    ['dog reading newspaper', ['dog', 'newspaper'], []],
    ['chimp in a suit', ['monkey', 'suit'], ['chimp']],
    ['sword, lady of the lake vibes', ['sword'], ['lady of the lake', 'vibes']],
    ['bass fishing with a hook', ['bass', 'fishing-rod', 'fish-hook'], []],
    ['fireflies in a jar', ['firefly-jar'], []],
    ['penguin couple', ['2 penguin'], []],
    ['a couple of penguins', ['2 penguin'], []],
    ['ペンギンのカップル', ['2 penguin'], []],
    ['企鹅情侣', ['2 penguin'], []],
    ['we used to shell peas', ['3 pea'], []],
    ['たぽぽんと薔薇', ['rose'], ['たぽぽん']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('what something else is to take the place of is not drawn, and the swap is reported', () => {
  test.each([
    ['typewriter with poppies instead of paper', ['typewriter', '3 poppy'], ['instead of paper']],
    ['snail with a cottage instead of a shell', ['snail', 'house'], ['instead of a shell']],
    ['a skull with feathers rather than bones', ['skull', '2 feather'], ['rather than bones']],
    ['a dog instead of a cat', ['dog'], []],
    ['woman with a flower for a head', ['woman', 'flower'], ['for a head']],
    ['tree with hands for roots', ['tree', '2 hand'], ['for roots']],
    ['rose head woman', ['rose', 'woman'], ['head']],
    ['medusa with snakes for hair', ['medusa'], []],
    ['skull with heart eyes', ['skull'], ['heart eyes']],
    ['teddy bear with button eyes', ['teddy-bear'], ['button eyes']],
    ['サーフィンをする河童', ['kappa'], ['サーフィン']],
    ['骷髅冲浪', ['skull'], ['冲浪']],
    ['玫瑰而不是百合', ['rose'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('a verb is no thing, and is reported whole', () => {
  test.each([
    ['武士跪坐', ['samurai'], ['跪坐']],
    ['我的狗阿福', ['dog'], ['阿福']],
    ['二匹のカワウソが手をつないで浮いている', ['2 otter'], ['手をつないで', '浮いている']],
    ['鶴が松の木にとまっている', ['crane', 'japanese-pine'], []],
    ['桃を抱えた赤ちゃん猿', ['peach', 'monkey'], ['赤ちゃん']],
    ['three cactuses holding hands', ['3 cactus'], ['holding hands']],
    ['fox couple holding hands', ['2 fox'], ['holding hands']],
    ['skeleton couple dancing', ['2 skeleton'], []],
    ['crocodile biting a leg', ['crocodile'], ['biting', 'a leg']],
    ['a bird on a finger', ['songbird'], ['a finger']],
    ['man in a suit', ['man'], ['suit']],
    ['a rose in front of a box', ['rose'], ['box']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('what pets and people are called is reported', () => {
  test.each([
    ['french bulldog Louie with bow tie', ['french-bulldog', 'bow-tie'], ['Louie', 'bow tie']],
    ['golden retriever Max with flowers', ['golden-retriever', '3 flower'], ['Max']],
    ['horse Spirit running', ['horse'], ['Spirit']],
    ['Golden Retriever Portrait With Flowers', ['golden-retriever', '3 flower'], []],
    ['my dog Max, husky', ['husky'], ['Max']],
    ['my golden retriever Bailey with a halo', ['golden-retriever', 'halo'], ['Bailey']],
    ['in loving memory of Nan, white dove', ['dove'], []],
    ['in loving memory of Margaret, white dove', ['dove'], ['Margaret']],
    ['portrait of my cat Luna with flowers', ['cat', '3 flower'], ['portrait', 'Luna']],
    ['my horse Spirit', ['horse'], ['Spirit']],
    ['我家狗狗叫豆豆', ['dog'], ['叫豆豆']],
    ['愛猫モモの似顔絵', ['cat'], ['モモ']],
  ])('and not drawn: %s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });

  test.each([
    ['my daughter Emma', ['"Emma"']],
    ['our son Leo', ['"Leo"']],
    ['my dog named Max', ['dog', '"Max"']],
    ['My Dog With Wings', ['dog', 'wings']],
    ['愛犬のチワワ', ['chihuahua']],
  ])('or written where it is asked for, or is all there is: %s', async (prompt, drawn) => {
    expect((await notesOf(prompt)).drawn).toEqual(drawn);
  });
});

describe('what a beast has is no thing of its own', () => {
  test.each([
    ['black cat with one white paw', ['cat'], ['one white paw']],
    ['german shepherd with one floppy ear', ['german-shepherd'], ['one floppy ear']],
    ['wolf with antlers', ['wolf'], ['antlers']],
    ['cat with deer antlers', ['cat'], ['deer antlers']],
    ['rabbit with antlers', ['jackalope'], []],
    ['moose head with antlers', ['moose'], []],
    ['cat with a moustache', ['cat'], ['moustache']],
    ["close-up of a tiger's eye", ['eye'], ["tiger's"]],
    ['sphynx cat with third eye', ['sphynx-cat', 'eye'], []],
    ['paw prints of my dogs Max and Luna', ['2 paw'], ['Max', 'Luna']],
    ['paw print of a wolf', ['paw'], ['wolf']],
    ['dog ear outline', ['dog'], ['ear']],
    ['wolf with rose in mouth', ['wolf', 'rose'], []],
    ['eagle with fish in talons', ['eagle', 'fish'], []],
    ['dog with bone in mouth', ['dog', 'dog-bone'], []],
    ['turtle with galaxy shell', ['turtle', 'galaxy'], ['turtle with galaxy shell']],
    ['cardinal with spread wings', ['cardinal'], []],
    ['cat with one blue eye and one green eye', ['cat'], ['one blue eye and one green eye']],
    ['centaur with bow', ['centaur'], []],
    ['turkey vulture', ['vulture'], ['turkey vulture']],
    ['老虎的眼睛特写', ['eye'], ['老虎', '特']],
    ['狼的骨架', ['wolf'], ['骨架']],
    ['狼的侧脸', ['wolf'], ['侧脸']],
    ['wolf skeleton', ['wolf'], ['skeleton']],
    ['t-rex skeleton', ['t-rex-skull'], ['t-rex skeleton']],
    ['unicorn with rainbow mane', ['unicorn'], ['rainbow']],
    ['lion with a mane of fire', ['lion', 'fire'], ['lion with a mane of fire']],
    ['jackalope with flowers in antlers', ['jackalope', '3 flower'], []],
    ['black widow with red hourglass', ['black-widow'], []],
    ['samoyed with heart shaped nose', ['samoyed'], ['heart shaped nose']],
    ['turtle on its back', ['turtle'], ['on its back']],
    ['cat in a plant pot', ['cat', 'flower-pot'], []],
    ['ladybug on a blade of grass', ['ladybug', 'grass'], []],
    ["my beagle's face, floppy ears, tongue out", ['beagle'], ['tongue out']],
    ['a wolf, sharp teeth, rose', ['wolf', 'rose'], []],
    ['crow feather', ['feather'], ['crow']],
    ['crow and feather', ['raven', 'feather'], []],
    ['horse with a white blaze', ['horse'], ['white blaze']],
    ['a horse and a white star', ['horse', 'star'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('who is named twice', () => {
  test.each([
    ['my two dogs, a husky and a corgi', ['husky', 'corgi'], []],
    ['black sheep among white sheep', ['2 sheep'], ['white']],
    ['a white wolf and a black wolf', ['2 wolf'], ['black']],
    ['two wolves, one white and one black', ['2 wolf'], ['one white and one black']],
    ['deer fawn', ['fawn'], []],
    ['penguin chick', ['penguin'], ['chick']],
    ['wolf pups', ['wolf'], ['pups']],
    ['duckling', ['duck'], ['duckling']],
    ['小鸭子', ['duck'], ['小鸭子']],
    ['黒猫と白猫', ['2 cat'], ['白']],
    ['turtle stack, three turtles', ['3 turtle'], ['stack']],
    ['weimaraner puppy sitting', ['dog'], ['puppy', 'weimaraner']],
    ['young lion', ['lion'], ['young']],
  ])('is drawn as far as he can be: %s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('what a beast wears shows nobody else', () => {
  test.each([
    ['platypus with a detective hat', ['platypus', 'fedora'], ['detective', 'hat']],
    ['cat in a police uniform', ['cat'], ['police', 'uniform']],
    ['dog with bandana', ['dog', 'bandana'], []],
    ['dog with sunglasses', ['dog', 'sunglasses'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('a pose that what is held or worn takes away is reported', () => {
  test.each([
    ['barn owl in flight with a mouse in its claws', ['barn-owl', 'mouse'], ['in flight']],
    ['wolf running with a rose in its mouth', ['wolf', 'rose'], ['running']],
    ['sleeping cat wearing glasses', ['cat', 'glasses'], ['sleeping']],
    ['cat sleeping on a book', ['cat', 'book'], []],
    ['dog running after a cat', ['dog', 'cat'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('a view that a drawing does not take is reported', () => {
  test.each([
    ['lion head side profile', ['lion'], []],
    ['owl side view', ['owl'], ['side view']],
    ['horse head in profile', ['horse'], []],
    ['wolf side view', ['wolf'], []],
    ['shark side view', ['shark'], []],
    ['shark from the front', ['shark'], []],
    ['owl front view', ['owl'], []],
    ['stag beetle top view', ['stag-beetle'], []],
    ['dog from above', ['dog'], []],
    ['koi looking left', ['koi'], []],
    ['狼の横顔', ['wolf'], []],
    ['cockatoo named Rio, head only', ['cockatoo', '"Rio"'], ['head only']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('from where somebody is seen is reported', () => {
  test.each([
    ['鹿の後ろ姿', '後ろ姿'],
    ['鹿的背影', '背影'],
    ['deer from behind', 'from behind'],
    ['deer seen from the back', 'seen from the back'],
    ['deer, rear view', 'rear view'],
    ['astronaut floating', 'floating'],
  ])('%s', async (prompt, word) => {
    expect((await notesOf(prompt)).ignored).toEqual([word]);
  });
});

describe('what a drawing shows, and what is only talk, is not reported', () => {
  test.each([
    'avocado cut in half',
    'lighthouse on a rocky cliff',
    'anubis egyptian',
    '手臂內側想刺一隻黑貓',
    '想纹一个跟妈妈有关的,她最喜欢康乃馨,不要太大',
    '祖母の形見の指輪',
  ])('%s', async (prompt) => {
    expect((await notesOf(prompt)).ignored).toEqual([]);
  });
});

describe('one, of what is drawn as several, is reported', () => {
  test.each([
    ['one small star', []],
    ['two marigolds', ['two']],
    ['three tulips', []],
    ['a single pine tree', []],
    ['a single bamboo', ['single']],
    ['一颗小星星', ['一颗']],
    ['滿月和一棵松樹', []],
    ['a single rose', []],
    ['一对骰子', []],
    ['single line star', []],
  ])('%s', async (prompt, ignored) => {
    expect((await notesOf(prompt)).ignored).toEqual(ignored);
  });
});

describe('what is to be one, and stands apart, is reported', () => {
  test.each([
    ['semicolon dragonfly', ['semicolon dragonfly']],
    ['butterfly with a semicolon', []],
    ['three little birds on a branch', []],
    ['a bird on a branch', []],
    ['「勇気」筆文字 縦書き', []],
    ['「勇気」と龍 縦書き', ['縦書き']],
    ['鳳凰 全身', []],
    ['芸者 全身', ['全身']],
    ['打伞的女巫', ['打伞的女巫']],
    ['猫躺在云上', []],
    ['女孩躺在月亮上', ['女孩躺在月亮']],
  ])('%s', async (prompt, ignored) => {
    expect((await notesOf(prompt)).ignored).toEqual(ignored);
  });
});

describe('what tells one of several from the others is reported', () => {
  test.each([
    ['two snakes, a black one and a white one', ['2 snake'], ['a black one and a white one']],
    ['two wolves, a big one and a small one', ['2 wolf'], ['a big one and a small one']],
    ['two candles, one lit and one out', ['2 candle'], ['one lit and one out']],
    ['two roses, one red one white', ['2 rose'], ['one red one white']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('parts that are told to look otherwise are no things, and reported', () => {
  test.each([
    ['a fox but with really big ears and a tiny tail', ['fox'], ['really big ears', 'a tiny tail']],
    ['woman with long hair and big eyes', ['woman'], ['big eyes']],
    ['skull with a gold tooth', ['skull'], ['a gold tooth']],
    ['butterfly with one wing of flowers', ['butterfly', '3 flower'], ['with one wing of']],
    ['butterfly with one broken wing', ['butterfly'], ['with one broken wing']],
    ['a black cat with white paws', ['cat'], ['white paws']],
    ['fox with big ears', ['fox'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('what is told in passing is not drawn', () => {
  test.each([
    ['hearts for my boys Tom and River', ['2 heart'], ['Tom', 'River']],
    ['my two daughters Poppy and Daisy with hearts', ['2 heart'], ['two daughters', 'Poppy', 'Daisy']],
    [
      'a teddy bear for Poppy and Daisy my granddaughters',
      ['teddy-bear'],
      ['Poppy', 'Daisy', 'granddaughters'],
    ],
    ['a rose for my gran Violet', ['rose'], ['Violet']],
    ['my gran violet and roses', ['violet', '3 rose'], ['gran']],
    ['me and my two brothers want matching arrows', ['2 arrow'], []],
    ['my best mate and i want matching beers', ['2 beer'], []],
    ['i lost my baby at 12 weeks want a tiny angel', ['angel'], []],
    ['a whale, got it in mind for behind my arm', ['whale'], []],
    ['i dont mind what style but a rose', ['rose'], []],
    ['thinking of getting a swallow', ['swallow'], []],
    ['two elephants, mother and baby', ['elephant', 'elephant-calf'], []],
    ['three turtles, mom, dad and baby', ['2 turtle', 'turtle'], []],
    ['a wolf, a mother and child', ['wolf', 'mother-and-child'], []],
    ['mother elephant and her baby', ['elephant', 'elephant-calf'], []],
    ['大象和宝宝', ['elephant', 'elephant-calf'], []],
    ['a stork carrying a baby', ['stork', 'baby'], []],
    ['rhino head dotwork', ['rhinoceros'], ['head']],
    ['butterfly tramp stamp', ['butterfly'], []],
    ['dragon, black and grey, only the eyes red', ['dragon'], []],
    ['christmas present for my mom, a robin', ['robin'], []],
    ['medusa with snakes and blank eyes', ['medusa'], ['blank']],
    ['baby bottle and a baby hand', ['baby-bottle', 'hand'], ['baby']],
    ['my wife is a nurse, i would like a rose', ['rose'], ['wife', 'nurse']],
    ['my mom is a teacher, an apple', ['apple'], ['mom', 'teacher']],
    ['my dad was a cowboy', ['cowboy'], ['dad']],
    ['military dog tag', ['dog-tags'], ['military']],
    ["dad's old fishing hat", ['fedora'], ['fishing hat']],
    ['a small star for my baby girl', ['star'], []],
    ['balloons that are planets', ['2 balloon', '2 planet'], ['balloons that are planets']],
    ['three flowers, a rose, a lily and a daisy', ['rose', 'lily', 'daisy'], []],
    ['three birds, a robin, a wren and a cardinal', ['robin', 'wren', 'cardinal'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('a banner without words stays blank', () => {
  test.each([
    ['skull with banner', ['skull'], []],
    ['rose with ribbon', ['rose'], []],
    ['心形和横幅', ['heart'], []],
    ['cat with a ribbon', ['cat'], ['ribbon']],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('those of a herd are some, and a couple has one of each', () => {
  test.each([
    ['flock of birds', ['4 swallow'], []],
    ['pink flamingo flock', ['4 flamingo'], []],
    ['pack of wolves', ['4 wolf'], []],
    ['sun and moon matching couple', ['sun', 'moon'], []],
    ['lock and key couple', ['lock', 'key'], []],
    ['swan couple', ['2 swan'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});

describe('an armband of a thing is no band beside it', () => {
  test.each([
    ['armband with mountains', ['mountain'], []],
    ['mountain armband with trees', ['mountain', '3 tree'], []],
    ['black armband with a rose', ['black-band', 'rose'], []],
  ])('%s', async (prompt, drawn, ignored) => {
    expect(await notesOf(prompt)).toEqual({ drawn, ignored });
  });
});
