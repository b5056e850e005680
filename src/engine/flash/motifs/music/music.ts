import type { Motif } from '../motif.ts';
import { soundAndNotes } from './sound-and-notes/sound-and-notes.ts';
import { strings } from './strings/strings.ts';
import { windsAndDrums } from './winds-and-drums/winds-and-drums.ts';

/** Instruments, and what music is played and written on. */
export const music: readonly Motif[] = [...strings, ...windsAndDrums, ...soundAndNotes];
