/** What is done with a thing. */
export type UseTrait =
  /** What beasts leave or lose: "crow feather" shows no crow. */
  | 'left-by-beasts'
  /** A drink that is named beside its vessel. */
  | 'drink'
  /** What beasts are dressed in. */
  | 'garment'
  /** What people wear on their bodies, so that whoever is drawn with something on has nothing else. */
  | 'worn-on-body'
  /** What beasts that are "with" it wear as well, where nothing can put it on them. */
  | 'worn-by-beasts'
  /** What one fishes with, or from. */
  | 'tackle'
  /** What is read. */
  | 'read'
  /** Tells the time. */
  | 'timepiece'
  /** Can only be around a thing by holding on to it: "an octopus with its tentacles around a ship". */
  | 'clinging'
  /** Made in the shape of somebody: "a cat mug", "an octopus teapot". */
  | 'shaped'
  /** Named by what is in it: a vase of tulips. */
  | 'vessel'
  /** A vessel of which "with" says that something is in it: flowers beside a vase are asked for in other words. */
  | 'planter'
  /** Pointed at somebody. */
  | 'weapon'
  /** Goes into somebody, or hangs on him for want of a drawing. */
  | 'thrust'
  /** Grows into the form of somebody, which nothing draws. */
  | 'grown'
  /** What a sport is done on that is named after it. */
  | 'ridden-in-sport'
  /** "A barbed wire cross": of what something is. */
  | 'material'
  /** Has an outline to fill. */
  | 'outline'
  /** Is made of something that nobody makes it of: "a crown of fire", "a throne of ice". */
  | 'worked'
  /** On it pictures are. */
  | 'page'
  /** Would slide where it is set aslant. */
  | 'on-the-floor'
  /** With a stem, a grip or a handle: fingers close around it. */
  | 'gripped'
  /** Lies across a lap while it is played. */
  | 'plucked'
  /** Takes a hand that closes around it, which people are not drawn with. */
  | 'staff'
  /** A blade with a hilt. */
  | 'blade'
  /** Of the scenery, and can be held all the same. */
  | 'graspable'
  /** A building that stands beside others. */
  | 'building'
  /** Hung over a post, having no line to hang on. */
  | 'hung'
  /** Floats. */
  | 'boat'
  /** Sat in, between its handlebars and its wheels. */
  | 'saddled'
  /** Its highest part is a tail or a fin: those with legs sit astride before it. */
  | 'straddled'
  /** A snake winds around it. */
  | 'pole'
  /** Nobody rides it of whom no more than a bust is drawn. */
  | 'ridden'
  /** Rides the waves with no more than a fin out of them. */
  | 'wave-rider'
  /** On its seat nobody is drawn to sit: a cat sits on the backs of chairs. */
  | 'seat'
  /** Ridden at a gallop, or at a walk. */
  | 'mount'
  /** Can be thrust through something: its point is down, an arrow's is up. */
  | 'pointed'
  /** Filled with something it holds that, and is not made of it. */
  | 'hollow'
  /** What is in it shows above its rim. */
  | 'open-vessel'
  /** Stands on the floor of a jar, and has no stem to be put in water. */
  | 'rooted'
  /** Comes down on a thread. */
  | 'spinning';
