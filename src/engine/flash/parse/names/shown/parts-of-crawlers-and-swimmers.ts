import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { PartShown } from './part-shown.ts';

/** What fish, insects and reptiles are drawn with. */
export const partsOfCrawlersAndSwimmers: readonly PartShown[] = [
  {
    of: having('fish-tailed'),
    part: 'tail fins?|tails?|fins?',
    looks: 'flowing',
    cjk: '尾?(?:鳍|鰭|びれ|ひれ|ヒレ)|尾巴?',
  },
  {
    of: named('goldfish', 'betta'),
    part: 'tail fins?|tails?|fins?',
    looks: 'long|flowing|veil',
    cjk: '(?:長い|长长?的?|大きな)(?:尾?(?:鳍|びれ|ひれ|ヒレ)|尾巴?)',
  },
  {
    of: named('koi', 'catfish'),
    part: 'whiskers|barbels',
    looks: 'long',
    cjk: '(?:長い|长)?(?:胡须|须|ひげ|髭|ヒゲ)',
  },
  {
    of: named('octopus', 'squid', 'kraken'),
    part: 'tentacles|arms|suckers',
    looks: 'long|curly|curling|twisting|swirling|eight',
    cjk: '(?:長い|长长?的?)?(?:触手|触须|触腕|足|吸盘|吸盤)',
  },
  {
    of: named('jellyfish'),
    part: 'tentacles',
    looks: 'long|flowing|trailing|wavy',
    cjk: '(?:長い|长长?的?)?(?:触手|触须)',
  },
  {
    of: named('shark', 'hammerhead'),
    part: 'jaws?|mouth|(?:rows? of )?(?:sharp )?teeth|fins?',
    looks: 'open|sharp|pointy',
    after: 'open|wide open',
    cjk: '(?:张|張)(?:着|开)?大?嘴巴?|(?:大きく)?口を(?:大きく)?開けた?|(?:鋭い|尖牙?的?)?(?:牙齿?|歯)',
  },
  {
    of: named('turtle', 'tortoise'),
    part: 'shell',
    looks: 'patterned|detailed|hard|round',
    cjk: '龟?壳|甲羅',
  },
  {
    of: named('crab', 'hermit-crab', 'lobster', 'scorpion'),
    part: 'claws?|pincers?',
    looks: 'raised|open',
    after: 'up|raised',
    cjk: '(?:大きな)?(?:ハサミ|はさみ|爪)',
  },
  {
    of: named('scorpion'),
    part: 'tail(?: and stinger)?|stingers?|tail stinger',
    looks: 'raised|curled|curved|pointed|sharp|long',
    after: 'up|raised|curled(?: up)?',
    cjk: '(?:毒)?(?:尾巴?|尾刺|毒针|毒針)',
  },
  {
    of: named('spider', 'black-widow', 'tarantula'),
    part: 'legs',
    looks: 'long|thin|skinny',
    cjk: '(?:長い|长)?(?:腿|脚|足)',
  },
  { of: named('tarantula'), part: 'legs|body', looks: 'hairy|furry' },
  {
    of: named('bee', 'bumblebee', 'wasp'),
    part: 'body|stripes|wings(?! made)',
    looks: 'striped|fuzzy|yellow and black|black and yellow|see-through',
    cjk: '条纹|縞模様|翅膀|羽',
  },
  { of: named('dragonfly'), part: 'wings', looks: 'four|long|delicate', cjk: '翅膀|羽' },
  {
    of: named('cobra'),
    part: 'hood',
    looks: 'spread|open|flared|wide|raised|fanned|big',
    after: 'spread|open|flared|out|wide|up|fanned out',
  },
  {
    of: named('snake', 'rattlesnake'),
    part: 'tongue',
    looks: 'forked|split',
    after: 'out|sticking out',
    cjk: '(?:吐着|伸出的?)?(?:信子|舌头)|舌',
  },
  { of: named('cobra'), part: 'mouth|fangs', looks: 'open|sharp', after: 'open|out|showing' },
  {
    of: having('antennaed'),
    part: 'antennae|antennas|feelers',
    looks: 'long|feathery',
    cjk: '触角と羽|触角|触須',
  },
  {
    of: named('mantis'),
    part: 'arms|front legs|forelegs',
    looks: 'folded|raised|long',
    after: 'folded|raised',
  },
  {
    of: named('snail'),
    part: 'shell',
    looks: 'spiral|spiraled|swirly|swirl|round|coiled',
    cjk: '(?:螺旋)?壳|殻|渦巻き',
  },
  { of: named('frog'), part: 'eyes', looks: 'bulging|round|bulgy' },
  { of: named('crocodile'), part: 'jaws?|teeth|tail|scales', looks: 'sharp|long|strong|powerful' },
];
