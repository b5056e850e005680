import type { Motif } from '../../motif.ts';
import { ammonite } from './ammonite.ts';
import { dragonEgg } from './dragon-egg.ts';
import { nautilus } from './nautilus.ts';
import { nest, nestWithEggs } from './nest.ts';
import { sandDollar } from './sand-dollar.ts';
import { shell } from './shell.ts';
import { spiderWeb } from './spider-web.ts';
import { tumbleweed } from './tumbleweed.ts';

export const found: readonly Motif[] = [
  tumbleweed,
  nautilus,
  dragonEgg,
  shell,
  sandDollar,
  spiderWeb,
  ammonite,
  nest,
  nestWithEggs,
];
