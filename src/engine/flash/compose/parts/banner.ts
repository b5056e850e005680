import { clamp, smoothstep, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';
import { inCapitals, isOfSeeds } from '../../text/signs.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { SceneRoles } from '../scene-roles.ts';
import type { Sag } from './lettering.ts';
import { faceFor, setLine } from './lettering.ts';

const widest = 820;
const narrowest = 420;

/** A ribbon with the prompt's words below everything that stands in the composition so far; or the words as a stem. */
export function setBanner(composition: Composition): void {
  const { lettering, focal, wishes } = composition.roles;
  if (lettering === null) {
    if (hasBlankBanner(composition.roles)) setRibbon(composition, '', (height) => below(composition, height));
    return;
  }
  if (wishes.has('stem') && focal?.kind === 'flora') {
    setStem(composition, lettering);
    return;
  }
  if (isOfSeeds(lettering) && !wishes.has('banner')) {
    setAbove(composition, lettering);
    return;
  }
  setRibbon(composition, lettering, (height) => below(composition, height));
}

/**
 * Sets words on a ribbon as long as they want it; no words, on one for words that are still to come.
 * @param place where the middle of a ribbon of that height is
 */
export function setRibbon(
  composition: Composition,
  lettering: string,
  place: (height: number) => Point,
): void {
  const { lineStyle, kit } = composition;
  if (lettering === '') {
    hangRibbon(composition, place(92), 560, 92);
    composition.recordLettering('', lineStyle.typeface);
    return;
  }
  const face = faceFor(composition, lettering, lineStyle.typeface);
  const isUpright = face === 'western' || face === 'roman';
  const text = isUpright ? inCapitals(lettering) : lettering;
  const length = kit.typesetter.line(text, face).width;
  const height = clamp(1150 / (length + 4), 62, 104);
  const width = clamp((length + 1.6) * height * 0.72, narrowest, widest);
  const at = place(height);
  const sag = hangRibbon(composition, at, width, height);
  setLine(composition, text, { at, sag, width: width * 0.86, height: height * 0.72, face });
}

/** Seed syllables above everything that stands in the composition so far: no ribbon holds what a brush has written. */
function setAbove(composition: Composition, lettering: string): void {
  const { left, right, top } = composition.bounds;
  const height = 230;
  const at: Point = [(left + right) / 2, top - height * 0.5 - 12];
  setLine(composition, lettering, { at, width: narrowest, height, face: composition.lineStyle.typeface });
}

/** Whose ribbon is a banner; that of a beast or of a gift is its own. */
const bannered = /skull|dagger|sword|anchor|key|wings|cross|heart/;

/** Whether a banner is wanted for words that are still to come. */
export function hasBlankBanner({ lettering, focal, wishes }: SceneRoles): boolean {
  const word = wishes.get('banner');
  if (word === undefined || lettering !== null || !focal) return false;
  return !/ribbon/.test(word) || focal.kind === 'flora' || bannered.test(focal.name);
}

/** The middle of a ribbon that hangs below everything. */
function below({ bounds: { left, right, bottom } }: Composition, height: number): Point {
  return [(left + right) / 2, bottom - height * 0.1];
}

/** Draws a ribbon of that size; how far it hangs down at its ends. */
function hangRibbon(composition: Composition, at: Point, width: number, height: number): Sag {
  const sag: Sag = (across) => width * 0.07 * across * across;
  composition.ornament((pen) => drawRibbon(pen, width, height, sag), { at }, depth.banner, { contour: 0.7 });
  return sag;
}

/** The words from the bloom down, a little bent. */
function setStem(composition: Composition, lettering: string): void {
  const { left, right, bottom } = composition.focalBounds;
  const face = faceFor(composition, lettering, composition.lineStyle.typeface);
  const width = Math.min(640, composition.kit.typesetter.line(lettering, face).width * 96);
  setLine(composition, lettering, {
    at: [(left + right) / 2, bottom + width / 2],
    width,
    height: 96,
    angleRad: Math.PI / 2,
    face,
    sag: (across) => width * 0.05 * across * across,
  });
}

/** A ribbon of the given size in pixels, centred on the pen's origin, its folded ends behind it. */
export function drawRibbon(pen: Pen, width: number, height: number, sag: Sag): void {
  const { inner, detail } = pen.weight;
  const half = width / 2;
  const end = sag(1);
  const drop = height * 0.42;
  const top = steps(40, -1, 1).map((u): Point => [u * half, sag(u) - height / 2]);
  const bottom = steps(40, -1, 1).map((u): Point => [u * half, sag(u) + height / 2]);
  for (const side of [-1, 1]) {
    const on = (x: number, y: number): Point => [side * (half + x * height), end + y * height];
    const dropped = drop / height;
    pen.fill(
      [
        on(-0.55, dropped - 0.5),
        on(0.69, dropped - 0.42),
        on(0.31, dropped + 0.08),
        on(0.75, dropped + 0.6),
        on(-0.55, dropped + 0.5),
      ],
      {
        pigment: 'scroll',
        tone: (x) => 0.25 + 0.5 * clamp(1 - Math.abs(Math.abs(x) - half) / (height * 0.75)),
        line: inner * 1.05,
      },
    );
    pen.fill([on(0, 0.5), on(-0.55, dropped + 0.5), on(-0.55, 0.45)], {
      black: 'always',
      tone: 0.9,
      line: detail,
    });
  }
  pen.fill([...top, ...bottom.toReversed()], {
    pigment: 'scroll',
    tone: (x) => 0.55 * smoothstep(0.72, 1, Math.abs(x) / half),
    line: inner * 1.15,
  });
}
