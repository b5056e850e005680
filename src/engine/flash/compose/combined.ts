import { steps } from '../geometry/interval.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import type { Placing } from '../geometry/transform.ts';
import { identity } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import { motifs } from '../motifs/registry.ts';
import { Easel } from '../paint/easel.ts';
import { tinted } from '../paint/palette.ts';
import type { RelationKind } from '../parse/reading.ts';
import type { Actor } from './actor.ts';
import { entwined } from './entwined.ts';
import { drawWithin } from './group.ts';

/** Things with an inside that can be looked into. */
const vessels: Readonly<Record<string, Placing>> = {
  bottle: { at: [0.1, 0.02], scale: 0.36 },
  jar: { at: [0, 0.16], scale: 0.42 },
  hourglass: { at: [0, 0.42], scale: 0.24 },
  'crystal-ball': { at: [0, -0.2], scale: 0.4 },
  heart: { at: [0, -0.05], scale: 0.45 },
  lantern: { at: [0, 0.1], scale: 0.28 },
  birdcage: { at: [0, 0.1], scale: 0.36 },
  diamond: { at: [0, 0], scale: 0.42 },
  eye: { at: [0, 0], scale: 0.26 },
};
/** Too flat or too wide to be climbed, held or looked into. */
const scenery = new Set([
  'wave',
  'forest',
  'mountain',
  'cloud',
  'fire',
  'rain',
  'star',
  'lightning',
  'sakura',
]);
const snakes = new Set(['snake', 'cobra']);
/** What else can wind around things: between which heights its front stretches lie. */
const swimming = [
  [-2, -0.16],
  [0.12, 0.38],
  [0.62, 0.86],
] as const;
const coiling = [
  [-0.8, -0.42],
  [-0.06, 0.26],
  [0.58, 0.9],
] as const;
const winding: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  octopus: swimming,
  squid: swimming,
  jellyfish: swimming,
  dragon: coiling,
  vine: coiling,
  chain: coiling,
  thorns: coiling,
  'barbed-wire': coiling,
};

/** Two actors that the prompt relates, as one; null when the relation shows well enough in a plain composition. */
export function combined(kind: RelationKind, subject: Actor, object: Actor): Actor | null {
  const motif = motifFor(kind, subject, object);
  if (!motif) return null;
  return {
    subjects: [...subject.subjects, ...object.subjects],
    motif: { ...motif, name: `${subject.name} ${kind} ${object.name}`, tinted: subject.motif.tinted },
    name: 'combined',
    // Letters and dials among them must not be mirrored, but what is alive may be.
    kind:
      kind === 'half'
        ? 'object'
        : subject.kind === 'creature' || object.kind === 'creature'
          ? 'creature'
          : 'object',
    pigment: null,
    count: 1,
  };
}

type Part = readonly [Actor, Placing];

function motifFor(kind: RelationKind, subject: Actor, object: Actor): Pick<Motif, 'draw'> | null {
  if (kind === 'half') return halved(subject, object);
  if (scenery.has(object.name) || scenery.has(subject.name)) return null;
  if (kind === 'around') {
    if (snakes.has(subject.name)) return entwined(colored(object), 'wide');
    return winding[subject.name] ? woven(subject, object) : null;
  }
  if (kind === 'hanging') return hung(subject, object);
  if (kind === 'adorning') return adorned(subject, object);
  if (subject.name === 'crown' || subject.name === 'halo') return null;
  if (kind === 'inside') return contained(subject, object);
  if (kind === 'on') return stacked(...perched(subject, object));
  if (kind === 'holding') return stacked([subject, { at: [0, -0.12], scale: 0.88 }], [object, held(object)]);
  return stacked(...sprouting(subject), [object, { at: [0, 0.42], scale: 0.58 }]);
}

/** Draws the parts from back to front. */
function stacked(...parts: Part[]): Pick<Motif, 'draw'> {
  return {
    draw(easel) {
      for (const [actor, place] of parts) drawWithin(easel, colored(actor), place);
    },
  };
}

/** The actor's motif in the colour that the prompt gives to it alone. */
function colored({ motif, pigment }: Actor): Motif {
  return {
    ...motif,
    draw(easel) {
      const { palette } = easel.kit;
      if (!palette || !pigment) return motif.draw(easel);
      const own = new Easel({ ...easel.kit, palette: tinted(palette, motif.tinted, pigment) });
      motif.draw(own);
      easel.add(own, identity);
    },
  };
}

function contained(subject: Actor, vessel: Actor): Pick<Motif, 'draw'> | null {
  const room = vessels[vessel.name];
  return room ? stacked([vessel, {}], [subject, room]) : null;
}

function perched(rider: Actor, seat: Actor): Part[] {
  const sitting = rider.motif.poses?.sitting;
  const subject = sitting ? { ...rider, motif: { ...rider.motif, ...sitting } } : rider;
  if (seat.name === 'moon')
    return [
      [seat, {}],
      [subject, { at: [0.3, 0.24], scale: 0.46 }],
    ];
  return [
    [seat, { at: [0, 0.42], scale: 0.6 }],
    [subject, { at: [0, -0.5], scale: 0.52 }],
  ];
}

/** The one behind the other, but for some stretches in which it comes to the front. */
function woven(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  return {
    draw(easel) {
      const around = new Easel(easel.kit);
      drawWithin(around, colored(subject), { at: [0, -0.04], scale: 0.96 });
      easel.add(around, identity);
      drawWithin(easel, colored(object), { at: [0, 0.1], scale: 0.94 });
      for (const [from, to] of winding[subject.name] ?? []) {
        const clip: Polygon = [
          [-2, from],
          [2, from],
          [2, to],
          [-2, to],
        ];
        for (const layer of around.layers) easel.layers.push({ ...layer, clip });
      }
    },
  };
}

/** The one on a thread below the other. */
function hung(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  const thread: Point[] = [
    [0, -0.5],
    [0, 0.3],
  ];
  return {
    draw(easel) {
      drawWithin(easel, colored(object), { at: [0, -0.46], scale: 0.54 });
      easel.layer((pen) => pen.stroke(thread, pen.weight.inner), {
        silhouette: 'cells-and-lines',
        contour: 0,
      });
      drawWithin(easel, colored(subject), { at: [0, 0.58], scale: 0.4 });
    },
  };
}

/** Where a head is adorned, for those whose forehead is not at the top. */
const brows: Readonly<Record<string, Point>> = { elephant: [0, -0.42], lion: [0, -0.46], tiger: [0, -0.5] };

/** Flowers in antlers or hair, a sign on a forehead. */
function adorned(subject: Actor, object: Actor): Pick<Motif, 'draw'> {
  const brow = brows[object.name];
  if (brow) return stacked([object, {}], [subject, { at: brow, scale: 0.26 }]);
  if (subject.kind !== 'flora') return stacked([object, {}], [subject, { at: [0, -0.44], scale: 0.28 }]);
  return stacked(
    [object, {}],
    [subject, { at: [-0.5, -0.6], scale: 0.22, angleRad: -0.4 }],
    [subject, { at: [0.5, -0.6], scale: 0.22, angleRad: 0.4, isFlipped: true }],
    [subject, { at: [-0.2, -0.34], scale: 0.24 }],
    [subject, { at: [0.22, -0.38], scale: 0.2, isFlipped: true }],
    [subject, { at: [0, -0.5], scale: 0.2 }],
  );
}

/** Flowers and blades are held aslant, as in a mouth or a fist. */
function held({ kind, name }: Actor): Placing {
  const isLong =
    kind === 'flora' || name === 'dagger' || name === 'sword' || name === 'katana' || name === 'key';
  return { at: [0, 0.5], scale: isLong ? 0.46 : 0.4, angleRad: isLong ? 0.7 : 0 };
}

/** Several flowers fan out, anything else rises as one. */
function sprouting(subject: Actor): Part[] {
  if (subject.kind !== 'flora' || subject.count === 1) return [[subject, { at: [0, -0.42], scale: 0.58 }]];
  return [
    [subject, { at: [-0.52, -0.2], scale: 0.36, angleRad: -0.5 }],
    [subject, { at: [0.52, -0.2], scale: 0.36, angleRad: 0.5, isFlipped: true }],
    [subject, { at: [0, -0.52], scale: 0.44 }],
  ];
}

const leftHalf: Polygon = [
  [-2, -2],
  [0, -2],
  [0, 2],
  [-2, 2],
];
const rightHalf: Polygon = [
  [0, -2],
  [2, -2],
  [2, 2],
  [0, 2],
];

/** One to the left of a line, the other to its right. */
function halved(left: Actor, right: Actor): Pick<Motif, 'draw'> {
  // Half a crescent is nothing: the moon is full.
  const moon = motifs.get('full-moon');
  const whole = (actor: Actor) => (actor.name === 'moon' && moon ? { ...actor, motif: moon } : actor);
  return {
    draw(easel) {
      for (const [actor, clip] of [
        [whole(left), leftHalf],
        [whole(right), rightHalf],
      ] as const) {
        const half = new Easel(easel.kit);
        drawWithin(half, colored(actor), {});
        for (const layer of half.layers) easel.layers.push({ ...layer, clip });
        easel.credits.push(...half.credits);
      }
      const line = steps(24, -1.02, 1.02).map((y): Point => [0, y]);
      easel.layer(
        (pen) => pen.stroke(line, Math.max(pen.weight.inner, pen.weight.contour * 0.6), { taper: 0.06 }),
        { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false },
      );
    },
  };
}
