import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { vectorPdfOf } from '#lib/vector-pdf.ts';

const a4 = [21, 29.7] as const;
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="80mm" viewBox="0 0 100 80">',
  '<title>a rose</title>',
  '<g id="colour"><path fill="#c3202a" fill-opacity=".5" fill-rule="evenodd" d="M10 20l5 0 0-.5zM1 1l.5.5-1-.25z"/></g>',
  '<g id="outline"><path fill="none" stroke="#121214" stroke-width=".35" stroke-linecap="round" d="M3 4h0M5.5 6h0"/>',
  '<path fill="#121214" d="M1 2l3 4z"/></g>',
  '</svg>\n',
].join('\n');

async function read(pdf: Blob) {
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const text = bytes.toString('latin1');
  const start = text.indexOf('stream\n') + 7;
  const content = inflateSync(bytes.subarray(start, text.indexOf('\nendstream'))).toString();
  return { text, content };
}

test('lines and areas keep their places, widths and colours, dots are dots', async () => {
  const { content } = await read(await vectorPdfOf(svg, a4));
  expect(content).toContain(
    '0.765 0.125 0.165 rg 10 20 m 15 20 l 15 19.5 l h 1 1 m 1.5 1.5 l 0.5 1.25 l h f*',
  );
  expect(content).toContain('0.071 0.071 0.078 RG .35 w 3 4 m 3 4 l 5.5 6 m 5.5 6 l S');
  expect(content).toContain('rg 1 2 m 4 6 l h f\n');
});

test('it lies in the middle of its page at its true size', async () => {
  const { text, content } = await read(await vectorPdfOf(svg, a4));
  const [, width, height] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []).map(Number);
  expect([width, height]).toEqual([expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)]);
  const matrix = content.split(' ').slice(0, 6).map(Number);
  const [scale, , , down, left, top] = matrix as [number, number, number, number, number, number];
  // 100 mm are 283.5 points.
  expect([scale * 100, -down * 80]).toEqual([expect.closeTo(283.46, 1), expect.closeTo(226.77, 1)]);
  expect(left).toBeCloseTo(((width as number) - scale * 100) / 2, 3);
  expect(top).toBeCloseTo(((height as number) + scale * 80) / 2, 3);
});

test('each layer is one that can be hidden, by its name', async () => {
  const { text, content } = await read(await vectorPdfOf(svg, a4));
  expect([...text.matchAll(/\/OCG \/Name \((\w+)\)/g)].map(([, name]) => name)).toEqual([
    'colour',
    'outline',
  ]);
  expect(content.match(/\/OC \/L\d BDC/g)).toHaveLength(2);
  expect(content.match(/EMC/g)).toHaveLength(2);
  expect(text).toContain('/G0 << /ca .5 >>');
});

test('its table says where each object lies', async () => {
  const { text } = await read(await vectorPdfOf(svg, a4));
  const places = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(places.map((_, i) => `${i + 1} 0 obj`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
});

test('what is no such file, or is larger than its page, is refused', async () => {
  await expect(vectorPdfOf('<svg/>', a4)).rejects.toThrow(TypeError);
  await expect(vectorPdfOf(svg, [9, 9])).rejects.toThrow(RangeError);
});
