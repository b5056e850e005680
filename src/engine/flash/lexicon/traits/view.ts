/** How a thing is drawn: from where, in what pose, how much of it. */
export type ViewTrait =
  /** A creature that is drawn by its head, and has no body unless a pose gives it one. */
  | 'drawn-by-head'
  /** People who are drawn from behind, walking. */
  | 'walking-away'
  /** People who are drawn from head to foot. */
  | 'full-length'
  /** People whose faces are seen from the side. */
  | 'from-side'
  /** Stands rooted beside or above others. */
  | 'tree'
  /** Of the sky, and yet single in its drawing. */
  | 'lone-in-sky'
  /** Little more than the head is seen: a bust, or a head above small paws. */
  | 'mostly-head'
  /** The drawing shows several. */
  | 'several'
  /** Each of several has several blooms. */
  | 'many-bloomed'
  /** The drawing shows all that the name says. */
  | 'all-in-one'
  /** Drawn in flight. */
  | 'flying'
  /** Drawn swimming. */
  | 'swimming'
  /** Drawn perched, or sitting. */
  | 'perching'
  /** Drawn standing. */
  | 'standing'
  /** Drawn with its wings spread. */
  | 'wings-spread'
  /** Drawn as it leaps. */
  | 'leaping'
  /** Drawn with its teeth bared. */
  | 'snarling'
  /** Drawn crawling. */
  | 'crawling'
  /** Its face is drawn in profile. */
  | 'in-profile'
  /** Drawn floating. */
  | 'adrift'
  /** Drawn as a slice, or with one. */
  | 'sliced'
  /** Drawn flowing, falling or burning. */
  | 'flowing'
  /** Drawn crossed where there are two. */
  | 'crossing'
  /** Drawn steaming. */
  | 'steaming'
  /** Drawn laughing, or grinning. */
  | 'merry'
  /** Drawn from behind, though told otherwise. */
  | 'backs-turned'
  /** Drawn dancing. */
  | 'dancing'
  /** Drawn cut open. */
  | 'cut-open'
  /** Drawn smiling. */
  | 'smiling'
  /** Drawn with folded hands. */
  | 'praying'
  /** Its head is low and small: what is highest of it is a wing, a tail or a back. */
  | 'hatless'
  /** Set aslant, alone. */
  | 'aslant'
  /** Has no body of its own. */
  | 'airy'
  /** What it carries is too small, or somewhere else than where it would be asked for. */
  | 'own-aside'
  /** The round thing behind a head. */
  | 'disc'
  /** What is written on it would be mirrored with it. */
  | 'legible'
  /** Long enough to be laid across something else that is. */
  | 'long'
  /** In the water or in the air, it stands on no ground. */
  | 'afloat'
  /** Drawn with its point down: in a hand it points up. */
  | 'pointed-down'
  /** A head from the front: by its outline alone nobody would know it. */
  | 'faced'
  /** A disc, petals, a bust, or huddled up: once filled with something else nobody would know it. */
  | 'known-from-within'
  /** In profile, its mouth or beak foremost: two that face each other kiss where they meet. */
  | 'mouth-foremost'
  /** Leans on another, having no arms to put around it. */
  | 'leaning'
  /** Flies or leaps as it is drawn. */
  | 'airborne'
  /** Nothing is seen to come out of it at the top. */
  | 'sideways'
  /** A view that is drawn with all that is around it. */
  | 'panel'
  /** Its back is what one sees of it. */
  | 'back-shown'
  /** Settles on a blossom, and not on its upper edge. */
  | 'settling'
  /** Its face is broad enough for what settles on it. */
  | 'broad-faced'
  /** Too flat or too wide to be climbed, held or looked into. */
  | 'scenery'
  /** In the sky or on the ground, and has no room for anybody. */
  | 'compact'
  /** A plant that stands for many. */
  | 'field'
  /** A landscape that stands behind whoever is among it, and closes around nobody. */
  | 'massive'
  /** Crosses where there are several of it, and behind the focal element. */
  | 'crossed'
  /** Drawn two at a time. */
  | 'pair'
  /** As large as a landscape beside those whom it shelters. */
  | 'tall'
  /** Its body coils whatever it is drawn with. */
  | 'coiled'
  /** Open in its middle, it holds land and sky as it does anything else. */
  | 'open-ring'
  /** Too narrow to show anything inside. */
  | 'slender'
  /** Hands that are told from each other by their lines: of their outline nobody would know them. */
  | 'joined-hands'
  /** Drawn by its head, in profile; all other heads look at us. */
  | 'head-in-profile'
  /** Looks at us, or is seen from above, with all of the body. */
  | 'frontal'
  /** Drawn from above. */
  | 'from-above'
  /** A figure that is drawn from head to foot; all others are busts. */
  | 'whole-figure'
  /** Looks to the left in its drawing; all others look to the right, or at us. */
  | 'leftward'
  /** Head and shoulders of somebody who looks like people: the hands are drawn apart. */
  | 'bust'
  /** Drawn in the round: it can be turned. */
  | 'in-the-round'
  /** Built: nothing would be known of it behind so many arms and coils. */
  | 'built';
