import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { composed } from '#engine/flash/parse/token-buffer.ts';

/** What is read in a prompt, as '2 swallow' or '3 rose water'. */
function subjectsOf(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ count, concept, pigment }) =>
    [count, concept.name, pigment].filter(Boolean).join(' '),
  );
}

describe('the subjects of a prompt', () => {
  test.each([
    ['a howling wolf under a full moon with pine trees', ['1 howling-wolf', '1 full-moon', '1 forest']],
    ['snake wrapped around a dagger with red roses', ['1 snake', '1 dagger', '3 rose petal']],
    ["a ship's wheel", ['1 ship-wheel']],
    ['ROSE-BUD', ['1 rosebud']],
    ['Ｒｏｓｅ ａｎｄ ｓｋｕｌｌ', ['1 rose', '1 skull']],
    ['狼和满月，还有松树', ['1 wolf', '1 full-moon', '1 pine-tree']],
    ['蛇缠绕匕首，红玫瑰', ['1 snake', '1 dagger', '1 rose petal']],
    ['compass with world map', ['1 compass', '1 world-map']],
    ['solar system planets in a line down the forearm', ['1 planet-row']],
    ['two planets and a mimosa sprig', ['2 planet', '1 mimosa']],
    ['scales with moons', ['1 scales', '2 moon']],
    ['three birth flowers, march may and october', ['1 daffodil', '1 lily-of-the-valley', '1 marigold']],
    ['cat tail shaped like a heart', ['1 cat', '1 heart']],
    ['lion with a crown of daisies', ['1 lion', '1 flower-crown']],
    ['skull with a rose crown', ['1 skull', '1 flower-crown']],
    ['jellyfish with flowers inside its bell', ['1 jellyfish', '3 flower']],
    ['diamond ring on the finger of a skeleton hand', ['1 diamond-ring', '1 skeleton-hand']],
    ['hand of a skeleton', ['1 skeleton-hand']],
    ['hands of mother and baby', ['2 hand']],
    ['bicycle with flowers on the wheels', ['1 bicycle', '3 flower']],
    ['抱着孩子的妈妈', ['1 mother-and-child']],
    ['赤ちゃんを抱く母', ['1 mother-and-child']],
    ['柯基和法斗', ['1 corgi', '1 french-bulldog']],
    ['ボーダーコリーとミモザ', ['1 border-collie', '1 mimosa']],
    ['般若と牡丹、背景は波', ['1 hannya', '1 peony', '1 wave']],
    ['几何风格的部落面具', ['1 tribal-mask']],
    ['tribal', ['1 tribal-swash']],
    ['tribal wolf', ['1 wolf']],
    ['トライバル', ['1 tribal-swash']],
    ['トライバルの狼', ['1 wolf']],
    ['部落图腾', ['1 tribal-swash']],
    ['几何线条', ['1 sacred-geometry']],
    ['抽象线条', ['1 abstract-lines']],
    ['抽象的狼', ['1 wolf']],
    ['sister tattoo, four hearts', ['4 heart']],
    ['一家四口的生肖:鼠、兔', ['1 rat', '1 rabbit']],
    ['孙悟空手拿金箍棒', ['1 monkey-king']],
    ['英文名字 Cindy 加一颗小爱心', ['1 heart']],
    ['天蝎座星座图', ['1 scorpio-constellation']],
    ['蝶二匹が飛んでいる', ['2 butterfly']],
    ['祖母が好きだった紫陽花、文字なし', ['1 hydrangea']],
    ['獅子座のマーク', ['1 leo']],
    ['ペアタトゥー 鍵と錠', ['1 key', '1 lock']],
    ['birth flowers of my three kids, March and August', ['1 daffodil', '1 gladiolus']],
    ['birth flowers of March and August', ['1 daffodil', '1 gladiolus']],
    ['birth flowers for my 3 kids: March daffodil, July', ['1 daffodil', '1 larkspur']],
    ['king and queen of hearts', ['1 king-of-hearts', '1 queen-of-hearts']],
    ['king and queen playing cards for a couple', ['1 king-of-hearts', '1 queen-of-hearts']],
    ["June and my daughter's May birth flower", ['1 rose', '1 lily-of-the-valley']],
    ['3月と10月の誕生花', ['1 daffodil', '1 marigold']],
    ['十二月的生日花', ['1 holly']],
    ['a may birth flower beside a panda with bamboo', ['1 lily-of-the-valley', '1 panda']],
  ])('of %s are %j', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });

  test('are whole words only', () => {
    expect(subjectsOf('rosewood, bigrose, skullduggery')).toEqual([]);
  });

  test('are named once', () => {
    expect(subjectsOf('a rose, another rose and 玫瑰')).toEqual(['1 rose']);
  });

  test('are eight at most; the others are reported as ignored', () => {
    const { subjects, ignored } = readPrompt(
      'wolf, bear, lion, tiger, fox, owl, eagle, raven, shark and whale',
    );
    expect(subjects).toHaveLength(8);
    expect(ignored).toEqual(['shark', 'whale']);
  });
});

describe('of what stands between the subjects nothing is reported', () => {
  test.each([
    ['戴着王冠的狮子，飘带写“KING”', ['1 crown', '1 lion']],
    ['匕首穿过红玫瑰', ['1 dagger', '1 rose petal']],
    ['三只小蝴蝶与松林', ['3 butterfly', '1 forest']],
    ['王冠をかぶった獅子、リボンに「KING」', ['1 crown', '1 lion']],
    ['短剣に巻きつく蛇と山並み', ['1 dagger', '1 snake', '1 mountain']],
    ['a raven perched among roses', ['1 raven', '3 rose']],
  ])('in %s', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });
});

describe('who is drawn whole for one part is told', () => {
  test.each([
    ['rabbit ears', 'rabbit ears'],
    ['pig nose and a heart', 'pig nose'],
    ['clown nose', 'clown nose'],
  ])('%s', (prompt, fallback) => {
    expect(readPrompt(prompt).subjects[0]).toMatchObject({ fallback: expect.anything(), word: fallback });
  });

  test('but not where somebody else wears it', () => {
    expect(readPrompt('woman with cat ears').subjects).toHaveLength(1);
  });
});

describe('the number of a subject', () => {
  test.each([
    ['family of four elephants', 4],
    ['a family of three little foxes', 3],
    ['shark jaws', 1],
    ['octopus tentacles', 1],
  ])('is that of beasts, and not of what they have: %s', (prompt, count) => {
    expect(readPrompt(prompt)).toMatchObject({ subjects: [{ count }], ignored: [] });
  });

  test.each([
    ['two swallows and three blue roses', ['2 swallow', '3 rose water']],
    ['a pair of koi fish', ['2 koi']],
    ['a pair of angel wings', ['1 wings']],
    ['two pairs of wings', ['2 wings']],
    ['barn swallow pair', ['2 swallow']],
    ['wolves and leaves', ['2 wolf', '3 leaf']],
    ['12 stars', ['5 star']],
    ['a hundred roses', ['5 rose']],
    ['三朵红玫瑰', ['3 rose petal']],
    ['两只燕子和一个船锚', ['2 swallow', '1 anchor']],
    ['玫瑰三朵，燕子两只', ['3 rose', '2 swallow']],
    ['二匹の鯉', ['2 koi']],
    ['鯉が二匹', ['2 koi']],
    ['赤い薔薇を三本', ['3 rose petal']],
    ['三本の薔薇', ['3 rose']],
  ])('in %s: %j', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });

  test('is not taken from a measure word that could also be a thing', () => {
    expect(subjectsOf('本')).toEqual(['1 book']);
    expect(subjectsOf('五本の向日葵')).toEqual(['5 sunflower']);
  });
});

describe('the colour of a subject', () => {
  test.each([
    ['golden crown on a white skull', ['1 crown gold', '1 skull foam']],
    ['five small red roses and 2 daggers', ['5 rose petal', '2 dagger']],
    ['black rose', ['1 rose dark']],
    ['紫色的蝴蝶', ['1 butterfly violet']],
    ['青い龍と金色の鯉', ['1 dragon water', '1 koi gold']],
  ])('in %s: %j', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });

  test('is none when the drawing is to be black and white', () => {
    expect(subjectsOf('black and white rose, black & grey skull')).toEqual(['1 rose', '1 skull']);
  });
});

describe('any prompt', () => {
  const words = fc.constantFrom(
    'rose',
    'no',
    '2',
    'red',
    '"',
    "'",
    '玫瑰',
    '三',
    '本',
    'なし',
    '卐',
    'İ',
    '😀',
    ' ',
  );
  test('is read without an error, and into nothing that is not in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(words).map((w) => w.join(' ')),
        ),
        (prompt) => {
          const { subjects, ignored } = readPrompt(prompt);
          const spelled = composed(prompt).replace(/[’‘ʼ`´]/g, "'");
          for (const part of [...subjects.map(({ word }) => word), ...ignored])
            expect(spelled).toContain(part);
          for (const { count } of subjects) expect(count).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('no thing is asked for by', () => {
  test.each([
    ['what somebody does', 'a swallow in flight', ['1 swallow']],
    ['what somebody does', 'an eagle mid-flight', ['1 eagle']],
    ['what somebody does', '飞翔的燕子', ['1 swallow']],
    ['what somebody does', '飛んでいる燕', ['1 swallow']],
    ['whom it is for', 'a couple tattoo: sun and moon', ['1 sun', '1 moon']],
    ['whom it is for', 'a rose for women', ['1 rose']],
    ['whom it is for', '情侣纹身,心电图,手腕', ['1 heartbeat']],
    ['whom it is for', 'カップルで、太陽と月', ['1 sun', '1 moon']],
    ['whom it is for', '太陽と月 カップル', ['1 sun', '1 moon']],
    ['whom it is for', 'sun and moon for sisters', ['1 sun', '1 moon']],
    ['its manner', '鳳凰と桜、女性らしく', ['1 phoenix', '1 sakura']],
  ])('%s: %s', (_, prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  test.each([
    ['カップルでおそろい、太陽と月', ['おそろい']],
    ['matching tattoos for a couple', ['matching']],
    ['情侣 太阳 月亮 一人一半', ['一人一半']],
    ['matching swallows', []],
  ])('that two wear the same is reported where one picture shows one: %s', (prompt, ignored) => {
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });

  test.each([
    ['a plane in flight', ['1 airplane']],
    ['a couple kissing', ['1 kissing-couple']],
    ['情侣纹身', ['1 lovers']],
    ['恋人と月', ['1 lovers', '1 moon']],
    ['女性と薔薇', ['1 woman', '1 rose']],
  ])('but %s asks for %j', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });
});

describe('words that mean another thing in their company', () => {
  test.each([
    ['king and queen chess pieces', ['chess-king', 'chess-queen']],
    ['cherub with bow', ['cupid']],
    ['grandmas reading glasses', ['glasses']],
    ['my grandma', ['grandmother']],
    ['anchor because my grandpa was a sailor', ['anchor', 'sailor']],
    ['tattoo artist at work', ['tattoo-artist']],
    ['a rose for my tattoo artist', ['rose']],
    ['我想让纹身师画一只狼', ['wolf']],
    ['孩子骑在爸爸脖子上', ['father-carrying-child']],
    ['grandma and grandpa on a bench', ['old-couple-on-bench']],
    ['奶奶的老花镜和毛线', ['glasses', 'yarn']],
    ['coffee cup with steam', ['coffee']],
    ['rose with long stem and thorns', ['long-stem-rose']],
    ['ball of yarn with knitting needles', ['knitting']],
    ['red bike with flowers in the basket', ['basket-bicycle']],
    ['花かご付きの自転車', ['basket-bicycle']],
    ['mountain bike', ['mountain-bike']],
    ['白色天使翅膀', ['wings']],
    ['有翅膀的天使', ['angel']],
    ['白い天使の翼', ['wings']],
    ['锦鲤跃龙门', ['koi']],
    ['仙鶴 水墨風格', ['crane']],
  ])('%s', (prompt, names) => {
    expect(readPrompt(prompt).subjects.map(({ concept }) => concept.name)).toEqual(names);
  });
});

describe('traditional characters', () => {
  test.each([
    ['骷髏頭和玫瑰花', ['skull', 'rose']],
    ['烏龜 小小的', ['tortoise']],
    ['時鐘和指南針', ['clock', 'compass']],
    ['一隻貓頭鷹', ['owl']],
    ['機車 老派風格', ['motorcycle']],
    ['「無畏」字與獅子', ['lion']],
    ['臘腸狗', ['dachshund']],
    ['腳踏車和縫紉機', ['bicycle', 'sewing-machine']],
    ['相機 指南針', ['camera', 'compass']],
    ['蜂鳥 鯰魚', ['hummingbird', 'catfish']],
  ])('are read as the simplified ones are: %s', (prompt, names) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects.map(({ concept }) => concept.name)).toEqual(names);
    expect(ignored).toEqual([]);
  });

  test('are written as they are asked for', () => {
    expect(readPrompt('「無畏」字與獅子').lettering).toBe('無畏');
  });

  test('are told as the prompt spells them', () => {
    expect(readPrompt('一隻黑貓與彁關').ignored).toEqual(['彁關']);
  });

  test.each([
    ['烏と龍', ['raven', 'dragon']],
    ['不動明王 鐘', ['fudo', 'bell']],
  ])('are left alone in Japanese: %s', (prompt, names) => {
    expect(readPrompt(prompt).subjects.map(({ concept }) => concept.name)).toEqual(names);
  });
});
