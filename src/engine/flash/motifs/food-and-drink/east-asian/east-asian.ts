import type { Motif } from '../../motif.ts';
import { soupDumplings } from './bamboo-steamer.ts';
import { chopsticks, chopsticksAndSushi } from './chopsticks.ts';
import { dumpling } from './dumpling.ts';
import { kagamiMochi } from './kagami-mochi.ts';
import { onigiri } from './onigiri.ts';
import { ramen } from './ramen.ts';
import { steamedBun } from './steamed-bun.ts';
import { sushi } from './sushi.ts';
import { taiyaki } from './taiyaki.ts';
import { takoyaki } from './takoyaki.ts';
import { tangyuan } from './tangyuan.ts';
import { tempura } from './tempura.ts';
import { umeboshi } from './umeboshi.ts';
import { zongzi } from './zongzi.ts';

export const eastAsian: readonly Motif[] = [
  soupDumplings,
  taiyaki,
  takoyaki,
  tempura,
  umeboshi,
  chopsticks,
  chopsticksAndSushi,
  dumpling,
  zongzi,
  kagamiMochi,
  tangyuan,
  ramen,
  sushi,
  onigiri,
  steamedBun,
];
