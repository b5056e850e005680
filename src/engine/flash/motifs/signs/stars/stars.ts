import type { Motif } from '../../motif.ts';
import { constellationMotifs } from './constellation.ts';
import { ophiuchus } from './ophiuchus.ts';
import { zodiacMotifs } from './zodiac.ts';
import { zodiacWheel } from './zodiac-wheel.ts';

export const stars: readonly Motif[] = [ophiuchus, ...constellationMotifs, ...zodiacMotifs, zodiacWheel];
