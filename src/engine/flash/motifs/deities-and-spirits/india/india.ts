import type { Motif } from '../../motif.ts';
import { durga } from './durga.ts';
import { ganesha } from './ganesha.ts';
import { hanuman } from './hanuman.ts';
import { kali } from './kali.ts';
import { krishna } from './krishna.ts';
import { lakshmi } from './lakshmi.ts';
import { shiva } from './shiva.ts';
import { vishnu } from './vishnu.ts';

export const india: readonly Motif[] = [ganesha, kali, krishna, shiva, hanuman, lakshmi, vishnu, durga];
