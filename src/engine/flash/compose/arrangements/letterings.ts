import { bezier } from '../../geometry/curve.ts';
import { drawScroll } from '../../motifs/parts/signs-and-ornaments/scroll.ts';
import { drawStar } from '../../motifs/parts/signs-and-ornaments/star.ts';
import type { Pen } from '../../paint/pen.ts';
import { isOfSeeds, signsOf } from '../../text/signs.ts';
import type { Typeface } from '../../text/typefaces.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { Design, Ornament } from '../design.ts';
import { design } from '../design.ts';
import { drawRibbon } from '../parts/banner.ts';
import { faceFor, lineExtent, setLine } from '../parts/lettering.ts';
import { setScenery } from '../parts/scenery.ts';

/** Four ways to set words alone or as the main thing, in a face and with a style's ornaments. */
export function letterings(face: Typeface, ...ornaments: Ornament[]): [Design, Design, Design, Design] {
  return [
    design(headline(face), ...ornaments),
    design(arched(face), ...ornaments),
    design(stacked(face), ...ornaments),
    design(ribboned(face), ...ornaments),
  ];
}

const plain = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false } as const;

/** The words to write: those that the prompt gives, or else the focal element's name. */
function wordsOf({ roles }: Composition): string {
  return roles.lettering ?? roles.focal?.subjects[0]?.word ?? '';
}

/** Long texts break into two lines of about equal length; on a tall page into as many as it has room for. */
function linesOf({ page, shape }: Composition, text: string, usual: number): string[] {
  const words = text.split(/\s+/);
  const longest = (usual * page.width) / page.height;
  if (text.length <= longest || words.length < 2) return [text];
  if (shape === 'tall') return filledLines(words, longest);
  let split = 1;
  for (let i = 1; i < words.length; i++) {
    const before = words.slice(0, i).join(' ').length;
    if (
      Math.abs(before - text.length / 2) < Math.abs(words.slice(0, split).join(' ').length - text.length / 2)
    )
      split = i;
  }
  return [words.slice(0, split).join(' '), words.slice(split).join(' ')];
}

/** As many words in each line as it holds. */
function filledLines(words: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of text below each other from `top` on; returns where they end. */
function setLines(
  composition: Composition,
  lines: readonly string[],
  face: Typeface,
  top: number,
  width: number,
  tallest: number,
): number {
  let y = top;
  for (const text of lines) {
    const own = faceFor(composition, text, face);
    const line = composition.kit.typesetter.line(text, own);
    const height = Math.min(tallest, (width * lineExtent(line, text).tallest) / Math.max(0.5, line.width));
    setLine(composition, text, { at: [0, y + height / 2], width, height, face: own });
    y += height * 0.98;
  }
  return y;
}

/** The subject small above, the words large, a flourish below. */
export function headline(face: Typeface): (composition: Composition) => void {
  return (composition) => {
    const hasFocal = composition.roles.focal !== null;
    if (hasFocal) setScenery(composition, { at: [0, -250], size: 300 });
    const end = setLines(
      composition,
      linesOf(composition, wordsOf(composition), 12),
      face,
      hasFocal ? composition.bounds.bottom + 10 : -120,
      840,
      300,
    );
    setFlourish(composition, end + 34);
  };
}

/** The words on an arch over the subject, or over a star between scrolls. */
export function arched(face: Typeface): (composition: Composition) => void {
  return (composition) => {
    const text = wordsOf(composition);
    const own = faceFor(composition, text, face);
    const line = composition.kit.typesetter.line(text, own);
    const height = Math.min(230, (860 * lineExtent(line, text).tallest) / Math.max(1, line.width));
    setLine(composition, text, {
      at: [0, -150],
      width: Math.min(860, line.width * height),
      height,
      face: own,
      // On an arch one or two letters would fall apart.
      sag: (across) => (line.glyphs.length < 4 ? 0 : 150 * across * across),
    });
    const top = -60 + height * 0.35;
    if (composition.roles.focal) setScenery(composition, { at: [0, top + 190], size: 340 });
    else setCenterpiece(composition, top + 90);
  };
}

/** The words between two rules, the subject below. */
export function stacked(face: Typeface): (composition: Composition) => void {
  return (composition) => {
    const text = wordsOf(composition);
    const isShortCjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(text);
    const lines = isShortCjk ? [...text] : linesOf(composition, text, 7);
    const end = setLines(composition, lines, face, 0, isShortCjk ? 190 : 720, isShortCjk ? 190 : 240);
    const { left, right } = composition.bounds;
    const reach = (right - left) / 2 + 40;
    for (const [y, side] of [
      [-34, -1],
      [end + 34, 1],
    ] as const) {
      composition.ornament((pen) => drawRule(pen, reach, side), { at: [0, y] }, depth.sparks, plain);
    }
    if (composition.roles.focal) setScenery(composition, { at: [0, end + 220], size: 300 });
  };
}

/** Whether a text can be written downwards, one sign below the other. */
export function isUprightText(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]{2,12}$/u.test(text) || isOfSeeds(text);
}

/** The words downwards, as a prompt wants them: 縦書き. */
export function upright(composition: Composition): void {
  const signs = signsOf(wordsOf(composition)).filter((sign) => sign !== ' ');
  setLines(composition, signs, 'script', 0, 190, 190);
}

/** The words on a wide ribbon, the subject or rays behind it. */
export function ribboned(face: Typeface): (composition: Composition) => void {
  return (composition) => {
    const text = wordsOf(composition);
    if (composition.roles.focal) setScenery(composition, { at: [0, -210], size: 430 });
    const lettersFace = faceFor(composition, text, face);
    const length = composition.kit.typesetter.line(text, lettersFace).width;
    const height = Math.min(170, 1500 / (length + 3));
    const width = Math.min(860, (length + 1.8) * height * 0.72);
    const sag = (across: number) => width * 0.08 * across * across;
    composition.ornament((pen) => drawRibbon(pen, width, height, sag), {}, depth.banner, { contour: 0.8 });
    setLine(composition, text, {
      at: [0, 0],
      width: width * 0.86,
      height: height * 0.74,
      face: lettersFace,
      sag,
    });
    if (!composition.roles.focal) setCenterpiece(composition, height * 0.5 + 90);
    if (!composition.roles.focal) setCenterpiece(composition, -height * 0.5 - 90);
  };
}

function setFlourish(composition: Composition, y: number): void {
  composition.ornament(
    (pen) => {
      for (const isFlipped of [false, true]) {
        const side = pen.at({ isFlipped });
        const width = Math.max(3, pen.weight.contour);
        side.stroke(bezier([0, 0], [120, 60], [260, -50], [400, 10], 40), (t) => width * (1.4 - t) + 1, {
          taper: 0.1,
        });
        drawScroll(side.at({ at: [60, 10], scale: 190, angleRad: 0.2 }));
        drawStar(side.at({ at: [424, 8], scale: 14 }), 4, 0.3);
      }
    },
    { at: [0, y] },
    depth.sparks,
    plain,
  );
}

/** A star between two scrolls. */
function setCenterpiece(composition: Composition, y: number): void {
  composition.ornament(
    (pen) => {
      drawStar(pen.at({ scale: 42 }), 4, 0.3);
      for (const isFlipped of [false, true])
        drawScroll(pen.at({ at: [isFlipped ? -60 : 60, 0], scale: 200, isFlipped }));
    },
    { at: [0, y] },
    depth.backdrop,
    plain,
  );
}

/** A rule with a lozenge in its middle and a thinner line on its outer side. */
function drawRule(pen: Pen, reach: number, side: number): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    [
      [-reach, 0],
      [reach, 0],
    ],
    inner * 1.2,
    { taper: 0.12 },
  );
  pen.stroke(
    [
      [-reach * 0.7, side * 12],
      [reach * 0.7, side * 12],
    ],
    detail,
    { taper: 0.2 },
  );
  drawStar(pen.at({ at: [0, side * 6], scale: 20 }), 4, 0.45);
}
