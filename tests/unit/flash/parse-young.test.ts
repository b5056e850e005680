import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What is read, how many of each, and what nothing draws. */
function read(prompt: string) {
  const { subjects, relations, ignored } = readPrompt(prompt);
  return {
    names: subjects.map(({ concept, count }) => `${count} ${concept.name}`),
    hasYoung: relations.some(({ kind }) => kind === 'young-of'),
    ignored,
  };
}

describe('beasts with their young', () => {
  test.each([
    ['lioness with two cubs', ['1 lioness', '2 lioness']],
    ['mother lion and cub', ['1 lioness', '1 lioness']],
    ['father lion and cub', ['1 lion', '1 lioness']],
    ['mama bear and 3 cubs', ['1 bear', '3 bear']],
    ['wolf and pup', ['1 wolf', '1 wolf']],
    ['hen with chicks', ['1 hen', '3 chick']],
    ['baby giraffe and mother', ['1 giraffe', '1 giraffe']],
    ['mother and baby elephant', ['1 elephant', '1 elephant-calf']],
    ['penguin parents with chick', ['2 penguin', '1 penguin']],
    ['lion and lioness with cub', ['1 lion', '1 lioness', '1 lioness']],
    ['my two kids as bear cubs with mama bear', ['1 bear', '2 bear']],
    ['me and my two kids as bears', ['1 bear', '2 bear']],
    ['family of bears', ['3 bear']],
    ['bear family of four', ['4 bear']],
    ['母狮和两只小狮子', ['1 lioness', '2 lioness']],
    ['狼妈妈带着三只小狼', ['1 wolf', '3 wolf']],
    ['小熊和妈妈', ['1 bear', '1 bear']],
    ['熊一家三口', ['3 bear']],
    ['狮子父子', ['2 lion']],
    ['親子の象', ['2 elephant']],
    ['クマの母と二匹の子グマ', ['1 bear', '2 bear']],
    ['猫と子猫三匹', ['1 cat', '3 cat']],
    ['オオカミの家族', ['3 wolf']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, hasYoung: true, ignored: [] });
  });
});

describe('are none where nobody is young of anybody', () => {
  test.each([
    ['bear cub', ['1 bear'], []],
    ['mother and child', ['1 mother-and-child'], []],
    ['a wolf, a mother and child', ['1 wolf', '1 mother-and-child'], []],
    ['dog and baby', ['1 dog'], ['baby']],
    ['wolf on my calf with elephants', ['1 wolf', '2 elephant'], []],
    ['lion and baby feet', ['1 lion', '1 footprint'], []],
    ['puppy and kitten', ['1 dog', '1 cat'], []],
    ['lion family crest', ['1 lion', '1 coat-of-arms'], []],
    ['hens and chicks', ['1 succulent'], []],
    ['elephant for my baby', ['1 elephant'], []],
    ['三只小狼', ['3 wolf'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, hasYoung: false, ignored });
  });
});
