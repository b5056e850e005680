import type { Motif } from '../../motif.ts';
import { amphora } from './amphora.ts';
import { barrel } from './barrel.ts';
import { basket } from './basket.ts';
import { bellJar } from './bell-jar.ts';
import { bottle } from './bottle.ts';
import { bucket } from './bucket.ts';
import { soupCan, tinCan } from './cans.ts';
import { fishbowl } from './fishbowl.ts';
import { flowerPot } from './flower-pot.ts';
import { gourd } from './gourd.ts';
import { ironKettle } from './iron-kettle.ts';
import { kintsugiBowl } from './kintsugi-bowl.ts';
import { messageInABottle } from './message-in-a-bottle.ts';
import { perfume } from './perfume.ts';
import { potion } from './potion.ts';
import { snowGlobe } from './snow-globe.ts';
import { vase } from './vase.ts';
import { wateringCan } from './watering-can.ts';

export const vessels: readonly Motif[] = [
  messageInABottle,
  potion,
  amphora,
  bottle,
  bellJar,
  vase,
  flowerPot,
  gourd,
  snowGlobe,
  soupCan,
  tinCan,
  ironKettle,
  kintsugiBowl,
  perfume,
  barrel,
  basket,
  bucket,
  wateringCan,
  fishbowl,
];
