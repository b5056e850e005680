import { clamp } from '../geometry/interval.ts';
import { identity } from '../geometry/transform.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { ConceptKind, IconArt } from '../lexicon/entry.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Palette, Pigment, Rgb } from '../paint/palette.ts';
import type { IconName } from './curated-icons.ts';
import { curatedIcons } from './curated-icons.ts';
import { creditFor } from './icon-credit.ts';
import type { IconLook } from './icon-layer.ts';
import type { IconLibrary, IconPath } from './icon-library.ts';

/** The icon that stands for a concept in one of the designs of a set. */
function iconFor(art: IconArt, variant: number): IconName {
  return art.icons[variant % art.icons.length] ?? art.icons[0];
}

/** A motif that draws a concept by its curated icons. */
export function iconMotif(concept: Concept, art: IconArt, library: IconLibrary): Motif {
  return {
    name: concept.name,
    tinted: [art.pigment],
    ...(concept.carries.length > 0 && { carries: concept.carries }),
    draw(canvas) {
      const name = iconFor(art, canvas.kit.variant);
      const drawing = library.draw(name);
      canvas.credits.push(creditFor(name));
      if (drawing.kind === 'painting') {
        fillPaths(canvas, drawing.paths);
        return;
      }
      const { weight, facets, gapPx } = canvas.kit;
      canvas.layers.push({
        kind: 'icon',
        outlines: drawing.outlines,
        look: lookOf(name, concept, art, canvas),
        place: identity,
        contourPx: canvas.kit.icons === 'solid' ? 0 : weight.contour,
        gapPx,
        clip: null,
        facets,
      });
    },
  };
}

function lookOf(name: IconName, concept: Concept, art: IconArt, { kit }: Canvas): IconLook {
  return {
    treatment: kit.icons,
    weight: kit.weight,
    searchPx: kit.searchPx,
    colors:
      kit.palette &&
      (art.isPlain ? [kit.palette[art.pigment]] : pieceColors(kit.palette, art.pigment, concept.kind)),
    black: 'black' in curatedIcons[name] ? 'lines' : 'body',
    hasFur: kit.hasDetail && art.hasFur === true,
    isDark: art.isDark === true,
    seed: kit.random.whole(0, 0x7fffffff),
  };
}

/** Few colours that belong together: pieces coloured at random make a toy of anything. */
function pieceColors(palette: Palette, main: Pigment, kind: ConceptKind): readonly [Rgb, ...Rgb[]] {
  const accents: Readonly<Record<ConceptKind, readonly Pigment[]>> = {
    // Teeth and claws are white, everything else has the colour of the coat.
    creature: [main, 'foam'],
    figure: [main, 'foam'],
    object: [main === 'gold' ? 'petal' : 'gold', 'foam', main],
    symbol: [],
    flora: [main === 'leaf' ? 'leafLight' : 'leaf'],
    sky: ['foam'],
    ground: ['leafLight', 'foam'],
    pattern: [],
  };
  return [palette[main], ...accents[kind].map((pigment) => palette[pigment])];
}

function fillPaths(canvas: Canvas, paths: readonly IconPath[]): void {
  canvas.layer((pen) => {
    for (const { pigment, shade, outlines } of paths) {
      if (shade === 1) {
        pen.fill(outlines, { black: 'always', tone: 1, rule: 'evenodd' });
        continue;
      }
      pen.fill(outlines, {
        pigment,
        tone: (x, y) => clamp(shade + 0.32 * (x * 0.5 + y * 0.8) + 0.08, 0, 0.9),
        line: pen.weight.inner * 0.8,
        rule: 'evenodd',
      });
    }
  });
}
