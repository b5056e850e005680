import { butterflies, drawnByHead, fullLength } from '../motifs/kin.ts';
import type { Pose } from '../motifs/motif.ts';
import { motifs } from '../motifs/registry.ts';
import type { Actor } from './actor.ts';
import { posed } from './actor.ts';

/** Those of them that are drawn in profile; all other heads look at us. */
const profiles: ReadonlySet<string> = new Set(
  'cassowary giraffe horse howling-wolf saber-tooth triceratops unicorn zebra'.split(' '),
);
/** Who looks at us, or is seen from above, with all of the body. */
const frontal: ReadonlySet<string> = new Set(
  `cheshire-cat isopod lemur marmot sea-otter axolotl bat cerberus cobra foo-dog frog toad dart-frog jackalope lynx maneki-neko minotaur
  monkey-king mandrill octopus kraken squid owl barn-owl otter ferret meerkat peacock pixiu pomeranian werewolf raccoon tanuki sloth
  turtle lizard gecko bearded-dragon salamander bee bumblebee wasp ladybug beetle butterfly moth spider black-widow tarantula scorpion
  crab phoenix long-tailed-tit hatching-chick lion-dance bird-claw beaver manta-ray stingray`.split(/\s+/),
);
/** Who is drawn from above. */
const fromAbove: ReadonlySet<string> = new Set(
  `${butterflies} koi turtle lizard gecko bearded-dragon salamander bee bumblebee wasp fly ladybug beetle stag-beetle
  rhinoceros-beetle scarab moth luna-moth death-head-moth dragonfly spider black-widow tarantula scorpion crab lobster starfish ant
  centipede manta-ray stingray hammerhead axolotl isopod snake rattlesnake cicada cockroach sea-urchin`.split(
    /\s+/,
  ),
);
/** Figures that are drawn from head to foot; all others are busts. */
const wholeFigures: ReadonlySet<string> = new Set([
  ...fullLength,
  ...'baby caveman chariot cupid diver dwarf fairy ghost hooded-figure mermaid merman puppet robot scarecrow prometheus tiger-god troll vitruvian-man winged-victory nio tooth-fairy adam-and-eve wu-song nuwa manjushri samantabhadra urashima rapunzel saint-george'.split(
    ' ',
  ),
]);
/** Beasts that look to the left in their drawings; all others look to the right, or at us. */
const leftward: ReadonlySet<string> = new Set(
  'swan fish salmon trout seahorse penguin welsh-dragon'.split(' '),
);

/** One of what may be several, in the first of the poses that it has; null where only its head is drawn. */
export function wholeOf(actor: Actor, ...poses: readonly Pose[]): Actor | null {
  const motif = actor.single ?? actor.motif;
  const one = { ...actor, motif };
  const pose = poses.find((name) => motif.poses?.[name]);
  if (pose) return posed(one, motif.poses?.[pose]);
  const isWhole = actor.kind === 'figure' ? wholeFigures.has(actor.name) : !drawnByHead.has(actor.name);
  return isWhole ? posed(one, motif.perched) : null;
}

/** Whether a creature is not seen from the side. */
export function isFrontal(name: string): boolean {
  return frontal.has(name) || (drawnByHead.has(name) && !profiles.has(name));
}

/** Whether a creature is seen from above. */
export function isFromAbove(name: string): boolean {
  return fromAbove.has(name);
}

/** Whether a creature is drawn by its head, unless a pose gives it a body. */
export function isDrawnByHead(name: string): boolean {
  return drawnByHead.has(name);
}

/** Whether nothing draws more of a creature than its head, whatever it does. */
export function isHeadAlone(name: string): boolean {
  return drawnByHead.has(name) && !motifs.get(name)?.poses?.sitting;
}

/** Whether no more than its head and shoulders fill the square, unless a pose gives it a body. */
export function isHead({ name, kind }: Pick<Actor, 'name' | 'kind'>): boolean {
  return kind === 'figure' ? !wholeFigures.has(name) : kind !== 'creature' || drawnByHead.has(name);
}

/** Whether it has to be mirrored to look to the right. */
export function looksLeft({ name }: Actor): boolean {
  return leftward.has(name);
}

/** Heads and shoulders of people and of those who look like them: their hands are drawn apart. */
export const busts: ReadonlySet<string> = new Set(
  `alien angel aphrodite artemis astronaut amaterasu athena banshee barbarian bodhidharma bearded-man mustached-man catrina cernunnos chang-e chef chief cleopatra clown cowboy cowgirl devil elf
  fireman flower-crowned-woman frankenstein frida-kahlo geisha grandfather grandmother jester jesus kabuki loki man monk morrigan ninja
  nun nurse odin oiran oni persephone pharaoh pilot pin-up pirate plague-doctor police sailor sailor-girl samurai spartan tengu tennyo valkyrie
  vampire viking virgin-mary witch wizard woman yuki-onna zeus santa
  king princess queen gangster pope priest punk sea-captain bride doctor surgeon centurion rasta hippie
  mad-hatter alice prisoner snow-white veiled-woman saint-jude saint-francis saint-peter zhao-yun zhang-fei lu-bu apollo freya
  hecate hera demeter lilith baphomet joan-of-arc mulan benkei kaguya scientist stage-magician woman-in-hijab pinocchio`.split(
    /\s+/,
  ),
);
