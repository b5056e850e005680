import type { Motif } from '../../motif.ts';
import { amaterasu } from './amaterasu.ts';
import { benkei } from './benkei.ts';
import { benzaiten } from './benzaiten.ts';
import { bishamonten } from './bishamonten.ts';
import { fujin } from './fujin.ts';
import { gashadokuro } from './gashadokuro.ts';
import { hannya } from './hannya.ts';
import { hotei } from './hotei.ts';
import { hyottoko } from './hyottoko.ts';
import { kaguya } from './kaguya.ts';
import { kappa } from './kappa.ts';
import { karakasa } from './karakasa.ts';
import { kitsuneMask } from './kitsune-mask.ts';
import { daikoku, ebisu } from './lucky-gods.ts';
import { namakubi } from './namakubi.ts';
import { nohMask } from './noh-mask.ts';
import { okame } from './okame.ts';
import { oni } from './oni.ts';
import { raijin } from './raijin.ts';
import { rokurokubi } from './rokurokubi.ts';
import { sevenLuckyGods } from './seven-lucky-gods.ts';
import { susanoo } from './susanoo.ts';
import { tengu } from './tengu.ts';
import { tennyo } from './tennyo.ts';
import { yukiOnna } from './yuki-onna.ts';

export const japan: readonly Motif[] = [
  daikoku,
  ebisu,
  fujin,
  gashadokuro,
  hannya,
  hotei,
  hyottoko,
  kappa,
  karakasa,
  kitsuneMask,
  namakubi,
  nohMask,
  okame,
  oni,
  raijin,
  tengu,
  tennyo,
  yukiOnna,
  bishamonten,
  amaterasu,
  rokurokubi,
  sevenLuckyGods,
  benzaiten,
  susanoo,
  benkei,
  kaguya,
];
