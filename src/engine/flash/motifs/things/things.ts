import type { Motif } from '../motif.ts';
import { amphora } from './amphora.ts';
import { anchor } from './anchor.ts';
import { bacon } from './bacon.ts';
import { balloon } from './balloon.ts';
import { soupDumplings } from './bamboo-steamer.ts';
import { bandana } from './bandana.ts';
import { barbedWire } from './barbed-wire.ts';
import { baseballBat, batAndBall } from './baseball-bat.ts';
import { beer } from './beer.ts';
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
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { chessboard } from './chessboard.ts';
import { chopsticks } from './chopsticks.ts';
import { cigar } from './cigar.ts';
import { cigarette } from './cigarette.ts';
import { cinnamonRoll } from './cinnamon-roll.ts';
import { clock } from './clock.ts';
import { coffee } from './coffee.ts';
import { coin, coinStack } from './coin.ts';
import { compass } from './compass.ts';
import { crackedEgg } from './cracked-egg.ts';
import { creamSoda } from './cream-soda.ts';
import { crown } from './crown.ts';
import { daruma } from './daruma.ts';
import { dice } from './dice.ts';
import { discoBall } from './disco-ball.ts';
import { divingHelmet } from './diving-helmet.ts';
import { dragonEgg } from './dragon-egg.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { drinkingHorn } from './drinking-horn.ts';
import { dumpling } from './dumpling.ts';
import { egg } from './egg.ts';
import { eggWaffle } from './egg-waffle.ts';
import { eightBall } from './eight-ball.ts';
import { electricGuitar } from './electric-guitar.ts';
import { fan } from './fan.ts';
import { fence } from './fence.ts';
import { fishingRod } from './fishing-rod.ts';
import { checkeredFlag, flag, prideFlag, unionJack, usaFlag } from './flag.ts';
import { dango, fishBalls, tanghulu } from './food-skewers.ts';
import { friedEgg } from './fried-egg.ts';
import { gasMask } from './gas-mask.ts';
import { gem } from './gem.ts';
import { glasses } from './glasses.ts';
import { goldBar } from './gold-bar.ts';
import { gourd } from './gourd.ts';
import { guitar } from './guitar.ts';
import { halo } from './halo.ts';
import { handcuffs } from './handcuffs.ts';
import { harpoon } from './harpoon.ts';
import { heartPadlock } from './heart-padlock.ts';
import { hockey } from './hockey.ts';
import { honeyJar } from './honey-jar.ts';
import { hotPot } from './hot-pot.ts';
import { hourglass } from './hourglass.ts';
import { iceCream } from './ice-cream.ts';
import { jar } from './jar.ts';
import { key } from './key.ts';
import { kimono } from './kimono.ts';
import { kokeshi } from './kokeshi.ts';
import { ladder } from './ladder.ts';
import { lock } from './lock.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { mala } from './mala.ts';
import { manekiNeko } from './maneki-neko.ts';
import { match } from './match.ts';
import { maze } from './maze.ts';
import { hanukkiah, menorah } from './menorah.ts';
import { messageInABottle } from './message-in-a-bottle.ts';
import { microphone } from './microphone.ts';
import { mirror } from './mirror.ts';
import { mittens } from './mittens.ts';
import { moustache } from './moustache.ts';
import { nationalFlags } from './national-flags.ts';
import { nautilus } from './nautilus.ts';
import { operaMask } from './opera-mask.ts';
import { oyster } from './oyster.ts';
import { paperCrane } from './paper-crane.ts';
import { partyHat } from './party-hat.ts';
import { pearl } from './pearl.ts';
import { pearlEarring } from './pearl-earring.ts';
import { piano } from './piano.ts';
import { pickle, pickleJar } from './pickle-jar.ts';
import { pineappleBun } from './pineapple-bun.ts';
import { pizza } from './pizza.ts';
import { polaroidCamera } from './polaroid-camera.ts';
import { postageStamp } from './postage-stamp.ts';
import { potion } from './potion.ts';
import { pudding } from './pudding.ts';
import { razor } from './razor.ts';
import { redThread } from './red-thread.ts';
import { rope } from './rope.ts';
import { rosary } from './rosary.ts';
import { roulette } from './roulette.ts';
import { sailorHat } from './sailor-hat.ts';
import { santaHat } from './santa-hat.ts';
import { sardineTin } from './sardine-tin.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { sextant } from './sextant.ts';
import { shavedIce } from './shaved-ice.ts';
import { sheetMusic } from './sheet-music.ts';
import { shell } from './shell.ts';
import { sheriffStar } from './sheriff-star.ts';
import { crossedPipes, smokingPipe } from './smoking-pipe.ts';
import { snowGlobe } from './snow-globe.ts';
import { sombrero } from './sombrero.ts';
import { sparkPlug } from './spark-plug.ts';
import { speaker } from './speaker.ts';
import { spiderWeb } from './spider-web.ts';
import { stainedWindow } from './stained-window.ts';
import { streetLamp } from './street-lamp.ts';
import { sundial } from './sundial.ts';
import { surfboard } from './surfboard.ts';
import { swing } from './swing.ts';
import { taiyaki } from './taiyaki.ts';
import { takoyaki } from './takoyaki.ts';
import { tarotCards } from './tarot.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { teacup } from './teacup.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { tempura } from './tempura.ts';
import { tombstone } from './tombstone.ts';
import { trumpet } from './trumpet.ts';
import { tumbleweed } from './tumbleweed.ts';
import { typewriter } from './typewriter.ts';
import { umbrella } from './umbrella.ts';
import { umeboshi } from './umeboshi.ts';
import { vinyl } from './vinyl.ts';
import { violin } from './violin.ts';
import { wagonWheel } from './wagon-wheel.ts';
import { wand } from './wand.ts';
import { waxSeal } from './wax-seal.ts';
import { barbell, dumbbell, kettlebell } from './weights.ts';
import { wishbone } from './wishbone.ts';
import { wizardStaff } from './wizard-staff.ts';

export const things: readonly Motif[] = [
  ...nationalFlags,
  stainedWindow,
  brokenChain,
  cinnamonRoll,
  creamSoda,
  dango,
  eggWaffle,
  fishBalls,
  hotPot,
  hanukkiah,
  menorah,
  messageInABottle,
  pickle,
  pickleJar,
  pineappleBun,
  pudding,
  sardineTin,
  shavedIce,
  soupDumplings,
  taiyaki,
  takoyaki,
  tanghulu,
  teacup,
  tempura,
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
  royalFlush,
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
  trumpet,
  typewriter,
  umbrella,
  prideFlag,
  unionJack,
  usaFlag,
  vinyl,
  violin,
  waxSeal,
  wishbone,
  wizardStaff,
  balloon,
  divingHelmet,
  fishingRod,
];
