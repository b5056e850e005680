import type { Motif } from '../../motif.ts';
import { balletShoes } from './ballet-shoes.ts';
import { boots } from './boots.ts';
import { bowTie } from './bow-tie.ts';
import { corset } from './corset.ts';
import { cowboyBoot, spurredBoot } from './cowboy-boot.ts';
import { dress } from './dress.ts';
import { dressForm } from './dress-form.ts';
import { highHeel } from './high-heel.ts';
import { hoodie } from './hoodie.ts';
import { jersey } from './jersey.ts';
import { kimono } from './kimono.ts';
import { mittens } from './mittens.ts';
import { pocket } from './pocket.ts';
import { scarf } from './scarf.ts';
import { scarfHat } from './scarf-hat.ts';
import { sneaker } from './sneaker.ts';
import { suit } from './suit.ts';
import { tShirt } from './t-shirt.ts';
import { zipper } from './zipper.ts';

export const clothes: readonly Motif[] = [
  dressForm,
  jersey,
  kimono,
  mittens,
  zipper,
  scarfHat,
  scarf,
  suit,
  hoodie,
  pocket,
  balletShoes,
  cowboyBoot,
  spurredBoot,
  highHeel,
  bowTie,
  sneaker,
  boots,
  corset,
  dress,
  tShirt,
];
