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
