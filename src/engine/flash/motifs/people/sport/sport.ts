import type { Motif } from '../../motif.ts';
import { americanFootballer, basketballPlayer, footballer, golfer, tennisPlayer } from './ball-players.ts';
import { baseballPlayer } from './batter.ts';
import { bodybuilder, weightlifter } from './bodybuilder.ts';
import { cheerleader } from './cheerleader.ts';
import { boxer, fencer, martialArtist, thaiBoxer } from './fighters.ts';
import { figureSkater } from './figure-skater.ts';
import { hockeyPlayer } from './hockey-player.ts';
import { cyclist, runner, skateboarder, surfer } from './on-the-move.ts';
import { climber, fisherman, gymnast } from './outdoors.ts';
import { skier } from './skier.ts';
import { snowboarder } from './snowboarder.ts';
import { sumoWrestler } from './sumo-wrestler.ts';
import { taiChi } from './tai-chi.ts';
import { volleyballPlayer } from './volleyball-player.ts';
import { yogi } from './yogi.ts';

export const sport: readonly Motif[] = [
  bodybuilder,
  climber,
  americanFootballer,
  basketballPlayer,
  boxer,
  cyclist,
  fencer,
  fisherman,
  footballer,
  golfer,
  gymnast,
  martialArtist,
  runner,
  skateboarder,
  surfer,
  tennisPlayer,
  thaiBoxer,
  skier,
  snowboarder,
  baseballPlayer,
  figureSkater,
  hockeyPlayer,
  weightlifter,
  yogi,
  sumoWrestler,
  volleyballPlayer,
  taiChi,
  cheerleader,
];
