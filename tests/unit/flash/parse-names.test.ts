import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, ignored, lettering } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored, lettering };
};

describe('what somebody is called is told, not drawn', () => {
  test.each([
    ['three acorns, one for each of my kids, mia leo and ava', ['acorn'], ['mia', 'leo', 'ava']],
    ['a small heart for my kids Mia and Leo', ['heart'], ['Mia', 'Leo']],
    ['sunflower for my daughters lily, ivy and emma', ['sunflower'], ['lily', 'ivy', 'emma']],
    ['a swallow for Rosa', ['swallow'], ['Rosa']],
    ["my dog Biscuit's portrait with a hat", ['dog', 'fedora'], ["Biscuit's"]],
    ["my cat Olive's face", ['cat'], ["Olive's"]],
    ["my dog Max's portrait with a hat", ['dog', 'fedora'], ["Max's"]],
    ['Pumpkin, my orange cat', ['cat'], ['Pumpkin']],
    ['Biscuit the corgi', ['corgi'], ['Biscuit']],
    ['Rose and Jack with a ship', ['ship'], ['Rose', 'Jack']],
    ['trinity knot for grandma Rose', ['triquetra'], ['Rose']],
    ['纪念我家金毛豆豆 加一对小翅膀', ['golden-retriever', 'wings'], ['豆豆']],
    ['愛犬の柴犬コタロウの似顔絵', ['shiba'], ['コタロウ']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toMatchObject({ names, ignored });
  });

  test.each([
    ['for my sons, lion and bear', ['lion', 'bear']],
    ['for my sisters, sun moon and stars', ['sun', 'moon', 'star']],
    ['my kids, a rose and a lily', ['rose', 'lily']],
    ['flower for march', ['flower']],
    ['Compass and Anchor with roses', ['compass', 'anchor', 'rose']],
    ['愛犬の柴犬の似顔絵', ['shiba']],
    ['金毛星星', ['golden-retriever', 'star']],
  ])('but things are drawn: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

describe("the name of a tale is anybody's without its company", () => {
  test.each([
    ['alice and the white rabbit', ['alice', 'rabbit']],
    ['the mad hatter and alice', ['mad-hatter', 'alice']],
    ['a rose for alice', ['rose']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

describe('a god and what is told of him are one drawing', () => {
  test.each([
    ["perseus with medusa's head", ['perseus']],
    ['orpheus with his lyre', ['orpheus']],
    ['durga riding a tiger', ['durga']],
    ['adam and eve with apple and snake', ['adam-and-eve']],
    ['spartan warrior with shield and spear', ['spartan-warrior']],
    ['a spartan helmet', ['spartan']],
    ['赵云单骑救主', ['zhao-yun-to-the-rescue']],
    ['文殊菩萨骑狮子', ['manjushri']],
    ['浦島太郎と亀', ['urashima']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

describe('words that are to be written are not drawn', () => {
  test.each([
    ['sewing machine with a banner saying Rosa', 'Rosa', ['sewing-machine']],
    ['the word breathe written like a wave', 'breathe', ['wave']],
    ['the word hope in cursive', 'hope', []],
    ['grace and hope written on a ribbon around a cross', 'grace and hope', ['cross']],
    ['Hunter and Sky, two names on a heart', 'Hunter & Sky', ['heart']],
    ['names rose and jack on a banner', 'Rose & Jack', []],
    ['Faith over fear with a lion', 'Faith Over Fear', ['lion']],
    ['no rain no flowers with a daisy', 'No Rain No Flowers', ['daisy']],
    ['漢字で「一期一会」 筆文字', '一期一会', []],
    ['锁骨下面写“平安喜乐” 行书', '平安喜乐', []],
    ['3月14日と薔薇', '3月14日', ['rose']],
    ['5 月 20 日 玫瑰', '5 月 20 日', ['rose']],
    ['8月8号 狮子座', '8月8号', ['leo']],
    ['农历三月初八', '农历三月初八', []],
    ['罗马数字 2020年5月20日', 'MMXX.V.XX', []],
    ['520 爱心', '520', ['heart']],
    ['佛魔一念之间', '佛魔一念之间', []],
    ['愿得一人心', '愿得一人心', []],
    ['放下', '放下', []],
  ])('%s', (prompt, lettering, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [], lettering });
  });

  test.each([
    ['sewing machine with the thread spelling Rosa', 'Rosa', 'spelling Rosa'],
    ['roots spelling family', 'family', 'spelling family'],
    ['rope forming the word sailor', 'sailor', 'forming the word sailor'],
    ['infinity made of the word love', 'love', 'made of the word love'],
  ])('and that a thing is to spell them is told: %s', (prompt, lettering, told) => {
    expect(read(prompt)).toMatchObject({ ignored: [told], lettering });
  });

  test.each(['a banner spelling Rosa', 'letters spelling Rosa'])(
    'but a bearer of letters does: %s',
    (prompt) => {
      expect(read(prompt)).toMatchObject({ ignored: [], lettering: 'Rosa' });
    },
  );

  test('and a hand that no font has is told', () => {
    expect(read('草书“忍”')).toEqual({ names: [], ignored: ['草书'], lettering: '忍' });
    expect(read('毛笔和一本书').names).toEqual(['ink-brush', 'book']);
  });

  test('and of a god that nothing draws only the name is written', () => {
    expect(read('饕餮聖像 線條細一點')).toEqual({ names: [], ignored: ['饕餮'], lettering: '饕餮' });
  });
});

describe('a month asks for no moon', () => {
  test.each([
    ['四月の桜', ['sakura']],
    ['三月的鲤鱼', ['koi']],
    ['6月の誕生花', ['rose']],
    ['一日一月', ['moon']],
    ['6 月 出生花', ['rose']],
    ['三つの月', ['moon']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toMatchObject({ names, lettering: null });
  });
});

describe('a longer name is not the thing in it', () => {
  test.each([
    ['一颗凤梨', ['pineapple'], []],
    ['a cowboy boot with spurs', ['spurred-boot'], []],
    ['一颗荔枝', ['lychee'], []],
    ['四輪バギー', ['quad-bike'], []],
    ['一隻藍鵲停在茶樹上', ['blue-magpie', 'tea-plant'], []],
    ['茶树和小鸟', ['tea-plant', 'songbird'], []],
    ['pickle jar', ['pickle-jar'], []],
    ['木棉花 紅色', ['kapok'], []],
    ['possum eating a slice of pizza', ['opossum', 'pizza'], []],
    ['opossum hanging from a branch, screaming', ['hanging-opossum'], []],
    ['头顶橘子的卡皮巴拉', ['orange', 'capybara'], ['顶']],
    ['quokka eating a slice of pizza', ['pizza'], ['quokka', 'eating']],
    ['a rose and a glue gun', ['rose'], ['glue gun']],
    ['爸爸的背影牵着小女孩', ['little-girl'], ['爸爸', '牵']],
    ['the hermit tarot card with his lantern', ['tarot-hermit'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toMatchObject({ names, ignored });
  });
});

describe('cards of the tarot are named by suit, number and court', () => {
  test.each([
    ['ace of cups', ['tarot-ace-of-cups']],
    ['10 of swords tarot card', ['tarot-ten-of-swords']],
    ['queen of wands tarot with black cat', ['tarot-queen-of-wands', 'cat']],
    ['the hanged man tarot card', ['tarot-hanged-man']],
    ['sun and moon tarot cards', ['tarot-sun', 'tarot-moon']],
    ['the sun, the moon and the star tarot cards', ['tarot-sun', 'tarot-moon', 'tarot']],
    ['宝剑国王', ['tarot-king-of-swords']],
    ['カップのエース', ['tarot-ace-of-cups']],
    ['queen of hearts', ['queen-of-hearts']],
    ['three swords', ['sword']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [], lettering: null });
  });
});

test.each([
  ['jesus on the cross', ['crucifixion']],
  ['jesus carrying the cross', ['jesus', 'cross']],
  ['fehu rune', ['rune-fehu']],
  ['zodiac wheel', ['zodiac-wheel']],
  ['king kong on a tower', ['gorilla', 'tower']],
  ['king of the jungle', ['lion']],
  ['baby blue eyes', ['nemophila']],
  ['a wolf and a baby blue butterfly', ['wolf', 'butterfly']],
  ['lion queen', ['lion', 'crown']],
  ['king and queen skulls', ['crown', 'skull']],
  ['queen and king', ['queen', 'king']],
])('a longer name is found as a whole: %s', (prompt, names) => {
  expect(read(prompt).names).toEqual(names);
});
