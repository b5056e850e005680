import type { Motif } from '../motif.ts';
import { bacon } from './bacon.ts';
import { bagel } from './bagel.ts';
import { soupDumplings } from './bamboo-steamer.ts';
import { beehive } from './beehive.ts';
import { beer } from './beer.ts';
import { beerBottle } from './beer-bottle.ts';
import { birthdayCake } from './birthday-cake.ts';
import { boba } from './boba.ts';
import { bread } from './bread.ts';
import { burger } from './burger.ts';
import { cake } from './cake.ts';
import { candy } from './candy.ts';
import { candyCane } from './candy-cane.ts';
import { chagama } from './chagama.ts';
import { champagne } from './champagne.ts';
import { cheese } from './cheese.ts';
import { chocolate } from './chocolate.ts';
import { chopsticks, chopsticksAndSushi } from './chopsticks.ts';
import { cinnamonRoll } from './cinnamon-roll.ts';
import { margarita, mojito } from './cocktail-glasses.ts';
import { cocktailShaker } from './cocktail-shaker.ts';
import { coffee } from './coffee.ts';
import { coffeeBean } from './coffee-bean.ts';
import { cookie } from './cookie.ts';
import { cottonCandy } from './cotton-candy.ts';
import { crackedEgg } from './cracked-egg.ts';
import { creamSoda } from './cream-soda.ts';
import { croissant } from './croissant.ts';
import { cupcake } from './cupcake.ts';
import { donut } from './donut.ts';
import { drinkingHorn } from './drinking-horn.ts';
import { dumpling } from './dumpling.ts';
import { egg } from './egg.ts';
import { eggWaffle } from './egg-waffle.ts';
import { fireflyJar } from './firefly-jar.ts';
import { dango, fishBalls, tanghulu } from './food-skewers.ts';
import { fork } from './fork.ts';
import { frenchPress, icedCoffee } from './french-press.ts';
import { friedEgg } from './fried-egg.ts';
import { fries } from './fries.ts';
import { gingerbreadMan } from './gingerbread-man.ts';
import { beaker, testTube } from './glassware.ts';
import { honeyDipper } from './honey-dipper.ts';
import { honeyJar } from './honey-jar.ts';
import { honeycomb } from './honeycomb.ts';
import { hotDog } from './hot-dog.ts';
import { hotPot } from './hot-pot.ts';
import { iceCream } from './ice-cream.ts';
import { icePop } from './ice-pop.ts';
import { jar } from './jar.ts';
import { kagamiMochi } from './kagami-mochi.ts';
import { liquorBottle } from './liquor-bottle.ts';
import { lollipop } from './lollipop.ts';
import { macaron } from './macaron.ts';
import { matcha } from './matcha.ts';
import { meatSkewers } from './meat-skewers.ts';
import { milk } from './milk.ts';
import { hotChocolate, mug } from './mug.ts';
import { nachos } from './nachos.ts';
import { onigiri } from './onigiri.ts';
import { oyster } from './oyster.ts';
import { pickle, pickleJar } from './pickle-jar.ts';
import { pie } from './pie.ts';
import { pineappleBun } from './pineapple-bun.ts';
import { pizza } from './pizza.ts';
import { popcorn } from './popcorn.ts';
import { pretzel } from './pretzel.ts';
import { pudding } from './pudding.ts';
import { ramen } from './ramen.ts';
import { sake } from './sake.ts';
import { sardineTin } from './sardine-tin.ts';
import { shavedIce } from './shaved-ice.ts';
import { soda } from './soda.ts';
import { softServe } from './soft-serve.ts';
import { steamedBun } from './steamed-bun.ts';
import { martini, wineGlass } from './stemware.ts';
import { sushi } from './sushi.ts';
import { taco } from './taco.ts';
import { taiyaki } from './taiyaki.ts';
import { takoyaki } from './takoyaki.ts';
import { tangyuan } from './tangyuan.ts';
import { teacup } from './teacup.ts';
import { teapot } from './teapot.ts';
import { tempura } from './tempura.ts';
import { umeboshi } from './umeboshi.ts';
import { whiskey } from './whiskey.ts';
import { wineBottle } from './wine-bottle.ts';
import { wishbone } from './wishbone.ts';
import { zongzi } from './zongzi.ts';

/** What is eaten and drunk, and what it is served in. */
export const foodAndDrink: readonly Motif[] = [
  fireflyJar,
  bagel,
  cinnamonRoll,
  cocktailShaker,
  cottonCandy,
  creamSoda,
  dango,
  eggWaffle,
  fishBalls,
  frenchPress,
  hotChocolate,
  hotPot,
  icedCoffee,
  margarita,
  matcha,
  mojito,
  mug,
  nachos,
  pickle,
  pickleJar,
  pineappleBun,
  pudding,
  sardineTin,
  beaker,
  shavedIce,
  soupDumplings,
  taiyaki,
  takoyaki,
  tanghulu,
  teacup,
  tempura,
  testTube,
  umeboshi,
  oyster,
  bacon,
  beer,
  candyCane,
  chopsticks,
  chopsticksAndSushi,
  coffeeBean,
  coffee,
  crackedEgg,
  drinkingHorn,
  dumpling,
  zongzi,
  egg,
  friedEgg,
  honeyJar,
  iceCream,
  jar,
  pizza,
  teapot,
  wishbone,
  bread,
  wineBottle,
  liquorBottle,
  fork,
  birthdayCake,
  cookie,
  meatSkewers,
  honeyDipper,
  kagamiMochi,
  chagama,
  macaron,
  tangyuan,
  wineGlass,
  martini,
  ramen,
  sushi,
  burger,
  hotDog,
  donut,
  cupcake,
  cake,
  pie,
  taco,
  fries,
  popcorn,
  croissant,
  pretzel,
  cheese,
  softServe,
  icePop,
  lollipop,
  candy,
  chocolate,
  onigiri,
  steamedBun,
  gingerbreadMan,
  boba,
  milk,
  soda,
  whiskey,
  champagne,
  beerBottle,
  sake,
  honeycomb,
  beehive,
];
