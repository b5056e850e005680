import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, ignored } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored };
};

describe('a plant that only tells a shade is not drawn', () => {
  test.each([
    ['rose gold crown', 'crown', 'gold'],
    ['an olive green frog', 'frog', 'leaf'],
    ['a cherry red car', 'car', 'petal'],
    ['violet butterfly', 'butterfly', 'violet'],
  ])('%s', (prompt, name, pigment) => {
    expect(readPrompt(prompt)).toMatchObject({ subjects: [{ concept: { name }, pigment }], ignored: [] });
  });

  test.each([
    ['rose and gold crown', ['rose', 'crown']],
    ['violet and rose', ['violet', 'rose']],
    ['cherry, red car', ['cherry', 'car']],
  ])('but is where it stands for itself: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

test.each([
  ['two birds on a branch', ['songbird', 'branch'], []],
  ['birds sitting on a wire', ['songbird'], ['wire']],
  ['a bird on a skull', ['songbird', 'skull'], []],
  ['bird on a string of pearls', ['swallow', 'pearl'], []],
  ['a bird on the left and a rose', ['swallow', 'rose'], []],
  ['robin on a spade', ['robin', 'shovel'], []],
  ['bucket and spade', ['bucket', 'shovel'], []],
  ['hearts and a spade', ['heart', 'spade'], []],
  ['hares boxing', ['rabbit'], ['boxing']],
  ['boxing hares', ['rabbit'], ['boxing']],
  ['a kiwi bird and a kangaroo shaking hands', ['kiwi', 'kangaroo'], ['shaking hands']],
  ['impala leaping', ['antelope'], []],
  ['owl in a pea green boat', ['owl', 'ship'], []],
  ['pint glasses', ['beer'], []],
  ['hairdressers scissors and comb', ['scissors', 'comb'], []],
  ['bottle of whisky and a thistle', ['liquor-bottle', 'thistle'], []],
  ['birds on a telephone wire', ['songbird', 'power-pole'], []],
  ['duckling following mother duck', ['duck', 'duck'], []],
  ['little boy on his dads shoulders', ['father-carrying-son'], []],
  ['impala drinking at a river', ['antelope', 'river'], []],
  ['a palm with an eye in it', ['hand', 'eye'], []],
  ['violin with a bow', ['violin'], []],
  ['sun and moon with faces', ['sun-face', 'moon-face'], []],
  ['moon and sun face', ['moon-face', 'sun-face'], []],
  ['vinyl record with a needle', ['vinyl'], []],
  ['tattoo machine with a needle and roses', ['tattoo-machine', 'rose'], []],
  ['needle and roses', ['needle', 'rose'], []],
  ['68 mustang with flames', ['muscle-car', 'fire'], ['68']],
  ['wild mustang', ['horse'], ['wild']],
  ['hunter with bow', ['archer'], []],
  ['broken down truck', ['truck'], ['broken']],
  ['dog with his paw print', ['dog', 'paw'], []],
  ['deer skull with flowers in antlers', ['deer-skull', 'flower'], []],
  ['medusa without snakes', ['medusa'], ['without snakes']],
  ['rose with a name on a leaf', ['rose'], ['name']],
  ['four leaf clover with a name on each leaf', ['four-leaf-clover'], ['name']],
  ['butterfly on a leaf', ['butterfly', 'leaf'], []],
  ['hamsa hand with an eye in the palm', ['hamsa'], []],
  ['royal flush in hearts', ['poker-hand'], []],
  ['skull with mohawk', ['skull'], ['mohawk']],
  ['phoenix rose from the ashes', ['phoenix'], ['ashes']],
  ['drop the mic', ['microphone'], []],
  ['ghost carrying a pumpkin lantern', ['ghost', 'jack-o-lantern'], []],
  ['salt and pepper shakers', ['salt-shaker'], []],
  ['ship with rose of winds', ['ship', 'compass'], []],
  ['hand pulling back a bow', ['hand', 'bow'], []],
  ['surfer inside a barrel wave', ['surfer', 'wave'], []],
  ['hamster wheel', [], ['hamster wheel']],
  ['facepalm', [], ['facepalm']],
  ["mother holding baby's hand", ['mother-and-child', 'hand'], []],
  ['birth flowers: violet and daisy', ['violet', 'daisy'], []],
  ['espresso martini', ['cocktail'], []],
  ['airplane window', [], ['airplane window']],
  ['clock with no hands', ['clock'], ['with no hands']],
  ['pineapple with flowers', ['pineapple', 'flower'], []],
  ['clover flower', ['clover'], []],
  ['prickly pear with fruit', ['cactus'], ['fruit']],
  ['teddy bear with an eye patch', ['teddy-bear'], ['eye patch']],
  ['bow for cello', ['cello'], []],
  ['arrow with bow', ['bow'], []],
  ['frog with a bow', ['frog', 'bow-tie'], []],
  ['river bed with tulips', ['river', 'tulip'], []],
  ['bed of roses', ['rose'], []],
  ['daffodil with roots and bulb', ['daffodil'], ['roots', 'bulb']],
  ['pot smoking alien', ['alien'], ['pot', 'smoking']],
  ['pot of gold', [], ['pot of gold']],
  ['cosmos and daisies', ['cosmos', 'daisy'], []],
  ['the cosmos', ['planet'], []],
  ['rainbow rose', ['rose'], ['rainbow']],
  ['rainbow over a mountain', ['rainbow', 'mountain'], []],
  ['bouquet of 12 roses', ['rose'], ['bouquet', '12']],
  ['bouquet of 5 flowers', ['bouquet'], ['5', 'flowers']],
  ['monkey flower', [], ['monkey flower']],
  ['turkey tail mushroom', ['mushroom'], []],
  ['jaguar car', ['car'], []],
  ['bloody mary', ['tropical-drink'], []],
  ['beer bottle cap', [], ['beer bottle cap']],
  ['match burning', ['match'], []],
  ['key with heart shaped handle', ['heart-key'], []],
  ['door with heart shaped window', ['door', 'window'], ['heart', 'shaped']],
  ['palm tree', ['palm'], []],
  ['horse with a blaze', ['horse'], ['blaze']],
  ['bell pepper', [], ['bell pepper']],
  ['ring of fire', ['fire-ring'], []],
  ['dragon scales', [], ['dragon scales']],
  ['scales of justice', ['scales'], []],
  ['pride flag', ['pride-flag'], []],
  ['six pointed star', ['star-of-david'], []],
  ['mala beads', ['mala'], []],
  ['goldfish in a plastic bag', ['goldfish'], ['plastic bag']],
  ['balance beam', [], ['balance beam']],
  ['golfer mid swing', ['golfer'], []],
  ['movie theater popcorn', ['popcorn'], []],
  ['betta fish flowing fins', ['betta'], []],
  ['old tv with rabbit ears', ['television'], []],
  ['archer drawing a bow', ['archer'], []],
  ['beagle ears', ['beagle'], []],
  ['aloe plant', ['aloe'], []],
  ['lemon branch with blossoms', ['lemon'], []],
  ['a polynesian turtle', ['turtle'], ['polynesian']],
  ["farmer's tractor", ['tractor'], ["farmer's"]],
  ['chick on a chopper', ['woman', 'motorcycle'], []],
  ['chess queen and fallen king', ['chess-queen', 'chess-king'], ['fallen']],
  ['cherries with skulls as the fruit', ['cherry', 'skull'], ['fruit']],
  ['gold fish and a star fish', ['goldfish', 'starfish'], []],
  ['dragon fly on a cattail', ['dragonfly', 'cattail'], []],
  ['mother and baby elephant', ['elephant', 'elephant-calf'], []],
  ['sea turtle with geometric shell', ['turtle'], []],
  ['two frogs in a boat', ['frog', 'rowboat'], []],
  ['beer mug cheers', ['beer'], ['cheers']],
  ["bull's eye", ['target'], []],
  ['capybara with an orange on its head', ['capybara', 'orange'], []],
  ['an orange cat', ['cat'], []],
  ['squirrel holding an acorn', ['squirrel'], []],
  ['squirrel with three acorns', ['squirrel', 'acorn'], []],
  ['a bottle cap', [], ['bottle cap']],
  ['lioness with two cubs', ['lioness', 'lioness'], []],
  ['上海', [], ['上海']],
  ['五星红旗', [], ['五星红旗']],
  ['人参', [], ['人参']],
  ['桜桃', ['cherry'], []],
  ['鬼火', [], ['鬼火']],
])('is read as what it names, or as nothing: %s', (prompt, names, ignored) => {
  expect(read(prompt)).toEqual({ names, ignored });
});

test.each([
  ['orange tree', 'tree'],
  ['comet', 'shooting star'],
  ['water lily', 'lotus'],
  ['mistletoe', 'holly'],
  ['midnight sun', 'sun'],
])('only the nearest drawing is told as such: %s', (prompt, standIn) => {
  expect(readPrompt(prompt)).toMatchObject({ subjects: [{ standIn }] });
});

test('a fruit on its tree takes no colour from its name', () => {
  expect(readPrompt('orange tree')).toMatchObject({ subjects: [{ pigment: null }] });
});

describe('what people are, wear and do is no thing beside them', () => {
  test.each([
    ['boxer with gloves up', ['boxer'], []],
    ['soccer player kicking a ball', ['footballer'], []],
    ['hula girl dancing', ['hula-girl'], []],
    ['old sailor with pipe and beard', ['sailor', 'smoking-pipe'], []],
    ['yoga woman in tree pose', ['yogi'], ['tree pose']],
    ['little boy praying', ['boy'], ['praying']],
    ['virgin mary praying', ['virgin-mary'], []],
    ['heart and praying hands', ['heart', 'praying-hands'], []],
    ['a hand with an eye in the palm', ['hand', 'eye'], []],
    ['a hand and a palm', ['hand', 'palm'], []],
    ['baseball and bat', ['baseball', 'baseball-bat'], []],
    ['fisherman and a bass', ['fisherman', 'bass'], []],
    ['marine in dress blues', [], ['marine', 'dress blues']],
    ['lady with tears', ['woman'], ['tears']],
    ['man with a clock for a head', ['man', 'clock'], ['for a head']],
    ['boy holding his hand', ['boy'], ['holding']],
    ['mom and two daughters', ['mother-and-two-daughters'], []],
    ['dad with daughter on his shoulders', ['father-carrying-child'], []],
    ['dad with son on his shoulders', ['father-carrying-son'], []],
    ['couple sitting on a bench', ['couple-on-bench'], []],
    ['three generations grandmother, mother, daughter', ['three-generations'], []],
    ["child's drawing of a family, stick figures", ['stick-family'], []],
    ['bearded man', ['bearded-man'], []],
    ['man with a hat and a beard', ['bearded-man', 'fedora'], []],
    ['guy with mustache', ['mustached-man'], []],
    ['little girl with bunny ears', ['little-girl'], ['bunny']],
    ['gymnast on rings', ['gymnast'], ['rings']],
    ['praying girl', ['woman'], ['praying']],
    ['a rabbit with big ears', ['rabbit'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored });
  });

  test.each([
    ['viking warrior profile', ['profile']],
    ['woman face, side profile', ['side profile']],
    ['violin player in profile', []],
    ['plague doctor side view', []],
    ['boxer portrait', ['portrait']],
    ['portrait of a boy', ['portrait']],
    ['portrait of a man', []],
    ['tattooed girl', ['tattooed']],
    ['black woman', ['black']],
    ['man with tattoos', ['with tattoos']],
    ['woman with finger to her lips', ['finger to']],
    ['girl with short hair and glasses', ['short']],
  ])('and how they are seen is told where it is not shown: %s', (prompt, ignored) => {
    expect(read(prompt).ignored).toEqual(ignored);
  });
});
