import type { Motif } from '../../motif.ts';
import { angkorWat } from './angkor-wat.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { greatWall } from './great-wall.ts';
import { brooklynBridge, hollywoodSign, potala, taipei101 } from './landmarks.ts';
import { machuPicchu } from './machu-picchu.ts';
import { pyramid } from './pyramid.ts';
import { route66 } from './route-66.ts';
import { santorini } from './santorini.ts';
import { stonehenge } from './stonehenge.ts';
import { torii } from './torii.ts';

export const famousPlaces: readonly Motif[] = [
  angkorWat,
  greatWall,
  brooklynBridge,
  hollywoodSign,
  potala,
  taipei101,
  machuPicchu,
  eiffelTower,
  pyramid,
  stonehenge,
  torii,
  route66,
  santorini,
];
