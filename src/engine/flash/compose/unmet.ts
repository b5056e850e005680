import { motifs } from '../motifs/registry.ts';
import type { Reading, Relation, SaidPose, Subject } from '../parse/reading.ts';
import { isShownInRound } from '../sculpt/sculptures.ts';
import { isUprightText } from './arrangements/letterings.ts';
import { isWrittenAround } from './arrangements/scripts.ts';
import type { Composition } from './composition.ts';
import { undoneWords } from './families/deeds.ts';
import { hasBlankBanner } from './parts/banner.ts';
import type { SceneRoles } from './scene-roles.ts';
import { everyoneIn } from './scene-roles.ts';
import { isFromAbove, isFrontal, isHead, isHeadAlone } from './whole-body.ts';

/** Poses of beasts that being set on something shows; a bust does not sit. */
const setPoses: ReadonlySet<string> = new Set(['sitting', 'standing']);
/** What asks for no more than all of it. */
const wholeBody = /^(?:全身像?|(?:full|whole) body)$/iu;

/** What those show anyway who are drawn from head to foot. */
const shownWhole = /^(?:(?:full|whole) body|standing|stands|upright|站立|立つ|全身像?)$/u;

/** The words for poses and wishes that the drawings of the subjects do not take. */
export function unmetWords(reading: Reading, roles: SceneRoles): string[] {
  const { subjects, relations, wishes } = reading;
  const poses = subjects
    .filter((subject) => isUnposed(subject, relations))
    .flatMap(({ pose }) => pose?.word ?? []);
  const living = subjects.filter(({ concept: { kind } }) => kind === 'creature');
  const pairs = living.reduce((sum, { count }) => sum + count, 0);
  const isFaced = pairs > 1 && living.every(turnsToFace);
  const facing = isFaced ? undefined : wishes.get('facing');
  const wrapped = isWound(reading, roles) || isWrittenAround(reading) ? undefined : wishes.get('wrapped');
  const stem = reading.lettering !== null && roles.focal?.kind === 'flora' ? undefined : wishes.get('stem');
  const upright = isUprightUnmet(reading) ? wishes.get('column') : undefined;
  const banner = hasBlankBanner(roles) || reading.lettering !== null ? undefined : wishes.get('banner');
  const undone = relations.flatMap(undoneWords);
  return [...poses, ...undone, upright, facing, wrapped, stem, banner, wishes.get('along')].filter(
    (word) => word !== undefined,
  );
}

/** Whether somebody looks at whoever is opposite: those who look at us do not, unless a pose turns them. */
function turnsToFace({ concept: { name }, pose }: Subject): boolean {
  const isTurned = pose === null && motifs.get(name)?.poses?.facing !== undefined;
  return isTurned || !isFrontal(name);
}

/** Whether words are wanted downwards and cannot be written so: under a picture, or in Latin letters. */
function isUprightUnmet({ subjects, wishes, lettering }: Reading): boolean {
  const isWanted = /^(?:縦書き|竖排|竖)$/u.test(wishes.get('column') ?? '');
  return isWanted && lettering !== null && (subjects.length > 0 || !isUprightText(lettering));
}

/** The words for poses that drawings take, but not where they are made one with something: an owl that holds a mouse sits. */
export function recastPoses({ subjects, relations }: Reading, composition: Composition): string[] {
  return subjects
    .filter(({ concept, pose }) => pose && isDrawnIn(concept.name, pose))
    .filter((subject) => !isSet(subject, relations))
    .flatMap(({ pose }) => (pose && !composition.hasPosed(pose.word) ? [pose.word] : []));
}

/** Whether there is a drawing of it in the pose, flat or in the round. */
function isDrawnIn(name: string, pose: SaidPose): boolean {
  return motifs.get(name)?.poses?.[pose.name] !== undefined || isShownInRound(name, pose);
}

/** Whether the drawing of a subject does not take the pose that the prompt gives to it. */
function isUnposed(subject: Subject, relations: readonly Relation[]): boolean {
  const { concept, pose } = subject;
  if (!pose || isDrawnIn(concept.name, pose)) return false;
  if (concept.traits.has('full-length') && shownWhole.test(pose.word)) return false;
  if (concept.traits.has('walking-away') && (pose.name === 'behind' || /^walk/.test(pose.word))) return false;
  if (wholeBody.test(pose.word)) return isHead(concept);
  if (pose.name === 'profile' || pose.name === 'side') return isFrontal(concept.name);
  if (pose.name === 'front') return !isFrontal(concept.name);
  if (pose.name === 'above') return !isFromAbove(concept.name) || /below|underneath/.test(pose.word);
  return !(isSet(subject, relations) && concept.kind === 'creature' && !isHeadAlone(concept.name));
}

function isSet(subject: Subject, relations: readonly Relation[]): boolean {
  // A bat that hangs does so head down.
  if (subject.pose?.name === 'hanging' && subject.concept.name === 'bat')
    return relations.some((of) => of.kind === 'hanging' && of.subject === subject);
  const isOn = relations.some((of) => of.kind === 'on' && of.subject === subject);
  if (subject.pose?.name === 'peeking')
    return relations.some((of) => (of.kind === 'inside' || of.kind === 'out-of') && of.subject === subject);
  return isOn && subject.pose !== null && setPoses.has(subject.pose.name);
}

/** Things stand around others by themselves; to be wound takes something long. */
function isWound({ subjects, relations, wishes }: Reading, roles: SceneRoles): boolean {
  // 龙凤缠绕: around each other, and not around an arm.
  const isMutual = subjects.length > 1 && /^(?:[缠纏交][绕繞缠纏]|絡み)/u.test(wishes.get('wrapped') ?? '');
  return (
    (!isMutual && subjects.some(({ concept }) => concept.traits.has('coiled'))) ||
    relations.some(({ kind }) => kind === 'around') ||
    wishes.get('wrapped') === 'around' ||
    everyoneIn(roles).some(({ name }) => name === 'entwined')
  );
}
