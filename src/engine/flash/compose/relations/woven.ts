import { heightOf, widthOf } from '../../geometry/bounds.ts';
import { steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { identity, placing } from '../../geometry/transform.ts';
import type { ConceptName } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { motifs } from '../../motifs/registry.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { asBough, isBranch } from '../bough.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { seated } from './perched.ts';
import { colored } from './stacked.ts';

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
const gripping = [
  [0.24, 0.46],
  [0.6, 0.86],
] as const;
const winding: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  octopus: swimming,
  squid: swimming,
  jellyfish: swimming,
  dragon: coiling,
  thorns: coiling,
} satisfies Partial<Record<ConceptName, readonly (readonly [from: number, to: number])[]>>;

/** Of what is built nothing would be known behind so many arms and coils. */
const built = withTrait('built');

/** What stems and bodies do that wind. */
export const twining = /\b(?:en)?twin|缠|纏|绕|絡|巻き/u;

/**
 * The one behind the other, but for some stretches in which it comes to the front; null when it is nothing that
 * winds.
 */
export function woven(subject: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  const { drawAlong } = subject.motif;
  if (drawAlong) return wound(drawAlong, object);
  const stretches = winding[subject.name];
  if (!stretches || built.has(object.name)) return null;
  return {
    draw(canvas) {
      const around = new Canvas(canvas.kit);
      drawWithin(around, colored(subject), { at: [0, -0.04], scale: 0.96 });
      canvas.add(around, identity);
      const bound = new Canvas(canvas.kit);
      drawWithin(bound, colored(object), {});
      const { layers } = bound;
      // Of what coils around something broad no more would be seen than its ends.
      const isBroad =
        stretches === coiling && widthOf(boundsOfLayers(layers)) > 0.7 * heightOf(boundsOfLayers(layers));
      canvas.add(bound, placing({ at: [0, 0.1], scale: isBroad ? 0.56 : 0.94 }));
      for (const [from, to] of stretches)
        for (const layer of around.layers) canvas.layers.push({ ...layer, clip: strip(from, to) });
    },
  };
}

/** Held by arms that wind: some of them lie before it. Null for whom hands, claws or jaws hold it. */
export function graspedBy(holder: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (winding[holder.name] !== swimming) return null;
  return {
    draw(canvas) {
      const arms = new Canvas(canvas.kit);
      drawWithin(arms, colored(holder), { at: [0, -0.08], scale: 0.94 });
      canvas.add(arms, identity);
      drawWithin(canvas, colored(object), { at: [0, 0.5], scale: 0.54 });
      for (const [from, to] of gripping)
        for (const layer of arms.layers) canvas.layers.push({ ...layer, clip: strip(from, to) });
    },
  };
}

/** Across all of the square. */
function strip(from: number, to: number): Polygon {
  return [
    [-2, from],
    [2, from],
    [2, to],
    [-2, to],
  ];
}

/** Loops of a wire or a chain: each with its middle's height and its half width, as shares of what is bound. */
const loops = [
  [-0.36, 1.06],
  [0.06, 1.1],
  [0.46, 0.92],
] as const;

/** Bound with several loops, whose back halves are hidden. */
function wound(drawAlong: NonNullable<Motif['drawAlong']>, object: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      const bound = new Canvas(canvas.kit);
      drawWithin(bound, colored(object), {});
      const bounds = boundsOfLayers(bound.layers);
      const [half, height] = [widthOf(bounds) / 2, heightOf(bounds) / 2];
      const draw = (fromRad: number, toRad: number) =>
        canvas.layer(
          (pen) => {
            for (const [y, share] of loops) drawAlong(pen, loop(half * share, height * y, fromRad, toRad));
          },
          { contour: 0.5 },
        );
      draw(Math.PI, 2 * Math.PI);
      canvas.add(bound, identity);
      draw(Math.PI, 0);
    },
  };
}

/** A stretch of a tilted ring; its lower half is in front. Points lie 0.02 apart. */
function loop(half: number, y: number, fromRad: number, toRad: number): Point[] {
  const count = Math.ceil((half * Math.PI) / 0.02);
  return steps(count, fromRad, toRad).map((angle): Point => {
    const x = Math.cos(angle) * half;
    return [x, y - 0.2 * x + 0.16 * Math.sin(angle)];
  });
}

/** Who comes down on a thread. */
const spinning = withTrait('spinning');

/** The one on a thread below the other; bats hang from branches by their feet, and a sloth has a branch of its own. */
export function hung(subject: SceneElement, above: SceneElement): Pick<Motif, 'draw'> | null {
  const isBough = isBranch(above);
  // A sloth has its own branch.
  if (subject.name === 'sloth') return isBough ? subject.motif : null;
  const object = isBough ? asBough(above) : above;
  if (subject.name === 'bat') return headDown(subject, object);
  // On a thread somebody would be hanged.
  if (subject.kind === 'figure') return null;
  if ((isBough || object.kind === 'flora') && subject.kind === 'creature' && !spinning.has(subject.name))
    return null;
  const { drawAlong } = object.motif;
  // A thread and a chain are what it hangs on, and nothing hangs on a line below them.
  const isLine = object.name === 'thread' || drawAlong !== undefined;
  const line: Point[] = steps(60, isLine ? -1 : -0.5, 0.3).map((y) => [0, y]);
  return {
    draw(canvas) {
      if (!isLine) drawWithin(canvas, colored(object), { at: [0, -0.46], scale: 0.54 });
      if (drawAlong) canvas.layer((pen) => drawAlong(pen, line), { contour: 0.5 });
      else
        canvas.layer((pen) => pen.stroke(line, pen.weight.inner), {
          silhouette: 'fills-and-lines',
          contour: 0,
        });
      drawWithin(canvas, colored(seated(subject)), { at: [0, 0.58], scale: 0.4 });
    },
  };
}

/** Upside down, the feet at the branch, or at the lower end of what it hangs from. */
function headDown(bat: SceneElement, above: SceneElement): Pick<Motif, 'draw'> {
  // Told to hang, it has its head down and a branch already.
  const subject = { ...bat, motif: motifs.get(bat.name) ?? bat.motif };
  return {
    draw(canvas) {
      const isBough = isBranch(above);
      const hold = new Canvas(canvas.kit);
      drawWithin(hold, colored(above), { at: [0, -0.6], scale: isBough ? 0.86 : 0.56 });
      const level = isBough ? -0.74 : boundsOfLayers(hold.layers).bottom - 0.1;
      canvas.add(hold, identity);
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(subject), { scale: isBough ? 0.8 : 0.6, angleRad: Math.PI });
      canvas.add(own, placing({ at: [0, level - boundsOfLayers(own.layers).top] }));
    },
  };
}
