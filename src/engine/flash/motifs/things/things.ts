import type { Motif } from '../motif.ts';
import { abacus } from './abacus.ts';
import { amphora } from './amphora.ts';
import { anchor } from './anchor.ts';
import { bacon } from './bacon.ts';
import { bagel } from './bagel.ts';
import { balloon } from './balloon.ts';
import { soupDumplings } from './bamboo-steamer.ts';
import { bandana } from './bandana.ts';
import { barbedWire } from './barbed-wire.ts';
import { baseballBat, batAndBall } from './baseball-bat.ts';
import { beer } from './beer.ts';
import { bellJar } from './bell-jar.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { boxingGlove } from './boxing-glove.ts';
import { brokenChain } from './broken-chain.ts';
import { camera } from './camera.ts';
import { candle } from './candle.ts';
import { candyCane } from './candy-cane.ts';
import { cards, royalFlush, singleCards } from './cards.ts';
import { cassette } from './cassette.ts';
import { chain } from './chain.ts';
import { championBelt } from './champion-belt.ts';
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { chessboard } from './chessboard.ts';
import { chopsticks, chopsticksAndSushi } from './chopsticks.ts';
import { cigar } from './cigar.ts';
import { cigarette } from './cigarette.ts';
import { cinnamonRoll } from './cinnamon-roll.ts';
import { clock } from './clock.ts';
import { margarita, mojito } from './cocktail-glasses.ts';
import { cocktailShaker } from './cocktail-shaker.ts';
import { coffee } from './coffee.ts';
import { coffeeBeans } from './coffee-beans.ts';
import { coin, coinStack } from './coin.ts';
import { compass } from './compass.ts';
import { cottonCandy } from './cotton-candy.ts';
import { crackedEgg } from './cracked-egg.ts';
import { crayons } from './crayons.ts';
import { creamSoda } from './cream-soda.ts';
import { crown } from './crown.ts';
import { daruma } from './daruma.ts';
import { dice } from './dice.ts';
import { discoBall } from './disco-ball.ts';
import { divingHelmet } from './diving-helmet.ts';
import { dogCollar } from './dog-collar.ts';
import { dragonEgg } from './dragon-egg.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { dressForm } from './dress-form.ts';
import { drinkingHorn } from './drinking-horn.ts';
import { drumsticks } from './drumsticks.ts';
import { dumpling } from './dumpling.ts';
import { egg } from './egg.ts';
import { eggWaffle } from './egg-waffle.ts';
import { eightBall } from './eight-ball.ts';
import { electricGuitar } from './electric-guitar.ts';
import { erhu } from './erhu.ts';
import { fan } from './fan.ts';
import { fence } from './fence.ts';
import { fishingRod } from './fishing-rod.ts';
import { checkeredFlag, flag, prideFlag, unionJack, usaFlag } from './flag.ts';
import { flowerPot } from './flower-pot.ts';
import { dango, fishBalls, tanghulu } from './food-skewers.ts';
import { frenchPress, icedCoffee } from './french-press.ts';
import { friedEgg } from './fried-egg.ts';
import { gasMask } from './gas-mask.ts';
import { gearShift } from './gear-shift.ts';
import { gem } from './gem.ts';
import { glasses } from './glasses.ts';
import { beaker, testTube } from './glassware.ts';
import { goBoard } from './go-board.ts';
import { goldBar } from './gold-bar.ts';
import { golfClubs } from './golf-clubs.ts';
import { gourd } from './gourd.ts';
import { gramophone } from './gramophone.ts';
import { grandfatherClock } from './grandfather-clock.ts';
import { guitar, ukulele } from './guitar.ts';
import { guitarPick } from './guitar-pick.ts';
import { hairClippers } from './hair-clippers.ts';
import { hairDryer } from './hair-dryer.ts';
import { halo } from './halo.ts';
import { hanafuda } from './hanafuda.ts';
import { handPlane } from './hand-plane.ts';
import { handcuffs } from './handcuffs.ts';
import { harpoon } from './harpoon.ts';
import { heartPadlock } from './heart-padlock.ts';
import { hockey } from './hockey.ts';
import { honeyJar } from './honey-jar.ts';
import { hotPot } from './hot-pot.ts';
import { hourglass } from './hourglass.ts';
import { iceAxe } from './ice-axe.ts';
import { iceCream } from './ice-cream.ts';
import { inkBrush, inkstone } from './ink-brush.ts';
import { jackInTheBox } from './jack-in-the-box.ts';
import { jar } from './jar.ts';
import { jersey } from './jersey.ts';
import { kanzashi } from './kanzashi.ts';
import { kendoMask, shinai } from './kendo-mask.ts';
import { key } from './key.ts';
import { kimono } from './kimono.ts';
import { kokeshi } from './kokeshi.ts';
import { kunai } from './kunai.ts';
import { ladder } from './ladder.ts';
import { lock } from './lock.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { mailbox } from './mailbox.ts';
import { mala } from './mala.ts';
import { lute, mandolin } from './mandolin.ts';
import { manekiNeko } from './maneki-neko.ts';
import { match } from './match.ts';
import { matcha } from './matcha.ts';
import { maze } from './maze.ts';
import { hanukkiah, menorah } from './menorah.ts';
import { messageInABottle } from './message-in-a-bottle.ts';
import { microphone } from './microphone.ts';
import { mirror } from './mirror.ts';
import { mittens } from './mittens.ts';
import { moustache } from './moustache.ts';
import { hotChocolate, mug } from './mug.ts';
import { nachos } from './nachos.ts';
import { nailPolish } from './nail-polish.ts';
import { nationalFlags } from './national-flags.ts';
import { nautilus } from './nautilus.ts';
import { omamori } from './omamori.ts';
import { operaMask } from './opera-mask.ts';
import { oyster } from './oyster.ts';
import { paperCrane } from './paper-crane.ts';
import { paperclip } from './paperclip.ts';
import { parkBench } from './park-bench.ts';
import { partyHat } from './party-hat.ts';
import { pearl } from './pearl.ts';
import { pearlEarring } from './pearl-earring.ts';
import { penlight } from './penlight.ts';
import { piano } from './piano.ts';
import { pickle, pickleJar } from './pickle-jar.ts';
import { pineappleBun } from './pineapple-bun.ts';
import { pipa } from './pipa.ts';
import { crossedPistons, piston } from './piston.ts';
import { pizza } from './pizza.ts';
import { planchette } from './planchette.ts';
import { pliers } from './pliers.ts';
import { pocketTool } from './pocket-tool.ts';
import { polaroidCamera } from './polaroid-camera.ts';
import { postageStamp } from './postage-stamp.ts';
import { potion } from './potion.ts';
import { powerPole } from './power-pole.ts';
import { pudding } from './pudding.ts';
import { razor } from './razor.ts';
import { redThread } from './red-thread.ts';
import { rockingChair } from './rocking-chair.ts';
import { rockingHorse } from './rocking-horse.ts';
import { rope } from './rope.ts';
import { rosary } from './rosary.ts';
import { roulette } from './roulette.ts';
import { rubikCube } from './rubik-cube.ts';
import { sailorHat } from './sailor-hat.ts';
import { santaHat } from './santa-hat.ts';
import { sardineTin } from './sardine-tin.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { sextant } from './sextant.ts';
import { shamisen } from './shamisen.ts';
import { shavedIce } from './shaved-ice.ts';
import { sheetMusic } from './sheet-music.ts';
import { shell } from './shell.ts';
import { sheriffStar } from './sheriff-star.ts';
import { shogiPiece } from './shogi-piece.ts';
import { crossedPipes, smokingPipe } from './smoking-pipe.ts';
import { snowGlobe } from './snow-globe.ts';
import { sombrero } from './sombrero.ts';
import { sparkPlug } from './spark-plug.ts';
import { sparks } from './sparks.ts';
import { speaker } from './speaker.ts';
import { spiderWeb } from './spider-web.ts';
import { stainedWindow } from './stained-window.ts';
import { streetLamp } from './street-lamp.ts';
import { sundial } from './sundial.ts';
import { surfboard } from './surfboard.ts';
import { swing } from './swing.ts';
import { taiko } from './taiko.ts';
import { taiyaki } from './taiyaki.ts';
import { takoyaki } from './takoyaki.ts';
import { tapeMeasure } from './tape-measure.ts';
import { tarotCards } from './tarot.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { teacup } from './teacup.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { tempura } from './tempura.ts';
import { teruTeruBozu } from './teru-teru-bozu.ts';
import { tombstone } from './tombstone.ts';
import { trashCan } from './trash-can.ts';
import { trombone } from './trombone.ts';
import { trumpet } from './trumpet.ts';
import { tumbleweed } from './tumbleweed.ts';
import { turntable } from './turntable.ts';
import { typewriter } from './typewriter.ts';
import { uchiwa } from './uchiwa.ts';
import { umbrella } from './umbrella.ts';
import { umeboshi } from './umeboshi.ts';
import { vase } from './vase.ts';
import { vinyl } from './vinyl.ts';
import { cello, violin } from './violin.ts';
import { wagonWheel } from './wagon-wheel.ts';
import { wand } from './wand.ts';
import { waxSeal } from './wax-seal.ts';
import { barbell, dumbbell, kettlebell } from './weights.ts';
import { windowsill } from './windowsill.ts';
import { wishbone } from './wishbone.ts';
import { wizardStaff } from './wizard-staff.ts';
import { adjustableWrench, wrench } from './wrench.ts';
import { knitting, yarn } from './yarn.ts';
import { yuanbao } from './yuanbao.ts';
import { zipper } from './zipper.ts';
import { guqin, guzheng } from './zithers.ts';

export const things: readonly Motif[] = [
  bagel,
  ...nationalFlags,
  stainedWindow,
  brokenChain,
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
  hanukkiah,
  menorah,
  messageInABottle,
  mojito,
  mug,
  nachos,
  pickle,
  pickleJar,
  pineappleBun,
  pudding,
  sardineTin,
  beaker,
  championBelt,
  crayons,
  gearShift,
  golfClubs,
  guitarPick,
  hanafuda,
  iceAxe,
  kanzashi,
  kunai,
  lute,
  mailbox,
  mandolin,
  omamori,
  parkBench,
  penlight,
  rockingChair,
  shavedIce,
  soupDumplings,
  taiyaki,
  takoyaki,
  tanghulu,
  tapeMeasure,
  teacup,
  tempura,
  testTube,
  turntable,
  uchiwa,
  umeboshi,
  wagonWheel,
  potion,
  oyster,
  tumbleweed,
  wand,
  kettlebell,
  dumbbell,
  barbell,
  speaker,
  handcuffs,
  heartPadlock,
  abacus,
  adjustableWrench,
  crossedPistons,
  dogCollar,
  dressForm,
  drumsticks,
  erhu,
  goBoard,
  gramophone,
  grandfatherClock,
  guqin,
  guzheng,
  hairClippers,
  hairDryer,
  handPlane,
  inkBrush,
  inkstone,
  jackInTheBox,
  jersey,
  kendoMask,
  nailPolish,
  nautilus,
  amphora,
  anchor,
  bacon,
  bandana,
  barbedWire,
  baseballBat,
  batAndBall,
  beer,
  book,
  bottle,
  boxingGlove,
  camera,
  candle,
  candyCane,
  cards,
  paperclip,
  pipa,
  piston,
  planchette,
  pliers,
  pocketTool,
  powerPole,
  rockingHorse,
  royalFlush,
  rubikCube,
  shamisen,
  shinai,
  shogiPiece,
  ...singleCards,
  cassette,
  chain,
  checkeredFlag,
  chess,
  chessBishop,
  chessboard,
  chessKing,
  chessPawn,
  chessQueen,
  chessRook,
  chopsticks,
  chopsticksAndSushi,
  bellJar,
  coffeeBeans,
  vase,
  flowerPot,
  cigar,
  cigarette,
  clock,
  coffee,
  coin,
  coinStack,
  compass,
  crackedEgg,
  crossedPipes,
  crown,
  daruma,
  dice,
  discoBall,
  dragonEgg,
  dreamcatcher,
  drinkingHorn,
  dumpling,
  egg,
  eightBall,
  electricGuitar,
  fan,
  fence,
  flag,
  friedEgg,
  gasMask,
  gem,
  glasses,
  goldBar,
  gourd,
  guitar,
  taiko,
  teruTeruBozu,
  trombone,
  ukulele,
  halo,
  harpoon,
  hockey,
  honeyJar,
  hourglass,
  iceCream,
  jar,
  key,
  kimono,
  kokeshi,
  ladder,
  lock,
  luckyMallet,
  mala,
  manekiNeko,
  match,
  maze,
  microphone,
  mirror,
  mittens,
  moustache,
  operaMask,
  paperCrane,
  partyHat,
  pearl,
  pearlEarring,
  pizza,
  polaroidCamera,
  piano,
  postageStamp,
  razor,
  redThread,
  rope,
  rosary,
  roulette,
  sailorHat,
  santaHat,
  scales,
  scissors,
  sextant,
  sheetMusic,
  shell,
  sheriffStar,
  smokingPipe,
  snowGlobe,
  sombrero,
  sparkPlug,
  sparks,
  spiderWeb,
  streetLamp,
  sundial,
  surfboard,
  swing,
  ...tarotCards,
  tattooMachine,
  teapot,
  teddyBear,
  tombstone,
  trashCan,
  trumpet,
  typewriter,
  umbrella,
  prideFlag,
  unionJack,
  usaFlag,
  vinyl,
  violin,
  cello,
  waxSeal,
  windowsill,
  wishbone,
  wizardStaff,
  balloon,
  divingHelmet,
  fishingRod,
  wrench,
  yarn,
  knitting,
  yuanbao,
  zipper,
];
