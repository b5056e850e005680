import type { Motif } from '../../motif.ts';
import { archer } from './archer.ts';
import { barbarian } from './barbarian.ts';
import { chief } from './chief.ts';
import { executioner } from './executioner.ts';
import { gladiator } from './gladiator.ts';
import { ninja } from './ninja.ts';
import { romanSoldier } from './roman-soldier.ts';
import { saintGeorge } from './saint-george.ts';
import { samurai, samuraiMask } from './samurai.ts';
import { kneelingSoldier, salutingSoldier, soldier, soldierAtCross } from './soldiers.ts';
import { spartan } from './spartan.ts';
import { spartanWarrior } from './spartan-warrior.ts';
import { viking } from './viking.ts';

export const warriors: readonly Motif[] = [
  archer,
  executioner,
  barbarian,
  chief,
  ninja,
  samurai,
  samuraiMask,
  spartan,
  viking,
  soldier,
  kneelingSoldier,
  soldierAtCross,
  salutingSoldier,
  romanSoldier,
  gladiator,
  spartanWarrior,
  saintGeorge,
];
