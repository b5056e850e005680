import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { PartShown } from './part-shown.ts';

/** What birds are drawn with. */
export const partsOfBirds: readonly PartShown[] = [
  { of: having('beaked'), part: 'beaks?|bill', looks: 'sharp|pointed|pointy', cjk: '尖?嘴|くちばし|嘴' },
  {
    of: having('long-beaked'),
    part: 'beaks?|bill',
    looks: 'long|thin',
  },
  {
    of: named('raven'),
    part: 'tail feathers|feathers|plumage|tail',
    looks: 'black|dark',
    cjk: '(?:黑色?的?|黒い)(?:羽毛?|羽根|翼|翅膀)',
  },
  {
    of: named('peacock'),
    part: 'tail feathers|tail|feathers',
    looks: 'open|fanned|spread|colou?rful|full|fanned out',
    after: 'open|fanned(?: out)?|spread(?: out)?|fanned open',
  },
  {
    of: named('phoenix'),
    part: 'tail feathers|tail',
    looks: 'long|flowing',
    cjk: '(?:长长?的?|長い)?(?:尾巴|尾羽|尾)',
  },
  { of: named('swallow'), part: 'tail', looks: 'forked|split' },
  {
    of: named('owl', 'barn-owl', 'hawk', 'vulture'),
    part: 'talons|claws',
    looks: 'sharp|big|long',
    after: 'out',
    cjk: '(?:鋭い|尖锐的?|锋利的?)?(?:爪子?|利爪|かぎ爪)',
  },
  {
    of: named('rooster', 'hen'),
    part: 'combs?|wattles?|tail feathers|tail',
    looks: 'red|long|colou?rful',
    cjk: '鸡冠|とさか|トサカ',
  },
  {
    of: named('swan', 'goose', 'dove', 'egret'),
    part: 'feathers|plumage|wings',
    looks: 'white',
    cjk: '(?:白色?的?|白い)?(?:羽毛|羽根)',
  },
  {
    of: having('long-necked'),
    part: 'neck',
    looks: 'long|curved|graceful|elegant|slender',
    cjk: '(?:长长?的?|長い)?(?:脖子|首)',
  },
];
