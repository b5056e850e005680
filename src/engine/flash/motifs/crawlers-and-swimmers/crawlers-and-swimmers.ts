import type { Motif } from '../motif.ts';
import { anglerfish } from './anglerfish.ts';
import { ant } from './ant.ts';
import { axolotl } from './axolotl.ts';
import { bee, bumblebee } from './bee.ts';
import { beetle, scarab } from './beetle.ts';
import { betta } from './betta.ts';
import { butterflies, butterflyWings, semicolonButterfly } from './butterfly.ts';
import { caterpillar } from './caterpillar.ts';
import { catfish } from './catfish.ts';
import { centipede } from './centipede.ts';
import { chameleon } from './chameleon.ts';
import { cicada } from './cicada.ts';
import { clownfish } from './clownfish.ts';
import { cobra } from './cobra.ts';
import { crab } from './crab.ts';
import { crocodile } from './crocodile.ts';
import { dinosaur } from './dinosaur.ts';
import { dolphin } from './dolphin.ts';
import { doubleFish } from './double-fish.ts';
import { dragonfly } from './dragonfly.ts';
import { eel } from './eel.ts';
import { firefly } from './firefly.ts';
import { fish, salmon, trout } from './fish.ts';
import { flapjackOctopus } from './flapjack-octopus.ts';
import { fly } from './fly.ts';
import { frogs } from './frog.ts';
import { gameFish } from './game-fish.ts';
import { goldfish } from './goldfish.ts';
import { grasshoppers } from './grasshopper.ts';
import { hammerhead } from './hammerhead.ts';
import { hermitCrab } from './hermit-crab.ts';
import { isopod } from './isopod.ts';
import { jellyfish } from './jellyfish.ts';
import { koi } from './koi.ts';
import { kraken } from './kraken.ts';
import { ladybug } from './ladybug.ts';
import { lizards } from './lizards.ts';
import { lobster } from './lobster.ts';
import { lunaMoth } from './luna-moth.ts';
import { manatee } from './manatee.ts';
import { mantis } from './mantis.ts';
import { deathHeadMoth, moth } from './moth.ts';
import { narwhal } from './narwhal.ts';
import { octopus } from './octopus.ts';
import { orca } from './orca.ts';
import { pterodactyl } from './pterodactyl.ts';
import { pufferfish } from './pufferfish.ts';
import { rattlesnake } from './rattlesnake.ts';
import { rays } from './rays.ts';
import { sauropod } from './sauropod.ts';
import { schoolOfFish } from './school-of-fish.ts';
import { scorpion } from './scorpion.ts';
import { seaAnemone } from './sea-anemone.ts';
import { seaAngel } from './sea-angel.ts';
import { seaUrchin } from './sea-urchin.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { sharkJaws } from './shark-jaws.ts';
import { shrimp } from './shrimp.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { spermWhale } from './sperm-whale.ts';
import { blackWidow, spider, tarantula } from './spider.ts';
import { squid } from './squid.ts';
import { greatBeetles } from './stag-beetle.ts';
import { starfish } from './starfish.ts';
import { stegosaurus } from './stegosaurus.ts';
import { sunfish } from './sunfish.ts';
import { tardigrade } from './tardigrade.ts';
import { tortoise } from './tortoise.ts';
import { triceratops } from './triceratops.ts';
import { trilobite } from './trilobite.ts';
import { turtle } from './turtle.ts';
import { velociraptor } from './velociraptor.ts';
import { wasp } from './wasp.ts';
import { whale } from './whale.ts';
import { whaleShark } from './whale-shark.ts';
import { whaleTail } from './whale-tail.ts';

export const crawlersAndSwimmers: readonly Motif[] = [
  blackWidow,
  starfish,
  schoolOfFish,
  cicada,
  axolotl,
  bee,
  bumblebee,
  beetle,
  ...greatBeetles,
  betta,
  ...butterflies,
  butterflyWings,
  semicolonButterfly,
  catfish,
  chameleon,
  clownfish,
  cobra,
  crab,
  deathHeadMoth,
  dinosaur,
  stegosaurus,
  dolphin,
  dragonfly,
  fish,
  fly,
  firefly,
  ...frogs,
  ...gameFish,
  goldfish,
  ...grasshoppers,
  hammerhead,
  hermitCrab,
  jellyfish,
  koi,
  kraken,
  ladybug,
  ...lizards,
  lobster,
  lunaMoth,
  mantis,
  moth,
  narwhal,
  manatee,
  octopus,
  flapjackOctopus,
  orca,
  ...rays,
  salmon,
  scorpion,
  seaAngel,
  seahorse,
  isopod,
  seaAnemone,
  seaUrchin,
  shark,
  sharkJaws,
  snail,
  snake,
  spermWhale,
  spider,
  tarantula,
  tortoise,
  trout,
  turtle,
  trilobite,
  sunfish,
  tardigrade,
  whale,
  whaleShark,
  dinosaur,
  stegosaurus,
  clownfish,
  axolotl,
  centipede,
  eel,
  pufferfish,
  rattlesnake,
  scarab,
  wasp,
  doubleFish,
  whaleTail,
  crocodile,
  triceratops,
  pterodactyl,
  sauropod,
  velociraptor,
  squid,
  shrimp,
  anglerfish,
  ant,
  caterpillar,
];
