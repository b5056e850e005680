import type { IconLibrary } from '../icons/icon-library.ts';
import { iconMotif } from '../icons/icon-motif.ts';
import { withTrait } from '../lexicon/lexicon.ts';
import type { Pose } from '../lexicon/pose.ts';
import { broughtBy } from '../lexicon/seen/brought.ts';
import type { Motif } from '../motifs/motif.ts';
import { broken } from '../motifs/parts/signs-and-ornaments/broken.ts';
import { motifs } from '../motifs/registry.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { PageShape } from '../paint/page.ts';
import { namesOne } from '../parse/names/names-one.ts';
import type { Subject } from '../parse/reading.ts';
import type { ChosenView, ChosenViews } from '../sculpt/chosen-views.ts';
import { inCoat } from '../sculpt/coloured-view.ts';
import { drawView } from '../sculpt/draw-view.ts';
import { sculptures } from '../sculpt/sculptures.ts';
import { grouped } from './group.ts';
import type { SceneElement } from './scene-element.ts';
import { mayMirror } from './scene-element.ts';

/** What subjects are drawn after: icons, and views of those that are drawn in the round. */
export interface Drawables {
  readonly library: IconLibrary;
  readonly views: ChosenViews;
}

/** Things that cross where there are several of them. */
export const longThings = withTrait('crossed');

/**
 * The element of a subject: its motif as the prompt wants it, several of a kind as one group.
 *
 * @param otherwise the pose of those for whom the prompt names none
 * @param shape of the page, which groups follow
 * @throws RangeError when nothing draws the subject's concept
 */
export function subjectElement(
  subject: Subject,
  drawables: Drawables,
  otherwise: Pose | null,
  shape: PageShape,
): SceneElement {
  const { concept, pigment } = subject;
  const count = concept.traits.has('pair') ? Math.ceil(subject.count / 2) : subject.count;
  // Several flowers are set one by one around the focal element; several beasts stand together.
  const isGroup = concept.kind !== 'flora';
  const motif = motifFor(subject, drawables, subject.pose?.name ?? otherwise);
  return {
    subjects: [subject],
    motif: isGroup
      ? grouped(motif, count, longThings.has(concept.name) ? 'crossed' : mayMirror(concept.kind), shape)
      : motif,
    single: motif,
    name: concept.name,
    kind: concept.kind,
    pigment,
    count: isGroup ? 1 : count,
  };
}

function motifFor(subject: Subject, drawables: Drawables, pose: Pose | null): Motif {
  const whole = wholeMotifFor(subject, drawables, pose);
  const motif = subject.time && whole.atTime ? { ...whole, ...whole.atTime(subject.time) } : whole;
  if (!subject.isBroken) return motif;
  return motif.broken ? { ...motif, ...motif.broken } : broken(motif);
}

function wholeMotifFor(subject: Subject, { library, views }: Drawables, pose: Pose | null): Motif {
  const { concept, count, word, pose: said } = subject;
  const motif = motifs.get(concept.name);
  const drawn = motif && bringing(motif);
  const own = drawn && (count > 1 || namesOne(word)) ? { ...drawn, ...drawn.one } : drawn;
  const view = views.get(subject);
  if (own && view && pose === (said?.name ?? null)) return inTheRound(own, view, subject);
  const posed = pose && own?.poses?.[pose];
  if (own) return posed ? inPose(own, pose, posed, said?.word) : own;
  if (!concept.art) throw new RangeError(`nothing draws ${concept.name}`);
  return bringing(iconMotif(concept, concept.art, library));
}

/** A motif in one of its poses. What relates it to something may draw it in another: each drawing of this one says so. */
function inPose(own: Motif, pose: Pose, posed: Pick<Motif, 'draw'>, word: string | undefined): Motif {
  const brought = broughtBy(own.name, pose);
  const told = {
    ...posed,
    draw(canvas: Canvas) {
      posed.draw(canvas);
      canvas.brought.push(...brought);
      if (word !== undefined) canvas.poses.push(word);
    },
  };
  return { ...own, ...told, poses: { ...own.poses, [pose]: told } };
}

/** A motif as a view of its sculpture; what relates it to something may draw it flat, in a pose. */
function inTheRound(own: Motif, { view }: ChosenView, { concept, pigment, pose }: Subject): Motif {
  const [named] = own.tinted;
  const sculpture = sculptures.get(concept.name);
  const coat = sculpture?.coat ?? named;
  const brought = sculpture?.isBringing ? broughtBy(own.name, null) : [];
  const shown = pigment && named && coat ? inCoat(view, { own: coat, named, wanted: pigment }) : view;
  return {
    ...own,
    isTurned: true,
    draw(canvas) {
      drawView(canvas, shown);
      canvas.brought.push(...brought);
      if (pose) canvas.poses.push(pose.word);
    },
  };
}

/** A motif whose own drawing says what it brings; in a pose, or perched on something else, it may bring nothing. */
function bringing(motif: Motif): Motif {
  const brought = broughtBy(motif.name, null);
  if (brought.length === 0) return motif;
  const draw = (canvas: Canvas) => {
    motif.draw(canvas);
    canvas.brought.push(...brought);
  };
  return { ...motif, draw };
}
