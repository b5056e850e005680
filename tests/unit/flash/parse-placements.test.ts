import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

function namesIn(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ concept }) => concept.name);
}

describe('where on the body it is to go', () => {
  test.each([
    ['butterfly behind ear', ['butterfly']],
    ['a butterfly behind the left ear', ['butterfly']],
    ['lavender sprig on ribs', ['lavender']],
    ['scorpion on hand, fine line black', ['scorpion']],
    ['lion down the right calf', ['lion']],
    ['wolf, outside of calf', ['wolf']],
    ['inner calf wolf', ['wolf']],
    ['shark swimming round my calf', ['shark']],
    ['poseidon with trident, calf sleeve', ['poseidon']],
    ['compass on the back of my hand', ['compass']],
    ['fern, inner right foot', ['fern']],
    ['rose, ribs, fine line', ['rose']],
    ['a bird on the finger', ['swallow']],
    ['jellyfish, up the side of my ribs', ['jellyfish']],
    ['jellyfish fine line ribcage', ['jellyfish']],
    ['ribcage butterfly', ['butterfly']],
    ['honeysuckle on rib cage', ['honeysuckle']],
    ['peony big on shoulder cap', ['peony']],
    ['butterfly around belly button', ['butterfly']],
    ['lily ribs', ['lily']],
    ['"this too shall pass" ribs', []],
    ['sunflower sholder', ['sunflower']],
    ['ladies side piece peonies', ['peony']],
    ['蓮の花 首の後ろ', ['lotus']],
    ['怀表 手腕上', ['pocket-watch']],
    ['薰衣草纹在肋骨上', ['lavender']],
    ['薰衣草 肋骨', ['lavender']],
    ['玫瑰,耳朵后面', ['rose']],
    ['凤凰牡丹,后背到腰', ['phoenix', 'peony']],
    ['薔薇を手の甲に', ['rose']],
    ['蛇を肋骨に', ['snake']],
    ['月、耳に', ['moon']],
    ['般若、肩から胸まで', ['hannya']],
    ['蛇が腕に巻きつく', ['snake']],
    ['蝴蝶停在脊椎上', ['butterfly']],
    ['凤凰从肩膀飞到腰', ['phoenix']],
    ['牡丹 後肩', ['peony']],
    ['タコが足首にからみつく', ['octopus']],
    ['唐獅子、胸から肩にかけて', ['foo-dog']],
    ['鯉、右腕七分', ['koi']],
  ])('is neither drawn nor reported: %s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  test.each([
    ['a cute calf tattoo', ['cow']],
    ['a hand', ['hand']],
    ['hand holding a rose', ['hand', 'rose']],
    ['skull, heart, hand, rose', ['skull', 'heart', 'hand', 'rose']],
    ['a crystal ball on the palm of a hand', ['crystal-ball', 'hand']],
    ['a skeleton hand tattoo', ['skeleton-hand']],
    ['skeleton hand piece', ['skeleton-hand']],
    ['ribcage', ['ribcage']],
    ['ribcage with roses', ['ribcage', 'rose']],
    ['heart in ribcage', ['heart', 'ribcage']],
    ['肋骨', ['ribcage']],
    ['手掌', ['hand']],
    ['莲花与佛手', ['lotus', 'hand']],
  ])('is told from a part of the body that is asked for: %s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });

  test('is where words go when the prompt names nothing else', () => {
    expect(readPrompt('"Emma" on ribs')).toMatchObject({
      subjects: [],
      lettering: 'Emma',
      ignored: [],
    });
  });
});

describe('for whom it is, and whose a thing was', () => {
  test.each([
    'three swallows, one for each of my kids',
    'a parrot that belonged to my grandfather',
    'a dolphin, like my mum has',
    'daffodils for March',
    'violets for my february baby',
    'marigold for october and abuela',
    'poppies for great grandad who served',
    "grandpa's glasses and a pipe",
    'my dads old pickup truck',
    'a thistle for our scottish roots',
    "moka pot, sunday mornings at nonno's",
    'big brother little brother bears',
    'a cupcake for my baker wife',
    'a goose with attitude',
    'lobster, vintage cookbook illustration',
    'passport stamps of all the places we have been',
  ])('asks for nothing: %s', (prompt) => {
    const { ignored, subjects } = readPrompt(prompt);
    expect(ignored.filter((word) => word !== 'passport')).toEqual([]);
    expect(subjects.map(({ concept }) => concept.name)).not.toEqual(
      expect.arrayContaining(['tree-roots', 'house', 'chef', 'parent-and-child']),
    );
  });
});

test('what has been counted counts nothing else', () => {
  const { subjects } = readPrompt('two cats intertwined, yin yang');
  expect(subjects.map(({ count }) => count)).toEqual([2, 1]);
});
