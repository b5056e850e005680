import type { Motif } from '../motif.ts';
import { animalSkull } from './animal-skull.ts';
import { arrow } from './arrow.ts';
import { axe } from './axe.ts';
import { bow } from './bow.ts';
import { crossedSwords } from './crossed-swords.ts';
import { dagger } from './dagger.ts';
import { dogTags } from './dog-tags.ts';
import { gunRose } from './gun-rose.ts';
import { handGrenade } from './hand-grenade.ts';
import { katana } from './katana.ts';
import { kitchenKnife } from './kitchen-knife.ts';
import { ramSkull } from './ram-skull.ts';
import { revolver } from './revolver.ts';
import { skeleton } from './skeleton.ts';
import { skeletonHand } from './skeleton-hand.ts';
import { skull } from './skull.ts';
import { soldierHelmet } from './soldier-helmet.ts';
import { sugarSkull } from './sugar-skull.ts';
import { sword } from './sword.ts';

export const skullsAndArms: readonly Motif[] = [
  animalSkull,
  arrow,
  axe,
  bow,
  crossedSwords,
  dagger,
  dogTags,
  gunRose,
  handGrenade,
  katana,
  kitchenKnife,
  ramSkull,
  revolver,
  skeleton,
  skeletonHand,
  skull,
  soldierHelmet,
  sugarSkull,
  sword,
];
