import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

describe('the words to be written', () => {
  test.each([
    ['skull with "MEMENTO MORI"', 'MEMENTO MORI'],
    ['swallow with a ribbon saying Mum for my first tattoo', 'Mum'],
    ['a heart saying Dad for fathers day', 'Dad'],
    ['mum tattoo heart and banner', 'Mum'],
    ['per ardua ad astra with wings', 'Per Ardua Ad Astra'],
    ['cymru am byth dragon', 'Cymru Am Byth'],
    ['anchor with HMS Victory', 'HMS Victory'],
    ['a hashtag', '#'],
    ['E=mc2 with an atom', 'E=mc2'],
    ['2 + 2 = 5', '2 + 2 = 5'],
    ['question mark on my ankle', '?'],
    ['お気に入りのアットマーク', '@'],
    ['引号', '“ ”'],
    ['a butterfly and a semicolon', ';'],
    ['semicolon', null],
    ['semicolon butterfly', null],
    ['semicolon flower', null],
    ['skull with “Carpe Diem” on a banner', 'Carpe Diem'],
    ["a heart with 'Mom' on a ribbon", 'Mom'],
    ['「平安」莲花', '平安'],
    ['写着平安的横幅和莲花', '平安'],
    ['birds with the names mia, noah and ella underneath', 'Mia, Noah & Ella'],
    ["a lion with my son's name mateo in the mane", 'Mateo'],
    ['a teacup and the words love you always', 'love you always'],
    ['sunflower with a quote you are my sunshine', 'you are my sunshine'],
    ['butterfly with the quote still here underneath', 'still here'],
    ['feather with the text fly free', 'fly free'],
    ['poppy lest we forget', 'Lest We Forget'],
    ['message in a bottle', null],
    ['skull with a quote from hamlet', null],
    ['book of spells open with smoke', null],
    ['teddy bear with name Leo 2.2.2020', 'Leo 2.2.2020'],
    ['in memory of my sweet grandma Edna', 'Edna'],
    ['一期一会の文字を筆書きで', '一期一会'],
    ['平安喜乐四个字', '平安喜乐'],
    ['锁骨上一行字：不负此生', '不负此生'],
    ['「愛」の文字と蝶', '愛'],
    ['an anchor with the name Anna Maria', 'Anna Maria'],
    ['rose with the letters S and A', 'S and A'],
    ['勿忘初心 竖着写 小臂', '勿忘初心'],
    ['a compass and XII.IV.MMXX', 'XII.IV.MMXX'],
    ['an anchor, 12.03.2019', '12.03.2019'],
    ['date 14.02.2015 in roman numerals', 'XIV.II.MMXV'],
    ['memento mori with a skull', 'Memento Mori'],
    ['妈妈的生日，罗马数字1968.05.12', 'MCMLXVIII.V.XII'],
    ['infinity sign with two names, Emma and Noah', 'Emma & Noah'],
    ['family names Anna, Tom, Lily on a banner', 'Anna, Tom, Lily'],
    ['names of my three girls Ava, Sophie and Josie wrapped around an infinity sign', 'Ava, Sophie & Josie'],
    ['my three girls Ava, Sophie and Josie around an infinity sign', 'Ava, Sophie & Josie'],
    ["my daughter's birth date 03.04.2019 with a small heart", '03.04.2019'],
    ['for my dad with his dates 1954 - 2021 and angel wings', '1954 - 2021'],
    ['the number 23 in old english letters', '23'],
    ['coordinates 40.7128 N 74.0060 W', '40.7128 N 74.0060 W'],
    ['dad in a heart banner', 'Dad'],
    ['英文花体字 love', 'love'],
    ['11:11 with a star', '11:11'],
    ["c'est la vie", "C'est La Vie"],
    ['baby feet with the name Oliver and date 12/03/2022', 'Oliver 12/03/2022'],
    ['女儿的名字和生日2018.5.20', '2018.5.20'],
    ['娘の名前HINAと誕生日2020.03.03', 'HINA 2020.03.03'],
    ['for my dad Robert with the dates 1952 - 2021 and a dove', 'Robert 1952 - 2021'],
    ['infinity sign with mom and dad', 'Mom & Dad'],
    ['Family first', 'Family First'],
    ['蝎子 字母 K', 'K'],
    ['灯台と波 名前 さくら', 'さくら'],
    ["dad's handwriting that says love you kiddo", 'love you kiddo'],
    ['rotary phone, the cord writes call me in cursive', 'call me'],
    ['a patch that says fixed on my knee', 'fixed'],
    ['cassette with the tape spelling love', 'love'],
    ['raccoon, banner says doing my best', 'doing my best'],
    ['until we meet again in script on ribs', 'Until We Meet Again'],
    ['candle, RIP J.R.', 'RIP J.R.'],
    ['feather, fly high Tommy', 'fly high Tommy'],
    ['dove and Psalm 23', 'Psalm 23'],
    ['john 3:16 with a cross', 'John 3:16'],
    ['horseshoe with lucky 13', '13'],
    ['my dog Lucky 2008-2022', 'Lucky 2008-2022'],
    ['police badge 417', '417'],
    ['fire helmet, station 9', 'station 9'],
    ['marathon runner 26.2', '26.2'],
    ['lantern, Grandad Bill 1938-2011', 'Grandad Bill 1938-2011'],
    ['breathe, with a wave', 'Breathe'],
    ['令和元年五月一日', '令和元年五月一日'],
    ['平成30年4月1日 薔薇', '平成30年4月1日'],
    ['Sakura 筆記体', 'Sakura'],
    ['Rose 筆記体 手首', 'Rose'],
    ['薔薇と筆記体でAnna', 'Anna'],
    ['ありがとう と平仮名で縦書き', 'ありがとう'],
    ['愛と書かれたリボン', '愛'],
    ['Lilyという名前を', 'Lily'],
    ['2人の子供の名前 はると ゆい', 'はると・ゆい'],
    ['家族の名前 健太 美咲 蓮', '健太・美咲・蓮'],
    ['娘の名前 陽菜 桜の花', '陽菜'],
    ['手首に家族のイニシャル M・K・Y', 'M・K・Y'],
    ['子供のイニシャル RとK', 'R・K'],
    ['K・Sのイニシャルとハート', 'K・S'],
    ['ハートの中に愛', '愛'],
    ['初心忘るべからず', '初心忘るべからず'],
    ['母へ ありがとう', 'ありがとう'],
    ['ずっと一緒 筆記体', 'ずっと一緒'],
    ['夢 漢字一文字', '夢'],
    ['七転び八起き だるま', '七転び八起き'],
    ['YUKI & KEN 手書き風', 'YUKI & KEN'],
    ['名前 たろう と うさぎ', 'たろう'],
    ['数字の7', '7'],
    ['風林火山', '風林火山'],
    ['麻雀牌 國士無双', '國士無双'],
  ])('of %s are %s', (prompt, lettering) => {
    expect(readPrompt(prompt).lettering).toBe(lettering);
  });

  test.each([
    ['name Sophia in cursive', 'script'],
    ['the number 23 in old english letters', 'blackletter'],
    ['名前を筆記体で Yuki', 'script'],
    ['a gothic cathedral with "Faith"', null],
  ])('of %s are set in %s', (prompt, typeface) => {
    expect(readPrompt(prompt).typeface).toBe(typeface);
  });

  test.each([
    ['a pocket watch stopped at 7:15', { hour: 7, minute: 15 }],
    ['clock at half past three', { hour: 3, minute: 30 }],
    ['a clock showing quarter to one', { hour: 0, minute: 45 }],
    ['怀表，9点半', { hour: 9, minute: 30 }],
  ])('are not the time of %s', (prompt, time) => {
    const { subjects, lettering, ignored } = readPrompt(prompt);
    expect(subjects[0]?.time).toMatchObject(time);
    expect([lettering, ignored]).toEqual([null, []]);
  });

  test('are not also drawn', () => {
    expect(readPrompt('an anchor with "Rose"').subjects.map(({ concept }) => concept.name)).toEqual([
      'anchor',
    ]);
  });

  test('are not found between apostrophes', () => {
    for (const prompt of ["the sailors' anchor isn't a sailor's", "rock 'n' roll skull"]) {
      expect(readPrompt(prompt).lettering).toBeNull();
    }
  });

  test('take their banner with them: it is not reported as ignored', () => {
    expect(readPrompt('skull and a banner with "Hope"').ignored).toEqual([]);
  });
});

describe('words that are asked for and not told', () => {
  test.each([
    ["my daughter's name", [], ["my daughter's name"]],
    ["wife's name on a rose", ['rose'], ["wife's name"]],
    ['skull with initials', ['skull'], ['initials']],
    ['儿子的名字和脚印', ['footprint'], ['儿子的名字']],
    ['娘の名前と花', ['flower'], ['娘の名前']],
    ['梵文 莲花', ['lotus'], ['梵文']],
    ['lotus, in arabic letters', ['lotus'], ['in arabic letters']],
    ['阿拉伯文 玫瑰', ['rose'], ['阿拉伯文']],
    ['coordinates of where we met', [], ['coordinates of where we met']],
    ['roman numerals of wedding date on collarbone', [], ['roman numerals of wedding date']],
    ['compass with coordinates of our home', ['compass'], ['coordinates of our home']],
    [
      'pocket watch stopped at the time my son was born',
      ['pocket-watch'],
      ['stopped at the time my son was born'],
    ],
    ['last name across upper back', [], ['last name']],
  ])('are reported, and not written: %s', (prompt, names, ignored) => {
    const reading = readPrompt(prompt);
    expect(reading.subjects.map(({ concept }) => concept.name)).toEqual(names);
    expect(reading).toMatchObject({ lettering: null, ignored });
  });

  test.each([
    '女儿的生日2018.5.20',
    "my daughter's name Lily with a lily behind the letters",
    '娘の名前「さくら」と蝶',
    'a rose without a name',
    "a rose for my daughter's birthday",
  ])('are not reported where they are told, or not wanted: %s', (prompt) => {
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  test('leave the idea of a motto to be drawn', () => {
    expect(readPrompt('Family first').subjects.map(({ fallback }) => fallback)).toEqual([
      'family holding hands',
    ]);
  });

  test('stand for their script where they are all there is', () => {
    expect(readPrompt('サンスクリット').subjects.map(({ fallback }) => fallback)).toEqual(['オーム']);
  });
});

describe('a prompt of which nothing is understood', () => {
  test.each([
    ['xyzzy plugh', 'xyzzy plugh'],
    ['饕餮', '饕餮'],
    ['a tattoo, please', 'a tattoo please'],
  ])('%s becomes lettering of its words that mean something, or else of all: %s', (prompt, lettering) => {
    expect(readPrompt(prompt)).toMatchObject({ subjects: [], lettering });
  });

  test('is reported as not drawn', () => {
    expect(readPrompt('xyzzy plugh').ignored).toEqual(['xyzzy', 'plugh']);
  });

  test('is not reported where it is a name', () => {
    for (const prompt of ['Valentina', 'Juan Carlos'])
      expect(readPrompt(prompt)).toMatchObject({ lettering: prompt, ignored: [] });
  });

  test.each([
    ['never give up but without words', 'never give up'],
    ['hakuna matata without any text', 'hakuna matata'],
    ['carpe diem, no lettering please', 'carpe diem'],
  ])('is not written against its wish: %s', (prompt, unwritten) => {
    expect(readPrompt(prompt)).toMatchObject({ subjects: [], lettering: null, ignored: [unwritten] });
  });

  test.each([
    ["dad's handwriting love you kiddo", 'love you kiddo'],
    ['love mom in her handwriting', 'love mom'],
  ])('is written in the hand of somebody: %s', (prompt, lettering) => {
    expect(readPrompt(prompt)).toMatchObject({ subjects: [], lettering });
  });

  test('but quotes about no words are', () => {
    expect(readPrompt('a banner that says "no words"').lettering).toBe('no words');
  });

  test('leaves out the words that one line cannot hold, and says so', () => {
    const { lettering, ignored } = readPrompt('perplexing quibbles vexing jocular wizardly zephyrs');
    expect(lettering).toBe('perplexing quibbles vexing');
    expect(ignored).toEqual(expect.arrayContaining(['jocular', 'wizardly', 'zephyrs']));
  });

  test('becomes nothing when it has no words', () => {
    for (const prompt of ['', '  ', '!!! ???']) expect(readPrompt(prompt).lettering).toBeNull();
  });
});

describe('words that are not drawn', () => {
  test('are reported as ignored, as the prompt spells them and in its order', () => {
    expect(readPrompt('An ANGRY wolf, xyzzy, and a Plugh').ignored).toEqual(['ANGRY', 'xyzzy', 'Plugh']);
    expect(readPrompt('玫瑰和饕餮').ignored).toEqual(['饕餮']);
  });

  test('are not reported when they only carry the sentence or talk about the picture', () => {
    const prompt = 'a detailed fine line tattoo design of a rose for my forearm, please';
    expect(readPrompt(prompt).ignored).toEqual([]);
    expect(readPrompt('漂亮的玫瑰纹身图案').ignored).toEqual([]);
    expect(readPrompt('かわいい蝶のタトゥー').ignored).toEqual([]);
  });
});

describe('whom dates belong to is written with them', () => {
  test.each([
    ['in loving memory of papa joe 1938-2019', 'In Loving Memory Of Papa Joe 1938-2019'],
    ['rose, angel number 444', '444'],
    ['1111 with tiny stars', '1111'],
    ['anchor in memory of Ruth, 1938-2019', 'In Memory Of Ruth 1938-2019'],
    ['baby footprints Noah 3/22/20', 'Noah 3/22/20'],
    ['a dove for Ruth 1990', 'Ruth 1990'],
    ['anchor since June 2019', 'June 2019'],
    ['an Anchor 1990', '1990'],
    ['"forever" Noah 2020', 'forever 2020'],
  ])('%s', (prompt, lettering) => {
    expect(readPrompt(prompt).lettering).toBe(lettering);
  });
});

describe('what announces a name is no part of it', () => {
  test.each([
    ['我家柯基的头像,名字叫豆包', '豆包'],
    ['猫，名字是咪咪', '咪咪'],
  ])('%s', (prompt, lettering) => {
    expect(readPrompt(prompt)).toMatchObject({ lettering, subjects: [{}] });
  });
});

describe('the number on a back is written', () => {
  test.each([
    ['篮球和23号球衣数字', '23'],
    ['背番号7のユニフォーム', '7'],
    ['soccer jersey with 10', '10'],
    ['hockey jersey #17', '17'],
  ])('%s', (prompt, lettering) => {
    expect(readPrompt(prompt)).toMatchObject({ lettering, ignored: [] });
  });
});

test('"in small script" asks for a hand', () => {
  expect(readPrompt('quote "this too shall pass" in small script')).toMatchObject({
    typeface: 'script',
    ignored: [],
  });
});

describe('what is written in a certain hand is written, whatever it could show', () => {
  test.each([
    ['family in cursive', 'family', []],
    ['love in script with a rose', 'love', ['rose']],
    ['faith in old english letters', 'faith', []],
    ['rose with Mia lettering', 'Mia', ['rose']],
    ['two birds and love in cursive', 'love', ['swallow']],
    ['mama tried lettering with skull', 'Mama Tried', ['skull']],
    ['no regrets script', 'No Regrets', []],
    ['Emma and Noah names with infinity sign', 'Emma & Noah', ['infinity']],
    ['emma and noah names with heart', 'Emma & Noah', ['heart']],
    ['Lily name with butterflies', 'Lily', ['butterfly']],
    ['love hate on knuckles', 'LOVE HATE', []],
    ['Sofia & Luca est. 2016 with rings', 'Sofia & Luca 2016', ['ring']],
    ['dates of birth 12.3.90 and 4.7.93 with two birds', '12.3.90 & 4.7.93', ['swallow']],
    ['for my baby girl Luna 2015-2020', 'Luna 2015-2020', []],
    ['faith hope love with cross', 'Faith Hope Love', ['cross']],
    ['his queen her king', 'His Queen Her King', []],
    ['rip uncle Joe 1960-2022 with wings', 'RIP Uncle Joe 1960-2022', ['wings']],
    ['rest in peace dad 1955-2019 with rosary', 'Rest In Peace Dad 1955-2019', ['rosary']],
    ['rip grandpa with a cross', 'RIP Grandpa', ['cross']],
    ['roman numeral date 14 06 2018', 'XIV.VI.MMXVIII', []],
    ['12 march 2015 in roman numerals', 'XII.III.MMXV', []],
    ['June 5 2010 with feather', 'June 5 2010', ['feather']],
    ['Noah 05.12.2015 in roman numerals', 'Noah V.XII.MMXV', []],
  ])('%s', (prompt, lettering, names) => {
    const { subjects, ignored, ...reading } = readPrompt(prompt);
    expect(reading.lettering).toBe(lettering);
    expect(subjects.map(({ concept }) => concept.name)).toEqual(names);
    expect(ignored).toEqual([]);
  });

  test.each([
    ['a heart with my kids names in cursive', null],
    ['rose name tattoo', null],
    ['family of six names', null],
    ['Romeo and Juliet', null],
    ['my name in cursive', null],
    ['et in arcadia ego', 'et in arcadia ego'],
  ])('but words about words are not: %s', (prompt, lettering) => {
    expect(readPrompt(prompt).lettering).toBe(lettering);
  });
});

describe('what letters are to be to a thing is told: they stand beside it', () => {
  test.each([
    ['infinity sign made of the word family', 'made of the word family'],
    ['the word family spelling an infinity', 'spelling an infinity'],
    ['the word hope made of a heartbeat line', 'made of a heartbeat'],
    ['heartbeat line that spells love', 'that spells love'],
    ['initials J & M in a heart', 'in a heart'],
    ['a heart with Mom on it', 'on it'],
    ['name Sophia written on a leaf', 'written on a leaf'],
    ['wolf with the name Koda on its collar', 'on its collar'],
    ['snake wrapped around the word SURVIVOR', 'wrapped around the word SURVIVOR'],
    ['skull with RIP on its forehead', 'on its forehead'],
    ['name Lily with a lily flower around it', 'around it'],
    ['name Emma turning into birds', 'turning into birds'],
    ['dream catcher with the word dream inside', 'inside'],
    ['sewing machine with the thread spelling Rosa', 'spelling Rosa'],
  ])('%s', (prompt, told) => {
    expect(readPrompt(prompt).ignored).toEqual([told]);
  });

  test.each(['the word hope in cursive', 'heart with Mom in a banner', 'the name Ana in black letters'])(
    'but where and in which hand they stand is shown: %s',
    (prompt) => {
      expect(readPrompt(prompt).ignored).toEqual([]);
    },
  );
});

describe('the hand of somebody is told: nobody here has seen it', () => {
  test.each([
    ['my mom\'s handwriting "love you more"', ["my mom's handwriting"]],
    ['"love dad" in his handwriting', ['his handwriting']],
    ['handwriting of my mother saying "love"', ['handwriting of my mother']],
    ['"hope" in handwriting', []],
  ])('%s', (prompt, ignored) => {
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });
});

describe('what is customarily written is, though nobody says so', () => {
  test.each([
    ['heart with banner mom', 'Mom', ['heart']],
    ['heart mom dad', 'Mom & Dad', ['heart']],
    ['anchor with hope banner', 'Hope', ['anchor']],
    ['infinity family', 'Family', ['infinity']],
    ['cross with love and faith', 'Love & Faith', ['cross']],
    ['strength with lotus', 'Strength', ['lotus']],
    ['rose mom', 'Mom', ['rose']],
    ['we the people 1776', 'We The People 1776', []],
    ['eagle with we the people', 'We The People', ['eagle']],
    ['cross with dad', 'Dad', ['cross']],
    ['mom tattoo', 'Mom', []],
    ['in loving memory of mom', 'In Loving Memory Of Mom', []],
    ['Bella with a paw print', 'Bella', ['paw']],
    ['息子の名前 HARUTO 筆記体', 'Haruto', []],
    ['the date XII.IV.MMXX in cursive', 'XII.IV.MMXX', []],
    ['Emma and Noah with two birds', 'Emma and Noah', ['swallow']],
    ['Medusa with snakes', null, ['medusa']],
    ['elephant with mom', null, ['elephant']],
    ['heart filled with love', null, ['heart']],
    ['faith cross', null, ['cross']],
    ['dove with name banner', null, ['dove']],
  ])('%s', (prompt, lettering, drawn) => {
    const { subjects, ...reading } = readPrompt(prompt);
    expect(reading.lettering).toBe(lettering);
    expect(subjects.map(({ concept }) => concept.name)).toEqual(drawn);
  });
});

describe('words beside the hand that they are wanted in', () => {
  test.each([
    ['锁骨 小字 平安', '平安'],
    ['娘の名前 ひなた 筆記体', 'ひなた'],
    ['mum and dad dates 1958 - 2021', 'Mum & Dad 1958 - 2021'],
    ['海女さんが潜っているところ', null],
    ['matching tattoos for best freinds', null],
  ])('%s', (prompt, lettering) => expect(readPrompt(prompt)).toMatchObject({ subjects: [], lettering }));
});
