import type { Motif } from '../../motif.ts';
import { bandana } from './bandana.ts';
import { baseballCap } from './baseball-cap.ts';
import { chefHat } from './chef-hat.ts';
import { cowboyHat } from './cowboy-hat.ts';
import { crown } from './crown.ts';
import { divingHelmet } from './diving-helmet.ts';
import { fedora } from './fedora.ts';
import { gasMask } from './gas-mask.ts';
import { glasses } from './glasses.ts';
import { goggles } from './goggles.ts';
import { halo } from './halo.ts';
import { kendoMask, shinai } from './kendo-mask.ts';
import { motorcycleHelmet } from './motorcycle-helmet.ts';
import { moustache } from './moustache.ts';
import { operaMask } from './opera-mask.ts';
import { partyHat } from './party-hat.ts';
import { pirateHat } from './pirate-hat.ts';
import { sailorHat } from './sailor-hat.ts';
import { santaHat } from './santa-hat.ts';
import { sombrero } from './sombrero.ts';
import { strawHat } from './straw-hat.ts';
import { sunglasses } from './sunglasses.ts';
import { topHat } from './top-hat.ts';
import { wizardHat } from './wizard-hat.ts';

export const headwear: readonly Motif[] = [
  kendoMask,
  bandana,
  shinai,
  crown,
  gasMask,
  glasses,
  halo,
  moustache,
  operaMask,
  partyHat,
  sailorHat,
  santaHat,
  sombrero,
  divingHelmet,
  cowboyHat,
  sunglasses,
  topHat,
  strawHat,
  pirateHat,
  wizardHat,
  fedora,
  baseballCap,
  chefHat,
  motorcycleHelmet,
  goggles,
];
