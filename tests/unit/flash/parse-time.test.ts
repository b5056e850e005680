import { expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What somebody may repeat until a prompt is full. */
const repeated = [
  ...[
    '龙',
    '玫瑰',
    '猫狗',
    '龍',
    'バラ',
    'ねこ',
    '龙的',
    '猫和',
    '猫、',
    '红色的龙',
    '一只猫在花里',
    '囧',
    '写着',
    '「',
    '写着「龙」',
  ],
  ...[
    '没有猫',
    '没有猫手牵手',
    '手牵手',
    '猫狗の手牵手的手牵手赤い薔薇と黑',
    '狮子和小狮子',
    '赤い薔薇と',
    '両目が青い猫と',
  ],
  ...[
    'rose ',
    'roses ',
    'rose and ',
    'rose, ',
    'wolf rose skull dragon cat ',
    'two roses and ',
    'lion with two cubs ',
  ],
  ...[
    'with a ',
    'rose with a ',
    'a cat on a dog ',
    'wolf with eyes of ',
    'holding a ',
    'made of ',
    'half wolf half ',
    'on ',
  ],
  ...['without a rose ', 'no ', 'for my mother ', 'the ', "wolf's ", 'my mothers ', 'red rose ', 'tattoo '],
  ...[
    '"',
    '"rose" ',
    "'",
    '(',
    '[',
    'saying ',
    'the letter a ',
    'Anna ',
    'name Anna ',
    'ROSE ',
    'xiv ',
    '11:11 ',
  ],
  ...[
    '1',
    '12 ',
    '12.03.1999 ',
    '1000 ',
    '. ',
    '.',
    '-',
    '…',
    '\n',
    ' ',
    '/',
    '<',
    'rose-',
    'rose_',
    'rose+',
  ],
  ...[
    'x',
    'a ',
    'aaaa',
    'roze ',
    'dragn wlof ',
    'rose龙 ',
    '玫瑰 rose バラ ',
    '囧x',
    '龍抱着1',
    'cockatiel-陈雨桐と',
  ],
  ...[
    '🌹',
    '👨‍👩‍👧',
    'é',
    '\u0301',
    'a\u0301\u0302',
    '㋿',
    'ﷺ',
    'ＡＢ',
    'роза ',
    'وردة ',
    '장미 ',
    'กุหลาบ',
    'गुलाब ',
  ],
];

/** A hundred and sixty different words that are nothing, and that each might be a slip of something. */
const misspelt = Array.from({ length: 166 }, (_, i) =>
  ['s', 'aei'[i % 3], 'lrnt'[i % 4], 'aeiou'[i % 5], 'hcpmdbt'[i % 7]].join(''),
).join(' ');

const limitMs = 250;

test.each([...repeated, misspelt])('a thousand characters of %.30j are read in time', (text) => {
  const prompt = text.repeat(Math.ceil(1000 / text.length)).slice(0, 1000);
  expect(leastTime(() => readPrompt(prompt))).toBeLessThan(limitMs);
});

/** Milliseconds that this thread computes, of three attempts at most: a busy machine makes none of it longer for ever. */
function leastTime(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least >= limitMs; attempt++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
