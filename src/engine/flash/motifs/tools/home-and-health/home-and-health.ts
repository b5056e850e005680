import type { Motif } from '../../motif.ts';
import { comb } from './comb.ts';
import { crochetHook } from './crochet-hook.ts';
import { embroideryHoop } from './embroidery-hoop.ts';
import { heartPadlock } from './heart-padlock.ts';
import { heartKey, key } from './key.ts';
import { lock } from './lock.ts';
import { match, matchbox } from './match.ts';
import { mortarAndPestle } from './mortar-and-pestle.ts';
import { penlight } from './penlight.ts';
import { razor } from './razor.ts';
import { razorBlade } from './razor-blade.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { needle } from './sewing-needle.ts';
import { skillet } from './skillet.ts';
import { stethoscope } from './stethoscope.ts';
import { syringe } from './syringe.ts';
import { threadSpool } from './thread-spool.ts';
import { knitting, yarn } from './yarn.ts';

export const homeAndHealth: readonly Motif[] = [
  penlight,
  heartPadlock,
  threadSpool,
  key,
  heartKey,
  lock,
  match,
  matchbox,
  razor,
  scales,
  scissors,
  mortarAndPestle,
  skillet,
  yarn,
  crochetHook,
  knitting,
  embroideryHoop,
  syringe,
  needle,
  razorBlade,
  comb,
  stethoscope,
];
