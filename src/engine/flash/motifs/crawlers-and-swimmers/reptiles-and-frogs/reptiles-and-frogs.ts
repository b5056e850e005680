import type { Motif } from '../../motif.ts';
import { axolotl } from './axolotl.ts';
import { chameleon } from './chameleon.ts';
import { cobra } from './cobra.ts';
import { crocodile } from './crocodile.ts';
import { frogs } from './frog.ts';
import { lizards } from './lizards.ts';
import { rattlesnake } from './rattlesnake.ts';
import { snake } from './snake.ts';
import { tortoise } from './tortoise.ts';
import { turtle } from './turtle.ts';

export const reptilesAndFrogs: readonly Motif[] = [
  axolotl,
  chameleon,
  cobra,
  ...frogs,
  ...lizards,
  snake,
  tortoise,
  turtle,
  axolotl,
  rattlesnake,
  crocodile,
];
