/** What a creature does, or that only its head is wanted. */
export type Pose =
  | 'howling'
  | 'roaring'
  | 'trumpeting'
  | 'looking-back'
  | 'arching'
  | 'running'
  | 'sleeping'
  | 'lying'
  | 'prone'
  | 'jumping'
  | 'climbing'
  | 'hanging'
  | 'flying'
  | 'stretching'
  | 'playing'
  | 'peeking'
  | 'dancing'
  | 'upright'
  | 'prowling'
  | 'standing'
  | 'sitting'
  | 'facing'
  | 'behind'
  | 'rising'
  | 'profile'
  | 'side'
  | 'front'
  | 'above'
  | 'head';

/** What two bodies do that are drawn together. */
export type Embrace = 'kissing' | 'hugging' | 'hand-in-hand';
