import type { Motif } from '../../motif.ts';
import { dinosaur } from './dinosaur.ts';
import { pterodactyl } from './pterodactyl.ts';
import { sauropod } from './sauropod.ts';
import { stegosaurus } from './stegosaurus.ts';
import { triceratops } from './triceratops.ts';
import { velociraptor } from './velociraptor.ts';

export const dinosaurs: readonly Motif[] = [
  dinosaur,
  stegosaurus,
  dinosaur,
  stegosaurus,
  triceratops,
  pterodactyl,
  sauropod,
  velociraptor,
];
