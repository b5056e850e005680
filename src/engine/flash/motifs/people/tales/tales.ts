import type { Motif } from '../../motif.ts';
import { adamAndEve } from './adam-and-eve.ts';
import { alice } from './alice.ts';
import { alien } from './alien.ts';
import { caveman } from './caveman.ts';
import { cinderella } from './cinderella.ts';
import { cyclops } from './cyclops.ts';
import { elf } from './elf.ts';
import { frankenstein } from './frankenstein.ts';
import { glassSlipper } from './glass-slipper.ts';
import { atlas, icarus, sisyphus } from './heroes.ts';
import { kintaro } from './kintaro.ts';
import { madHatter } from './mad-hatter.ts';
import { momotaro } from './momotaro.ts';
import { pinocchio } from './pinocchio.ts';
import { rapunzel } from './rapunzel.ts';
import { redRidingHood } from './red-riding-hood.ts';
import { robot } from './robot.ts';
import { scarecrow } from './scarecrow.ts';
import { snowWhite } from './snow-white.ts';
import { superhero } from './superhero.ts';
import { urashima } from './urashima.ts';
import { vitruvianMan } from './vitruvian-man.ts';

export const tales: readonly Motif[] = [
  caveman,
  superhero,
  kintaro,
  momotaro,
  vitruvianMan,
  alien,
  atlas,
  cyclops,
  elf,
  icarus,
  scarecrow,
  sisyphus,
  frankenstein,
  redRidingHood,
  robot,
  madHatter,
  alice,
  snowWhite,
  cinderella,
  glassSlipper,
  adamAndEve,
  urashima,
  rapunzel,
  pinocchio,
];
