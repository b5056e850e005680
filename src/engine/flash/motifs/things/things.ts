import type { Motif } from '../motif.ts';
import { amphora } from './amphora.ts';
import { anchor } from './anchor.ts';
import { barbedWire } from './barbed-wire.ts';
import { baseballBat, batAndBall } from './baseball-bat.ts';
import { beer } from './beer.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { boxingGlove } from './boxing-glove.ts';
import { camera } from './camera.ts';
import { candle } from './candle.ts';
import { cards } from './cards.ts';
import { cassette } from './cassette.ts';
import { chain } from './chain.ts';
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { cigarette } from './cigarette.ts';
import { clock } from './clock.ts';
import { coffee } from './coffee.ts';
import { coin, coinStack } from './coin.ts';
import { compass } from './compass.ts';
import { crown } from './crown.ts';
import { daruma } from './daruma.ts';
import { dice } from './dice.ts';
import { discoBall } from './disco-ball.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { drinkingHorn } from './drinking-horn.ts';
import { eightBall } from './eight-ball.ts';
import { electricGuitar } from './electric-guitar.ts';
import { fan } from './fan.ts';
import { gem } from './gem.ts';
import { gourd } from './gourd.ts';
import { guitar } from './guitar.ts';
import { halo } from './halo.ts';
import { hourglass } from './hourglass.ts';
import { iceCream } from './ice-cream.ts';
import { jar } from './jar.ts';
import { key } from './key.ts';
import { kokeshi } from './kokeshi.ts';
import { lock } from './lock.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { manekiNeko } from './maneki-neko.ts';
import { microphone } from './microphone.ts';
import { mirror } from './mirror.ts';
import { operaMask } from './opera-mask.ts';
import { pearl } from './pearl.ts';
import { pizza } from './pizza.ts';
import { rope } from './rope.ts';
import { rosary } from './rosary.ts';
import { roulette } from './roulette.ts';
import { sailorHat } from './sailor-hat.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { shell } from './shell.ts';
import { snowGlobe } from './snow-globe.ts';
import { sombrero } from './sombrero.ts';
import { spiderWeb } from './spider-web.ts';
import { streetLamp } from './street-lamp.ts';
import { surfboard } from './surfboard.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { tombstone } from './tombstone.ts';
import { typewriter } from './typewriter.ts';
import { umbrella } from './umbrella.ts';
import { vinyl } from './vinyl.ts';
import { violin } from './violin.ts';

export const things: readonly Motif[] = [
  amphora,
  anchor,
  barbedWire,
  baseballBat,
  batAndBall,
  beer,
  book,
  bottle,
  boxingGlove,
  camera,
  candle,
  cards,
  cassette,
  chain,
  chess,
  chessBishop,
  chessKing,
  chessPawn,
  chessQueen,
  chessRook,
  cigarette,
  clock,
  coffee,
  coin,
  coinStack,
  compass,
  crown,
  daruma,
  dice,
  discoBall,
  dreamcatcher,
  drinkingHorn,
  eightBall,
  electricGuitar,
  fan,
  gem,
  gourd,
  guitar,
  halo,
  hourglass,
  iceCream,
  jar,
  key,
  kokeshi,
  lock,
  luckyMallet,
  manekiNeko,
  microphone,
  mirror,
  operaMask,
  pearl,
  pizza,
  rope,
  rosary,
  roulette,
  sailorHat,
  scales,
  scissors,
  shell,
  snowGlobe,
  sombrero,
  spiderWeb,
  streetLamp,
  surfboard,
  tattooMachine,
  teapot,
  teddyBear,
  tombstone,
  typewriter,
  umbrella,
  vinyl,
  violin,
];
