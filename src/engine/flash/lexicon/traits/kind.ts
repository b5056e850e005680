/** What a thing is one of. */
export type KindTrait =
  /** A skull, or a skeleton. */
  | 'bony'
  /** One of the small birds that are drawn with one body, on a twig. */
  | 'small-bird'
  /** One of the parrots that are drawn with one body. */
  | 'parrot-kin'
  /** One of the game fish that are drawn with one body. */
  | 'game-fish'
  /** One of the butterflies that are drawn with one body. */
  | 'butterfly-kin'
  /** A bird. */
  | 'bird'
  /** A dog, of whatever breed. */
  | 'dog'
  /** A flower. */
  | 'blossom'
  /** A place, or a building. */
  | 'place'
  /** A sport that is shown by who does it. */
  | 'athlete'
  /** A woman, whatever else she is. */
  | 'woman'
  /** Not of flesh and blood, or a stranger here: dressed up as it is told. */
  | 'dressed-up'
  /** Its young are pups. */
  | 'has-pups'
  /** Its young are kits. */
  | 'has-kits'
  /** Its young are calves. */
  | 'has-calves'
  /** Its young are foals. */
  | 'has-foals'
  /** What a hand shows, and itself a hand. */
  | 'gesture'
  /** Its young are calves as well as a cow's. */
  | 'has-calves-too'
  /** Carries a bow to shoot with; all others wear one. */
  | 'archer'
  /** Kept by people, and called by a name. */
  | 'pet'
  /** An animal that is dressed up for fun; "samurai dragon" names two. */
  | 'dressed-for-fun'
  /** What bodies have: "a rose in its mouth" asks for no mouth. */
  | 'body-part'
  /** What a face or a body shows anyway: "a dog with big ears". */
  | 'own-feature'
  /** A kind of fish: a word for fish beside it names nothing else. */
  | 'kind-of-fish'
  /** A kind of insect. */
  | 'kind-of-insect'
  /** By what beasts hold things: "a wolf with a rose in mouth" has lips of its own. */
  | 'holds-things'
  /** A beast of which nobody says the name and then "skull" without meaning its skull. */
  | 'boned'
  /** A great cat: "cat" says so once more. */
  | 'great-cat'
  /** A kind of dinosaur. */
  | 'kind-of-dinosaur'
  /** Greek. */
  | 'greek'
  /** Egyptian. */
  | 'egyptian'
  /** Norse. */
  | 'norse'
  /** Japanese. */
  | 'japanese'
  /** Its tracks look as a dog's do. */
  | 'dog-like-tracks'
  /** "Bass fishing" is what people do. */
  | 'fished'
  /** Holds things in its claws. */
  | 'raptor'
  /** A thing that has arms. */
  | 'cuddly';
