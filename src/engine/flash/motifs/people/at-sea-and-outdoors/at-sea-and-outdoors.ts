import type { Motif } from '../../motif.ts';
import { astronaut } from './astronaut.ts';
import { biker } from './biker.ts';
import { bullRider } from './bull-rider.ts';
import { cowboy, cowgirl } from './cowgirl.ts';
import { diver } from './diver.ts';
import { flyFisherman } from './fly-fisherman.ts';
import { hiker } from './hiker.ts';
import { hunter } from './hunter.ts';
import { kayaker } from './kayaker.ts';
import { motocrossRider } from './motocross-rider.ts';
import { oldManWithStick } from './old-man-with-stick.ts';
import { cowboyOnHorse, horseRider } from './on-horseback.ts';
import { pirate } from './pirate.ts';
import { sailor } from './sailor.ts';
import { seaCaptain } from './sea-captain.ts';
import { skydiver } from './skydiver.ts';
import { manWalkingDog, womanWalkingDog } from './walking-dog.ts';

export const atSeaAndOutdoors: readonly Motif[] = [
  hiker,
  astronaut,
  cowboy,
  cowgirl,
  diver,
  pirate,
  sailor,
  manWalkingDog,
  womanWalkingDog,
  biker,
  flyFisherman,
  horseRider,
  cowboyOnHorse,
  hunter,
  seaCaptain,
  kayaker,
  bullRider,
  skydiver,
  oldManWithStick,
  motocrossRider,
];
