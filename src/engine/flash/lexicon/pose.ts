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
  | 'three-quarter'
  | 'leftwards'
  | 'rightwards'
  | 'upwards'
  | 'downwards'
  | 'calm'
  | 'eyes-closed'
  | 'pointing'
  | 'head';

/** The poses of whoever is drawn in the round, besides those that an entry lists. */
export const turnedPoses = [
  'profile',
  'front',
  'above',
  'three-quarter',
  'leftwards',
  'rightwards',
  'upwards',
  'downwards',
  'calm',
] as const satisfies readonly Pose[];

/** What two bodies do that are drawn together. */
export type Embrace = 'kissing' | 'hugging' | 'hand-in-hand';
