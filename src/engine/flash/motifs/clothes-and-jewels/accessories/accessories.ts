import type { Motif } from '../../motif.ts';
import { awarenessRibbon } from './awareness-ribbon.ts';
import { badge } from './badge.ts';
import { championBelt } from './champion-belt.ts';
import { dogCollar } from './dog-collar.ts';
import { hairClippers } from './hair-clippers.ts';
import { hairDryer } from './hair-dryer.ts';
import { kanzashi } from './kanzashi.ts';
import { nailPolish } from './nail-polish.ts';
import { sheriffStar } from './sheriff-star.ts';
import { spur } from './spur.ts';

export const accessories: readonly Motif[] = [
  championBelt,
  kanzashi,
  dogCollar,
  hairClippers,
  hairDryer,
  nailPolish,
  sheriffStar,
  badge,
  spur,
  awarenessRibbon,
];
