import type { Attribution } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import type { FlashAssets } from '../assets.ts';
import type { Composition } from '../compose/composition.ts';
import type { Letters } from '../describe/describe-scene.ts';
import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import { clamp } from '../geometry/interval.ts';
import type { Transform } from '../geometry/transform.ts';
import { paintScene } from '../paint/scene.ts';
import { readPrompt } from '../parse/read-prompt.ts';
import { Random } from '../random/random.ts';
import { signedDistance } from '../raster/distance.ts';
import { dropScratch, mapPlane, withScratch } from '../raster/scratch.ts';
import { styles } from '../styles/registry.ts';
import type { Style } from '../styles/style.ts';
import { suppliesOf } from '../supplies.ts';
import { writtenReading } from '../text/written-reading.ts';
import { type CalmArea, calmArea } from './calm-area.ts';
import { ComposedLetters } from './composed-letters.ts';

/** A picture by somebody else, the order that it was made for, and the letters that were left out of it. */
export interface InscribeRequest {
  readonly picture: Picture;
  readonly prompt: string;
  readonly style: StyleId;
  /** Whether the picture has colours. */
  readonly isColored: boolean;
  readonly letters: Letters;
  /** As a drawing has them. */
  readonly seed: number;
  readonly output: number;
}

export interface Inscription {
  /** What was written, exactly; empty for a banner of words that are still to come, null where nothing was. */
  readonly text: string | null;
  /** What is wanted in letters that no font has. */
  readonly ignored: readonly string[];
  readonly credits: readonly Attribution[];
}

/** The picture with what was set on it. */
export type Inscribed = Inscription & { readonly picture: Picture };

/** Bare paper around what is set, in pixels, and around a ribbon. */
const aroundPx = 6;
const ribbonGapPx = 5;
/** What is no busier than this is bare paper. */
const bare = 0.02;

/**
 * Sets the letters that a prompt wants onto a picture that has been made without them: into the calmest area of the
 * right shape, on its bare paper or else on a ribbon. The picture is changed in place.
 */
export async function inscribe(request: InscribeRequest, assets: FlashAssets): Promise<Inscribed> {
  const { library, fonts } = await suppliesOf(assets);
  const { picture } = request;
  const style = styles[request.style];
  const { letters } = request;
  const read = { ...readPrompt(request.prompt, true), lettering: letters.text || null };
  const written = await writtenReading(read, fonts);
  const ignored = written.reading.ignored.filter((word) => !read.ignored.includes(word));
  if (read.lettering !== null && written.reading.lettering === null)
    return { picture, text: null, ignored, credits: [] };
  const random = new Random(Math.imul(request.seed, 2654435761)).fork(`letters ${request.output}`);
  const palettes = random.fork('palettes').shuffled(style.palettes);
  const palette = (request.isColored && palettes[request.output % palettes.length]) || null;
  const composed = new ComposedLetters(written, letters.isAlone, { style, palette, random, library });
  const { composition, area, isRibbon } = placed(composed, picture, letters.isAlone);
  withScratch(() => layOver(picture, composition, { style, area, isRibbon }));
  dropScratch();
  return { picture, text: written.reading.lettering ?? '', ignored, credits: composition.credits };
}

interface Placed {
  readonly composition: Composition;
  readonly area: CalmArea;
  readonly isRibbon: boolean;
}

function placed(composed: ComposedLetters, picture: Picture, isAlone: boolean): Placed {
  const room = isAlone ? 'middle' : 'below';
  const areaOf = ({ bounds }: Composition) => calmArea(picture, widthOf(bounds) / heightOf(bounds), room);
  const { onPaper } = composed;
  const onBare = onPaper && areaOf(onPaper);
  if (onPaper && onBare && onBare.busy <= bare)
    return { composition: onPaper, area: onBare, isRibbon: false };
  const { onRibbon } = composed;
  return { composition: onRibbon, area: areaOf(onRibbon), isRibbon: true };
}

/** Paints what is composed as large as the area, and lays it over the picture. */
function layOver(
  picture: Picture,
  { bounds, layers, random, kit }: Composition,
  { style, area, isRibbon }: { style: Style; area: CalmArea; isRibbon: boolean },
): void {
  const [left, top] = [Math.round(area.left), Math.round(area.top)];
  const page = {
    width: Math.min(picture.width - left, Math.round(area.width)),
    height: Math.min(picture.height - top, Math.round(area.height)),
  };
  const scale = Math.min(
    (page.width - 2 * aroundPx) / widthOf(bounds),
    (page.height - 2 * aroundPx) / heightOf(bounds),
  );
  const [x, y] = centerOf(bounds);
  const fit: Transform = {
    ...{ a: scale, b: 0, c: 0, d: scale },
    ...{ e: page.width / 2 - x * scale, f: page.height / 2 - y * scale },
  };
  const planes = paintScene(layers, fit, { page });
  const covered = mapPlane(planes.body, (body, i) => Math.max(body, planes.ink[i] as number));
  const gap = isRibbon ? Math.max(style.gapPx, ribbonGapPx) : 0;
  const edge = signedDistance({ ...page, values: covered }, gap + 2);
  const pixels = style.ink(planes, {
    ...{ palette: kit.palette, random: random.fork('ink'), field: null, focalPigment: 'petal', isBare: true },
    ...{ center: [page.width / 2, page.height / 2], reach: page.width / 2 },
  });
  for (let row = 0, i = 0; row < page.height; row++) {
    for (let column = 0; column < page.width; column++, i++) {
      const hidden = isRibbon ? clamp((edge[i] as number) + gap + 0.5) : (covered[i] as number);
      if (hidden === 0) continue;
      const to = ((top + row) * picture.width + left + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const below = picture.data[to + channel] as number;
        picture.data[to + channel] = below + ((pixels[i * 4 + channel] as number) - below) * hidden;
      }
    }
  }
}
