import type { Motif } from '../motif.ts';
import { animalSkull } from './animal-skull.ts';
import { arrow } from './arrow.ts';
import { axe } from './axe.ts';
import { battlefieldCross } from './battlefield-cross.ts';
import { birdSkull } from './bird-skull.ts';
import { bow } from './bow.ts';
import { bullet } from './bullet.ts';
import { butterflyKnife } from './butterfly-knife.ts';
import { candleSkull } from './candle-skull.ts';
import { cannon } from './cannon.ts';
import { catSkull } from './cat-skull.ts';
import { centurionHelmet } from './centurion-helmet.ts';
import { cleaver } from './cleaver.ts';
import { coatOfArms } from './coat-of-arms.ts';
import { crossbones } from './crossbones.ts';
import { crossbow } from './crossbow.ts';
import { crossedSwords } from './crossed-swords.ts';
import { crownedSkull } from './crowned-skull.ts';
import { dagger } from './dagger.ts';
import { deerSkull } from './deer-skull.ts';
import { dogTags } from './dog-tags.ts';
import { gunRose } from './gun-rose.ts';
import { handGrenade } from './hand-grenade.ts';
import { katana } from './katana.ts';
import { kitchenKnife } from './kitchen-knife.ts';
import { knightHelmet } from './knight-helmet.ts';
import { bowieKnife, switchblade } from './knives.ts';
import { rifle } from './lever-rifle.ts';
import { lightsaber } from './lightsaber.ts';
import { flail, mace } from './mace.ts';
import { mjolnir } from './mjolnir.ts';
import { nunchaku } from './nunchaku.ts';
import { pirateFlag } from './pirate-flag.ts';
import { guandao, halberd, spear } from './polearms.ts';
import { ramSkull } from './ram-skull.ts';
import { revolver } from './revolver.ts';
import { ribcage } from './ribcage.ts';
import { saber } from './saber.ts';
import { sai } from './sai.ts';
import { scythe } from './scythe.ts';
import { shield } from './shield.ts';
import { shuriken } from './shuriken.ts';
import { skeleton } from './skeleton.ts';
import { skeletonHand } from './skeleton-hand.ts';
import { skull } from './skull.ts';
import { slingshot } from './slingshot.ts';
import { soldierHelmet } from './soldier-helmet.ts';
import { spine } from './spine.ts';
import { sugarSkull } from './sugar-skull.ts';
import { sword } from './sword.ts';
import { swordInStone } from './sword-in-stone.ts';
import { tRexSkull } from './t-rex-skull.ts';
import { trident } from './trident.ts';
import { warhammer } from './warhammer.ts';
import { wolfSkull } from './wolf-skull.ts';

export const skullsAndArms: readonly Motif[] = [
  coatOfArms,
  candleSkull,
  crownedSkull,
  cleaver,
  cannon,
  spear,
  halberd,
  guandao,
  trident,
  scythe,
  pirateFlag,
  crossbones,
  animalSkull,
  birdSkull,
  catSkull,
  deerSkull,
  wolfSkull,
  arrow,
  axe,
  battlefieldCross,
  bow,
  crossedSwords,
  dagger,
  dogTags,
  gunRose,
  handGrenade,
  katana,
  kitchenKnife,
  lightsaber,
  mjolnir,
  ramSkull,
  revolver,
  skeleton,
  skeletonHand,
  slingshot,
  skull,
  spine,
  soldierHelmet,
  sugarSkull,
  sword,
  bullet,
  ribcage,
  saber,
  shield,
  flail,
  mace,
  warhammer,
  crossbow,
  bowieKnife,
  butterflyKnife,
  switchblade,
  shuriken,
  sai,
  nunchaku,
  rifle,
  swordInStone,
  knightHelmet,
  centurionHelmet,
  tRexSkull,
];
