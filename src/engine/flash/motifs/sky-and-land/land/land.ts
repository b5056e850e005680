import type { Motif } from '../../motif.ts';
import { cairn } from './cairn.ts';
import { campfire } from './campfire.ts';
import { canyon } from './canyon.ts';
import { cave } from './cave.ts';
import { cliff } from './cliff.ts';
import { desert } from './desert.ts';
import { fireworks } from './fireworks.ts';
import { flame } from './flame.ts';
import { fuji } from './fuji.ts';
import { island } from './island.ts';
import { jungle } from './jungle.ts';
import { mountains } from './mountains.ts';
import { mushroomCloud } from './mushroom-cloud.ts';
import { oasis } from './oasis.ts';
import { pines } from './pines.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { beachScene, lionRock, winterScene } from './round-landscapes.ts';
import { smoke } from './smoke.ts';
import { seaSunset, sunset } from './sunset.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';
import { wave } from './wave.ts';
import { worldMap } from './world-map.ts';

export const land: readonly Motif[] = [
  road,
  cave,
  river,
  beachScene,
  lionRock,
  winterScene,
  canyon,
  seaSunset,
  sunset,
  campfire,
  cliff,
  desert,
  fireworks,
  flame,
  fuji,
  island,
  jungle,
  mountains,
  oasis,
  pines,
  smoke,
  volcano,
  waterfall,
  wave,
  worldMap,
  cairn,
  mushroomCloud,
];
