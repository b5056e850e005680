import type { Motif } from '../../motif.ts';
import { aizen } from './aizen.ts';
import { ashura } from './ashura.ts';
import { bodhidharma } from './bodhidharma.ts';
import { buddha } from './buddha.ts';
import { enma } from './enma.ts';
import { fudo } from './fudo.ts';
import { guanyin } from './guanyin.ts';
import { jizo } from './jizo.ts';
import { manjushri } from './manjushri.ts';
import { nio } from './nio.ts';
import { samantabhadra } from './samantabhadra.ts';
import { thousandArmedKannon } from './thousand-armed-kannon.ts';

export const buddhism: readonly Motif[] = [
  ashura,
  buddha,
  enma,
  fudo,
  guanyin,
  jizo,
  thousandArmedKannon,
  bodhidharma,
  nio,
  aizen,
  manjushri,
  samantabhadra,
];
