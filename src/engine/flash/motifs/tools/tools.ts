import type { Motif } from '../motif.ts';
import { abacus } from './abacus.ts';
import { anchor } from './anchor.ts';
import { anvil } from './anvil.ts';
import { aperture } from './aperture.ts';
import { barbedWire } from './barbed-wire.ts';
import { brokenChain } from './broken-chain.ts';
import { camera } from './camera.ts';
import { chain } from './chain.ts';
import { chainsaw } from './chainsaw.ts';
import { clock } from './clock.ts';
import { comb } from './comb.ts';
import { compass } from './compass.ts';
import { crochetHook } from './crochet-hook.ts';
import { embroideryHoop } from './embroidery-hoop.ts';
import { fireAxe } from './fire-axe.ts';
import { floppyDisk } from './floppy-disk.ts';
import { gavel } from './gavel.ts';
import { gear } from './gear.ts';
import { gearShift } from './gear-shift.ts';
import { grandfatherClock } from './grandfather-clock.ts';
import { hammer } from './hammer.ts';
import { handPlane } from './hand-plane.ts';
import { harpoon } from './harpoon.ts';
import { heartPadlock } from './heart-padlock.ts';
import { hourglass } from './hourglass.ts';
import { inkBrush, inkstone } from './ink-brush.ts';
import { heartKey, key } from './key.ts';
import { ladder } from './ladder.ts';
import { lock } from './lock.ts';
import { match, matchbox } from './match.ts';
import { mortarAndPestle } from './mortar-and-pestle.ts';
import { mouseTrap } from './mouse-trap.ts';
import { nail } from './nail.ts';
import { paintBrush } from './paint-brush.ts';
import { palette } from './palette.ts';
import { paperclip } from './paperclip.ts';
import { pencil } from './pencil.ts';
import { penlight } from './penlight.ts';
import { pickaxe } from './pickaxe.ts';
import { crossedPistons, piston } from './piston.ts';
import { pitchfork } from './pitchfork.ts';
import { pliers } from './pliers.ts';
import { pocketTool } from './pocket-tool.ts';
import { pocketWatch } from './pocket-watch.ts';
import { polaroidCamera } from './polaroid-camera.ts';
import { pottersWheel } from './potters-wheel.ts';
import { powerPole } from './power-pole.ts';
import { razor } from './razor.ts';
import { razorBlade } from './razor-blade.ts';
import { rope } from './rope.ts';
import { saw } from './saw.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { screwdriver } from './screwdriver.ts';
import { needle } from './sewing-needle.ts';
import { sextant } from './sextant.ts';
import { shipWheel } from './ship-wheel.ts';
import { shovel } from './shovel.ts';
import { skillet } from './skillet.ts';
import { sparkPlug } from './spark-plug.ts';
import { sparks } from './sparks.ts';
import { sprayCan } from './spray-can.ts';
import { stethoscope } from './stethoscope.ts';
import { sundial } from './sundial.ts';
import { syringe } from './syringe.ts';
import { tapeMeasure } from './tape-measure.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { threadSpool } from './thread-spool.ts';
import { torch } from './torch.ts';
import { typewriter } from './typewriter.ts';
import { wagonWheel } from './wagon-wheel.ts';
import { adjustableWrench, wrench } from './wrench.ts';
import { knitting, yarn } from './yarn.ts';

/** What is worked, measured and fastened with. */
export const tools: readonly Motif[] = [
  gear,
  brokenChain,
  gearShift,
  penlight,
  tapeMeasure,
  wagonWheel,
  heartPadlock,
  abacus,
  adjustableWrench,
  crossedPistons,
  grandfatherClock,
  handPlane,
  inkBrush,
  inkstone,
  anchor,
  barbedWire,
  camera,
  paperclip,
  mouseTrap,
  threadSpool,
  floppyDisk,
  piston,
  pliers,
  pocketTool,
  powerPole,
  chain,
  clock,
  pocketWatch,
  compass,
  harpoon,
  hourglass,
  key,
  heartKey,
  ladder,
  lock,
  match,
  matchbox,
  polaroidCamera,
  razor,
  rope,
  scales,
  scissors,
  sextant,
  sparkPlug,
  sparks,
  sundial,
  tattooMachine,
  typewriter,
  mortarAndPestle,
  wrench,
  nail,
  skillet,
  yarn,
  crochetHook,
  knitting,
  torch,
  aperture,
  pottersWheel,
  embroideryHoop,
  shipWheel,
  hammer,
  saw,
  screwdriver,
  anvil,
  pitchfork,
  shovel,
  pickaxe,
  gavel,
  chainsaw,
  fireAxe,
  paintBrush,
  pencil,
  palette,
  syringe,
  needle,
  razorBlade,
  comb,
  sprayCan,
  stethoscope,
];
