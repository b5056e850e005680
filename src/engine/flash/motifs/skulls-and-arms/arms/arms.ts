import type { Motif } from '../../motif.ts';
import { arrow } from './arrow.ts';
import { axe } from './axe.ts';
import { battlefieldCross } from './battlefield-cross.ts';
import { bow } from './bow.ts';
import { bullet } from './bullet.ts';
import { butterflyKnife } from './butterfly-knife.ts';
import { cannon } from './cannon.ts';
import { centurionHelmet } from './centurion-helmet.ts';
import { cleaver } from './cleaver.ts';
import { coatOfArms } from './coat-of-arms.ts';
import { crossbow } from './crossbow.ts';
import { crossedSwords } from './crossed-swords.ts';
import { dagger } from './dagger.ts';
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
import { guandao, halberd, spear } from './polearms.ts';
import { revolver } from './revolver.ts';
import { saber } from './saber.ts';
import { sai } from './sai.ts';
import { scythe } from './scythe.ts';
import { shield } from './shield.ts';
import { shuriken } from './shuriken.ts';
import { slingshot } from './slingshot.ts';
import { soldierHelmet } from './soldier-helmet.ts';
import { sword } from './sword.ts';
import { swordInStone } from './sword-in-stone.ts';
import { trident } from './trident.ts';
import { warhammer } from './warhammer.ts';

export const arms: readonly Motif[] = [
  coatOfArms,
  cleaver,
  cannon,
  spear,
  halberd,
  guandao,
  trident,
  scythe,
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
  revolver,
  slingshot,
  soldierHelmet,
  sword,
  bullet,
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
];
