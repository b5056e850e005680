import { describe, expect, test } from 'vitest';
import { circle } from '#engine/flash/geometry/shape.ts';
import { identity } from '#engine/flash/geometry/transform.ts';
import type { IconLayer } from '#engine/flash/icons/icon-layer.ts';
import { Canvas } from '#engine/flash/paint/canvas.ts';
import { paintDrawing } from '#engine/flash/paint/drawing.ts';
import { blankPlanes } from '#engine/flash/paint/ink-planes.ts';
import type { Mark } from '#engine/flash/paint/mark.ts';
import { blackSlots, inkedSlots } from '#engine/flash/paint/palette.ts';
import { Pen } from '#engine/flash/paint/pen.ts';
import { stamp } from '#engine/flash/paint/stamp.ts';
import { Random } from '#engine/flash/random/random.ts';

const side = 160;
const gapPx = 11;

/** A black disc in the middle of the page. */
function disc(radius: number): IconLayer {
  return {
    kind: 'icon',
    outlines: [circle([side / 2, side / 2], radius)],
    look: {
      treatment: 'solid',
      weight: { contour: 6, inner: 4, detail: 2 },
      searchPx: 0,
      colors: null,
      black: 'body',
      hasFur: false,
      isDark: false,
      seed: 1,
    },
    place: identity,
    contourPx: 0,
    gapPx,
    clip: null,
    facets: null,
  };
}

test.each([12, 30, 55])(
  'an icon of radius %i leaves a gap of bare skin around itself, and the rest of the page alone',
  (radius) => {
    const page = blankPlanes({ left: 0, top: 0, width: side, height: side }, 1);
    page.ink.fill(1);
    stamp(page, disc(radius));
    const inkAt = (distance: number, angle: number) => {
      const x = Math.round(side / 2 + distance * Math.cos(angle));
      const y = Math.round(side / 2 + distance * Math.sin(angle));
      return page.ink[y * side + x];
    };
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 12) {
      expect(inkAt(radius - 5, angle)).toBeCloseTo(1);
      expect(inkAt(radius + gapPx / 2, angle)).toBeCloseTo(0);
      expect(inkAt(radius + gapPx + 5, angle)).toBeCloseTo(1);
    }
  },
);

describe('a black coat stays in shade without colours', () => {
  const weight = { contour: 6, inner: 4, detail: 2 };
  const coat = (
    wanted: 'dark' | 'foam' | null,
    pot: 'dark' | 'grey',
    tinted: readonly ('dark' | 'grey')[],
  ) => {
    const marks: Mark[] = [];
    const kit = { weight, palette: null, random: new Random(1), hasDetail: true, searchPx: 0 };
    const pen = new Pen({ ...kit, blackSlots: blackSlots(tinted, wanted), bareSlots: null }, marks);
    pen.fill(circle([0, 0], 1), { pigment: pot, tone: (x) => x });
    const [mark] = marks;
    if (mark?.kind !== 'fill' || typeof mark.tone !== 'function') throw new Error('no shaded cell');
    return { lit: mark.tone(0, 0), deep: mark.tone(1, 0) };
  };

  test('one that is black by nature, and any that is to be black', () => {
    for (const { lit, deep } of [coat(null, 'dark', ['dark']), coat('dark', 'grey', ['grey'])]) {
      expect(lit).toBeGreaterThan(0.5);
      expect(deep).toBe(1);
    }
  });

  test('and no other: neither a grey one nor a white cat', () => {
    expect(coat(null, 'grey', ['grey']).lit).toBe(0);
    expect(coat('foam', 'dark', ['dark']).lit).toBe(0);
  });
});

describe('what is called black is inked where shade is pale', () => {
  test.each([
    [{ tinted: ['grey'] }, 'dark', ['dark', 'grey']],
    [{ tinted: ['dark'], isBlack: true }, null, ['dark']],
    [{ tinted: ['dark'] }, null, []],
    [{ tinted: ['dark'], isBlack: true }, 'wood', []],
  ] as const)('%o in %s', (thing, wanted, slots) => {
    expect(inkedSlots(thing, wanted)).toEqual(slots);
  });
});

describe('solid black ink', () => {
  /** What is inked at the middle of a disc of 60 pixels, and on a line across it. */
  const inkOf = (pigment: 'bone' | 'petal', black?: 'always') => {
    const canvas = new Canvas({
      weight: { contour: 0, inner: 8, detail: 4 },
      palette: null,
      blackSlots: [],
      bareSlots: ['bone'],
      random: new Random(1),
      hasDetail: true,
      searchPx: 0,
      sizePx: side,
      gapPx: 0,
      isInverted: true,
      facets: null,
      icons: 'solid',
      variant: 0,
    });
    canvas.layer((pen) => {
      const disc = pen.at({ at: [side / 2, side / 2], scale: 60 });
      disc.fill(circle([0, 0], 1), { pigment, ...(black && { black }) });
      // biome-ignore format: a line
      disc.stroke([[-1, 0.5], [1, 0.5]], 8);
    });
    const [layer] = canvas.layers;
    if (layer?.kind !== 'drawn') throw new Error('nothing drawn');
    const { planes } = paintDrawing(layer, { left: 0, top: 0, width: side, height: side });
    const at = (x: number, y: number) => planes.ink[(y - planes.top) * planes.width + x - planes.left];
    return { middle: at(side / 2, side / 2), line: at(side / 2, side / 2 + 30) };
  };

  test.each([
    ['bares the lines on what it fills', inkOf('petal'), { middle: 1, line: 0 }],
    ['leaves skin and bone bare, and their lines black', inkOf('bone'), { middle: 0, line: 1 }],
    ['keeps black what is black, as hair is', inkOf('petal', 'always'), { middle: 1, line: 1 }],
  ])('%s', (_, ink, wanted) => {
    expect(ink).toEqual(wanted);
  });
});
