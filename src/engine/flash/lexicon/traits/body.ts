/** What a thing is made with, as its drawing shows. */
export type BodyTrait =
  /** Has another number of eyes than two, or one where nobody has any. */
  | 'other-eyed'
  /** Has antlers, or is drawn by them. */
  | 'antlered'
  /** Drawn with a door and windows. */
  | 'windowed'
  /** Drawn with a flame or a light. */
  | 'lit'
  /** Drawn with wheels that nobody can deny it. */
  | 'on-wheels'
  /** Drawn with strings that nobody can deny it. */
  | 'strung'
  /** A blossom that is drawn without a stem. */
  | 'stemless'
  /** Has a needle that nobody sews with. */
  | 'needled'
  /** Drawn with fins. */
  | 'finned'
  /** Drawn with flippers. */
  | 'flippered'
  /** Drawn with scales. */
  | 'scaly'
  /** Drawn with ears that hang down. */
  | 'floppy-eared'
  /** A skull with its eye sockets. */
  | 'socketed'
  /** Of brass. */
  | 'brass'
  /** Drawn with whiskers. */
  | 'whiskered'
  /** Drawn with spots. */
  | 'spotted'
  /** Drawn with a beak. */
  | 'beaked'
  /** Drawn with a long beak. */
  | 'long-beaked'
  /** Drawn with a long neck. */
  | 'long-necked'
  /** Drawn with fins and the tail of a fish. */
  | 'fish-tailed'
  /** Drawn with antennae. */
  | 'antennaed'
  /** Drawn with a leaf or two. */
  | 'leaved'
  /** Drawn with strings. */
  | 'stringed'
  /** Drawn with wheels. */
  | 'wheeled'
  /** Drawn with a beard. */
  | 'bearded'
  /** Drawn with petals that can be told. */
  | 'petaled'
  /** Drawn with its seeds. */
  | 'seeded'
  /** Its arms, claws or shears are around what it holds. */
  | 'gripping'
  /** What it reads is between its paws, wherever it holds a thing. */
  | 'paws-free'
  /** Seen from above, it carries in its jaws what is in front of it. */
  | 'jawed'
  /** Has a muzzle that is not at its upper edge; that of a revolver is known. */
  | 'barreled';
