import type { Motif } from '../motif.ts';
import { dinosaurs } from './dinosaurs/dinosaurs.ts';
import { fishAndSharks } from './fish-and-sharks/fish-and-sharks.ts';
import { inTheSea } from './in-the-sea/in-the-sea.ts';
import { insects } from './insects/insects.ts';
import { reptilesAndFrogs } from './reptiles-and-frogs/reptiles-and-frogs.ts';

export const crawlersAndSwimmers: readonly Motif[] = [
  ...insects,
  ...fishAndSharks,
  ...inTheSea,
  ...reptilesAndFrogs,
  ...dinosaurs,
];
