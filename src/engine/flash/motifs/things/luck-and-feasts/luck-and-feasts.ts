import type { Motif } from '../../motif.ts';
import { christmasTree } from './christmas-tree.ts';
import { coffin } from './coffin.ts';
import { daruma } from './daruma.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { dreidel } from './dreidel.ts';
import { horseshoe } from './horseshoe.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { manekiNeko } from './maneki-neko.ts';
import { hanukkiah, menorah } from './menorah.ts';
import { omamori } from './omamori.ts';
import { redThread } from './red-thread.ts';
import { snowman } from './snowman.ts';
import { teruTeruBozu } from './teru-teru-bozu.ts';
import { wand } from './wand.ts';
import { wizardStaff } from './wizard-staff.ts';
import { yuanbao } from './yuanbao.ts';

export const luckAndFeasts: readonly Motif[] = [
  hanukkiah,
  menorah,
  omamori,
  wand,
  daruma,
  dreamcatcher,
  teruTeruBozu,
  luckyMallet,
  manekiNeko,
  redThread,
  wizardStaff,
  yuanbao,
  dreidel,
  coffin,
  horseshoe,
  snowman,
  christmasTree,
];
