import { gameFish } from '../../../motifs/kin.ts';
import type { PartShown } from './part-shown.ts';

const fish = `${gameFish} fish koi goldfish betta salmon trout clownfish shark hammerhead catfish`;

/** What fish, insects and reptiles are drawn with. */
export const partsOfCrawlersAndSwimmers: readonly PartShown[] = [
  { of: fish, part: 'tail fins?|tails?|fins?', looks: 'flowing', cjk: '尾?(?:鳍|鰭|びれ|ひれ|ヒレ)|尾巴?' },
  {
    of: 'goldfish betta',
    part: 'tail fins?|tails?|fins?',
    looks: 'long|flowing|veil',
    cjk: '(?:長い|长长?的?|大きな)(?:尾?(?:鳍|びれ|ひれ|ヒレ)|尾巴?)',
  },
  { of: 'koi catfish', part: 'whiskers|barbels', looks: 'long', cjk: '(?:長い|长)?(?:胡须|须|ひげ|髭|ヒゲ)' },
  {
    of: 'octopus squid kraken',
    part: 'tentacles|arms|suckers',
    looks: 'long|curly|curling|twisting|swirling|eight',
    cjk: '(?:長い|长长?的?)?(?:触手|触须|触腕|足|吸盘|吸盤)',
  },
  {
    of: 'jellyfish',
    part: 'tentacles',
    looks: 'long|flowing|trailing|wavy',
    cjk: '(?:長い|长长?的?)?(?:触手|触须)',
  },
  {
    of: 'shark hammerhead',
    part: 'jaws?|mouth|(?:rows? of )?(?:sharp )?teeth|fins?',
    looks: 'open|sharp|pointy',
    after: 'open|wide open',
    cjk: '(?:张|張)(?:着|开)?大?嘴巴?|(?:大きく)?口を(?:大きく)?開けた?|(?:鋭い|尖牙?的?)?(?:牙齿?|歯)',
  },
  { of: 'turtle tortoise', part: 'shell', looks: 'patterned|detailed|hard|round', cjk: '龟?壳|甲羅' },
  {
    of: 'crab hermit-crab lobster scorpion',
    part: 'claws?|pincers?',
    looks: 'raised|open',
    after: 'up|raised',
    cjk: '(?:大きな)?(?:ハサミ|はさみ|爪)',
  },
  {
    of: 'scorpion',
    part: 'tail(?: and stinger)?|stingers?|tail stinger',
    looks: 'raised|curled|curved|pointed|sharp|long',
    after: 'up|raised|curled(?: up)?',
    cjk: '(?:毒)?(?:尾巴?|尾刺|毒针|毒針)',
  },
  {
    of: 'spider black-widow tarantula',
    part: 'legs',
    looks: 'long|thin|skinny',
    cjk: '(?:長い|长)?(?:腿|脚|足)',
  },
  { of: 'tarantula', part: 'legs|body', looks: 'hairy|furry' },
  {
    of: 'bee bumblebee wasp',
    part: 'body|stripes|wings(?! made)',
    looks: 'striped|fuzzy|yellow and black|black and yellow|see-through',
    cjk: '条纹|縞模様|翅膀|羽',
  },
  { of: 'dragonfly', part: 'wings', looks: 'four|long|delicate', cjk: '翅膀|羽' },
  {
    of: 'cobra',
    part: 'hood',
    looks: 'spread|open|flared|wide|raised|fanned|big',
    after: 'spread|open|flared|out|wide|up|fanned out',
  },
  {
    of: 'snake rattlesnake',
    part: 'tongue',
    looks: 'forked|split',
    after: 'out|sticking out',
    cjk: '(?:吐着|伸出的?)?(?:信子|舌头)|舌',
  },
  { of: 'cobra', part: 'mouth|fangs', looks: 'open|sharp', after: 'open|out|showing' },
  {
    of: 'butterfly monarch moth luna-moth death-head-moth beetle ladybug ant grasshopper cricket mantis',
    part: 'antennae|antennas|feelers',
    looks: 'long|feathery',
    cjk: '触角と羽|触角|触須',
  },
  { of: 'mantis', part: 'arms|front legs|forelegs', looks: 'folded|raised|long', after: 'folded|raised' },
  {
    of: 'snail',
    part: 'shell',
    looks: 'spiral|spiraled|swirly|swirl|round|coiled',
    cjk: '(?:螺旋)?壳|殻|渦巻き',
  },
  { of: 'frog', part: 'eyes', looks: 'bulging|round|bulgy' },
  { of: 'crocodile', part: 'jaws?|teeth|tail|scales', looks: 'sharp|long|strong|powerful' },
];
