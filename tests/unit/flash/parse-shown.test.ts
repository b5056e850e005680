import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, ignored } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored };
};

describe('what a drawing shows anyway is not told as missing', () => {
  test.each([
    ['archangel michael stepping on the devil', 'michael'],
    ['horse head with a mane', 'horse'],
    ['hamsa with a blue eye in the middle', 'hamsa'],
    ['rock climber hanging off a cliff', 'climber'],
    ['barbell with the plates', 'barbell'],
    ['paper plane with dotted line loop', 'paper-plane'],
    ['paper airplane with dashed line', 'paper-plane'],
    ['devil with horns', 'devil'],
    ['pin up mermaid', 'mermaid'],
    ['双鱼座 两条鱼首尾相连', 'pisces'],
    ['八咫烏 足三本', 'yatagarasu'],
    ['不動明王 炎を背負って', 'fudo'],
    ['不動明王、炎を背負った', 'fudo'],
    ['藤の花が肩から垂れている感じ', 'wisteria'],
    ['達磨 片目だけ入ってるやつ', 'daruma'],
    ['a mother holding her newborn', 'mother-and-child'],
    ['pomegranate cut open', 'pomegranate'],
    ['石榴裂开', 'pomegranate'],
    ['fig cut in half', 'fig'],
    ['ivy climbing up', 'ivy'],
    ['welder at work with sparks flying', 'welder'],
    ['cherub shooting an arrow', 'cupid'],
    ['fox curled up asleep', 'fox'],
    ['独眼奥丁', 'odin'],
    ['prometheus chained to a rock', 'prometheus'],
    ['二郎神 三只眼', 'erlang-shen'],
    ['headless winged victory statue', 'winged-victory'],
    ["noah's ark with all the animals", 'noahs-ark'],
    ['loki with horns', 'loki'],
    ['梅干し一粒', 'umeboshi'],
    ['cup of coffee with steam', 'coffee'],
    ['drumsticks crossed', 'drumsticks'],
    ['red toadstool with white dots', 'mushroom'],
    ['sliced lemon with blossom', 'lemon'],
    ['candle dripping wax', 'candle'],
    ['candle with melted wax', 'candle'],
    ['sun with rays', 'sun'],
    ['hot dog with mustard', 'hot-dog'],
    ['golf ball on a tee', 'golf'],
    ['beer mug with foam', 'beer'],
    ['burger with lettuce, tomato and cheese', 'burger'],
    ['jesus with rays of light', 'jesus'],
    ['a daisy with petals', 'daisy'],
    ['a rose with blue petals', 'rose'],
    ['health bar of hearts', 'health-bar'],
  ])('%s', (prompt, name) => {
    const { names, ignored } = read(prompt);
    expect(names).toEqual([name]);
    expect(ignored).toEqual([]);
  });

  test('but a longer name that begins with it is drawn', () => {
    expect(read('rock climber and a cliff').names).toEqual(['climber', 'cliff']);
  });

  test('and what stands elsewhere is told', () => {
    // An owl spreads its wings when it is told to, a penguin never does.
    expect(read('barn owl with open wings')).toEqual({ names: ['barn-owl'], ignored: [] });
    expect(read('penguin with open wings')).toEqual({ names: ['penguin'], ignored: ['open'] });
    expect(read('strawberry cut open').ignored).not.toEqual([]);
    expect(read('a dog with a mane').ignored).toEqual(['mane']);
    expect(read('a three legged dog').ignored).not.toEqual([]);
  });
});

describe('a sign and its beast are one', () => {
  test.each([
    ['leo lion with a crown', ['lion', 'crown']],
    ['aries ram head', ['ram']],
    ['scorpio with a scorpion', ['scorpio']],
    ['cancer zodiac moon and crab', ['moon', 'crab']],
    ['lion and scorpion fighting leo scorpio', ['lion', 'scorpion']],
    ['capricorn sea goat', ['capricorn']],
    ['sagittarius centaur shooting an arrow', ['sagittarius']],
    ['pisces two koi', ['pisces']],
    ['aquarius pouring water from a jug', ['aquarius']],
    ['leo constellation and a lion', ['leo-constellation', 'lion']],
    ['天蝎座的蝎子', ['scorpion']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [] });
  });
});

describe('a god and the beast whose head he has are one', () => {
  test.each([
    ['bastet black cat', ['bastet']],
    ['horus falcon head', ['horus']],
    ['anubis jackal', ['anubis']],
    ['minotaur bull', ['minotaur']],
    ['rod of asclepius with snake', ['rod-of-asclepius']],
    ['sacred heart with flames and crown of thorns', ['sacred-heart']],
    ['raijin with drums', ['raijin']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [] });
  });
});

describe('parts that a drawing has anyway are drawn with it', () => {
  test.each([
    ['pirate ship with full sails', ['ship'], []],
    ['old galleon with torn sails', ['ship'], ['torn']],
    ['lady justice with a blindfold holding scales and a sword', ['lady-justice'], []],
    ['cartoon bomb with a fuse', ['bomb'], ['cartoon']],
    ['koi fish with long whiskers', ['koi'], []],
    ['hummingbird with long beak and a rose', ['hummingbird', 'rose'], []],
    ['peacock with its tail feathers open', ['peacock'], []],
    ['tree of life with deep roots and leaves', ['tree-of-life'], []],
    ['hot air balloon with a basket and stripes', ['hot-air-balloon'], []],
    ['candle with melting wax and a flame', ['candle'], []],
    ['pineapple with green leaves and sunglasses', ['pineapple', 'sunglasses'], []],
    ['elephant with long tusks', ['elephant'], []],
    ['shark with open jaws and rows of teeth', ['shark'], []],
    ['spider hanging from a web with long legs', ['spider', 'spider-web'], []],
    ['scorpion with raised tail and stinger', ['scorpion'], []],
    ['bee with striped body and wings', ['bee'], []],
    ['samurai in armor with helmet and katana', ['samurai', 'katana'], []],
    ['plague doctor with beak mask and lantern', ['plague-doctor', 'lantern'], []],
    ['unicorn with a spiral horn and rainbow mane', ['unicorn'], ['rainbow']],
    ['whiskey bottle with label and glass', ['liquor-bottle'], ['glass']],
    ['cobra with hood spread and forked tongue', ['cobra'], ['forked', 'tongue']],
    ['tiger with sharp teeth', ['tiger'], []],
    ['bear with open mouth and claws out', ['bear'], ['claws']],
    ['buddha with closed eyes', ['buddha'], []],
    ['rooster with red comb and tail feathers', ['rooster'], []],
    ['snail with spiral shell', ['snail'], []],
    ['dinosaur with tiny arms and sharp teeth', ['dinosaur'], []],
    ['porcupine with quills', ['porcupine'], []],
    ['shiba with blue eyes and tongue out', ['shiba'], ['blue eyes', 'tongue out']],
    // The drawing has blue eyes.
    ['husky with blue eyes and tongue out', ['husky'], ['tongue out']],
    ['ハスキーの青い目', ['husky'], []],
    ['piano with black and white keys', ['piano'], []],
    ['old car with chrome wheels', ['classic-car'], ['chrome']],
    ['windmill with blades', ['windmill'], []],
    ['mountain with snow cap and pine trees', ['mountain', 'forest'], []],
    ['sun with rays and a face', ['sun-face'], []],
    ['帆を張った帆船', ['ship'], []],
    ['长鼻子的大象', ['elephant'], []],
    ['带鹿角的鹿头', ['deer'], []],
    ['角のある鬼の面', ['oni'], []],
    ['長い髪の女性', ['woman'], []],
    ['牙をむいた虎', ['tiger'], []],
    ['開いた本と羽ペン', ['book', 'quill'], []],
    ['鎧を着た武士と刀', ['samurai', 'katana'], []],
    ['根のある大木', ['tree'], []],
    ['张着嘴的鲨鱼', ['shark'], []],
    ['张开翅膀的老鹰', ['eagle'], []],
    ['蒙着眼睛的正义女神', ['lady-justice'], []],
    ['点燃导火线的炸弹', ['bomb'], ['点燃']],
  ])('%s', (prompt, names, ignored) => {
    const reading = readPrompt(prompt);
    expect({ names: reading.subjects.map(({ concept }) => concept.name), ignored: reading.ignored }).toEqual({
      names,
      ignored,
    });
  });

  test.each([
    ['ship with black sails', ['sails']],
    ['stag with geometric antlers', ['geometric']],
    ['lion with blue mane', ['blue']],
    ['fox with very long whiskers', ['very long whiskers']],
    ['skull with empty eye sockets and no jaw', ['no jaw']],
    ['mermaid with a finger to her lips', ['finger to']],
    ['octopus with tentacles made of snakes', ['tentacles']],
  ])('but not as they are told to look: %s', (prompt, ignored) => {
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });

  test.each([
    ['rabbit with long ears holding a carrot', 'holding'],
    ['octopus with long tentacles holding an anchor', 'holding'],
    ['swallow with a forked tail carrying a letter', 'holding'],
  ])('and who has them does what is told: %s', (prompt, kind) => {
    expect(readPrompt(prompt).relations.map((of) => of.kind)).toEqual([kind]);
  });

  test.each(['達筆な「愛」の字', '毛筆で「愛」', '「愛」という文字'])('and so is the hand: %s', (prompt) => {
    const { lettering, ignored } = readPrompt(prompt);
    expect({ lettering, ignored }).toEqual({ lettering: '愛', ignored: [] });
  });
});

describe('what somebody has is his own', () => {
  test.each([
    ["border terrier on the beach, he's got one ear up and one down", 'one ear up and one down'],
    ["my labrador, she's got floppy ears and a wet nose", 'a wet nose'],
    ['albatross drying its wings', 'drying'],
    ['ballerina tying her shoe', 'tying'],
    ['my nan used to knit in her chair', 'my nan used to knit'],
    ['selkie taking off her seal skin', 'taking off'],
  ])('%s', (prompt, told) => {
    const { names, ignored } = read(prompt);
    expect(names.filter((name) => /^(?:ear|nose|wings|sneaker|knitting)$/.test(name))).toEqual([]);
    expect(ignored).toContain(told);
  });

  test.each(['otter and another otter', '螃蟹举着钳子', '玫瑰或者牡丹', '蛸壺'])(
    'nothing of %s is told as missing',
    (prompt) => expect(read(prompt).ignored).toEqual([]),
  );
});
