import { centerOf, heightOf } from '../../geometry/bounds.ts';
import { identity, placing } from '../../geometry/transform.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { asBough, isBranch } from '../bough.ts';
import { drawWithin, grouped } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed, posedAsSaid, sizeOf } from '../scene-element.ts';
import { seatOn } from '../skyline.ts';
import { turnOf } from './crossed.ts';
import { mounts } from './riding.ts';
import type { Part } from './stacked.ts';
import { colored, stacked } from './stacked.ts';
import { sunken } from './sunken.ts';

/** Whose back is what one sees of them. */
const seenFromAbove = withTrait('back-shown');
/** Birds that are drawn on a twig. */
const twigged = withTrait('small-bird');
/** Who settles on a blossom, and not on its upper edge. */
const settling = withTrait('settling');
/** Whose face is broad enough for them. */
const broad = withTrait('broad-faced');
/** What is sat in, between its handlebars and its wheels. */
const saddled = withTrait('saddled');
/** Whose highest part is a tail or a fin: those with legs sit astride before it. */
const straddled = withTrait('straddled');

/** Who is on a windowsill is before the panes, beside the plant, its feet a little below where the board begins. */
const sill = { name: 'windowsill', x: -0.22, share: 0.85, riderScale: 0.58 };

/** What is drawn flat, as it is seen from above. */
const papers = concepts('newspaper', 'world-map', 'map');

/** What is drawn on its end, and laid flat to be ridden. */
const upended = concepts('skateboard', 'snowboard', 'surfboard');

/** Somebody on something: on its upper edge, in a saddle, in a crescent, on a back or a blossom. */
export function perched(rider: SceneElement, seat: SceneElement, isOnHead = false): Pick<Motif, 'draw'> {
  const subject = seated(rider);
  // Threads have no upper edge: a spider sits in the middle of its web.
  if (seat.name === 'spider-web') return stacked([seat, {}], [subject, { scale: 0.5 }]);
  if (seat.name === 'moon') return stacked([seat, {}], [subject, { at: [0.3, 0.24], scale: 0.46 }]);
  // On its sand, beside the palms.
  if (seat.name === 'island') return stacked([seat, {}], [subject, { at: [0.46, 0.32], scale: 0.42 }]);
  if (seat.name === 'swing') return stacked([seat, {}], [subject, { at: [0, 0.28], scale: 0.5 }]);
  if (seat.name === sill.name) return onSill(subject, seat);
  // In its bed, behind the cab.
  const inBed = seat.name === 'pickup-truck' && sunken(subject, seat);
  if (inBed) return inBed;
  const mount =
    !isOnHead && mounts.has(seat.name) && (seat.motif.poses?.running ?? seat.motif.poses?.standing);
  if (mount) {
    const beast: Part = [posed(seat, mount), { at: [0, 0.3] }];
    // Legs hang down on this side; who is drawn without any sits behind the withers.
    return subject.motif.poses?.sitting
      ? stacked(beast, [subject, { at: [-0.08, -0.2], scale: 0.62 }])
      : stacked([subject, { at: [-0.08, -0.3], scale: 0.5 }], beast);
  }
  // On paper nothing stands, and its upper edge is no ledge.
  if (papers.has(seat.name)) return stacked([seat, {}], [subject, { scale: 0.62 }]);
  const onBack = marked(subject, seat);
  if (onBack) return onBack;
  if (isBranch(seat)) return onBranch(rider, seat);
  if (settling.has(subject.name) && (seat.kind === 'flora' || broad.has(seat.name)))
    return stacked([seat, { at: [0, 0.2] }], [subject, { at: [0.36, -0.42], scale: 0.5, angleRad: 0.5 }]);
  return onTop(subject, seat);
}

/** Some birds have twigs of their own; anybody else is drawn upon one, with its wings folded. */
function onBranch(rider: SceneElement, seat: SceneElement): Pick<Motif, 'draw'> {
  return twigged.has(rider.name) ? inRow(rider).motif : onTop(seated(rider), asBough(seat));
}

/** A sign on a back, or across both wings; null where neither is seen. */
export function marked(sign: SceneElement, bearer: SceneElement): Pick<Motif, 'draw'> | null {
  if (!seenFromAbove.has(bearer.name)) return null;
  const isBody = sign.kind === 'creature' || sign.kind === 'figure';
  return stacked(
    [bearer, {}],
    [sign, sign.name === 'moon-phases' ? { at: [0, -0.2], scale: 0.74 } : { scale: isBody ? 0.44 : 0.34 }],
  );
}

/** On a bust, beside its head; whoever is drawn otherwise is sat upon. */
export function shouldered(subject: SceneElement, bearer: SceneElement): Pick<Motif, 'draw'> {
  const rider = seated(subject);
  // Its collar bones are below its skull, and not at the edge of what is drawn.
  if (bearer.name === 'skeleton') return stacked([bearer, {}], [rider, { at: [0.5, -0.68], scale: 0.34 }]);
  return bearer.kind === 'figure'
    ? stacked([bearer, {}], [rider, { at: [0.68, 0.16], scale: 0.44 }])
    : perched(subject, bearer);
}

/** What grows or comes out of something, behind its upper edge. */
export function risen(subject: SceneElement, source: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const below = new Canvas(canvas.kit);
      drawWithin(below, colored(source), { at: [0, 0.42], scale: 0.6 });
      const { at, width } = seatOn(below.layers, 0.3);
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(subject), { scale: 0.58 });
      canvas.add(own, placing({ at: [at[0] / 2, at[1] + 0.4 * width - boundsOfLayers(own.layers).bottom] }));
      canvas.add(below, identity);
    },
  };
}

/** Somebody in the pose that the prompt names, else in a sitting one, without the branch that it is drawn on. */
export function seated(element: SceneElement): SceneElement {
  const { perched, poses } = element.motif;
  // Who wears a hat has been told to sit before that, upon its own twig.
  const isHatted = element.name === 'combined' && element.subjects[0]?.pose?.name === 'sitting';
  const sat =
    perched || isHatted ? posed(element, perched ?? poses?.sitting) : posedAsSaid(element, poses?.sitting);
  return sat === element ? inRow(element) : sat;
}

/** Several beasts that sit on something sit side by side: nobody of them hangs in the air. */
function inRow(element: SceneElement): SceneElement {
  const { single } = element;
  const isBeasts = element.kind === 'creature' && sizeOf(element) > 1;
  return single && isBeasts ? { ...element, motif: grouped(single, sizeOf(element), 'level') } : element;
}

/** The one with its lowest point a little below the other's upper edge, or in its saddle. */
function onTop(subject: SceneElement, seat: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const below = new Canvas(canvas.kit);
      const angleRad = upended.has(seat.name) ? turnOf(seat, canvas.kit, Math.PI / 2) : 0;
      drawWithin(below, colored(seat), { at: [0, 0.42], scale: 0.64, angleRad });
      canvas.add(below, identity);
      const { at, width } = seatOn(below.layers, 0.3);
      const isAstride = subject.kind === 'figure' || subject.name === 'skeleton';
      const isSaddled =
        saddled.has(seat.name) ||
        (straddled.has(seat.name) && isAstride && subject.motif.poses?.sitting !== undefined);
      const bounds = boundsOfLayers(below.layers);
      const [x, level] = isSaddled
        ? [centerOf(bounds)[0] - 0.08, bounds.top + 0.6 * heightOf(bounds)]
        : [at[0], at[1] + 0.12 * width];
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(subject), { scale: 0.54 });
      canvas.add(own, placing({ at: [x, level - boundsOfLayers(own.layers).bottom] }));
    },
  };
}

/** Its upper edge is that of the frame, and so its board is sat on instead. */
function onSill(subject: SceneElement, seat: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const below = new Canvas(canvas.kit);
      drawWithin(below, colored(seat), {});
      canvas.add(below, identity);
      const bounds = boundsOfLayers(below.layers);
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(subject), { scale: sill.riderScale });
      const level = bounds.top + sill.share * heightOf(bounds);
      canvas.add(own, placing({ at: [sill.x, level - boundsOfLayers(own.layers).bottom] }));
    },
  };
}
