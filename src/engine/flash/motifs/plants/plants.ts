import type { Motif } from '../motif.ts';
import { acanthus } from './acanthus.ts';
import { agave } from './agave.ts';
import { aloe } from './aloe.ts';
import { apple } from './apple.ts';
import { asparagus } from './asparagus.ts';
import { avocado } from './avocado.ts';
import { bamboo } from './bamboo.ts';
import { banana } from './banana.ts';
import { baobab } from './baobab.ts';
import { berries } from './berries.ts';
import { birch } from './birch.ts';
import { blueberry } from './blueberry.ts';
import { bonsai } from './bonsai.ts';
import { blackberry, raspberry } from './bramble-fruit.ts';
import { cabbage } from './cabbage.ts';
import { cactus } from './cactus.ts';
import { carrot } from './carrot.ts';
import { cherry } from './cherry.ts';
import { cherryTree } from './cherry-tree.ts';
import { chestnut } from './chestnut.ts';
import { chili } from './chili.ts';
import { clover, fourLeafClover } from './clover.ts';
import { coconut } from './coconut.ts';
import { coral } from './coral.ts';
import { corn } from './corn.ts';
import { cotton } from './cotton.ts';
import { cypress } from './cypress.ts';
import { daisyChain } from './daisy-chain.ts';
import { deadTree } from './dead-tree.ts';
import { dragonFruit } from './dragon-fruit.ts';
import { eucalyptus } from './eucalyptus.ts';
import { fern } from './fern.ts';
import { fig } from './fig.ts';
import { flytrap } from './flytrap.ts';
import { garlic } from './garlic.ts';
import { ginkgo } from './ginkgo.ts';
import { grapes } from './grapes.ts';
import { grass } from './grass.ts';
import { basil, bayBranch, herbBunch, mint, rosemary, sage, thyme } from './herbs.ts';
import { holly } from './holly.ts';
import { hops } from './hops.ts';
import { ivy } from './ivy.ts';
import { japanesePine } from './japanese-pine.ts';
import { joshuaTree } from './joshua-tree.ts';
import { lanternPlant } from './lantern-plant.ts';
import { laurel } from './laurel.ts';
import { fallingLeaf, leaf } from './leaf.ts';
import { lemon, lime, orange } from './lemon.ts';
import { lilyPad } from './lily-pad.ts';
import { lychee } from './lychee.ts';
import { mango } from './mango.ts';
import { maple, mapleLeaf } from './maple.ts';
import { monstera } from './monstera.ts';
import { mossBall } from './moss-ball.ts';
import { mushroom } from './mushroom.ts';
import { mushroomHouse } from './mushroom-house.ts';
import { oak } from './oak.ts';
import { acorn, oakLeaf } from './oak-leaf.ts';
import { oliveBranch } from './olive-branch.ts';
import { palm } from './palm.ts';
import { pampas } from './pampas.ts';
import { pea } from './pea.ts';
import { peach } from './peach.ts';
import { pear } from './pear.ts';
import { persimmon } from './persimmon.ts';
import { pineTree } from './pine-tree.ts';
import { pineapple } from './pineapple.ts';
import { pinecone } from './pinecone.ts';
import { pitcherPlant } from './pitcher-plant.ts';
import { plantBracelets } from './plant-bracelets.ts';
import { apricot, plum } from './plum.ts';
import { pomegranate } from './pomegranate.ts';
import { potato } from './potato.ts';
import { pottedPlant } from './potted-plant.ts';
import { jackOLantern, pumpkin } from './pumpkin.ts';
import { radish } from './radish.ts';
import { redwood } from './redwood.ts';
import { rice } from './rice.ts';
import { snakePlant } from './snake-plant.ts';
import { sprig } from './sprig.ts';
import { sprout } from './sprout.ts';
import { strawberry } from './strawberry.ts';
import { succulent } from './succulent.ts';
import { tomato } from './tomato.ts';
import { tree } from './tree.ts';
import { treeOfLife } from './tree-of-life.ts';
import { bananaLeaf, tropicalLeaves } from './tropical-leaves.ts';
import { thornVine, vine } from './vine.ts';
import { walnut } from './walnut.ts';
import { watermelon } from './watermelon.ts';
import { wheat } from './wheat.ts';
import { chanterelle, morel } from './wild-mushrooms.ts';
import { willow } from './willow.ts';

export const plants: readonly Motif[] = [
  asparagus,
  cabbage,
  chestnut,
  potato,
  pea,
  pear,
  berries,
  hops,
  birch,
  baobab,
  leaf,
  fallingLeaf,
  acanthus,
  aloe,
  apricot,
  avocado,
  bamboo,
  bananaLeaf,
  basil,
  bayBranch,
  blackberry,
  bonsai,
  cactus,
  chanterelle,
  coconut,
  cypress,
  dragonFruit,
  eucalyptus,
  fern,
  fig,
  flytrap,
  pitcherPlant,
  ginkgo,
  herbBunch,
  holly,
  ivy,
  jackOLantern,
  japanesePine,
  joshuaTree,
  lanternPlant,
  laurel,
  lemon,
  lilyPad,
  lime,
  orange,
  maple,
  mapleLeaf,
  mint,
  morel,
  mossBall,
  mushroom,
  mushroomHouse,
  oak,
  oliveBranch,
  palm,
  pampas,
  pinecone,
  pineTree,
  plum,
  pomegranate,
  pumpkin,
  radish,
  raspberry,
  redwood,
  rice,
  rosemary,
  sage,
  sprig,
  strawberry,
  succulent,
  snakePlant,
  thyme,
  tree,
  cherryTree,
  thornVine,
  treeOfLife,
  tropicalLeaves,
  vine,
  watermelon,
  wheat,
  willow,
  ...plantBracelets,
  persimmon,
  grass,
  clover,
  fourLeafClover,
  cherry,
  walnut,
  lychee,
  apple,
  peach,
  chili,
  daisyChain,
  pineapple,
  banana,
  grapes,
  carrot,
  corn,
  garlic,
  tomato,
  mango,
  acorn,
  monstera,
  oakLeaf,
  sprout,
  deadTree,
  coral,
  blueberry,
  cotton,
  agave,
  pottedPlant,
];
