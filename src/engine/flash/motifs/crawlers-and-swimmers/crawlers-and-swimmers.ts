import type { Motif } from '../motif.ts';
import { axolotl } from './axolotl.ts';
import { bee } from './bee.ts';
import { beetle, scarab } from './beetle.ts';
import { butterfly, butterflyWings, semicolonButterfly } from './butterfly.ts';
import { catfish } from './catfish.ts';
import { centipede } from './centipede.ts';
import { chameleon } from './chameleon.ts';
import { clownfish } from './clownfish.ts';
import { cobra } from './cobra.ts';
import { crab } from './crab.ts';
import { dinosaur } from './dinosaur.ts';
import { dolphin } from './dolphin.ts';
import { dragonfly } from './dragonfly.ts';
import { eel } from './eel.ts';
import { fish, salmon, trout } from './fish.ts';
import { fly } from './fly.ts';
import { frog } from './frog.ts';
import { goldfish } from './goldfish.ts';
import { jellyfish } from './jellyfish.ts';
import { koi } from './koi.ts';
import { ladybug } from './ladybug.ts';
import { lobster } from './lobster.ts';
import { lunaMoth } from './luna-moth.ts';
import { mantis } from './mantis.ts';
import { deathHeadMoth, moth } from './moth.ts';
import { narwhal } from './narwhal.ts';
import { octopus } from './octopus.ts';
import { orca } from './orca.ts';
import { pufferfish } from './pufferfish.ts';
import { rattlesnake } from './rattlesnake.ts';
import { scorpion } from './scorpion.ts';
import { seaUrchin } from './sea-urchin.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { spider } from './spider.ts';
import { stagBeetle } from './stag-beetle.ts';
import { turtle } from './turtle.ts';
import { wasp } from './wasp.ts';
import { whale } from './whale.ts';

export const crawlersAndSwimmers: readonly Motif[] = [
  axolotl,
  bee,
  beetle,
  stagBeetle,
  butterfly,
  butterflyWings,
  semicolonButterfly,
  catfish,
  chameleon,
  clownfish,
  cobra,
  crab,
  deathHeadMoth,
  dinosaur,
  dolphin,
  dragonfly,
  fish,
  fly,
  frog,
  goldfish,
  jellyfish,
  koi,
  ladybug,
  lobster,
  lunaMoth,
  mantis,
  moth,
  narwhal,
  octopus,
  orca,
  salmon,
  scorpion,
  seahorse,
  seaUrchin,
  shark,
  snail,
  snake,
  spider,
  trout,
  turtle,
  whale,
  dinosaur,
  clownfish,
  axolotl,
  centipede,
  eel,
  pufferfish,
  rattlesnake,
  scarab,
  wasp,
];
