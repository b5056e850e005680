import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point } from '../../geometry/point.ts';
import { between, closed, pointAt, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { bandReach, drawBandBars } from '../../motifs/parts/signs-and-ornaments/band-strip.ts';
import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import type { Reading } from '../../parse/reading.ts';
import { isDrawnSign, isOfSeeds, signsOf } from '../../text/signs.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { Arrangement } from '../design.ts';
import { faceFor, lineExtent, setLine, setOutlines } from '../parts/lettering.ts';
import { setScenery } from '../parts/scenery.ts';
import { asLines, drawDoubleRing } from './wreath.ts';

/** What words in a script of syllables are set in: a large letter, a ring, or the design's own arrangement. */
export function scriptArrangement({ subjects, wishes, lettering }: Reading, i: number): Arrangement | null {
  if (lettering === null) return null;
  if (wishes.has('band') && subjects.length === 0) return bandOfWords;
  const signs = signsOf(lettering);
  if (!signs.some(isDrawnSign)) return null;
  if (signs.length > 3 && (wishes.has('round') || wishes.has('wrapped'))) return wordsAround;
  if (subjects.length === 0 && isOfSeeds(lettering) && signs.length < 6)
    return i % 2 === 0 ? seedsAlone : seedsInRing;
  return null;
}

/** Whether words are written all around what is drawn. */
export function isWrittenAround(reading: Reading): boolean {
  return scriptArrangement(reading, 0) === wordsAround;
}

/** Seed syllables as large as the brush writes them, with nothing beside them. */
function seedsAlone(composition: Composition): void {
  const { lettering } = composition.roles;
  if (lettering !== null)
    setLine(composition, lettering, {
      at: [0, 0],
      width: 840,
      height: 560,
      face: composition.lineStyle.typeface,
    });
}

/** In a disc, as the moon in which they are contemplated. */
function seedsInRing(composition: Composition): void {
  seedsAlone(composition);
  const { center, radius } = circleAroundFocal(composition);
  composition.ornament(drawDoubleRing, { at: center, scale: radius * 1.45 }, depth.backdrop, asLines);
}

/** Height of letters in a ring, if their number allows. */
const ringLetters = 92;
const gap = 0.7;

/** The words again and again around what is drawn, between two rings. */
function wordsAround(composition: Composition): void {
  const { lettering, focal } = composition.roles;
  if (lettering === null) return;
  if (focal) setScenery(composition, { at: [0, 0], size: 420 });
  const inner = focal
    ? Math.max(widthOf(composition.focalBounds), heightOf(composition.focalBounds)) * 0.56
    : 230;
  const center: Point = focal ? centerOf(composition.focalBounds) : [0, 0];
  const face = faceFor(composition, lettering, composition.lineStyle.typeface);
  const line = composition.kit.typesetter.line(lettering, face);
  const { tallest, baseline } = lineExtent(line, lettering);
  const radius = inner + ringLetters * 0.7;
  const around = 2 * Math.PI * radius;
  const times = Math.max(1, Math.round((around * tallest) / (ringLetters * (line.width + gap))));
  const size = around / (times * (line.width + gap));
  const outlines = line.glyphs.flatMap(({ outlines: glyph, x }) =>
    glyph.map((outline) =>
      finer(outline).map(([px, py]): Point => [(x + px) * size, (py + baseline) * size]),
    ),
  );
  const turns = Array.from({ length: times }, (_, i) => (i * 2 * Math.PI) / times);
  setOutlines(
    composition,
    turns.flatMap((turn) =>
      outlines.map((outline) =>
        outline.map(([x, y]) => onCircle(turn + (x - (line.width * size) / 2) / radius, radius - y)),
      ),
    ),
    { at: center },
  );
  composition.recordLettering(lettering, face);
  const half = (tallest * size) / 2;
  for (const [reach, isOuter] of [
    [radius - half, false],
    [radius + half, true],
  ] as const)
    composition.ornament(
      (pen) => pen.stroke(closed(circle([0, 0], 1, 160)), pen.weight[isOuter ? 'contour' : 'inner']),
      { at: center, scale: reach },
      depth.lettering,
      asLines,
    );
  for (const turn of turns) {
    const [x, y] = onCircle(turn + Math.PI / times, radius);
    composition.ornament(
      (pen) => drawStar(pen, 4, 0.4),
      { at: [center[0] + x, center[1] + y], scale: size * gap * 0.28 },
      depth.lettering,
      asLines,
    );
  }
}

/** Clockwise from the top. */
function onCircle(angleRad: number, radius: number): Point {
  return polar(angleRad - Math.PI / 2, radius);
}

/** With corners so close that edges bend with the ring. */
function finer(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, i) => {
    const to = pointAt(outline, (i + 1) % outline.length);
    const pieces = Math.max(1, Math.ceil(Math.abs(to[0] - from[0]) / 0.08));
    return Array.from({ length: pieces }, (_, k) => between(from, to, k / pieces));
  });
}

const bandScale = 300;
/** Half the width in which words stand on a band. */
const bandWidth = 2 * bandReach * bandScale;

/** The words along a band that closes around an arm, as often as it holds them. */
function bandOfWords(composition: Composition): void {
  const { lettering } = composition.roles;
  if (lettering === null) return;
  const face = faceFor(composition, lettering, composition.lineStyle.typeface);
  const line = composition.kit.typesetter.line(lettering, face);
  const { tallest } = lineExtent(line, lettering);
  const height = Math.min(130, (bandWidth * 0.9 * tallest) / line.width);
  const step = ((line.width + gap) * height) / tallest;
  const times = Math.max(1, Math.floor(bandWidth / step));
  for (let i = 0; i < times; i++) {
    const x = (i - (times - 1) / 2) * (bandWidth / times);
    setLine(composition, lettering, { at: [x, 0], width: bandWidth, height, face });
  }
  const edge = height / 2 / bandScale + 0.04;
  composition.ornament((pen) => drawBandBars(pen, edge), { scale: bandScale }, depth.banner, {
    contour: 0,
    gapPx: 0,
    isInverted: false,
  });
}
