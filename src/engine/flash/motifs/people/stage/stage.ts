import type { Motif } from '../../motif.ts';
import { ballerina } from './ballerina.ts';
import { bellyDancer } from './belly-dancer.ts';
import { clown } from './clown.ts';
import { dancingCouple, dancingGrandparents, hulaGirl } from './dancers.ts';
import { dj } from './dj.ts';
import { drummer } from './drummer.ts';
import { flamencoDancer } from './flamenco-dancer.ts';
import { geisha, oiran } from './geisha.ts';
import { jester } from './jester.ts';
import { kabuki } from './kabuki.ts';
import { boyPlayingGuitar, cellist, girlPlayingGuitar, guitarist, violinist } from './musicians.ts';
import { pianist } from './pianist.ts';
import { pinUp, sailorGirl } from './pin-ups.ts';
import { puppet } from './puppet.ts';
import { singer } from './singer.ts';
import { magicHat, stageMagician } from './stage-magician.ts';

export const stage: readonly Motif[] = [
  puppet,
  cellist,
  ballerina,
  clown,
  dancingCouple,
  dancingGrandparents,
  geisha,
  guitarist,
  hulaGirl,
  kabuki,
  oiran,
  pinUp,
  sailorGirl,
  violinist,
  jester,
  drummer,
  dj,
  pianist,
  singer,
  girlPlayingGuitar,
  boyPlayingGuitar,
  flamencoDancer,
  bellyDancer,
  stageMagician,
  magicHat,
];
