import type { Motif } from '../motif.ts';
import { barnOwl } from './barn-owl.ts';
import { birdClaw } from './bird-claw.ts';
import { chick } from './chick.ts';
import { crane } from './crane.ts';
import { dodo } from './dodo.ts';
import { dove } from './dove.ts';
import { duck } from './duck.ts';
import { eagle } from './eagle.ts';
import { feather } from './feather.ts';
import { flamingo } from './flamingo.ts';
import { goose } from './goose.ts';
import { hawk } from './hawk.ts';
import { hen } from './hen.ts';
import { herons } from './heron.ts';
import { hummingbird } from './hummingbird.ts';
import { kiwi } from './kiwi.ts';
import { longTailedTit } from './long-tailed-tit.ts';
import { ostrich } from './ostrich.ts';
import { owl } from './owl.ts';
import { parrots } from './parrot.ts';
import { peacock } from './peacock.ts';
import { peacockFeather } from './peacock-feather.ts';
import { pelican } from './pelican.ts';
import { penguin } from './penguin.ts';
import { plover } from './plover.ts';
import { puffin } from './puffin.ts';
import { raven } from './raven.ts';
import { rooster } from './rooster.ts';
import { seagull } from './seagull.ts';
import { smallBirds } from './small-birds.ts';
import { swallow } from './swallow.ts';
import { swan } from './swan.ts';
import { toucan } from './toucan.ts';
import { vulture } from './vulture.ts';
import { wings } from './wings.ts';

export const birds: readonly Motif[] = [
  vulture,
  barnOwl,
  crane,
  dove,
  duck,
  eagle,
  feather,
  flamingo,
  hawk,
  hen,
  ...herons,
  hummingbird,
  ostrich,
  owl,
  longTailedTit,
  ...parrots,
  peacock,
  peacockFeather,
  pelican,
  penguin,
  puffin,
  raven,
  rooster,
  ...smallBirds,
  swallow,
  swan,
  toucan,
  wings,
  plover,
  seagull,
  goose,
  chick,
  birdClaw,
  kiwi,
  dodo,
];
