import type { Motif } from '../../motif.ts';
import { anubis } from './anubis.ts';
import { horus, ra } from './horus.ts';
import { isis } from './isis.ts';
import { osiris } from './osiris.ts';
import { thoth } from './thoth.ts';

export const egypt: readonly Motif[] = [anubis, horus, isis, osiris, ra, thoth];
