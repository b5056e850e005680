import { describe, expect, test } from 'vitest';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { ideas } from '#engine/flash/lexicon/words/ideas.ts';
import { unpicturedIn } from '#engine/flash/lexicon/words/unpictured.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

function namesIn(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ concept }) => concept.name);
}

/** Plurf, 彁 and 墸 name nothing. */
describe('what a prompt is about, when nothing draws it', () => {
  test.each([
    // A known word that only tells which one
    ['彁墸花', '彁墸花', ['彁墸花']],
    ['プルフの花', 'プルフの花', ['プルフの花']],
    // A word of a known name that only sounds within it
    ['ターコイズ', 'ターコイズ', ['ターコイズ']],
  ])('is written where it is all there is: %s', (prompt, lettering, ignored) => {
    const reading = readPrompt(prompt);
    expect(reading).toMatchObject({ subjects: [], relations: [], lettering });
    expect(reading.ignored.toSorted()).toEqual(ignored.toSorted());
  });

  test.each([
    ['rose plurf', ['rose'], ['plurf']],
    ['an elegant plurf flower', ['flower'], ['plurf']],
    ['tree of life plurf gnarp', ['tree-of-life'], ['plurf', 'gnarp']],
  ])('is drawn as far as an English name tells it, and the rest reported: %s', (prompt, names, ignored) => {
    const reading = readPrompt(prompt);
    expect(reading).toMatchObject({ lettering: null, ignored });
    expect(reading.subjects.map(({ concept }) => concept.name)).toEqual(names);
  });

  test.each([
    // What it has, holds, is made of
    ['a plurf with a revolver', ['gun'], ['plurf']],
    ['a Plurf holding two roses, moon behind', ['rose', 'moon'], ['Plurf', 'holding']],
    ['plurf of roses', ['rose'], ['plurf']],
    ['rose plurf with a skull', ['skull'], ['rose plurf']],
    ['蛇を持つ彁墸', ['snake'], ['彁墸']],
    ['骑着龙的彁墸', ['dragon'], ['骑着', '彁墸']],
    // Where it is
    ['a plurf in the forest', ['forest'], ['plurf']],
    ['莲花上的彁墸', ['lotus'], ['彁墸']],
    ['桜の下の彁墸', ['sakura'], ['彁墸']],
    // What it does
    ['a plurf chasing a butterfly', ['butterfly'], ['plurf']],
    ['彁墸骑马', ['horse'], ['彁墸']],
    // A name of two characters that something unknown follows
    ['骷髅彁墸', ['skull'], ['彁墸']],
    ['蜂鸟彁花蜜', ['hummingbird'], ['彁花蜜']],
    ['彁墸が蛇を踏む', ['snake'], ['彁墸', '踏む']],
    // What stands next to it
    ['plurf and roses', ['rose'], ['plurf']],
    ['彁墸与莲花', ['lotus'], ['彁墸']],
    ['彁墸と龍', ['dragon'], ['彁墸']],
  ])('is reported, and the rest is drawn: %s', (prompt, names, ignored) => {
    const reading = readPrompt(prompt);
    expect(reading).toMatchObject({ relations: [], lettering: null });
    expect(reading.subjects.map(({ concept }) => concept.name)).toEqual(names);
    expect(reading.ignored).toEqual(expect.arrayContaining(ignored));
  });

  test('is no matter where the prompt wants words written: these are what it is about', () => {
    expect(readPrompt('a plurf with roses and the name Anna')).toMatchObject({
      subjects: [{ word: 'roses' }],
      lettering: 'Anna',
      ignored: ['plurf'],
    });
  });

  test.each([
    ['花臂 老传统 鲤鱼 海浪', ['鲤鱼', '海浪']],
    ['纪念去世的爷爷，一只仙鹤飞向月亮', ['仙鹤', '月亮']],
    ['我家狗狗的头像，戴着小雏菊', ['狗狗', '小雏菊']],
  ])('is neither a scrap nor who is remembered: %s', (prompt, words) => {
    expect(readPrompt(prompt).ignored).not.toContain('老');
    expect(readPrompt(prompt).subjects.map(({ word }) => word)).toEqual(words);
  });

  test('is the picture when there is one: the rest is drawn around it', () => {
    const { subjects } = readPrompt('my plurf among roses', true);
    expect(subjects.map(({ concept }) => concept.name)).toEqual(['rose']);
  });
});

describe('what a prompt is about is drawn', () => {
  test.each([
    ['whatever describes it', 'fierce and mysterious ancient wolf', ['wolf']],
    ['whatever it does', 'wolf plurfing fiercely', ['wolf']],
    ['whatever else is unknown', 'a wolf with a plurf, a gnarp and a rose', ['wolf', 'rose']],
    ['after talk about the picture', 'Hi! Looking for a fine line statue of a wolf', ['wolf']],
    ['in Chinese, whatever describes it', '凶猛的威武雄狮', ['lion']],
    ['in Chinese, whatever it does', '凤凰涅槃', ['phoenix']],
    ['in Chinese, wherever it is', '鲸鱼在天空中飞', ['whale']],
    ['in Japanese, whatever it does', '猫が月の上で寝ている', ['cat', 'moon']],
  ])('%s: %s', (_, prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).lettering).toBeNull();
  });
});

describe('a name in a longer name is not the thing', () => {
  test.each([
    ['蝴蝶和水墸', null],
    ['星の王子さま', '星の王子さま'],
  ])('%s', (prompt, lettering) => {
    expect(readPrompt(prompt).lettering).toBe(lettering);
    expect(namesIn(prompt)).toEqual(lettering === null ? ['butterfly'] : []);
  });

  test.each([
    ['arctic monkeys soundwave', ['soundwave'], ['arctic monkeys']],
    ['attack on titan wings of freedom', ['wings'], ['attack on titan']],
    ["howl's moving castle with flowers", ['flower'], ["howl's moving castle"]],
    ['harley quinn bat', ['baseball-bat'], ['harley quinn']],
    ['map of middle earth with a ring', ['ring'], ['map of middle earth']],
    ['four seasons tree', ['tree'], ['four seasons']],
  ])('a title is not the thing in it: %s', (prompt, names, ignored) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });

  test('unless something draws the longer name', () => {
    for (const language of ['en', 'zh', 'ja'] as const) {
      const drawn = new Set(lexicon.flatMap(({ words }) => words[language]));
      expect(unpicturedIn(language).filter((name) => drawn.has(name))).toEqual([]);
    }
  });
});

describe('an idea', () => {
  test('is shown by what customarily stands for it, in every language', () => {
    const misread: string[] = [];
    for (const [name, words] of Object.entries(ideas)) {
      for (const word of [words.en, words.zh, words.ja].flatMap((list) => list.split('|'))) {
        const isWritten = readPrompt(word).lettering === word;
        if (!isWritten && namesIn(word).join() !== name) misread.push(word);
      }
    }
    expect(misread).toEqual([]);
  });

  test('adds nothing to what a prompt names', () => {
    for (const prompt of ['a tiger for strength and courage', '老虎代表力量', '強さの虎']) {
      expect(namesIn(prompt)).toEqual(['tiger']);
    }
  });
});

describe('where a tattoo goes, and for whom, asks for nothing', () => {
  test.each([
    ['a rose on my hand', ['rose']],
    ['spine tattoo of a dragon', ['dragon']],
    ["I'd love a fox in memory of my grandmother", ['fox']],
    ['娘の名前「さくら」と蝶', ['butterfly']],
    ['我妈妈的生日花玫瑰', ['rose']],
  ])('%s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(expect.arrayContaining(names));
    expect(namesIn(prompt)).not.toEqual(expect.arrayContaining(['hand', 'heart', 'ribcage']));
  });
});

describe('what follows on a thing and names nothing makes no name of it', () => {
  test.each([
    ['slice of pizza lol', ['pizza'], null],
    ['donut haha', ['donut'], null],
    ['一碗牛肉面哈哈', ['ramen'], null],
    ['samurai mask red and black', ['samurai-mask'], 'petal'],
    ['rose purple', ['rose'], 'violet'],
  ])('%s', (prompt, names, pigment) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt)).toMatchObject({
      lettering: null,
      ignored: [],
      subjects: [{ pigment }],
    });
  });
});
