import type { Motif } from '../motif.ts';
import { bible } from './bible/bible.ts';
import { buddhism } from './buddhism/buddhism.ts';
import { china } from './china/china.ts';
import { egypt } from './egypt/egypt.ts';
import { greece } from './greece/greece.ts';
import { india } from './india/india.ts';
import { japan } from './japan/japan.ts';
import { north } from './north/north.ts';
import { spirits } from './spirits/spirits.ts';

export const deitiesAndSpirits: readonly Motif[] = [
  ...greece,
  ...egypt,
  ...north,
  ...bible,
  ...india,
  ...buddhism,
  ...china,
  ...japan,
  ...spirits,
];
