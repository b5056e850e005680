import type { Motif } from '../../motif.ts';
import { boombox } from './boombox.ts';
import { cassette } from './cassette.ts';
import { gramophone } from './gramophone.ts';
import { headphones } from './headphones.ts';
import { jukebox } from './jukebox.ts';
import { metronome } from './metronome.ts';
import { microphone } from './microphone.ts';
import { musicBox } from './music-box.ts';
import { musicNotes } from './music-notes.ts';
import { radio } from './radio.ts';
import { sheetMusic } from './sheet-music.ts';
import { speaker } from './speaker.ts';
import { trebleClef } from './treble-clef.ts';
import { tuningFork } from './tuning-fork.ts';
import { turntable } from './turntable.ts';
import { vinyl } from './vinyl.ts';
import { walkman } from './walkman.ts';

export const soundAndNotes: readonly Motif[] = [
  turntable,
  speaker,
  gramophone,
  jukebox,
  cassette,
  microphone,
  sheetMusic,
  vinyl,
  musicBox,
  tuningFork,
  walkman,
  headphones,
  musicNotes,
  trebleClef,
  metronome,
  boombox,
  radio,
];
