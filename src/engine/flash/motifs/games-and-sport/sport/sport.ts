import type { Motif } from '../../motif.ts';
import { americanFootball } from './american-football.ts';
import { baseball } from './baseball.ts';
import { baseballBat, batAndBall } from './baseball-bat.ts';
import { basketball } from './basketball.ts';
import { bowling, bowlingPin } from './bowling.ts';
import { boxingGlove } from './boxing-glove.ts';
import { dart } from './dart.ts';
import { discGolfBasket } from './disc-golf-basket.ts';
import { fishingRod } from './fishing-rod.ts';
import { golf, golfFlag } from './golf.ts';
import { golfClubs } from './golf-clubs.ts';
import { hockey } from './hockey.ts';
import { iceAxe } from './ice-axe.ts';
import { lacrosseStick } from './lacrosse-stick.ts';
import { medal } from './medal.ts';
import { pingPong } from './ping-pong.ts';
import { punchingBag } from './punching-bag.ts';
import { badmintonRacket, tennis, tennisBall } from './rackets.ts';
import { rollerSkate } from './roller-skate.ts';
import { skateboard } from './skateboard.ts';
import { skis, snowboard } from './snow-boards.ts';
import { soccerBall } from './soccer-ball.ts';
import { surfboard } from './surfboard.ts';
import { volleyball } from './volleyball.ts';
import { barbell, dumbbell, kettlebell } from './weights.ts';

export const sport: readonly Motif[] = [
  golfClubs,
  iceAxe,
  kettlebell,
  dumbbell,
  barbell,
  baseballBat,
  batAndBall,
  boxingGlove,
  tennis,
  tennisBall,
  badmintonRacket,
  hockey,
  surfboard,
  fishingRod,
  rollerSkate,
  discGolfBasket,
  lacrosseStick,
  soccerBall,
  basketball,
  americanFootball,
  baseball,
  skateboard,
  dart,
  medal,
  bowling,
  bowlingPin,
  golf,
  golfFlag,
  pingPong,
  volleyball,
  skis,
  snowboard,
  punchingBag,
];
