import { describe, expect, it } from 'vitest';
import { mantras } from '#engine/flash/lexicon/scripts/mantras.ts';
import { sanskritWords } from '#engine/flash/lexicon/scripts/sanskrit.ts';
import { seeds } from '#engine/flash/lexicon/scripts/seed-syllables.ts';
import { toldLettering } from '#engine/flash/lexicon/scripts/told-scripts.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { FontStore } from '#engine/flash/text/font-store.ts';
import { inCapitals, signsOf } from '#engine/flash/text/signs.ts';
import { Typesetter } from '#engine/flash/text/typesetter.ts';
import { readAndSet } from '#engine/flash/text/written-reading.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

const read = (prompt: string) => {
  const { subjects, lettering, ignored } = readPrompt(prompt);
  return {
    names: subjects.map(({ concept }) => concept.name),
    written: lettering === null ? null : toldLettering(lettering),
    ignored,
  };
};

describe('a seed syllable', () => {
  it.each([
    ['梵字 カーン', 'カーン hāṃ'],
    ['梵字 カーン 不動明王', 'カーン hāṃ'],
    ['カーン（不動明王）の梵字', 'カーン hāṃ'],
    ['キリーク', 'キリーク hrīḥ'],
    ['梵字 キリーク 千手観音', 'キリーク hrīḥ'],
    ['梵字のア', 'ア a'],
    ['梵字 ア字', 'ア a'],
    ['不動明王の梵字', 'カーン hāṃ'],
    ['梵字 大日如来', 'バン vaṃ'],
    ['虚空蔵菩薩の梵字', 'タラーク trāḥ'],
    ['阿吽の梵字', 'ア a ウン hūṃ'],
    ['酉年の梵字', 'カーン hāṃ'],
    ['干支の梵字 午', 'サク saḥ'],
    ['1990年生まれ 梵字', 'サク saḥ'],
    ['卯年 守り本尊 梵字', 'マン maṃ'],
    ['不动明王种子字', 'カーン hāṃ'],
    ['属鸡 本命佛 梵文种子字', 'カーン hāṃ'],
    ['fudo myoo bonji', 'カーン hāṃ'],
    ['year of the rooster bonji', 'カーン hāṃ'],
  ])('is read by its name, its buddha or the year: %s', (prompt, written) => {
    expect(read(prompt)).toEqual({ names: [], written, ignored: [] });
  });

  it.each([
    ['不動明王と梵字カーン', ['fudo'], 'カーン hāṃ'],
    ['不動明王、梵字', ['fudo'], 'カーン hāṃ'],
    ['虎と梵字タラーク', ['tiger'], 'タラーク trāḥ'],
  ])('stands beside who is asked for as well: %s', (prompt, names, written) => {
    expect(read(prompt)).toEqual({ names, written, ignored: [] });
  });

  it('is not read into other words', () => {
    expect(read('不動明王').written).toBeNull();
    expect(read('酉年').written).toBeNull();
    expect(read('フライパン').written).toBeNull();
    expect(read('梵文 莲花')).toEqual({ names: ['lotus'], written: null, ignored: ['梵文'] });
  });
});

describe('a mantra', () => {
  it.each([
    ['六字真言', [], 'om mani padme hum'],
    ['om mani padme hum', [], 'om mani padme hum'],
    ['梵文六字真言', [], 'ॐ मणि पद्मे हूँ om mani padme hum'],
    ['om mani padme hum in sanskrit', [], 'ॐ मणि पद्मे हूँ om mani padme hum'],
    ['om mani padme hum around a lotus', ['lotus'], 'om mani padme hum'],
    ['六字大明咒 环绕莲花', ['lotus'], 'om mani padme hum'],
    ['sanskrit mantra', [], 'ॐ मणि पद्मे हूँ om mani padme hum'],
    ['藏文经文', [], 'om mani padme hum'],
    ['om namah shivaya', [], 'ॐ नमः शिवाय om namah shivaya'],
  ])('is written in its script: %s', (prompt, names, written) => {
    expect(read(prompt)).toEqual({ names, written, ignored: [] });
  });

  it('is written as it stands in quotation marks', () => {
    expect(readPrompt('"om mani padme hum"').lettering).toBe('om mani padme hum');
  });

  it('closes around an arm', () => {
    expect(readPrompt('om mani padme hum armband').wishes.has('band')).toBe(true);
    expect(readPrompt('六字真言 手臂一圈').wishes.has('band')).toBe(true);
  });
});

describe('a word of Sanskrit', () => {
  it.each([
    ['shanti in sanskrit', 'शान्ति shanti'],
    ['sanskrit for strength', 'शक्ति shakti'],
    ['the word breathe in sanskrit', 'श्वास shvasa'],
    ['梵文 平静', 'शान्ति shanti'],
    ['サンスクリット語で平和', 'शान्ति shanti'],
  ])('is written: %s', (prompt, written) => {
    expect(read(prompt)).toEqual({ names: [], written, ignored: [] });
  });

  it('is told where it is not known', () => {
    expect(read('Anna in sanskrit')).toEqual({
      names: [],
      written: 'Anna',
      ignored: ['Anna', 'in sanskrit'],
    });
    expect(read('om in sanskrit')).toEqual({ names: ['om'], written: null, ignored: [] });
  });
});

describe('a word in a script in which no prompt is read', () => {
  it.each([
    ['любовь', [], 'любовь'],
    ['a rose with любовь', ['rose'], 'любовь'],
    ['사랑', [], '사랑'],
    ['rose with name 지민', ['rose'], '지민'],
    ['Ελπίδα', [], 'Ελπίδα'],
  ])('is to be written as it stands: %s', (prompt, names, written) => {
    expect(read(prompt)).toEqual({ names, written, ignored: [] });
  });
});

describe('what is written', () => {
  const fonts = new FontStore(flashAssets);

  it('has all the signs of the lexicon', async () => {
    const texts = [
      ...seeds.map(({ text }) => text),
      ...mantras.flatMap(({ texts }) => Object.values(texts)),
      ...sanskritWords.map(({ text }) => text),
    ];
    const typesetter = await Typesetter.forText(texts.join(' '), fonts);
    expect(texts.filter((text) => !signsOf(text).every((sign) => typesetter.has(sign)))).toEqual([]);
  });

  it.each([
    ['rose with حب', null, ['حب']],
    ['rose with אהבה', null, ['אהבה']],
    ['rose with ความรัก', null, ['ความรัก']],
    ['rose with क्षत्रिय', null, ['क्षत्रिय']],
    ['rose with 지민', '지민', []],
    ['rose with γνῶθι σεαυτόν', 'γνῶθι σεαυτόν', []],
    ['rose with शक्ति', 'शक्ति', []],
  ])('is whole words, and the rest is told: %s', async (prompt, lettering, ignored) => {
    const { reading } = await readAndSet(prompt, false, fonts);
    expect(reading).toMatchObject({ lettering, ignored });
  });

  it('has no accents in Greek capitals', () => {
    expect(inCapitals('Ελπίδα')).toBe('ΕΛΠΙΔΑ');
    expect(inCapitals('Zoë й')).toBe('ZOË Й');
  });
});
