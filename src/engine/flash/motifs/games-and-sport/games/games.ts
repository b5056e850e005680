import type { Motif } from '../../motif.ts';
import { cards, royalFlush, singleCards } from './cards.ts';
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { chessboard } from './chessboard.ts';
import { clawMachine } from './claw-machine.ts';
import { d20 } from './d20.ts';
import { dice } from './dice.ts';
import { domino } from './domino.ts';
import { eightBall } from './eight-ball.ts';
import { gameBoy } from './game-boy.ts';
import { gamepad, joystick } from './gamepad.ts';
import { goBoard } from './go-board.ts';
import { hanafuda } from './hanafuda.ts';
import { maze } from './maze.ts';
import { ouijaBoard } from './ouija-board.ts';
import { planchette } from './planchette.ts';
import { pokerChip } from './poker-chip.ts';
import { roulette } from './roulette.ts';
import { rubikCube } from './rubik-cube.ts';
import { shogiPiece } from './shogi-piece.ts';
import { snitch } from './snitch.ts';

export const games: readonly Motif[] = [
  hanafuda,
  goBoard,
  cards,
  planchette,
  ouijaBoard,
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
  eightBall,
  maze,
  roulette,
  snitch,
  domino,
  clawMachine,
  d20,
  gamepad,
  joystick,
];
