import type { Motif } from '../../motif.ts';
import { chagama } from './chagama.ts';
import { cocktailShaker } from './cocktail-shaker.ts';
import { drinkingHorn } from './drinking-horn.ts';
import { fireflyJar } from './firefly-jar.ts';
import { frenchPress, icedCoffee } from './french-press.ts';
import { beaker, testTube } from './glassware.ts';
import { jar } from './jar.ts';
import { hotChocolate, mug } from './mug.ts';
import { martini, wineGlass } from './stemware.ts';
import { teacup } from './teacup.ts';
import { teapot } from './teapot.ts';

export const cups: readonly Motif[] = [
  fireflyJar,
  cocktailShaker,
  frenchPress,
  hotChocolate,
  icedCoffee,
  mug,
  beaker,
  teacup,
  testTube,
  drinkingHorn,
  jar,
  teapot,
  chagama,
  wineGlass,
  martini,
];
