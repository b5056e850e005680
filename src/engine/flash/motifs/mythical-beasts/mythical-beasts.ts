import { jackalope } from '../beasts/small/rabbit.ts';
import type { Motif } from '../motif.ts';
import { babaYagaHut } from './baba-yaga-hut.ts';
import { centaurArcher } from './centaur-archer.ts';
import { cerberus } from './cerberus.ts';
import { dragon } from './dragon.ts';
import { fooDog } from './foo-dog.ts';
import { griffin } from './griffin.ts';
import { harpy } from './harpy.ts';
import { hydra } from './hydra.ts';
import { kirin } from './kirin.ts';
import { lionDance } from './lion-dance.ts';
import { minotaur } from './minotaur.ts';
import { nineTailedFox } from './nine-tailed-fox.ts';
import { ouroboros } from './ouroboros.ts';
import { pegasus } from './pegasus.ts';
import { phoenix } from './phoenix.ts';
import { pixiu } from './pixiu.ts';
import { quetzalcoatl } from './quetzalcoatl.ts';
import { sphinx } from './sphinx.ts';
import { unicorn } from './unicorn.ts';
import { welshDragon } from './welsh-dragon.ts';
import { werewolf } from './werewolf.ts';
import { westernDragon } from './western-dragon.ts';
import { yatagarasu } from './yatagarasu.ts';

export const mythicalBeasts: readonly Motif[] = [
  werewolf,
  babaYagaHut,
  centaurArcher,
  cerberus,
  dragon,
  fooDog,
  harpy,
  hydra,
  jackalope,
  kirin,
  lionDance,
  nineTailedFox,
  ouroboros,
  phoenix,
  pixiu,
  quetzalcoatl,
  unicorn,
  yatagarasu,
  pegasus,
  westernDragon,
  welshDragon,
  sphinx,
  minotaur,
  griffin,
];
