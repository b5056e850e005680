import type { Motif } from '../../motif.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { brain } from './brain.ts';
import { cryingEye } from './crying-eye.ts';
import { eye } from './eye.ts';
import { eyeball } from './eyeball.ts';
import { fangs } from './fangs.ts';
import { lips } from './lips.ts';
import { tooth } from './tooth.ts';

export const organs: readonly Motif[] = [cryingEye, anatomicalHeart, eye, eyeball, lips, fangs, tooth, brain];
