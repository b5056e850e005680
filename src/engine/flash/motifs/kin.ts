import { longTailedTit } from './birds/long-tailed-tit.ts';
import { parrots as allParrots } from './birds/parrot.ts';
import { smallBirds as manySmallBirds } from './birds/small-birds.ts';
import { gameFish as allGameFish } from './crawlers-and-swimmers/fish-and-sharks/game-fish.ts';
import { butterflies as allButterflies } from './crawlers-and-swimmers/insects/butterfly.ts';
import type { Motif } from './motif.ts';

const namesOf = (motifs: readonly Motif[]) => motifs.map(({ name }) => name).join(' ');

// The names, parted by spaces, of those that are drawn with one body: what is known of one holds for all.
export const smallBirds = namesOf([...manySmallBirds, longTailedTit]);
export const parrots = namesOf(allParrots);
export const gameFish = namesOf(allGameFish);
export const butterflies = namesOf(allButterflies);

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** Creatures that are drawn by their heads, and have no body unless a pose gives them one. */
export const drawnByHead = setOf(
  `badger baboon basset bear beagle bulldog st-bernard bernese-mountain-dog cocker-spaniel cavalier-spaniel giraffe hippo zebra
  dalmatian schnauzer border-terrier jack-russell samoyed akita border-collie boxer-dog bull calico-cat
  cassowary cat cheetah chihuahua cow hamster highland-cow deer doe fawn doberman dog elephant fox french-bulldog
  german-shepherd ginger-cat goat golden-retriever gorilla horse howling-wolf husky hyena jaguar labrador
  leopard lion lioness lynx maltese-dog monkey monkey-king nine-tailed-fox opossum panda panther pig pit-bull
  polar-bear poodle pug rabbit ram rottweiler saber-tooth shiba siamese-cat snow-leopard sphynx-cat tabby-cat
  tiger triceratops tuxedo-cat unicorn wolf yorkshire-terrier`,
);

/** People from behind, side by side. */
const walkerNames = `father-and-two-children father-and-two-daughters father-and-two-sons mother-and-two-children
  mother-and-two-daughters mother-and-two-sons boy boy-with-kite bride-and-groom brothers couple-walking family family-of-five family-of-three
  father-carrying-child father-walking-with-child father-walking-with-son girl-with-balloon grandparents-walking
  little-girl mother-walking-with-child mother-walking-with-daughter siblings sisters three-siblings father-carrying-son
  three-generations friends couple-under-umbrella couple-on-bench girl-on-swing boy-on-swing
  old-couple-on-bench father-and-son-fishing father-and-daughter-fishing grandfather-and-grandson-fishing couple-on-moon`;
/** People who are drawn from behind, walking. */
export const fromBehind = setOf(walkerNames);
/** Those who do something, seen from the side. */
const atIt = `american-footballer archer basketball-player boxer cellist climber cyclist dancing-couple dancing-grandparents
  kissing-couple hugging-couple daughter-learning-to-ride son-learning-to-ride
  discobolus fencer fisherman footballer golfer gymnast hiker martial-artist runner sisyphus skateboarder skier surfer
  tennis-player thai-boxer violinist soldier kneeling-soldier soldier-at-battlefield-cross girl-on-swing girl-on-moon
  boy-on-moon boy-fishing-from-moon snowboarder drummer courier lumberjack miner beekeeper potter red-riding-hood girl-reading girl-with-umbrella man-walking-dog woman-walking-dog baseball-player biker
  fly-fisherman construction-worker mechanic plumber figure-skater hockey-player painter dj pianist carpenter gardener photographer
  girl-reading-on-moon saluting-soldier horse-rider cowboy-on-horse hunter singer girl-playing-guitar boy-playing-guitar
  witch-on-broom gladiator bull-rider barber tattoo-artist bartender barista volleyball-player kayaker skydiver couple-on-motorcycle tai-chi old-man-with-stick cheerleader motocross-rider`;

/** People who are drawn from head to foot. */
export const fullLength = setOf(
  `${walkerNames} ${atIt} cook-at-stove weightlifter atlas ballerina bodybuilder farmer flamenco-dancer guitarist hula-girl icarus superhero sumo-wrestler belly-dancer yogi
  stick-figure stick-family stick-family-of-three stick-family-of-five`,
);
/** People whose faces are seen from the side. */
export const fromTheSide = setOf(
  `${atIt} anubis thoth chariot detective horus knight moai plague-doctor pregnant-woman ra spartan sphinx`,
);

/** The names of mothers that are drawn otherwise than their kind. */
export const mothers: Readonly<Record<string, string>> = {
  lion: 'lioness',
  'howling-wolf': 'wolf',
  deer: 'doe',
  ram: 'sheep',
  rooster: 'hen',
  bull: 'cow',
};
/** The names of those whose drawings show the young of a kind: no cub has a mane. */
export const youngOnes: Readonly<Record<string, string>> = {
  lion: 'lioness',
  'howling-wolf': 'wolf',
  elephant: 'elephant-calf',
  deer: 'fawn',
  doe: 'fawn',
  sheep: 'lamb',
  ram: 'lamb',
  hen: 'chick',
  rooster: 'chick',
  bull: 'cow',
};
