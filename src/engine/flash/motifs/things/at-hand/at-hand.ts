import type { Motif } from '../../motif.ts';
import { alarmClock } from './alarm-clock.ts';
import { backpack } from './backpack.ts';
import { bell } from './bell.ts';
import { bomb } from './bomb.ts';
import { cigar } from './cigar.ts';
import { cigarette } from './cigarette.ts';
import { coin, coinStack } from './coin.ts';
import { fan } from './fan.ts';
import { gift } from './gift.ts';
import { goldBar } from './gold-bar.ts';
import { grannySquare } from './granny-square.ts';
import { handbag } from './handbag.ts';
import { handcuffs } from './handcuffs.ts';
import { kunai } from './kunai.ts';
import { lipstick } from './lipstick.ts';
import { magnifyingGlass } from './magnifying-glass.ts';
import { pacifier } from './pacifier.ts';
import { rubberDuck } from './rubber-duck.ts';
import { crossedPipes, smokingPipe } from './smoking-pipe.ts';
import { soap } from './soap.ts';
import { stopwatch } from './stopwatch.ts';
import { suitcase } from './suitcase.ts';
import { telephone } from './telephone.ts';
import { uchiwa } from './uchiwa.ts';
import { umbrella } from './umbrella.ts';
import { wristwatch } from './wristwatch.ts';

export const atHand: readonly Motif[] = [
  kunai,
  uchiwa,
  handcuffs,
  cigar,
  cigarette,
  coin,
  coinStack,
  crossedPipes,
  fan,
  goldBar,
  smokingPipe,
  umbrella,
  soap,
  grannySquare,
  pacifier,
  bell,
  lipstick,
  handbag,
  alarmClock,
  wristwatch,
  stopwatch,
  suitcase,
  backpack,
  magnifyingGlass,
  telephone,
  gift,
  rubberDuck,
  bomb,
];
