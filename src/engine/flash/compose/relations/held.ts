import { spline } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { polar } from '../../geometry/point.ts';
import type { Placing } from '../../geometry/transform.ts';
import { identity, mapPoint } from '../../geometry/transform.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import { handApart } from '../../lexicon/seen/brought.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import type { Anatomy } from '../anatomy.ts';
import { anatomyOf } from '../anatomy.ts';
import { isHeldAslant } from '../aslant.ts';
import { drawWithin, fitted } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf, posed, sizeOf } from '../scene-element.ts';
import { busts, wholeOf } from '../whole-body.ts';
import type { Grip } from './grips.ts';
import { armful, bulky, floating, strung } from './grips.ts';
import { handHolding, isGripped } from './hand-holding.ts';
import { hugging } from './meeting.ts';
import { smokes, smoking } from './smoking.ts';
import { colored, stacked } from './stacked.ts';

const fullLength = withTrait('full-length');
/** What a person bears on the shoulder. */
const borne = concepts('cross', 'ladder', 'celtic-cross');

/** What takes a hand that closes around it, which people are not drawn with. */
const staffs = withTrait('staff');
/** Who holds things in its claws. */
export const clawed = withTrait('raptor');
/** Seen from above, they carry in their jaws what is in front of them. */
const crawlers = withTrait('jawed');

/** Somebody holding something: in the arms, in the beak, on a string, on the shoulder, or in front of the mouth; null when no hand closes around it. */
export function holding(subject: SceneElement, object: SceneElement, grip: Grip): Pick<Motif, 'draw'> | null {
  if (floating.has(object.name)) return onString(subject, object);
  if (subject.kind === 'figure' && borne.has(object.name))
    return stacked(
      [object, { at: [0.42, -0.14], scale: 0.8, angleRad: 0.5 }],
      [subject, { at: [-0.1, 0.1], scale: 0.86 }],
    );
  if (smokes.has(object.name) && (grip === 'mouth' || grip === 'any')) {
    const smoker = smoking(subject, object);
    if (smoker || busts.has(subject.name)) return smoker;
  }
  if ((busts.has(subject.name) && object.name === 'fishing-rod') || armful.has(subject.name)) return null;
  if (grip === 'arms' && bulky.has(object.name)) return null;
  const { offering } = subject.motif;
  if (offering && grip !== 'arms' && !isAlive(object) && !staffs.has(object.name))
    return inRaisedHand(posed(subject, offering), object, offering.hand);
  if (busts.has(subject.name) && grip === 'hand' && !isAlive(object))
    return withHandApart(
      subject.name,
      stacked(
        [subject, { at: [-0.22, -0.14], scale: 0.84 }],
        [handWith(object), { at: [0.6, 0.4], scale: 0.58 }],
      ),
    );
  // Nobody's arms are drawn that could carry somebody.
  if (isPerson(subject) && (staffs.has(object.name) || object.kind === 'figure')) return null;
  if (crawlers.has(subject.name))
    return stacked([subject, { at: [0, 0.2], scale: 0.8 }], [object, { at: [0.06, -0.74], scale: 0.34 }]);
  if (subject.name === 'praying-hands' && strung.has(object.name))
    return stacked([object, { at: [0.02, 0.28], scale: 0.86 }], [subject, { at: [0, -0.1], scale: 0.84 }]);
  if (subject.name === 'cupped-hands')
    return stacked([subject, { at: [0, 0.24], scale: 0.82 }], [object, { at: [0, -0.36], scale: 0.56 }]);
  const body = anatomyOf(subject.name);
  // Their hands are where they have them, full of what they do.
  if (fullLength.has(subject.name) && !body?.grip) return null;
  const { mouth, hand, embracing } = subject.motif;
  if (hand) return inBeak(subject, object, hand);
  if (embracing && (grip === 'arms' || grip === 'hand'))
    return (
      (isAlive(object) && hugging(subject, object)) ||
      embracing((canvas, place) => drawWithin(canvas, colored(object), place), 'lap')
    );
  if (mouth) return inBeak(subject, object, mouth);
  if (body?.grip) return gripped(subject, object, body);
  return inClawsOrMouth(subject, object, grip);
}

/** What fingers close around stands up from the hand; anything else is before it. */
function inRaisedHand(subject: SceneElement, object: SceneElement, hand: Point): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      colored(subject).draw(own);
      const place = fitted(own, { at: [-0.06, 0], scale: 0.92 });
      canvas.add(own, place);
      const [x, y] = mapPoint(place, hand);
      const isUpright = isGripped(object);
      const angleRad = blades.has(object.name) ? Math.PI - (object.motif.leanRad ?? 0) : 0;
      drawWithin(
        canvas,
        colored(object),
        isUpright ? { at: [x, y - 0.2], scale: 0.38, angleRad } : { at: [x + 0.06, y], scale: 0.3 },
      );
    },
  };
}

/** Tells that somebody's hand is drawn by itself. */
function withHandApart(name: string, drawing: Pick<Motif, 'draw'>): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      drawing.draw(canvas);
      canvas.brought.push({ by: name, sight: handApart });
    },
  };
}

function isAlive({ kind }: SceneElement): boolean {
  return kind === 'creature' || kind === 'figure';
}

/** Who has hands: people, and skeletons. */
function isPerson({ kind, name }: SceneElement): boolean {
  return kind === 'figure' || name === 'skeleton';
}

/** Beasts that hold something in their mouths show their heads, and birds leave their branches. */
function inClawsOrMouth(subject: SceneElement, object: SceneElement, grip: Grip): Pick<Motif, 'draw'> {
  const { poses, perched, face } = subject.motif;
  // Whose claws hold it is drawn with them.
  const isInClaws = clawed.has(subject.name) && grip !== 'mouth';
  const head = isInClaws ? undefined : (poses?.roaring ?? poses?.head);
  const holder = posed(subject, head ?? perched ?? face);
  const whole = isAlive(object) ? wholeOf(object, 'sitting') : null;
  const both = stacked([holder, { at: [0, -0.12], scale: 0.88 }], [whole ?? object, inMouth(object)]);
  if (!isInClaws) return both;
  return {
    draw(canvas) {
      // The first of several drawings shows all of it, and not the head alone.
      const whole = new Canvas({ ...canvas.kit, variant: 0 });
      both.draw(whole);
      canvas.add(whole, identity);
    },
  };
}

/** Flowers and blades are held aslant, as in a mouth or a fist. */
function inMouth(object: SceneElement): Placing {
  return { at: [0, 0.5], scale: isHeldAslant(object) ? 0.46 : 0.4, angleRad: isHeldAslant(object) ? 0.7 : 0 };
}

/** A hand that holds something, for those who are drawn without any. */
function handWith(object: SceneElement): SceneElement {
  return { ...object, motif: { ...object.motif, ...handHolding(object, false) }, pigment: null };
}

/** @param mouth in the units in which the subject is drawn */
function inBeak(subject: SceneElement, object: SceneElement, mouth: Point): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      colored(subject).draw(own);
      const place = fitted(own, { at: [-0.14, 0], scale: 0.85 });
      canvas.add(own, place);
      const [beakX, beakY] = mapPoint(place, mouth);
      drawWithin(
        canvas,
        colored(object),
        smokes.has(object.name)
          ? {
              at: [beakX + Math.sign(mouth[0]) * (smokes.get(object.name) ? 0.18 : 0.06), beakY + 0.02],
              scale: 0.24,
              isFlipped: mouth[0] < 0 !== smokes.get(object.name),
            }
          : isHeldAslant(object)
            ? { at: [beakX + 0.02, beakY + 0.1], scale: 0.36, angleRad: 0.5 }
            : { at: [beakX, beakY + 0.22], scale: 0.26 },
      );
    },
  };
}

const blades = withTrait('blade');

/** In a claw or a beak, or between the paws: a blade by its hilt, and what else is long aslant. */
function gripped(
  holder: SceneElement,
  object: SceneElement,
  { grip, hasBeak = false }: Anatomy,
): Pick<Motif, 'draw'> | null {
  if (!grip) return null;
  const [at, share] = grip;
  const subject = oneOf(holder);
  if (blades.has(object.name)) {
    const size = 1.1 * share;
    // Down from a beak, and up from a hand: drawn, its point is below.
    const angleRad = (hasBeak ? -0.7 : Math.PI + 0.3) - (object.motif.leanRad ?? 0);
    const [x, y] = polar((hasBeak ? -0.7 : Math.PI + 0.3) + Math.PI / 2, 0.76 * size);
    return stacked([subject, {}], [object, { at: [at[0] + x, at[1] + y], scale: size, angleRad }]);
  }
  const beyond = hasBeak ? 0.3 * share * Math.sign(at[0]) : 0;
  const place = { at: [at[0] + beyond, at[1] + Math.abs(beyond)] as const };
  return stacked(
    [subject, {}],
    [
      object,
      isHeldAslant(object) ? { ...place, scale: share * 1.1, angleRad: 0.5 } : { ...place, scale: share },
    ],
  );
}

function onString(holder: SceneElement, object: SceneElement): Pick<Motif, 'draw'> {
  const { poses } = holder.motif;
  const subject = posed(holder, poses?.standing ?? poses?.sitting);
  const [[handX, handY]] = anatomyOf(holder.name)?.grip ?? [[0.54, 0.26]];
  const hand = [-0.24 + 0.6 * handX, 0.4 + 0.6 * handY] as const;
  const one = colored(oneOf(object));
  // A bunch spreads out to both sides, each on its own string.
  const size = sizeOf(object);
  const places = Array.from({ length: size }, (_, i) => {
    const aside = i - (size - 1) / 2;
    return [0.52 + 0.34 * aside - 0.1 * (size - 1), -0.58 + 0.12 * Math.abs(aside)] as const;
  });
  return {
    draw(canvas) {
      drawWithin(canvas, colored(subject), { at: [-0.24, 0.4], scale: 0.6 });
      for (const [x, y] of places)
        canvas.layer(
          (pen) =>
            pen.stroke(
              spline([hand, [(hand[0] + x) / 2 + 0.04, (hand[1] + y) / 2 + 0.25], [x - 0.01, y + 0.34]], 8),
              pen.weight.inner,
            ),
          { contour: 0, silhouette: 'fills-and-lines' },
        );
      for (const at of places) drawWithin(canvas, one, { at, scale: 0.4 });
    },
  };
}
