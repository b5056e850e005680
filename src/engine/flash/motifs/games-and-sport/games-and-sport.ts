import type { Motif } from '../motif.ts';
import { americanFootball } from './american-football.ts';
import { balloon } from './balloon.ts';
import { baseball } from './baseball.ts';
import { baseballBat, batAndBall } from './baseball-bat.ts';
import { basketball } from './basketball.ts';
import { bowling, bowlingPin } from './bowling.ts';
import { boxingGlove } from './boxing-glove.ts';
import { cards, royalFlush, singleCards } from './cards.ts';
import { carouselHorse } from './carousel-horse.ts';
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { chessboard } from './chessboard.ts';
import { clawMachine } from './claw-machine.ts';
import { crayons } from './crayons.ts';
import { d20 } from './d20.ts';
import { dart } from './dart.ts';
import { dice } from './dice.ts';
import { discGolfBasket } from './disc-golf-basket.ts';
import { discoBall } from './disco-ball.ts';
import { domino } from './domino.ts';
import { eightBall } from './eight-ball.ts';
import { fishingRod } from './fishing-rod.ts';
import { gameBoy } from './game-boy.ts';
import { gamepad, joystick } from './gamepad.ts';
import { goBoard } from './go-board.ts';
import { golf, golfFlag } from './golf.ts';
import { golfClubs } from './golf-clubs.ts';
import { hagoita } from './hagoita.ts';
import { hanafuda } from './hanafuda.ts';
import { hockey } from './hockey.ts';
import { iceAxe } from './ice-axe.ts';
import { jackInTheBox } from './jack-in-the-box.ts';
import { kendama } from './kendama.ts';
import { kokeshi } from './kokeshi.ts';
import { lacrosseStick } from './lacrosse-stick.ts';
import { maze } from './maze.ts';
import { medal } from './medal.ts';
import { nutcracker } from './nutcracker.ts';
import { ouijaBoard } from './ouija-board.ts';
import { pingPong } from './ping-pong.ts';
import { planchette } from './planchette.ts';
import { pokerChip } from './poker-chip.ts';
import { punchingBag } from './punching-bag.ts';
import { badmintonRacket, tennis, tennisBall } from './rackets.ts';
import { rockingHorse } from './rocking-horse.ts';
import { rollerSkate } from './roller-skate.ts';
import { roulette } from './roulette.ts';
import { rubikCube } from './rubik-cube.ts';
import { shogiPiece } from './shogi-piece.ts';
import { skateboard } from './skateboard.ts';
import { snitch } from './snitch.ts';
import { skis, snowboard } from './snow-boards.ts';
import { soccerBall } from './soccer-ball.ts';
import { surfboard } from './surfboard.ts';
import { swing } from './swing.ts';
import { tarotCards } from './tarot.ts';
import { teddyBear } from './teddy-bear.ts';
import { theatreMasks } from './theatre-masks.ts';
import { volleyball } from './volleyball.ts';
import { barbell, dumbbell, kettlebell } from './weights.ts';

/** What is played with. */
export const gamesAndSport: readonly Motif[] = [
  theatreMasks,
  crayons,
  golfClubs,
  hanafuda,
  iceAxe,
  kettlebell,
  dumbbell,
  barbell,
  goBoard,
  jackInTheBox,
  baseballBat,
  batAndBall,
  boxingGlove,
  cards,
  planchette,
  ouijaBoard,
  rockingHorse,
  royalFlush,
  rubikCube,
  shogiPiece,
  ...singleCards,
  chess,
  chessBishop,
  chessboard,
  chessKing,
  chessPawn,
  chessQueen,
  chessRook,
  dice,
  gameBoy,
  pokerChip,
  discoBall,
  eightBall,
  tennis,
  tennisBall,
  badmintonRacket,
  hockey,
  kokeshi,
  maze,
  roulette,
  surfboard,
  swing,
  ...tarotCards,
  teddyBear,
  balloon,
  fishingRod,
  snitch,
  domino,
  rollerSkate,
  kendama,
  discGolfBasket,
  lacrosseStick,
  carouselHorse,
  clawMachine,
  nutcracker,
  hagoita,
  soccerBall,
  basketball,
  americanFootball,
  baseball,
  skateboard,
  dart,
  d20,
  medal,
  bowling,
  bowlingPin,
  golf,
  golfFlag,
  pingPong,
  volleyball,
  gamepad,
  joystick,
  skis,
  snowboard,
  punchingBag,
];
