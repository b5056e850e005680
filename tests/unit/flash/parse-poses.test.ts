import { describe, expect, test } from 'vitest';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What is read in a prompt, as 'running wolf' or 'broken sword'. */
function seenIn(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ concept, pose, isBroken }) =>
    [isBroken && 'broken', pose?.name, concept.name].filter(Boolean).join(' '),
  );
}

describe('a name that is part of another', () => {
  test.each([
    ['saturn with rings', ['planet']],
    ['medusa head with snakes', ['medusa']],
    ['burning candle', ['candle']],
    ['bonsai tree in a pot', ['bonsai']],
    ['a poppy bouquet', ['poppy']],
    ['evil eye hand hamsa', ['hamsa']],
    ['heart shaped padlock', ['locked-heart']],
    ['viking warrior', ['viking']],
    ['panther with a rose in its mouth', ['panther', 'rose']],
    ['viking longship', ['longship']],
    ['eagle with spread wings', ['flying eagle']],
    ['palm tree on a small island', ['island']],
    ['土星', ['planet']],
    ['house with a red door and windows', ['house']],
    ['mushroom house with a door and two windows', ['mushroom-house']],
    ['burger with cheese and lettuce', ['burger']],
    ['pizza slice with dripping cheese', ['pizza']],
    ['ramen with chopsticks', ['ramen']],
    ['poison bottle with a skull label', ['poison']],
    ['birthday cake with 5 candles', ['birthday-cake']],
    ['cigarette burning', ['cigarette']],
    ['fire truck with ladder', ['fire-truck']],
  ])('is read as one thing with it: %s', (prompt, subjects) => {
    expect(seenIn(prompt)).toEqual(subjects);
  });

  test.each([
    ['medusa and a snake', ['medusa', 'snake']],
    ['a candle, a skull in flames', ['candle', 'skull', 'fire']],
    ['a ring under saturn', ['ring', 'planet']],
  ])('stays a thing of its own when it is set apart: %s', (prompt, subjects) => {
    expect(seenIn(prompt)).toEqual(subjects);
  });

  test('is the name of a concept', () => {
    const names = new Set(lexicon.map(({ name }) => name));
    expect(lexicon.flatMap(({ parts }) => parts).filter((part) => !names.has(part))).toEqual([]);
  });
});

describe('the pose', () => {
  test.each([
    ['fox and rabbit dancing', ['dancing fox', 'dancing rabbit']],
    ['a wolf and a howling fox', ['wolf', 'howling fox']],
    ['a running wolf', ['running wolf']],
    ['lion roaring under a crown', ['roaring lion', 'crown']],
    ['a fox sleeping among ferns', ['sleeping fox', 'fern']],
    ['black panther crawling down', ['prowling panther']],
    ['a sleeping cat and a running horse', ['sleeping cat', 'running horse']],
    ['奔跑的马', ['running horse']],
    ['猛虎下山', ['prowling tiger', 'mountain']],
    ['下山虎', ['prowling tiger']],
    ['咆哮的狮子', ['roaring lion']],
    ['走る狼', ['running wolf']],
    ['眠る狐と月', ['sleeping fox', 'moon']],
    ['french bulldog asleep on its back', ['lying french-bulldog']],
    ['へそ天で寝てる柴犬', ['lying shiba']],
    ['a bat hanging upside down', ['hanging bat']],
    ['倒挂的蝙蝠', ['hanging bat']],
    ['a raccoon peeking out', ['peeking raccoon']],
    ['探头的猫', ['peeking cat']],
    ['覗いている猫', ['peeking cat']],
    ['a dancing bear', ['dancing bear']],
    ['踊っている狐', ['dancing fox']],
    ['rabbit standing on its hind legs', ['upright rabbit']],
    ['a wolf standing', ['standing wolf']],
    ['robin in flight', ['flying robin']],
    ['展翅的喜鹊', ['flying magpie']],
    ['鶴が飛ぶ', ['flying crane']],
    ['a perched owl', ['sitting owl']],
    ['corgi jumping', ['running corgi']],
    ['wolf from behind', ['behind wolf']],
    ['a lion lying down', ['prone lion']],
    ['趴着的豹', ['prone leopard']],
    ['a cat stretching', ['stretching cat']],
    ['puppy playing', ['playing dog']],
    ['伸懒腰的猫', ['stretching cat']],
    ['elephant walking with its trunk up', ['trumpeting elephant']],
    ['扬鼻的大象', ['trumpeting elephant']],
    ['鼻を上げた象', ['trumpeting elephant']],
    ['a rearing horse', ['upright horse']],
    ['charging bull', ['running bull']],
    ['deer looking back over its shoulder', ['looking-back deer']],
    ['鹿回头', ['looking-back deer']],
    ['振り返る鹿', ['looking-back deer']],
    ['black cat with its back arched', ['arching cat']],
    ['弓背的黑猫', ['arching cat']],
  ])('of %s', (prompt, subjects) => {
    expect(seenIn(prompt)).toEqual(subjects);
  });

  test('is not reported as ignored', () => {
    expect(readPrompt('a galloping horse and a prowling tiger').ignored).toEqual([]);
    expect(readPrompt('a dancing fox and a bat hanging upside down').ignored).toEqual([]);
  });

  test('that a drawing shows by itself is none, and that nobody draws is told', () => {
    expect(seenIn('a sloth hanging')).toEqual(['sloth']);
    expect(readPrompt('a sloth hanging').ignored).toEqual([]);
    expect(readPrompt('a dancing whale').ignored).toEqual(['dancing']);
  });
});

test.each([
  ['a cat seen from behind', ['behind cat']],
  ['猫の後ろ姿', ['behind cat']],
  ['a rising dragon', ['rising dragon']],
  ['昇り龍', ['rising dragon']],
  ['a rising phoenix', ['phoenix']],
])('poses that few can take: %s', (prompt, subjects) => {
  expect(seenIn(prompt)).toEqual(subjects);
});

test.each([
  ['a broken sword', ['broken sword']],
  ['a crown broken in two', ['broken crown']],
  ['rose and shattered hourglass', ['rose', 'broken hourglass']],
  ['断开的锁链', ['broken chain']],
  ['折れた刀', ['broken katana']],
])('what is broken: %s', (prompt, subjects) => {
  expect(seenIn(prompt)).toEqual(subjects);
});

describe('a head', () => {
  test.each([
    ['panther head with roses', 'head panther'],
    ['the head of a wolf', 'head wolf'],
    ["a tiger's head", 'head tiger'],
    ['snake head', 'head snake'],
    ['黑豹头', 'head panther'],
    ['虎の顔', 'head tiger'],
    ['panther with a crown on its head', 'panther'],
    ['a panther heading home', 'panther'],
  ])('is what is wanted of a beast where its drawing may show all of it: %s', (prompt, subject) => {
    expect(seenIn(prompt)[0]).toBe(subject);
  });
});
