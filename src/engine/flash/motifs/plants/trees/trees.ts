import type { Motif } from '../../motif.ts';
import { baobab } from './baobab.ts';
import { birch } from './birch.ts';
import { bonsai } from './bonsai.ts';
import { cherryTree } from './cherry-tree.ts';
import { cypress } from './cypress.ts';
import { deadTree } from './dead-tree.ts';
import { eucalyptus } from './eucalyptus.ts';
import { japanesePine } from './japanese-pine.ts';
import { joshuaTree } from './joshua-tree.ts';
import { oak } from './oak.ts';
import { palm } from './palm.ts';
import { pineTree } from './pine-tree.ts';
import { redwood } from './redwood.ts';
import { tree } from './tree.ts';
import { treeOfLife } from './tree-of-life.ts';
import { willow } from './willow.ts';

export const trees: readonly Motif[] = [
  birch,
  baobab,
  bonsai,
  cypress,
  eucalyptus,
  japanesePine,
  joshuaTree,
  oak,
  palm,
  pineTree,
  redwood,
  tree,
  cherryTree,
  treeOfLife,
  willow,
  deadTree,
];
