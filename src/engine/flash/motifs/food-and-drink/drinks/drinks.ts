import type { Motif } from '../../motif.ts';
import { beer } from './beer.ts';
import { beerBottle } from './beer-bottle.ts';
import { boba } from './boba.ts';
import { champagne } from './champagne.ts';
import { margarita, mojito } from './cocktail-glasses.ts';
import { coffee } from './coffee.ts';
import { coffeeBean } from './coffee-bean.ts';
import { creamSoda } from './cream-soda.ts';
import { liquorBottle } from './liquor-bottle.ts';
import { matcha } from './matcha.ts';
import { milk } from './milk.ts';
import { sake } from './sake.ts';
import { soda } from './soda.ts';
import { whiskey } from './whiskey.ts';
import { wineBottle } from './wine-bottle.ts';

export const drinks: readonly Motif[] = [
  creamSoda,
  margarita,
  matcha,
  mojito,
  beer,
  coffeeBean,
  coffee,
  wineBottle,
  liquorBottle,
  boba,
  milk,
  soda,
  whiskey,
  champagne,
  beerBottle,
  sake,
];
