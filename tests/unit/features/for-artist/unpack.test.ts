import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ArtistBrief } from '#contract/artist-brief.ts';
import { unpack } from '#features/for-artist/unpack.ts';
import { pack } from '#features/preview/artist-link/pack.ts';
import { pngHeader } from '../../../support/png-header.ts';
import { squarePng } from '../../../support/square-png.ts';

const brief: ArtistBrief = {
  title: 'A swallow',
  packedAt: '2026-11-28T10:00:00.000Z',
  place: '左小臂',
  notes: '<img src=x onerror=alert(1)>',
  size: { widthCm: 10, isMeasured: true, thinLineMm: 0.4, tooThin: 0.1, closing: 0 },
  isWhiteInk: false,
  inks: [{ colour: '#38759d', share: 0.5 }],
  isOutlineLayer: true,
};
const png = new Uint8Array(await squarePng('teal'));
const packedWith = (files: Record<string, Uint8Array>, written: unknown = brief) =>
  zipSync(
    { 'brief.json': strToU8(JSON.stringify(written)), ...files },
    { level: 0 },
  ) as Uint8Array<ArrayBuffer>;

test('what was packed comes out as it was, its pictures with their sizes', async () => {
  const { brief: read, pictures } = unpack(
    await pack(brief, { design: new Blob([png]), photo: new Blob([png]) }),
  );
  expect(read).toEqual(brief);
  expect(Object.keys(pictures)).toEqual(['design', 'photo']);
  expect(pictures.design).toMatchObject({ width: 64, height: 64 });
  expect(pictures.design?.file.type).toBe('image/png');
  expect(new Uint8Array((await pictures.design?.file.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
});

test.each([
  [
    'an SVG with a script',
    strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', strToU8('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['the beginning of a PNG', png.slice(0, 12)],
  ['a page that begins like a JPEG', new Uint8Array([0xff, 0xd8, 0xff, ...strToU8('<html>'.repeat(20))])],
  ['a page that has WebP at its eighth letter', strToU8(`<script>WEBP${' '.repeat(60)}`)],
  [
    'a PNG of more pixels than a memory holds',
    new Uint8Array(pngHeader({ width: 5000, height: 40, depth: 8, isInterlaced: false })),
  ],
])('%s is shown by no browser', (_, file) => {
  expect(() => unpack(packedWith({ design: file }))).toThrow();
  expect(() => unpack(packedWith({ design: png, photo: file }))).toThrow();
});

test.each<[string, object]>([
  ['notes without end', { notes: 'x'.repeat(2001) }],
  ['an ink that asks for a picture', { inks: [{ colour: 'url(/x)', share: 1 }] }],
  ['more inks than there are', { inks: Array.from({ length: 7 }, () => brief.inks[0]) }],
  ['a size that takes a wall', { size: { ...brief.size, widthCm: 1e9 } }],
  ['a title that is no text', { title: { toString: 'x' } }],
  ['a date that is none', { packedAt: 'yesterday' }],
])('a brief with %s is refused', (_, change) => {
  expect(() => unpack(packedWith({ design: png }, { ...brief, ...change }))).toThrow();
});

test('nothing that grows is taken out, and nothing that is not asked for', () => {
  const bomb = zipSync(
    { 'brief.json': strToU8(JSON.stringify(brief)), design: new Uint8Array(1e6) },
    { level: 9 },
  );
  expect(() => unpack(bomb as Uint8Array<ArrayBuffer>)).toThrow();
  const { pictures } = unpack(packedWith({ design: png, 'index.html': strToU8('<p>'), '__proto__/x': png }));
  expect(Object.keys(pictures)).toEqual(['design']);
});

test.each([
  ['no archive', new Uint8Array([1, 2, 3])],
  ['an archive without a brief', zipSync({ design: png }, { level: 0 }) as Uint8Array<ArrayBuffer>],
  ['an archive without a picture', packedWith({})],
])('%s is no package', (_, bytes) => {
  expect(() => unpack(bytes)).toThrow();
});
