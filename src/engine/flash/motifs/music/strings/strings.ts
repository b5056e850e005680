import type { Motif } from '../../motif.ts';
import { banjo } from './banjo.ts';
import { electricGuitar } from './electric-guitar.ts';
import { erhu } from './erhu.ts';
import { guitar } from './guitar.ts';
import { guitarPick } from './guitar-pick.ts';
import { harp } from './harp.ts';
import { lyre } from './lyre.ts';
import { lute, mandolin } from './mandolin.ts';
import { piano } from './piano.ts';
import { pipa } from './pipa.ts';
import { shamisen } from './shamisen.ts';
import { ukulele } from './ukulele.ts';
import { cello, violin } from './violin.ts';
import { guqin, guzheng } from './zithers.ts';

export const strings: readonly Motif[] = [
  guitarPick,
  lute,
  mandolin,
  erhu,
  guqin,
  guzheng,
  pipa,
  shamisen,
  electricGuitar,
  guitar,
  ukulele,
  piano,
  violin,
  cello,
  lyre,
  harp,
  banjo,
];
