import type { Motif } from '../../motif.ts';
import { abacus } from './abacus.ts';
import { aperture } from './aperture.ts';
import { camera } from './camera.ts';
import { floppyDisk } from './floppy-disk.ts';
import { gavel } from './gavel.ts';
import { inkBrush, inkstone } from './ink-brush.ts';
import { paintBrush } from './paint-brush.ts';
import { palette } from './palette.ts';
import { paperclip } from './paperclip.ts';
import { pencil } from './pencil.ts';
import { polaroidCamera } from './polaroid-camera.ts';
import { sprayCan } from './spray-can.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { typewriter } from './typewriter.ts';

export const deskAndEasel: readonly Motif[] = [
  abacus,
  inkBrush,
  inkstone,
  camera,
  paperclip,
  floppyDisk,
  polaroidCamera,
  tattooMachine,
  typewriter,
  aperture,
  gavel,
  paintBrush,
  pencil,
  palette,
  sprayCan,
];
