import type { Motif } from '../motif.ts';
import { adamAndEve } from './adam-and-eve.ts';
import { alice } from './alice.ts';
import { alien } from './alien.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { archer } from './archer.ts';
import { astronaut } from './astronaut.ts';
import { babyGrip } from './baby-grip.ts';
import { americanFootballer, basketballPlayer, footballer, golfer, tennisPlayer } from './ball-players.ts';
import { ballerina } from './ballerina.ts';
import { barbarian } from './barbarian.ts';
import { barber } from './barber.ts';
import { barista } from './barista.ts';
import { bartender } from './bartender.ts';
import { baseballPlayer } from './batter.ts';
import { beekeeper } from './beekeeper.ts';
import { bellyDancer } from './belly-dancer.ts';
import { biker } from './biker.ts';
import { bodybuilder, weightlifter } from './bodybuilder.ts';
import { boyOnSwing } from './boy-on-swing.ts';
import { boyWithKite } from './boy-with-kite.ts';
import { brain } from './brain.ts';
import { breakingFree } from './breaking-free.ts';
import { bride } from './bride.ts';
import { bullRider } from './bull-rider.ts';
import { bust, caesar } from './bust.ts';
import { carpenter } from './carpenter.ts';
import { caveman } from './caveman.ts';
import { cheerleader } from './cheerleader.ts';
import { chef } from './chef.ts';
import { chief } from './chief.ts';
import { cinderella } from './cinderella.ts';
import { coupleOnBench, coupleUnderUmbrella, friends, oldCoupleOnBench } from './close-together.ts';
import { clown } from './clown.ts';
import { constructionWorker } from './construction-worker.ts';
import { cookAtStove } from './cook-at-stove.ts';
import { coupleOnMoon } from './couple-on-moon.ts';
import { coupleOnMotorcycle } from './couple-on-motorcycle.ts';
import { courier } from './courier.ts';
import { cowboy, cowgirl } from './cowgirl.ts';
import { cryingEye } from './crying-eye.ts';
import { cuppedHands } from './cupped-hands.ts';
import { cyclops } from './cyclops.ts';
import { dancingCouple, dancingGrandparents, hulaGirl } from './dancers.ts';
import { diver } from './diver.ts';
import { dj } from './dj.ts';
import { doctor } from './doctor.ts';
import { drummer } from './drummer.ts';
import { elf } from './elf.ts';
import { huggingCouple, kissingCouple } from './embraces.ts';
import { executioner } from './executioner.ts';
import { eye } from './eye.ts';
import { eyeball } from './eyeball.ts';
import { fangs } from './fangs.ts';
import { farmer } from './farmer.ts';
import { boxer, fencer, martialArtist, thaiBoxer } from './fighters.ts';
import { figureSkater } from './figure-skater.ts';
import { firefighter, fireHelmet } from './firefighter.ts';
import { fishingTogether } from './fishing-together.ts';
import { fistBump } from './fist-bump.ts';
import { flamencoDancer } from './flamenco-dancer.ts';
import { flowerCrownedWoman, fridaKahlo } from './flower-crowned-woman.ts';
import { flyFisherman } from './fly-fisherman.ts';
import { frankenstein } from './frankenstein.ts';
import { gangster } from './gangster.ts';
import { gardener } from './gardener.ts';
import { geisha, oiran } from './geisha.ts';
import { girlOnSwing } from './girl-on-swing.ts';
import { girlReading } from './girl-reading.ts';
import { girlWithBalloon } from './girl-with-balloon.ts';
import { girlWithUmbrella } from './girl-with-umbrella.ts';
import { gladiator } from './gladiator.ts';
import { glassSlipper } from './glass-slipper.ts';
import { grandfather, grandmother } from './grandparents.ts';
import { handSigns } from './hand-signs.ts';
import { handshake } from './handshake.ts';
import { heartHands } from './heart-hands.ts';
import { atlas, icarus, sisyphus } from './heroes.ts';
import { highFive } from './high-five.ts';
import { hiker } from './hiker.ts';
import { hippie } from './hippie.ts';
import { hockeyPlayer } from './hockey-player.ts';
import { huggingParents } from './hugging-parents.ts';
import { hunter } from './hunter.ts';
import { jester } from './jester.ts';
import { kabuki } from './kabuki.ts';
import { kayaker } from './kayaker.ts';
import { king } from './king.ts';
import { kintaro } from './kintaro.ts';
import { kneadingHands } from './kneading-hands.ts';
import { childHandInHand, pawInHand } from './laid-in-a-hand.ts';
import { learningToRide } from './learning-to-ride.ts';
import { lips } from './lips.ts';
import { lovers } from './lovers.ts';
import { lumberjack } from './lumberjack.ts';
import { madHatter } from './mad-hatter.ts';
import { beardedMan, man, mustachedMan } from './man.ts';
import { mechanic } from './mechanic.ts';
import { miner } from './miner.ts';
import { momotaro } from './momotaro.ts';
import { monk } from './monk.ts';
import { fatherAndChild, motherAndChild } from './mother-and-child.ts';
import { motocrossRider } from './motocross-rider.ts';
import { boyPlayingGuitar, cellist, girlPlayingGuitar, guitarist, violinist } from './musicians.ts';
import { newborn } from './newborn.ts';
import { ninja } from './ninja.ts';
import { nun, nurse } from './nurse.ts';
import { nursingMother } from './nursing-mother.ts';
import { oldManWithStick } from './old-man-with-stick.ts';
import { cowboyOnHorse, horseRider } from './on-horseback.ts';
import { boyFishingFromMoon, boyOnMoon, girlOnMoon, girlReadingOnMoon } from './on-the-moon.ts';
import { cyclist, runner, skateboarder, surfer } from './on-the-move.ts';
import { climber, fisherman, gymnast } from './outdoors.ts';
import { painter } from './painter.ts';
import { cleopatra, pharaoh } from './pharaoh.ts';
import { photographer } from './photographer.ts';
import { pianist } from './pianist.ts';
import { pilot } from './pilot.ts';
import { pinUp, sailorGirl } from './pin-ups.ts';
import { pinkyPromise } from './pinky-promise.ts';
import { pinocchio } from './pinocchio.ts';
import { pirate } from './pirate.ts';
import { plagueDoctor } from './plague-doctor.ts';
import { plumber } from './plumber.ts';
import { policeOfficer } from './police-officer.ts';
import { pope } from './pope.ts';
import { potter } from './potter.ts';
import { prayingHands } from './praying-hands.ts';
import { priest } from './priest.ts';
import { princess } from './princess.ts';
import { prisoner } from './prisoner.ts';
import { punk } from './punk.ts';
import { puppet } from './puppet.ts';
import { queen } from './queen.ts';
import { rapunzel } from './rapunzel.ts';
import { rasta } from './rasta.ts';
import { reachingHands } from './reaching-hands.ts';
import { redRidingHood } from './red-riding-hood.ts';
import { robot } from './robot.ts';
import { romanSoldier } from './roman-soldier.ts';
import { sailor } from './sailor.ts';
import { saintGeorge } from './saint-george.ts';
import { samurai, samuraiMask } from './samurai.ts';
import { scarecrow } from './scarecrow.ts';
import { scientist } from './scientist.ts';
import { seaCaptain } from './sea-captain.ts';
import { singer } from './singer.ts';
import { skier } from './skier.ts';
import { skydiver } from './skydiver.ts';
import { snowWhite } from './snow-white.ts';
import { snowboarder } from './snowboarder.ts';
import { kneelingSoldier, salutingSoldier, soldier, soldierAtCross } from './soldiers.ts';
import { spartan } from './spartan.ts';
import { spartanWarrior } from './spartan-warrior.ts';
import { magicHat, stageMagician } from './stage-magician.ts';
import { stickFamilies, stickFigure } from './stick-family.ts';
import { sumoWrestler } from './sumo-wrestler.ts';
import { superhero } from './superhero.ts';
import { surgeon } from './surgeon.ts';
import { taiChi } from './tai-chi.ts';
import { tattooArtist } from './tattoo-artist.ts';
import { tiedPinkies } from './tied-pinkies.ts';
import { tooth } from './tooth.ts';
import { urashima } from './urashima.ts';
import { veiledWoman } from './veiled-woman.ts';
import { viking } from './viking.ts';
import { vitruvianMan } from './vitruvian-man.ts';
import { volleyballPlayer } from './volleyball-player.ts';
import {
  boy,
  brideAndGroom,
  brothers,
  coupleWalking,
  family,
  familyOfFive,
  familyOfThree,
  fatherCarrying,
  fatherCarryingSon,
  fatherWalking,
  fatherWalkingWithSon,
  grandparents,
  littleGirl,
  motherWalking,
  motherWalkingWithDaughter,
  parentsOfTwo,
  siblings,
  sisters,
  threeGenerations,
  threeSiblings,
} from './walking-away.ts';
import { manWalkingDog, womanWalkingDog } from './walking-dog.ts';
import { welder, weldingMask } from './welder.ts';
import { woman } from './woman.ts';
import { womanInHijab } from './woman-in-hijab.ts';
import { yogi } from './yogi.ts';

export const people: readonly Motif[] = [
  caveman,
  superhero,
  hiker,
  farmer,
  puppet,
  archer,
  kintaro,
  momotaro,
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
  eyeball,
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
  soldier,
  kneelingSoldier,
  soldierAtCross,
  courier,
  drummer,
  girlOnSwing,
  girlOnMoon,
  boyOnMoon,
  boyFishingFromMoon,
  skier,
  snowboarder,
  lumberjack,
  miner,
  beekeeper,
  potter,
  cookAtStove,
  redRidingHood,
  girlReading,
  girlWithUmbrella,
  manWalkingDog,
  womanWalkingDog,
  baseballPlayer,
  biker,
  flyFisherman,
  constructionWorker,
  mechanic,
  plumber,
  figureSkater,
  hockeyPlayer,
  painter,
  dj,
  pianist,
  carpenter,
  gardener,
  photographer,
  weightlifter,
  girlReadingOnMoon,
  salutingSoldier,
  horseRider,
  cowboyOnHorse,
  hunter,
  singer,
  girlPlayingGuitar,
  boyPlayingGuitar,
  yogi,
  babyGrip,
  fistBump,
  kneadingHands,
  pinkyPromise,
  ...handSigns,
  robot,
  reachingHands,
  coupleUnderUmbrella,
  fatherCarryingSon,
  friends,
  threeGenerations,
  huggingCouple,
  kissingCouple,
  ...huggingParents,
  ...stickFamilies,
  stickFigure,
  ...learningToRide,
  childHandInHand,
  pawInHand,
  coupleOnBench,
  boyOnSwing,
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
  prisoner,
  snowWhite,
  oldCoupleOnBench,
  ...fishingTogether,
  tiedPinkies,
  sumoWrestler,
  gladiator,
  barber,
  tattooArtist,
  bartender,
  barista,
  volleyballPlayer,
  kayaker,
  bellyDancer,
  bullRider,
  cuppedHands,
  nursingMother,
  veiledWoman,
  breakingFree,
  coupleOnMoon,
  coupleOnMotorcycle,
  skydiver,
  taiChi,
  oldManWithStick,
  spartanWarrior,
  cinderella,
  glassSlipper,
  adamAndEve,
  urashima,
  heartHands,
  womanInHijab,
  stageMagician,
  magicHat,
  scientist,
  rapunzel,
  pinocchio,
  highFive,
  cheerleader,
  motocrossRider,
  saintGeorge,
  tooth,
  brain,
];
