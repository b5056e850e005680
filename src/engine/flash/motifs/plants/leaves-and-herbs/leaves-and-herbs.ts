import type { Motif } from '../../motif.ts';
import { acanthus } from './acanthus.ts';
import { bamboo } from './bamboo.ts';
import { clover, fourLeafClover } from './clover.ts';
import { coral } from './coral.ts';
import { daisyChain } from './daisy-chain.ts';
import { fern } from './fern.ts';
import { ginkgo } from './ginkgo.ts';
import { grass } from './grass.ts';
import { basil, bayBranch, herbBunch, mint, rosemary, sage, thyme } from './herbs.ts';
import { holly } from './holly.ts';
import { ivy } from './ivy.ts';
import { laurel } from './laurel.ts';
import { fallingLeaf, leaf } from './leaf.ts';
import { lilyPad } from './lily-pad.ts';
import { maple, mapleLeaf } from './maple.ts';
import { mossBall } from './moss-ball.ts';
import { acorn, oakLeaf } from './oak-leaf.ts';
import { pampas } from './pampas.ts';
import { pinecone } from './pinecone.ts';
import { plantBracelets } from './plant-bracelets.ts';
import { sprig } from './sprig.ts';
import { sprout } from './sprout.ts';
import { bananaLeaf, tropicalLeaves } from './tropical-leaves.ts';
import { thornVine, vine } from './vine.ts';

export const leavesAndHerbs: readonly Motif[] = [
  leaf,
  fallingLeaf,
  acanthus,
  bamboo,
  bananaLeaf,
  basil,
  bayBranch,
  fern,
  ginkgo,
  herbBunch,
  holly,
  ivy,
  laurel,
  lilyPad,
  maple,
  mapleLeaf,
  mint,
  mossBall,
  pampas,
  pinecone,
  rosemary,
  sage,
  sprig,
  thyme,
  thornVine,
  tropicalLeaves,
  vine,
  ...plantBracelets,
  grass,
  clover,
  fourLeafClover,
  daisyChain,
  acorn,
  oakLeaf,
  sprout,
  coral,
];
