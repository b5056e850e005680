import type { Motif } from '../../motif.ts';
import { bride } from './bride.ts';
import { coupleOnBench, coupleUnderUmbrella, friends, oldCoupleOnBench } from './close-together.ts';
import { coupleOnMoon } from './couple-on-moon.ts';
import { coupleOnMotorcycle } from './couple-on-motorcycle.ts';
import { huggingCouple, kissingCouple } from './embraces.ts';
import { fishingTogether } from './fishing-together.ts';
import { grandfather, grandmother } from './grandparents.ts';
import { huggingParents } from './hugging-parents.ts';
import { learningToRide } from './learning-to-ride.ts';
import { lovers } from './lovers.ts';
import { fatherAndChild, motherAndChild } from './mother-and-child.ts';
import { newborn } from './newborn.ts';
import { nursingMother } from './nursing-mother.ts';
import { stickFamilies, stickFigure } from './stick-family.ts';
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

export const families: readonly Motif[] = [
  coupleWalking,
  family,
  familyOfFive,
  familyOfThree,
  fatherAndChild,
  fatherWalking,
  fatherWalkingWithSon,
  grandfather,
  grandmother,
  grandparents,
  motherAndChild,
  motherWalking,
  motherWalkingWithDaughter,
  siblings,
  threeSiblings,
  lovers,
  boy,
  brideAndGroom,
  brothers,
  fatherCarrying,
  littleGirl,
  sisters,
  ...parentsOfTwo,
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
  coupleOnBench,
  bride,
  newborn,
  oldCoupleOnBench,
  ...fishingTogether,
  nursingMother,
  coupleOnMoon,
  coupleOnMotorcycle,
];
