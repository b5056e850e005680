import type { PartShown } from './part-shown.ts';

const cats =
  'cat tiger lion lioness leopard snow-leopard jaguar cheetah lynx ginger-cat tabby-cat tuxedo-cat calico-cat';

/** What beasts on four legs are drawn with. */
export const partsOfBeasts: readonly PartShown[] = [
  {
    of: 'dragon',
    part: 'whiskers|horns|mane|scales|claws',
    looks: 'long|sharp|curly|flowing',
    cjk: '(?:長い|长)?(?:龙须|胡须|须|ひげ|髭|角|龙角|たてがみ|鳞片?|鱗)',
  },
  {
    of: 'western-dragon',
    part: 'wings|tail|horns|claws|scales',
    looks: 'spread|open|outstretched|long|bat',
    after: 'spread|open|outstretched|wide',
  },
  { of: cats, part: 'whiskers', looks: 'long', cjk: '(?:長い|长长?的?)?(?:胡须|ひげ|ヒゲ|髭)' },
  {
    of: 'lion',
    part: 'mane',
    looks: 'full|thick|long|flowing|majestic',
    cjk: '(?:长长?的?|長い|立派な)?(?:鬃毛|たてがみ)',
  },
  {
    of: 'horse',
    part: 'mane(?: and tail)?|tail',
    looks: 'flowing|long|wild|windblown',
    after: 'flowing|blowing(?: in the wind)?',
    cjk: '鬃毛|たてがみ',
  },
  {
    of: 'unicorn',
    part: 'horns?|manes?',
    looks: 'spiral|spiraled|twisted|long|pointed|single|flowing|one|magical',
    cjk: '(?:长|長い|螺旋の?)?(?:独?角|鬃毛|たてがみ)',
  },
  {
    of: 'elephant',
    part: 'ivory tusks|tusks|ears|trunk(?! (?:up|raised|lifted|in the air))',
    looks: 'long|floppy|curved',
    cjk: '象牙|牙|(?:长长?的?|長い)?鼻子?',
  },
  { of: 'walrus narwhal mammoth', part: 'tusks?', looks: 'long|curved' },
  { of: 'deer moose', part: 'antlers', looks: 'long|branching|majestic', cjk: '鹿角|大きな角' },
  { of: 'ram goat bull', part: 'horns', looks: 'curved|curled|long|curly', cjk: '(?:弯曲?的?)?角' },
  { of: 'rhinoceros', part: 'horns?', looks: 'sharp|long', cjk: '角' },
  {
    of: 'rabbit donkey',
    part: 'ears',
    looks: 'long|tall|pointy',
    cjk: '(?:長い|长长?的?)(?:耳朵?|みみ)',
  },
  { of: 'wolf howling-wolf fox german-shepherd', part: 'ears', looks: 'pointy|pointed' },
  { of: 'squirrel red-panda', part: 'tail', looks: '', cjk: '尾巴|しっぽ' },
  { of: 'zebra tiger', part: 'stripes', looks: 'black|bold', cjk: '条纹|斑纹|縞模様|縞' },
  {
    of: 'leopard snow-leopard jaguar cheetah giraffe ladybug dalmatian',
    part: 'spots',
    looks: 'black|dark',
    cjk: '斑点|斑纹|斑点模様',
  },
  { of: 'dinosaur', part: 'arms|teeth|jaws|tail', looks: 'tiny|short|sharp|stubby' },
  {
    of: 'hedgehog porcupine',
    part: 'spines|quills|spikes|needles',
    looks: 'sharp|spiky|long',
    cjk: '(?:尖)?刺|針|とげ|トゲ',
  },
  {
    of: 'squirrel red-panda',
    part: 'tail',
    looks: 'bushy|fluffy|long',
    cjk: '(?:蓬松的?|ふさふさの?|大きな)?(?:尾巴|しっぽ|尻尾)',
  },
  { of: 'raccoon', part: '(?:face |eye )?masks?', looks: 'black|dark|bandit' },
  { of: 'camel', part: 'humps?', looks: 'two|double', cjk: '驼峰|双峰|こぶ' },
  { of: 'giraffe', part: 'spots|pattern', looks: 'brown' },
  {
    of: 'bull',
    part: 'horns?',
    looks: 'long|sharp|big|gold',
    cjk: '鼻环|鼻輪',
  },
  { of: 'sheep ram lamb', part: 'wool|fleece|coat', looks: 'fluffy|woolly|curly|white|soft', cjk: '羊毛|毛' },
  { of: 'husky', part: 'eyes', looks: 'blue|ice blue|bright', cjk: '青い目|青い瞳|蓝色?的?(?:眼睛|双眼|眼)' },
  { of: 'corgi dachshund', part: 'legs|body', looks: 'short|stubby|tiny|long', cjk: '短腿|短い足' },
  { of: 'poodle', part: 'fur|hair|coat', looks: 'curly|fluffy|white' },
  { of: 'pug bulldog french-bulldog', part: 'face|wrinkles', looks: 'wrinkled|wrinkly' },
];
