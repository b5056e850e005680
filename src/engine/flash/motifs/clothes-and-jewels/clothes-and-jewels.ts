import type { Motif } from '../motif.ts';
import { awarenessRibbon } from './awareness-ribbon.ts';
import { badge } from './badge.ts';
import { balletShoes } from './ballet-shoes.ts';
import { bandana } from './bandana.ts';
import { baseballCap } from './baseball-cap.ts';
import { boots } from './boots.ts';
import { bowTie } from './bow-tie.ts';
import { championBelt } from './champion-belt.ts';
import { chefHat } from './chef-hat.ts';
import { corset } from './corset.ts';
import { cowboyBoot, spurredBoot } from './cowboy-boot.ts';
import { cowboyHat } from './cowboy-hat.ts';
import { crown } from './crown.ts';
import { diamondRing } from './diamond-ring.ts';
import { divingHelmet } from './diving-helmet.ts';
import { dogCollar } from './dog-collar.ts';
import { dress } from './dress.ts';
import { dressForm } from './dress-form.ts';
import { earring } from './earring.ts';
import { fedora } from './fedora.ts';
import { gasMask } from './gas-mask.ts';
import { gem } from './gem.ts';
import { glasses } from './glasses.ts';
import { goggles } from './goggles.ts';
import { hairClippers } from './hair-clippers.ts';
import { hairDryer } from './hair-dryer.ts';
import { halo } from './halo.ts';
import { heartLocket } from './heart-locket.ts';
import { highHeel } from './high-heel.ts';
import { hoodie } from './hoodie.ts';
import { jadeRing } from './jade-ring.ts';
import { jersey } from './jersey.ts';
import { kanzashi } from './kanzashi.ts';
import { kendoMask, shinai } from './kendo-mask.ts';
import { kimono } from './kimono.ts';
import { magatama } from './magatama.ts';
import { mala } from './mala.ts';
import { mittens } from './mittens.ts';
import { motorcycleHelmet } from './motorcycle-helmet.ts';
import { moustache } from './moustache.ts';
import { nailPolish } from './nail-polish.ts';
import { necklace } from './necklace.ts';
import { operaMask } from './opera-mask.ts';
import { partyHat } from './party-hat.ts';
import { pearl } from './pearl.ts';
import { pearlEarring } from './pearl-earring.ts';
import { pirateHat } from './pirate-hat.ts';
import { pocket } from './pocket.ts';
import { ring } from './ring.ts';
import { rosary } from './rosary.ts';
import { sailorHat } from './sailor-hat.ts';
import { santaHat } from './santa-hat.ts';
import { scarf } from './scarf.ts';
import { scarfHat } from './scarf-hat.ts';
import { sheriffStar } from './sheriff-star.ts';
import { sneaker } from './sneaker.ts';
import { sombrero } from './sombrero.ts';
import { spur } from './spur.ts';
import { strawHat } from './straw-hat.ts';
import { suit } from './suit.ts';
import { sunglasses } from './sunglasses.ts';
import { tShirt } from './t-shirt.ts';
import { topHat } from './top-hat.ts';
import { weddingRings } from './wedding-rings.ts';
import { wizardHat } from './wizard-hat.ts';
import { zipper } from './zipper.ts';

/** What is worn, and what belongs to being dressed. */
export const clothesAndJewels: readonly Motif[] = [
  championBelt,
  kanzashi,
  dogCollar,
  dressForm,
  hairClippers,
  hairDryer,
  jersey,
  kendoMask,
  nailPolish,
  bandana,
  shinai,
  crown,
  gasMask,
  gem,
  glasses,
  halo,
  kimono,
  mala,
  mittens,
  moustache,
  operaMask,
  partyHat,
  pearl,
  pearlEarring,
  rosary,
  sailorHat,
  santaHat,
  sheriffStar,
  sombrero,
  divingHelmet,
  zipper,
  badge,
  weddingRings,
  scarfHat,
  magatama,
  jadeRing,
  spur,
  scarf,
  suit,
  hoodie,
  pocket,
  balletShoes,
  diamondRing,
  ring,
  cowboyHat,
  cowboyBoot,
  spurredBoot,
  sunglasses,
  highHeel,
  topHat,
  bowTie,
  awarenessRibbon,
  sneaker,
  boots,
  strawHat,
  pirateHat,
  wizardHat,
  fedora,
  baseballCap,
  chefHat,
  necklace,
  heartLocket,
  earring,
  corset,
  dress,
  tShirt,
  motorcycleHelmet,
  goggles,
];
