import { expect, test } from 'vitest';
import { circle } from '#engine/flash/geometry/shape.ts';
import { identity } from '#engine/flash/geometry/transform.ts';
import type { IconLayer } from '#engine/flash/icons/icon-layer.ts';
import { blankSheet } from '#engine/flash/paint/sheet.ts';
import { stamp } from '#engine/flash/paint/stamp.ts';

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
    const page = blankSheet({ left: 0, top: 0, width: side, height: side });
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
