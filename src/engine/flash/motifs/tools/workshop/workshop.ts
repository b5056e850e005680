import type { Motif } from '../../motif.ts';
import { anvil } from './anvil.ts';
import { barbedWire } from './barbed-wire.ts';
import { brokenChain } from './broken-chain.ts';
import { chain } from './chain.ts';
import { chainsaw } from './chainsaw.ts';
import { fireAxe } from './fire-axe.ts';
import { gear } from './gear.ts';
import { gearShift } from './gear-shift.ts';
import { hammer } from './hammer.ts';
import { handPlane } from './hand-plane.ts';
import { harpoon } from './harpoon.ts';
import { ladder } from './ladder.ts';
import { mouseTrap } from './mouse-trap.ts';
import { nail } from './nail.ts';
import { pickaxe } from './pickaxe.ts';
import { crossedPistons, piston } from './piston.ts';
import { pitchfork } from './pitchfork.ts';
import { pliers } from './pliers.ts';
import { pocketTool } from './pocket-tool.ts';
import { pottersWheel } from './potters-wheel.ts';
import { powerPole } from './power-pole.ts';
import { rope } from './rope.ts';
import { saw } from './saw.ts';
import { screwdriver } from './screwdriver.ts';
import { shovel } from './shovel.ts';
import { sparkPlug } from './spark-plug.ts';
import { sparks } from './sparks.ts';
import { tapeMeasure } from './tape-measure.ts';
import { torch } from './torch.ts';
import { wagonWheel } from './wagon-wheel.ts';
import { adjustableWrench, wrench } from './wrench.ts';

export const workshop: readonly Motif[] = [
  gear,
  brokenChain,
  gearShift,
  tapeMeasure,
  wagonWheel,
  adjustableWrench,
  crossedPistons,
  handPlane,
  barbedWire,
  mouseTrap,
  piston,
  pliers,
  pocketTool,
  powerPole,
  chain,
  harpoon,
  ladder,
  rope,
  sparkPlug,
  sparks,
  wrench,
  nail,
  torch,
  pottersWheel,
  hammer,
  saw,
  screwdriver,
  anvil,
  pitchfork,
  shovel,
  pickaxe,
  chainsaw,
  fireAxe,
];
