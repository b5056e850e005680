import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import { betterPlacement } from '../cover/better-placement.ts';
import { coveredShare, leastInk, uncovered } from '../cover/coverage.ts';
import { laidDarkness } from '../cover/laid-darkness.ts';
import { middleOf, type OldInk } from '../cover/old-ink.ts';
import { showingParts } from '../cover/showing-parts.ts';
import { designPlace } from '../geometry/wrap.ts';
import { ageings } from '../ink/ageing.ts';
import type { PhotoMatch } from '../ink/photo-match.ts';
import { shareOnSkin } from '../ink/share-on-skin.ts';
import type { InkAge, Layer, Scene } from '../scene.ts';
import type { OpenDesign } from './open-design.ts';
import { type OpenPhoto, shrunk } from './open-photo.ts';
import { Renderer } from './renderer.ts';
import type { BetterCover, Coverage } from './skin-api.ts';
import type { SkinOnPhoto } from './skin-on-photo.ts';

/** What a cover-up is measured on. */
export interface CoverGround {
  readonly photo: OpenPhoto;
  readonly skin: SkinOnPhoto;
  readonly match: PhotoMatch;
  readonly designs: ReadonlyMap<string, OpenDesign>;
  readonly old: OldInk;
}

export interface Covered extends Omit<Coverage, 'picture'> {
  readonly picture: Picture;
}

/** Longer sides of the pictures in which placements are tried, and in which what is told is measured. */
const triedLongest = 256;
const toldLongest = 640;
/** What hides less more than that is not worth a word. */
const worthIt = 0.015;
const ages = Object.keys(ageings) as InkAge[];
/** Old ink that is hidden, and old ink that shows: told apart by everybody's eyes. */
const hiddenColour = [74, 111, 227] as const;
const shownColour = [255, 106, 19] as const;

/** How much of an old tattoo is hidden by what is drawn over it, and what would hide more. */
export class CoverUp {
  readonly #ground: CoverGround;
  /** Of its own, so that trying does not forget the ink that is shown. */
  readonly #renderer = new Renderer();
  readonly #darkness = new Map<number, Field>();

  constructor(ground: CoverGround) {
    this.#ground = ground;
  }

  /** Whether it was made for just that. */
  isOn(ground: CoverGround): boolean {
    const { photo, skin, match, old } = this.#ground;
    return photo === ground.photo && skin === ground.skin && match === ground.match && old === ground.old;
  }

  coverage(scene: Scene): Covered {
    const old = this.#darknessAt(toldLongest);
    const age = lastingAge(scene);
    const lasting = this.#laid(scene, age, toldLongest);
    const shown = uncovered(old, lasting);
    const wraps = scene.layers.map((layer) => this.#wrapOf(layer));
    const parts = showingParts(old, shown, (place) =>
      wraps.some((wrap) => {
        const at = designPlace(wrap, place);
        return at !== undefined && at.u >= 0 && at.u <= 1 && at.v >= 0 && at.v <= 1;
      }),
    );
    return {
      fresh: coveredShare(old, this.#laid(scene, 'fresh', toldLongest)),
      lasting: coveredShare(old, lasting),
      age,
      parts,
      picture: overlay(old, shown),
    };
  }

  /** Where one of the scene's designs would hide more, and what it would hide with all of its strength. */
  better(scene: Scene, designId: string): BetterCover {
    const layer = scene.layers.find((each) => each.designId === designId);
    const { photo, skin } = this.#ground;
    const tried = this.#darknessAt(triedLongest);
    const middle = middleOf(tried);
    if (!layer || !middle) return { placement: undefined, placed: 0, strong: undefined };
    const mask = skin.over(shrunk(photo, triedLongest), wholeWindow);
    const age = lastingAge(scene);
    const withLayer = (to: Partial<Layer>): Scene => ({
      ...scene,
      layers: scene.layers.map((each) => (each === layer ? { ...each, ...to } : each)),
    });
    const told = (to: Partial<Layer>): number =>
      coveredShare(this.#darknessAt(toldLongest), this.#laid(withLayer(to), age, toldLongest));
    const placement = betterPlacement(layer.placement, middle, photo.shape, (wanted) => {
      const there = withLayer({ placement: wanted });
      const covered = coveredShare(tried, this.#laid(there, age, triedLongest));
      const ink = this.#inksOf(there, triedLongest)[scene.layers.indexOf(layer)];
      return { covered, onSkin: ink ? shareOnSkin(ink, mask) : 0 };
    });
    const [present, placed] = [told({}), told({ placement })];
    const strong = layer.look.opacity < 1 ? told({ look: { ...layer.look, opacity: 1 } }) : present;
    return {
      placement: placed >= present + worthIt ? placement : undefined,
      placed,
      strong: strong >= present + worthIt ? strong : undefined,
    };
  }

  #laid(scene: Scene, age: InkAge, longest: number): Field {
    const inks = this.#inksOf(scene, longest);
    const looking = scene.layers.map(({ look }, i) => ({ ink: inks[i], look }));
    return laidDarkness(looking, this.#darknessAt(longest), this.#ground.old.skin, age);
  }

  #inksOf(scene: Scene, longest: number) {
    const { photo, skin, designs, match } = this.#ground;
    return this.#renderer.inksOf(photo, skin, designs, scene, this.#darknessAt(longest), match);
  }

  #wrapOf(layer: Layer) {
    const { photo, skin, designs } = this.#ground;
    return this.#renderer.wrapOf(photo, skin, designs.get(layer.designId) as OpenDesign, layer);
  }

  #darknessAt(longest: number): Field {
    const { old, photo } = this.#ground;
    const known = this.#darkness.get(longest) ?? old.darkness(shrunk(photo, longest));
    this.#darkness.set(longest, known);
    return known;
  }
}

/** What tattoos are looked at for: healed, or older where they are shown older. */
function lastingAge({ layers }: Scene): InkAge {
  const oldest = Math.max(ages.indexOf('healed'), ...layers.map(({ look }) => ages.indexOf(look.age)));
  return ages[oldest] as InkAge;
}

/** The old ink as it is: blue where it is hidden, orange where it shows. */
function overlay(old: Field, shown: Field): Picture {
  const picture = emptyPicture(old.width, old.height);
  for (let i = 0; i < old.data.length; i++) {
    const dark = old.data[i] as number;
    if (dark < leastInk) continue;
    const colour = (shown.data[i] as number) > 0 ? shownColour : hiddenColour;
    picture.data.set([...colour, 255 * Math.min(1, 0.45 + 0.6 * dark)], i * 4);
  }
  return picture;
}
