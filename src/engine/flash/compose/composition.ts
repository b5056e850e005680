import type { Attribution } from '#contract/drawing.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, centerOf, heightOf, union, unionAll, widthOf } from '../geometry/bounds.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import type { Placing, Transform } from '../geometry/transform.ts';
import { compose, placing } from '../geometry/transform.ts';
import type { Brought } from '../lexicon/seen/brought.ts';
import type { Sight } from '../lexicon/seen/sight.ts';
import type { LayerLook } from '../paint/canvas.ts';
import type { Layer } from '../paint/layer.ts';
import { boundsOfLayers, movedLayer } from '../paint/layer.ts';
import type { LineStyle } from '../paint/line-style.ts';
import type { Page, PageShape } from '../paint/page.ts';
import { shapeOf, stretchOf } from '../paint/page.ts';
import type { Palette } from '../paint/palette.ts';
import { blackSlots, inkedSlots, paletteOf } from '../paint/palette.ts';
import type { Pen } from '../paint/pen.ts';
import type { Subject } from '../parse/reading.ts';
import type { Random } from '../random/random.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { canvasFor } from './element-canvas.ts';
import { carriedAcross, isReadable, mirror, mirroredLayer } from './mirror.ts';
import type { SceneElement } from './scene-element.ts';
import { mayMirror } from './scene-element.ts';
import type { SceneRoles } from './scene-roles.ts';

/** Where and how large something is set; in units of the page, whose middle is (0, 0). */
export interface Spot {
  readonly at: Point;
  /** The longer side; a slender thing may be longer. */
  readonly size: number;
  readonly angleRad?: number;
  readonly isFlipped?: boolean;
  readonly clip?: Polygon;
  /** Turned by a quarter where it is drawn across the page's longer side: swords and feathers may lie or stand. */
  readonly isAlongPage?: boolean;
}

/** A layer of the composition, the smaller its depth the further back. */
export interface Piece {
  readonly layer: Layer;
  readonly depth: number;
  /** What it draws; nothing that was asked for when it is an ornament. */
  readonly subjects: readonly Subject[];
  /** Takes it to where it stands when left and right change over. */
  readonly across: Transform;
}

export interface CompositionKit {
  readonly page: Page;
  readonly lineStyle: LineStyle;
  readonly roles: SceneRoles;
  /** null in black and white. */
  readonly palette: Palette | null;
  readonly random: Random;
  readonly typesetter: Typesetter;
  /** Which design of the set this is: 0 … 3. */
  readonly variant: number;
  /** Creatures look the other way. */
  readonly isMirrored: boolean;
}

/** A design being composed: it takes elements and ornaments at their places and depths. */
export class Composition {
  readonly kit: CompositionKit;
  readonly roles: SceneRoles;
  readonly lineStyle: LineStyle;
  readonly random: Random;
  /** An area that the style fills itself when it inks. */
  field: Polygon | null = null;
  #placed: Piece[] = [];
  readonly #drawn = new Set<Subject>();
  readonly #poses = new Set<string>();
  readonly #brought: Brought[] = [];
  readonly #credits = new Set<Attribution>();
  #hasLettering = false;
  readonly #focalLayers: Layer[] = [];
  #uses = 0;

  constructor(kit: CompositionKit) {
    this.kit = kit;
    this.roles = kit.roles;
    this.lineStyle = kit.lineStyle;
    this.random = kit.random;
  }

  get page(): Page {
    return this.kit.page;
  }

  get shape(): PageShape {
    return shapeOf(this.kit.page);
  }

  /** How far what stands all around the design follows the page, across and down. */
  get stretch(): Point {
    return stretchOf(this.kit.page);
  }

  /** From back to front. */
  get pieces(): Piece[] {
    return this.#placed.toSorted((a, b) => a.depth - b.depth);
  }

  /** Layers from back to front. */
  get layers(): Layer[] {
    return this.pieces.map(({ layer }) => layer);
  }

  /** The layers with left and right changed over. */
  get mirroredLayers(): Layer[] {
    return this.pieces.map(({ layer, across }) => mirroredLayer(layer, across));
  }

  /** The bounds of all that stands in the composition, its field included. */
  get bounds(): Bounds {
    const layers = boundsOfLayers(this.#placed.map(({ layer }) => layer));
    return this.field ? union(layers, boundsOfPoints(this.field)) : layers;
  }

  /** The bounds of what stands at depths from `low` to `high`. */
  boundsBetween(low: number, high: number): Bounds {
    return unionAll(
      this.#placed
        .filter(({ depth }) => depth >= low && depth <= high)
        .map(({ layer }) => boundsOfLayers([layer])),
    );
  }

  /** What leads the design: all that `placeFocal` has set, or else everything. */
  get focalLayers(): readonly Layer[] {
    return this.#focalLayers.length > 0 ? this.#focalLayers : this.layers;
  }

  get focalBounds(): Bounds {
    return boundsOfLayers(this.focalLayers);
  }

  /** Whether words have been written, or room has been left for them. */
  get hasLettering(): boolean {
    return this.#hasLettering;
  }

  /** Whom the fonts and icons of the composition owe a mention. */
  get credits(): Attribution[] {
    return [...this.#credits];
  }

  recordLettering(text: string, face: Typeface): void {
    this.#hasLettering = true;
    for (const credit of this.kit.typesetter.credits(text, face)) this.#credits.add(credit);
  }

  hasDrawn(subject: Subject): boolean {
    return this.#drawn.has(subject);
  }

  /** Whether somebody is drawn in the pose that the prompt says with this word. */
  hasPosed(word: string): boolean {
    return this.#poses.has(word);
  }

  /** What the drawings of a concept have brought, each once. */
  broughtBy(concept: string): Sight[] {
    return [...new Set(this.#brought.filter(({ by }) => by === concept).map(({ sight }) => sight))];
  }

  /** Places an element that leads the design, alone or with others. */
  placeFocal(element: SceneElement, spot: Spot, depth: number): Bounds {
    const before = this.#placed.length;
    const bounds = this.place(element, spot, depth);
    this.#focalLayers.push(...this.#placed.slice(before).map(({ layer }) => layer));
    return bounds;
  }

  /** Takes out of the composition all that draws the subjects. */
  withdraw(subjects: readonly Subject[]): void {
    this.#placed = this.#placed.filter((piece) => !isOf(piece, subjects));
  }

  /** Brings all that draws the subjects to another depth. */
  shift(subjects: readonly Subject[], depth: number): void {
    this.#placed = this.#placed.map((piece) => (isOf(piece, subjects) ? { ...piece, depth } : piece));
  }

  /** Draws the element, fitted into its spot. */
  place(element: SceneElement, spot: Spot, depth: number): Bounds {
    for (const subject of element.subjects) this.#drawn.add(subject);
    const { palette } = this.kit;
    // What lies behind a silhouette is bright.
    const lineStyle = element.kind === 'sky' ? { ...this.lineStyle, isSilhouette: false } : this.lineStyle;
    const canvas = canvasFor({
      ...this.kit,
      lineStyle,
      sizePx: spot.size,
      palette: palette && paletteOf(palette, element.motif, element.pigment),
      random: this.random.fork(`${element.name} ${this.#uses++}`),
      blackSlots: blackSlots(element.motif.tinted, element.pigment),
      inkedSlots: inkedSlots(element.motif, element.pigment),
    });
    element.motif.draw(canvas);
    for (const credit of canvas.credits) this.#credits.add(credit);
    for (const pose of canvas.poses) this.#poses.add(pose);
    this.#brought.push(...canvas.brought);
    const isMirrored = this.kit.isMirrored && !element.motif.isTurned;
    const isFlipped = mayMirror(element.kind) && (spot.isFlipped ?? false) !== isMirrored;
    const across = isReadable(element) ? carriedAcross(spot) : mirror;
    return this.#setUp(canvas.layers, { ...spot, isFlipped }, depth, { subjects: element.subjects, across });
  }

  /** Draws something of the composition's own with a pen whose unit and origin are set by `where`. */
  ornament(
    draw: (pen: Pen) => void,
    where: Placing,
    depth: number,
    look: LayerLook & { clip?: Polygon; isText?: boolean } = {},
  ): void {
    const canvas = canvasFor({
      ...this.kit,
      sizePx: 2 * (where.scale ?? 1),
      random: this.random.fork(`ornament ${this.#uses++}`),
      blackSlots: ['dark'],
      isOrnament: true,
    });
    canvas.layer(draw, look);
    const across = look.isText ? carriedAcross(where) : mirror;
    for (const layer of canvas.layers) {
      const moved = {
        ...movedLayer(layer, placing(where)),
        clip: look.clip ?? null,
        isLettering: look.isText ?? false,
      };
      this.#placed.push({ layer: moved, depth, subjects: [], across });
    }
  }

  /** Moves finished layers to their spot: centred, scaled to its size. */
  #setUp(
    layers: readonly Layer[],
    spot: Spot,
    depth: number,
    what: Pick<Piece, 'subjects' | 'across'>,
  ): Bounds {
    const bounds = boundsOfLayers(layers);
    const scale = spot.size / visualSize(bounds);
    const [x, y] = centerOf(bounds);
    const { at, angleRad = 0, isFlipped = false, isAlongPage = false } = spot;
    const turn = isAlongPage && isAcross(bounds, this.shape) ? (isFlipped ? -1 : 1) * (Math.PI / 2) : 0;
    const outer = placing({ at, angleRad: angleRad + turn, isFlipped });
    const toComposition = compose(outer, placing({ at: [-x * scale, -y * scale], scale }));
    const moved = layers.map((layer) => {
      const there = movedLayer(layer, toComposition);
      return spot.clip ? { ...there, clip: spot.clip } : there;
    });
    for (const layer of moved) this.#placed.push({ layer, depth, ...what });
    return boundsOfLayers(moved);
  }
}

/** Whether something long lies across the longer side of a page. */
function isAcross(bounds: Bounds, shape: PageShape): boolean {
  const proportion = widthOf(bounds) / Math.max(1e-6, heightOf(bounds));
  return (shape === 'wide' && proportion < 0.6) || (shape === 'tall' && proportion > 1.7);
}

function isOf(piece: Piece, subjects: readonly Subject[]): boolean {
  return piece.subjects.some((subject) => subjects.includes(subject));
}

/** Slender things look smaller than their length: they are set up to a fifth longer. */
function visualSize(bounds: Bounds): number {
  const [short, long] = [widthOf(bounds), heightOf(bounds)].toSorted((a, b) => a - b) as [number, number];
  return Math.max(1e-6, 0.82 * long + 0.18 * short);
}
