import type { Motif } from '../../motif.ts';
import { banshee } from './banshee.ts';
import { cernunnos } from './cernunnos.ts';
import { dwarf } from './dwarf.ts';
import { freya } from './freya.ts';
import { greenMan } from './green-man.ts';
import { loki } from './loki.ts';
import { morrigan } from './morrigan.ts';
import { odin } from './odin.ts';
import { thor } from './thor.ts';
import { troll } from './troll.ts';
import { valkyrie } from './valkyrie.ts';

export const north: readonly Motif[] = [
  dwarf,
  troll,
  greenMan,
  loki,
  odin,
  thor,
  valkyrie,
  morrigan,
  cernunnos,
  banshee,
  freya,
];
