import type { Motif } from '../../motif.ts';
import { bust, caesar } from './bust.ts';
import { flowerCrownedWoman, fridaKahlo } from './flower-crowned-woman.ts';
import { gangster } from './gangster.ts';
import { hippie } from './hippie.ts';
import { king } from './king.ts';
import { beardedMan, man, mustachedMan } from './man.ts';
import { monk } from './monk.ts';
import { cleopatra, pharaoh } from './pharaoh.ts';
import { plagueDoctor } from './plague-doctor.ts';
import { pope } from './pope.ts';
import { priest } from './priest.ts';
import { princess } from './princess.ts';
import { prisoner } from './prisoner.ts';
import { punk } from './punk.ts';
import { queen } from './queen.ts';
import { rasta } from './rasta.ts';
import { veiledWoman } from './veiled-woman.ts';
import { woman } from './woman.ts';
import { womanInHijab } from './woman-in-hijab.ts';

export const portraits: readonly Motif[] = [
  bust,
  cleopatra,
  flowerCrownedWoman,
  fridaKahlo,
  pharaoh,
  woman,
  caesar,
  monk,
  plagueDoctor,
  beardedMan,
  man,
  mustachedMan,
  king,
  princess,
  queen,
  gangster,
  pope,
  priest,
  punk,
  hippie,
  rasta,
  prisoner,
  veiledWoman,
  womanInHijab,
];
