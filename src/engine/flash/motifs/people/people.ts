import type { Motif } from '../motif.ts';
import { alien } from './alien.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { astronaut } from './astronaut.ts';
import { ballerina } from './ballerina.ts';
import { barbarian } from './barbarian.ts';
import { bust, caesar } from './bust.ts';
import { chef } from './chef.ts';
import { chief } from './chief.ts';
import { clown } from './clown.ts';
import { cowboy, cowgirl } from './cowgirl.ts';
import { cryingEye } from './crying-eye.ts';
import { cyclops } from './cyclops.ts';
import { diver } from './diver.ts';
import { elf } from './elf.ts';
import { eye } from './eye.ts';
import { firefighter, fireHelmet } from './firefighter.ts';
import { flowerCrownedWoman, fridaKahlo } from './flower-crowned-woman.ts';
import { frankenstein } from './frankenstein.ts';
import { geisha } from './geisha.ts';
import { girlWithBalloon } from './girl-with-balloon.ts';
import { handshake } from './handshake.ts';
import { jester } from './jester.ts';
import { kabuki } from './kabuki.ts';
import { lips } from './lips.ts';
import { lovers } from './lovers.ts';
import { monk } from './monk.ts';
import { fatherAndChild, motherAndChild } from './mother-and-child.ts';
import { ninja } from './ninja.ts';
import { nun, nurse } from './nurse.ts';
import { cleopatra, pharaoh } from './pharaoh.ts';
import { pilot } from './pilot.ts';
import { pirate } from './pirate.ts';
import { plagueDoctor } from './plague-doctor.ts';
import { policeOfficer } from './police-officer.ts';
import { prayingHands } from './praying-hands.ts';
import { samurai, samuraiMask } from './samurai.ts';
import { scarecrow } from './scarecrow.ts';
import { spartan } from './spartan.ts';
import { viking } from './viking.ts';
import { welder, weldingMask } from './welder.ts';
import { woman } from './woman.ts';

export const people: readonly Motif[] = [
  cryingEye,
  alien,
  anatomicalHeart,
  astronaut,
  ballerina,
  barbarian,
  bust,
  chief,
  cleopatra,
  clown,
  cowboy,
  cowgirl,
  cyclops,
  diver,
  elf,
  eye,
  fatherAndChild,
  firefighter,
  fireHelmet,
  flowerCrownedWoman,
  fridaKahlo,
  geisha,
  girlWithBalloon,
  handshake,
  kabuki,
  lips,
  motherAndChild,
  ninja,
  nun,
  nurse,
  pharaoh,
  pirate,
  prayingHands,
  samurai,
  samuraiMask,
  scarecrow,
  spartan,
  viking,
  welder,
  weldingMask,
  woman,
  caesar,
  chef,
  policeOfficer,
  monk,
  frankenstein,
  jester,
  pilot,
  lovers,
  plagueDoctor,
];
