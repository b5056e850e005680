import type { Point } from '../geometry/point.ts';
import type { Placing } from '../geometry/transform.ts';
import { identity, mapPoint } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import { Easel } from '../paint/easel.ts';
import type { Actor } from './actor.ts';
import { posed } from './actor.ts';
import { drawWithin, fitted } from './group.ts';
import { colored, stacked } from './stacked.ts';

/** What rises on a string instead of hanging down. */
export const floating: ReadonlySet<string> = new Set(['balloon', 'hot-air-balloon', 'kite']);
const longThings = new Set(['dagger', 'sword', 'katana', 'key', 'arrow', 'feather', 'olive-branch']);

/** What a person bears on the shoulder. */
const borne = new Set(['cross', 'ladder', 'celtic-cross']);
/** What hangs around the hands that hold it. */
const strung = new Set(['rosary', 'necklace', 'chain']);

/** What takes a hand that closes around it, which people are not drawn with. */
const staffs = new Set([
  'scythe',
  'trident',
  'spear',
  'halberd',
  'guandao',
  'broom',
  'wizard-staff',
  'torch',
]);
/** Who holds things in its claws. */
const clawed = new Set(['eagle']);
/** Seen from above, they carry in their jaws what is in front of them. */
const crawlers = new Set(['ant', 'beetle', 'ladybug']);

/** Somebody holding something: in the beak, on a string, on the shoulder, or in front of the mouth; null when no hand closes around it. */
export function holding(subject: Actor, object: Actor): Pick<Motif, 'draw'> | null {
  if (floating.has(object.name)) return onString(subject, object);
  if (subject.kind === 'figure' && borne.has(object.name))
    return stacked(
      [object, { at: [0.42, -0.14], scale: 0.8, angleRad: 0.5 }],
      [subject, { at: [-0.1, 0.1], scale: 0.86 }],
    );
  if (isPerson(subject) && staffs.has(object.name)) return null;
  if (crawlers.has(subject.name))
    return stacked([subject, { at: [0, 0.2], scale: 0.8 }], [object, { at: [0.06, -0.74], scale: 0.34 }]);
  if (subject.name === 'praying-hands' && strung.has(object.name))
    return stacked([object, { at: [0.02, 0.28], scale: 0.86 }], [subject, { at: [0, -0.1], scale: 0.84 }]);
  const { mouth } = subject.motif;
  if (mouth) return inBeak(subject, object, mouth);
  return inClawsOrMouth(subject, object);
}

/** Who has hands: people, and skeletons. */
function isPerson({ kind, name }: Actor): boolean {
  return kind === 'figure' || name === 'skeleton';
}

function inClawsOrMouth(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  const both = stacked([facing(subject), { at: [0, -0.12], scale: 0.88 }], [object, inMouth(object)]);
  if (!clawed.has(subject.name)) return both;
  return {
    draw(easel) {
      // The first of several drawings shows all of it, and not the head alone.
      const whole = new Easel({ ...easel.kit, variant: 0 });
      both.draw(whole);
      easel.add(whole, identity);
    },
  };
}

/** Beasts that hold something in their mouths show their heads. */
function facing(actor: Actor): Actor {
  return posed(actor, actor.motif.poses?.roaring);
}

function isLong({ kind, name }: Actor): boolean {
  return kind === 'flora' || longThings.has(name);
}

/** Flowers and blades are held aslant, as in a mouth or a fist. */
function inMouth(object: Actor): Placing {
  return { at: [0, 0.5], scale: isLong(object) ? 0.46 : 0.4, angleRad: isLong(object) ? 0.7 : 0 };
}

/** @param mouth in the units in which the subject is drawn */
function inBeak(subject: Actor, object: Actor, mouth: Point): Pick<Motif, 'draw'> {
  return {
    draw(easel) {
      const own = new Easel(easel.kit);
      colored(subject).draw(own);
      const place = fitted(own, { at: [-0.14, 0], scale: 0.85 });
      easel.add(own, place);
      const [beakX, beakY] = mapPoint(place, mouth);
      drawWithin(
        easel,
        colored(object),
        isLong(object)
          ? { at: [beakX + 0.02, beakY + 0.1], scale: 0.36, angleRad: 0.5 }
          : { at: [beakX, beakY + 0.22], scale: 0.26 },
      );
    },
  };
}

function onString(holder: Actor, object: Actor): Pick<Motif, 'draw'> {
  const { poses } = holder.motif;
  const subject = posed(holder, poses?.standing ?? poses?.sitting);
  return {
    draw(easel) {
      drawWithin(easel, colored(subject), { at: [-0.24, 0.4], scale: 0.6 });
      easel.layer(
        (pen) =>
          pen.stroke(
            [
              [0.08, 0.56],
              [0.3, 0.3],
              [0.36, 0.06],
              [0.5, -0.24],
            ],
            pen.weight.inner,
          ),
        { contour: 0, silhouette: 'cells-and-lines' },
      );
      drawWithin(easel, colored(object), { at: [0.52, -0.58], scale: 0.4 });
    },
  };
}
