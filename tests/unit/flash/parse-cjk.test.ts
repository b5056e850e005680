import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What a prompt is read for, and what is told as not drawn. */
function read(prompt: string): { names: string[]; ignored: readonly string[]; lettering: string | null } {
  const { subjects, ignored, lettering } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored, lettering };
}

describe('风 and 風 at the end of a word tell a manner', () => {
  test.each([
    ['蘑菇 迷幻风', ['mushroom'], ['迷幻']],
    ['ラーメン、レトロ喫茶風', ['ramen'], ['レトロ喫茶']],
    ['竹、墨絵風', ['bamboo'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each(['蒲公英和秋风', '桜と春風'])('but there are winds: %s', (prompt) => {
    expect(read(prompt).names).toContain('cloud');
  });
});

describe('the end of a Japanese word is no thing', () => {
  test.each([
    ['蝶と沖縄', ['butterfly'], ['沖縄']],
    ['スパナと鉄骨', ['wrench'], ['鉄骨']],
    ['蝶と標本', ['butterfly'], ['標本']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each([
    ['大蛇と小鳥', ['snake', 'songbird']],
    ['二本の剣と月', ['sword', 'moon']],
    ['北海道犬と月', ['dog', 'moon']],
  ])('but it may be told how large, how many and which it is: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });

  test('nor is the head of one in katakana', () => {
    expect(read('ドラムプルフと猫').names).toEqual(['cat']);
    expect(read('ハートマークと猫').names).toEqual(['heart', 'cat']);
  });
});

describe('what is no thing of its own', () => {
  test.each([
    ['桜の花びらが風に舞う', ['sakura']],
    ['招財貓舉左手', ['maneki-neko']],
    ['ワニ、口を開けた', ['crocodile']],
    ['金魚がすいすい', ['goldfish']],
    ['双子の息子たちの手形', ['hand']],
    ['野球ボールの縫い目', ['baseball']],
    ['お菊の幽霊', ['ghost']],
    ['百合兩朵 女兒們的花', ['lily']],
    ['鐵觀音茶壺', ['teapot']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });

  test('words in hiragana are told whole', () => {
    expect(read('河童がきゅうりを').ignored).toEqual(['きゅうり']);
  });
});

describe('what asks for nothing to be seen is not told', () => {
  test.each([
    ['柴犬笑臉 腳踝小圖', ['shiba', 'smiley']],
    ['薰衣草一小枝', ['lavender']],
    ['乌龟，养了十二年的那只', ['tortoise']],
    ['铃兰，五月生的', ['lily-of-the-valley']],
    ['猪、干支、亥年生まれ', ['boar']],
    ['紫陽花、祖母の思い出', ['hydrangea']],
    ['おにぎり ひとふで書きで', ['onigiri']],
    ['モンステラの葉、黒ベタ', ['monstera']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [], lettering: null });
  });

  test('numerals that nothing tells are', () => {
    expect(read('罗马数字 锁骨 玫瑰')).toEqual({ names: ['rose'], ignored: ['罗马数字'], lettering: null });
    expect(read('时钟，罗马数字')).toEqual({ names: ['clock'], ignored: [], lettering: null });
  });
});

describe('what things do with each other', () => {
  test.each([
    ['髑髏に蛇が絡む', 'around', 'snake', 'skull'],
    ['枝に梟がとまる', 'on', 'owl', 'leaf'],
    ['剑被蛇缠绕', 'around', 'snake', 'sword'],
    ['被蛇缠绕的剑', 'around', 'snake', 'sword'],
    ['狗头顶橘子', 'on', 'orange', 'dog'],
    ['麒麟踏雲', 'on', 'kirin', 'cloud'],
    ['耳机里流出海浪', 'out-of', 'wave', 'headphones'],
    ['猫が鯉をくわえてる', 'holding', 'cat', 'koi'],
    ['兎が月の上で寝てる', 'on', 'rabbit', 'moon'],
  ])('%s', (prompt, kind, subject, object) => {
    const { relations, ignored } = readPrompt(prompt);
    expect(relations.map((of) => [of.kind, of.subject.concept.name, of.object.concept.name])).toEqual([
      [kind, subject, object],
    ]);
    expect(ignored).toEqual([]);
  });

  test('a place ends where another clause begins', () => {
    expect(readPrompt('猫头鹰停在树枝上 满月').relations).toMatchObject([{ phrase: '猫头鹰停在树枝' }]);
  });

  test.each([
    ['白い馬が走ってる', 'running'],
    ['狗趴着睡', 'sleeping'],
    ['兎が月の上で寝てる', 'sleeping'],
    ['猫が座ってる', 'sitting'],
  ])('and in which pose: %s', (prompt, pose) => {
    expect(readPrompt(prompt).subjects[0]?.pose?.name).toBe(pose);
  });
});
