import { expect, test } from 'vitest';
import type { Creation } from '../../../src/features/viewer/creation.ts';
import { type Choices, formats, isDrawnAnew } from '../../../src/features/viewer/download/formats.ts';

const chosen: Choices = { size: 1024, background: 'paper', paper: 'a4', marks: 'pixels', cm: 10 };
const drawn = { tattooUrl: '/media/a.png', drawing: { engine: 'flash-composer' } } as Creation;
const byModel = { ...drawn, drawing: { engine: 'a-model' } } as unknown as Creation;
const onDevice = { ...drawn, tattooUrl: 'blob:a' } as Creation;

function format(id: string) {
  const found = formats.find((one) => one.id === id);
  if (!found) throw new Error(`no format ${id}`);
  return found;
}

test('what our engine drew can be had in lines, as long as is chosen; all else in pixels', () => {
  const pdf = format('pdf');
  expect(pdf.choices(drawn, chosen)).toEqual(['marks', 'paper', 'size']);
  expect(pdf.choices(drawn, { ...chosen, marks: 'lines' })).toEqual(['marks', 'paper', 'cm']);
  for (const image of [byModel, onDevice]) {
    expect(pdf.choices(image, { ...chosen, marks: 'lines' })).toEqual(['paper', 'size']);
    expect(format('svg').isFor(image)).toBe(false);
  }
  expect(format('svg').choices(drawn, chosen)).toEqual(['cm']);
});

test('files in lines and of other sizes are drawn anew', () => {
  expect(isDrawnAnew(format('png'), drawn, chosen)).toBe(false);
  expect(isDrawnAnew(format('png'), drawn, { ...chosen, size: 2048 })).toBe(true);
  expect(isDrawnAnew(format('pdf'), drawn, { ...chosen, marks: 'lines' })).toBe(true);
  expect(isDrawnAnew(format('svg'), drawn, chosen)).toBe(true);
});
