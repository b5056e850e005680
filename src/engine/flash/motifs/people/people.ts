import type { Motif } from '../motif.ts';
import { alien } from './alien.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { archer } from './archer.ts';
import { astronaut } from './astronaut.ts';
import { americanFootballer, basketballPlayer, footballer, golfer, tennisPlayer } from './ball-players.ts';
import { ballerina } from './ballerina.ts';
import { barbarian } from './barbarian.ts';
import { bodybuilder } from './bodybuilder.ts';
import { bride } from './bride.ts';
import { bust, caesar } from './bust.ts';
import { caveman } from './caveman.ts';
import { chef } from './chef.ts';
import { chief } from './chief.ts';
import { pope, priest } from './clergy.ts';
import { clown } from './clown.ts';
import { cowboy, cowgirl } from './cowgirl.ts';
import { cryingEye } from './crying-eye.ts';
import { cyclops } from './cyclops.ts';
import { dancingCouple, dancingGrandparents, hulaGirl } from './dancers.ts';
import { diver } from './diver.ts';
import { doctor, surgeon } from './doctors.ts';
import { elf } from './elf.ts';
import { executioner } from './executioner.ts';
import { eye } from './eye.ts';
import { fangs } from './fangs.ts';
import { farmer } from './farmer.ts';
import { boxer, fencer, martialArtist, thaiBoxer } from './fighters.ts';
import { firefighter, fireHelmet } from './firefighter.ts';
import { flamencoDancer } from './flamenco-dancer.ts';
import { flowerCrownedWoman, fridaKahlo } from './flower-crowned-woman.ts';
import { frankenstein } from './frankenstein.ts';
import { hippie, rasta } from './free-spirits.ts';
import { gangster } from './gangster.ts';
import { geisha, oiran } from './geisha.ts';
import { girlWithBalloon } from './girl-with-balloon.ts';
import { grandfather, grandmother } from './grandparents.ts';
import { handshake } from './handshake.ts';
import { miner, prisoner } from './hard-lives.ts';
import { atlas, icarus, sisyphus } from './heroes.ts';
import { hiker } from './hiker.ts';
import { jester } from './jester.ts';
import { kabuki } from './kabuki.ts';
import { lips } from './lips.ts';
import { lovers } from './lovers.ts';
import { madHatter } from './mad-hatter.ts';
import { beardedMan, man, mustachedMan } from './man.ts';
import { monk } from './monk.ts';
import { fatherAndChild, motherAndChild } from './mother-and-child.ts';
import { cellist, guitarist, violinist } from './musicians.ts';
import { newborn } from './newborn.ts';
import { ninja } from './ninja.ts';
import { nun, nurse } from './nurse.ts';
import { cyclist, runner, skateboarder, surfer } from './on-the-move.ts';
import { climber, fisherman, gymnast } from './outdoors.ts';
import { cleopatra, pharaoh } from './pharaoh.ts';
import { pilot } from './pilot.ts';
import { pinUp, sailorGirl } from './pin-ups.ts';
import { pirate } from './pirate.ts';
import { plagueDoctor } from './plague-doctor.ts';
import { policeOfficer } from './police-officer.ts';
import { prayingHands } from './praying-hands.ts';
import { punk } from './punk.ts';
import { puppet } from './puppet.ts';
import { romanSoldier } from './roman-soldier.ts';
import { king, princess, queen } from './royalty.ts';
import { sailor } from './sailor.ts';
import { samurai, samuraiMask } from './samurai.ts';
import { scarecrow } from './scarecrow.ts';
import { seaCaptain } from './sea-captain.ts';
import { spartan } from './spartan.ts';
import { superhero } from './superhero.ts';
import { alice, snowWhite } from './tale-girls.ts';
import { viking } from './viking.ts';
import { vitruvianMan } from './vitruvian-man.ts';
import {
  boy,
  boyWithKite,
  brideAndGroom,
  brothers,
  coupleWalking,
  family,
  familyOfFive,
  familyOfThree,
  fatherCarrying,
  fatherWalking,
  fatherWalkingWithSon,
  grandparents,
  littleGirl,
  motherWalking,
  motherWalkingWithDaughter,
  parentsOfTwo,
  siblings,
  sisters,
  threeSiblings,
} from './walking-away.ts';
import { welder, weldingMask } from './welder.ts';
import { woman } from './woman.ts';

export const people: readonly Motif[] = [
  caveman,
  superhero,
  hiker,
  farmer,
  puppet,
  archer,
  vitruvianMan,
  bodybuilder,
  executioner,
  cellist,
  climber,
  cryingEye,
  alien,
  americanFootballer,
  anatomicalHeart,
  astronaut,
  atlas,
  ballerina,
  basketballPlayer,
  barbarian,
  boxer,
  boyWithKite,
  bust,
  chief,
  cleopatra,
  clown,
  coupleWalking,
  cowboy,
  cowgirl,
  cyclist,
  cyclops,
  dancingCouple,
  dancingGrandparents,
  diver,
  elf,
  eye,
  family,
  familyOfFive,
  familyOfThree,
  fatherAndChild,
  fatherWalking,
  fatherWalkingWithSon,
  fencer,
  firefighter,
  fireHelmet,
  fisherman,
  flowerCrownedWoman,
  footballer,
  fridaKahlo,
  geisha,
  girlWithBalloon,
  golfer,
  grandfather,
  grandmother,
  grandparents,
  guitarist,
  gymnast,
  handshake,
  hulaGirl,
  icarus,
  kabuki,
  lips,
  martialArtist,
  motherAndChild,
  motherWalking,
  motherWalkingWithDaughter,
  ninja,
  nun,
  nurse,
  oiran,
  pharaoh,
  pinUp,
  pirate,
  prayingHands,
  runner,
  sailor,
  sailorGirl,
  samurai,
  samuraiMask,
  scarecrow,
  siblings,
  sisyphus,
  skateboarder,
  spartan,
  surfer,
  tennisPlayer,
  thaiBoxer,
  threeSiblings,
  viking,
  welder,
  weldingMask,
  violinist,
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
  beardedMan,
  boy,
  brideAndGroom,
  brothers,
  fatherCarrying,
  littleGirl,
  man,
  mustachedMan,
  sisters,
  ...parentsOfTwo,
  fangs,
  king,
  princess,
  queen,
  gangster,
  pope,
  priest,
  punk,
  seaCaptain,
  bride,
  doctor,
  newborn,
  surgeon,
  flamencoDancer,
  hippie,
  madHatter,
  rasta,
  romanSoldier,
  alice,
  miner,
  prisoner,
  snowWhite,
];
