import type { ViewId } from '#contract/view-ids.ts';
import type { Pose } from '../lexicon/pose.ts';
import type { Pigment } from '../paint/palette.ts';
import type { SaidPose } from '../parse/reading.ts';

/** What there is of a subject in the round: `views/NAME/VIEW.view`, made by `npm run flash:sculpt`. */
export interface Sculpture {
  /** The name of its subject, where that is another than its concept. */
  readonly of?: string;
  readonly views: readonly ViewId[];
  /** The slot of its coat, where that is another than the one which takes the colour that a prompt names. */
  readonly coat?: Pigment;
  /** What is worn, held or half of something else is drawn on its flat drawing: its views have no place for it. */
  readonly isAlone?: true;
  /** Its views show what its flat drawing brings as well. */
  readonly isBringing?: true;
  /** What the four designs of a set show. */
  readonly set: readonly [ViewId, ViewId, ViewId, ViewId];
}

const around = [
  'front',
  'three-quarter-left',
  'three-quarter-right',
  'profile',
  'below',
  'above',
] as const satisfies readonly ViewId[];

/** A head that roars. */
const roarer: Sculpture = {
  views: [...around, 'roaring', 'roaring-profile'],
  set: ['three-quarter-left', 'front', 'roaring', 'profile'],
};

/** A head that keeps its mouth shut. */
const calm: Sculpture = {
  views: around,
  set: ['three-quarter-left', 'front', 'profile', 'below'],
};

/** A face that a hand has drawn from each side. */
const face: Sculpture = {
  views: ['front', 'three-quarter-left', 'three-quarter-right', 'profile', 'eyes-closed'],
  set: ['three-quarter-left', 'profile', 'eyes-closed', 'front'],
  isAlone: true,
};

/** As a face, but not from the side. */
const manly: Sculpture = {
  views: face.views.filter((view) => view !== 'profile'),
  set: ['three-quarter-left', 'front', 'three-quarter-right', 'eyes-closed'],
  isAlone: true,
};

const howls = ['howling-left', 'howling-profile', 'howling-right'] as const satisfies readonly ViewId[];

/** Subjects by the names of their concepts. */
export const sculptures: ReadonlyMap<string, Sculpture> = new Map<string, Sculpture>([
  ['skull', { views: [...around, 'roaring'], set: ['three-quarter-left', 'front', 'profile', 'roaring'] }],
  ['wolf', { ...roarer, views: [...roarer.views, ...howls] }],
  ['howling-wolf', { of: 'wolf', views: howls, set: [...howls, 'howling-left'] }],
  ['lion', roarer],
  ['tiger', roarer],
  ['panther', { ...roarer, coat: 'steel' }],
  ['bear', roarer],
  ['fox', calm],
  ['dog', calm],
  ['cat', { ...calm, coat: 'grey' }],
  ['horse', calm],
  ['deer', calm],
  ['elephant', calm],
  ['ram', calm],
  ['goat', { ...calm, coat: 'grey' }],
  ['oni', calm],
  ['hannya', { ...calm, coat: 'bone' }],
  ['octopus', { ...calm, set: ['three-quarter-left', 'front', 'three-quarter-right', 'above'] }],
  ['gorilla', { ...roarer, coat: 'grey' }],
  ['eagle', roarer],
  [
    'raven',
    {
      ...roarer,
      coat: 'steel',
      isBringing: true,
      set: ['three-quarter-left', 'roaring-profile', 'front', 'three-quarter-right'],
    },
  ],
  ['shark', { ...roarer, set: ['roaring', 'profile', 'three-quarter-right', 'roaring-profile'] }],
  ['koi', { ...calm, set: ['three-quarter-left', 'three-quarter-right', 'profile', 'below'] }],
  ['snake', { ...roarer, set: ['three-quarter-left', 'roaring', 'three-quarter-right', 'profile'] }],
  [
    'rose',
    {
      views: ['front', 'three-quarter-left', 'three-quarter-right', 'profile', 'above'],
      set: ['front', 'three-quarter-left', 'above', 'three-quarter-right'],
    },
  ],
  [
    'praying-hands',
    {
      views: ['front', 'three-quarter-left', 'three-quarter-right', 'profile'],
      set: ['three-quarter-left', 'three-quarter-right', 'front', 'profile'],
      isAlone: true,
    },
  ],
  [
    'hand',
    {
      views: ['front', 'three-quarter-left', 'three-quarter-right', 'above', 'pointing'],
      set: ['front', 'three-quarter-right', 'above', 'three-quarter-left'],
      isAlone: true,
    },
  ],
  [
    'fist',
    {
      views: ['front', 'three-quarter-left', 'three-quarter-right'],
      set: ['front', 'three-quarter-left', 'three-quarter-right', 'front'],
      isAlone: true,
    },
  ],
  ['woman', { ...face, isBringing: true }],
  ['man', manly],
  ['bearded-man', manly],
  [
    'owl',
    {
      views: around.filter((view) => view !== 'profile'),
      set: ['three-quarter-left', 'front', 'three-quarter-right', 'below'],
    },
  ],
]);

/** The views that show a pose, the fittest first; none where the sculpture has none. */
const shown: Readonly<Partial<Record<Pose, readonly ViewId[]>>> = {
  front: ['front'],
  profile: ['profile'],
  side: ['profile'],
  above: ['above'],
  'three-quarter': ['three-quarter-left', 'three-quarter-right'],
  leftwards: ['three-quarter-left', 'profile'],
  rightwards: ['three-quarter-right'],
  upwards: ['below'],
  downwards: ['above'],
  roaring: ['roaring', 'roaring-profile'],
  howling: howls,
  'eyes-closed': ['eyes-closed'],
  sleeping: ['eyes-closed'],
  pointing: ['pointing'],
};

/** The views in which a subject shows a pose, the fittest first; empty where none does. */
export function viewsShowing({ views, set }: Sculpture, { name, word }: SaidPose): readonly ViewId[] {
  if (name === 'head') return set;
  if (name === 'calm')
    return [...set, 'three-quarter-right' as const].filter((view) => !isOpen(view) && views.includes(view));
  // What is seen from below is read as what is seen from above.
  const wanted = name === 'above' && fromBelow.test(word) ? (['below'] as const) : (shown[name] ?? []);
  return wanted.filter((view) => views.includes(view));
}

const fromBelow = /below|underneath|下/u;

/** Whether its mouth is open. */
function isOpen(view: ViewId): boolean {
  return view === 'roaring' || view === 'roaring-profile';
}

/** Whether what a concept names is shown in a pose by a view of its sculpture. */
export function isShownInRound(concept: string, pose: SaidPose): boolean {
  const sculpture = sculptures.get(concept);
  return sculpture !== undefined && viewsShowing(sculpture, pose).length > 0;
}
