import type { Motif } from '../motif.ts';
import { accordion } from './accordion.ts';
import { banjo } from './banjo.ts';
import { boombox } from './boombox.ts';
import { cassette } from './cassette.ts';
import { castanets } from './castanets.ts';
import { clarinet } from './clarinet.ts';
import { drum } from './drum.ts';
import { drumsticks } from './drumsticks.ts';
import { electricGuitar } from './electric-guitar.ts';
import { erhu } from './erhu.ts';
import { flute } from './flute.ts';
import { gramophone } from './gramophone.ts';
import { guitar } from './guitar.ts';
import { guitarPick } from './guitar-pick.ts';
import { harmonica } from './harmonica.ts';
import { harp } from './harp.ts';
import { headphones } from './headphones.ts';
import { jukebox } from './jukebox.ts';
import { lyre } from './lyre.ts';
import { lute, mandolin } from './mandolin.ts';
import { maracas } from './maracas.ts';
import { metronome } from './metronome.ts';
import { microphone } from './microphone.ts';
import { musicBox } from './music-box.ts';
import { musicNotes } from './music-notes.ts';
import { piano } from './piano.ts';
import { pipa } from './pipa.ts';
import { radio } from './radio.ts';
import { saxophone } from './saxophone.ts';
import { shamisen } from './shamisen.ts';
import { sheetMusic } from './sheet-music.ts';
import { speaker } from './speaker.ts';
import { taiko } from './taiko.ts';
import { tambourine } from './tambourine.ts';
import { trebleClef } from './treble-clef.ts';
import { trombone } from './trombone.ts';
import { trumpet } from './trumpet.ts';
import { tuningFork } from './tuning-fork.ts';
import { turntable } from './turntable.ts';
import { ukulele } from './ukulele.ts';
import { vinyl } from './vinyl.ts';
import { cello, violin } from './violin.ts';
import { walkman } from './walkman.ts';
import { guqin, guzheng } from './zithers.ts';

/** Instruments, and what music is played and written on. */
export const music: readonly Motif[] = [
  guitarPick,
  lute,
  mandolin,
  turntable,
  speaker,
  drumsticks,
  erhu,
  gramophone,
  jukebox,
  guqin,
  guzheng,
  pipa,
  shamisen,
  cassette,
  electricGuitar,
  guitar,
  taiko,
  trombone,
  ukulele,
  microphone,
  piano,
  sheetMusic,
  trumpet,
  vinyl,
  violin,
  cello,
  flute,
  clarinet,
  musicBox,
  harmonica,
  tuningFork,
  walkman,
  lyre,
  headphones,
  castanets,
  musicNotes,
  trebleClef,
  saxophone,
  harp,
  maracas,
  metronome,
  tambourine,
  drum,
  accordion,
  banjo,
  boombox,
  radio,
];
