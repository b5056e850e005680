import { describe, expect, test, vi } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { studyOf } from '#engine/flash/image/study.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { coarseInk, differenceOf, look } from '../../support/flash-look.ts';
import { hashOf } from '../../support/flash-requests.ts';
import { pictureName, pictureRequests } from '../../support/picture-requests.ts';
import {
  cutOutLeaf,
  drawingOnPaper,
  fadingBars,
  painted,
  photoOfMask,
  ripples,
} from '../../support/pictures.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 120_000 });

const usual: FlashRequest = {
  prompt: '',
  picture: photoOfMask(),
  style: 'blackwork',
  isColor: true,
  seed: 7,
  output: 0,
};

function draw(request: Partial<FlashRequest>) {
  return drawFlash({ ...usual, ...request }, flashAssets);
}

test('pictures are drawn with the pixels that they had', async () => {
  const hashes: Record<string, string> = {};
  for (const request of pictureRequests) {
    const { pixels } = await drawFlash(request, flashAssets);
    hashes[pictureName(request)] = await hashOf(pixels);
  }
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(
    '../../support/picture-hashes.json',
  );
});

describe('the subject', () => {
  const coverage = (subject: Float32Array) => subject.reduce((sum, share) => sum + share, 0) / subject.length;
  const at = ({ subject, width, height }: ReturnType<typeof studyOf>, x: number, y: number) =>
    subject[Math.floor(y * height) * width + Math.floor(x * width)] as number;

  test('of a photo is told from the wall behind it', () => {
    const study = studyOf(photoOfMask());
    expect(study.isCutOut).toBe(true);
    expect(at(study, 0.5, 0.5)).toBeGreaterThan(0.9);
    for (const x of [0.02, 0.98]) for (const y of [0.02, 0.98]) expect(at(study, x, y)).toBeLessThan(0.1);
    // An ellipse in its rectangle, which has a little margin.
    expect(coverage(study.subject)).toBeGreaterThan(0.64);
    expect(coverage(study.subject)).toBeLessThan(0.8);
  });

  test('of a drawing is what its lines go around', () => {
    const study = studyOf(drawingOnPaper());
    expect(study.isCutOut).toBe(true);
    expect(at(study, 0.3, 0.35)).toBeGreaterThan(0.9);
    expect(at(study, 0.02, 0.02)).toBeLessThan(0.1);
  });

  test('of a picture that was cut out is what is not clear', () => {
    const study = studyOf(cutOutLeaf());
    expect(study.isCutOut).toBe(true);
    expect(at(study, 0.5, 0.5)).toBeGreaterThan(0.9);
    expect(at(study, 0.04, 0.08)).toBeLessThan(0.1);
  });

  test('is the whole picture where nothing stands out', () => {
    const study = studyOf(ripples());
    expect(study.isCutOut).toBe(false);
    expect(coverage(study.subject)).toBe(1);
  });
});

describe('a drawing after a picture', () => {
  test('is the same whether or not the picture is known already', async () => {
    const known = photoOfMask();
    await draw({ picture: known, style: 'tribal' });
    const again = await draw({ picture: known, style: 'sketch', output: 2 });
    const first = await draw({ picture: photoOfMask(), style: 'sketch', output: 2 });
    expect(await hashOf(again.pixels)).toBe(await hashOf(first.pixels));
  });

  test('looks different in every style', async () => {
    const seen = new Map<string, string>();
    for (const style of styleIds) {
      const drawing = await draw({ style });
      const { coverage, margin } = look(drawing);
      expect(coverage, style).toBeGreaterThan(0.03);
      expect(coverage, style).toBeLessThan(0.7);
      expect(margin, style).toBeGreaterThanOrEqual(8);
      seen.set(await hashOf(drawing.pixels), style);
    }
    expect(seen.size).toBe(styleIds.length);
  });

  test('differs in the four designs of a set', async () => {
    const inks: Float32Array[] = [];
    for (const output of [0, 1, 2, 3] as const)
      inks.push(coarseInk(await draw({ style: 'old-school', output })));
    inks.forEach((ink, i) => {
      for (const other of inks.slice(i + 1)) expect(differenceOf(ink, other)).toBeGreaterThan(0.08);
    });
  });

  test('keeps more lines the closer it stays', async () => {
    const edgesAt = async (fidelity: number | undefined) =>
      look(await draw({ picture: fadingBars(), style: 'fine-line', fidelity })).features[2] as number;
    const edges = [await edgesAt(0), await edgesAt(undefined), await edgesAt(1)];
    expect(edges.toSorted((a, b) => a - b)).toEqual(edges);
    expect(edges[2]).toBeGreaterThan(1.05 * (edges[0] as number));
  });

  test('has colour when it was asked for, and none otherwise', async () => {
    expect(look(await draw({ style: 'watercolor' })).saturation).toBeGreaterThan(0.2);
    expect(look(await draw({ style: 'watercolor', isColor: false })).saturation).toBeLessThan(0.08);
  });

  test('adds what the words ask for, and takes the picture for what they would have lead with', async () => {
    const { notes } = await draw({ prompt: 'my wolf with two roses, grumpy "Rex"' });
    expect(notes.understood).toEqual([
      { word: 'wolf', motif: 'picture', count: 1 },
      { word: 'roses', motif: 'rose', count: 2 },
      { word: 'Rex', motif: 'lettering', count: 1 },
    ]);
    expect(notes.ignored).toEqual(['grumpy']);
  });

  test('is not made to hold anything: that is set beside it, and said so', async () => {
    const { notes } = await draw({ prompt: 'my wolf holding a rose' });
    expect(notes.understood).toMatchObject([{ motif: 'picture' }, { motif: 'rose' }]);
    expect(notes.apart).toEqual(['wolf holding a rose']);
  });

  test('does not write out words that it does not understand', async () => {
    const { notes } = await draw({ prompt: 'make it gnarly' });
    expect(notes.understood).toEqual([]);
    expect(notes.ignored).toContain('gnarly');
  });
});

describe('a picture', () => {
  const grey = (): readonly [number, number, number] => [120, 120, 120];
  const stripes = (x: number): readonly [number, number, number] => (x > 0 ? [200, 40, 40] : [20, 20, 90]);

  test.each<[string, Picture]>([
    ['one pixel', painted(1, 1, grey)],
    ['white only', painted(300, 200, () => [255, 255, 255])],
    ['black only', painted(300, 200, () => [0, 0, 0])],
    ['clear only', painted(300, 200, () => [200, 0, 0, 0])],
  ])('of %s is refused: it shows nothing', async (_, picture) => {
    await expect(draw({ picture })).rejects.toMatchObject({ name: 'PICTURE_BLANK' });
  });

  test.each<[string, Picture]>([
    ['two pixels', painted(2, 1, stripes)],
    ['a long strip', painted(2048, 3, stripes)],
    ['a tall strip', painted(3, 2048, (_, y) => stripes(y))],
    [
      'more pixels than a page',
      painted(1500, 1500, (x, y) => (x * x + y * y < 0.3 ? [200, 40, 40] : [230, 230, 225])),
    ],
  ])('of %s is drawn', async (_, picture) => {
    expect(look(await draw({ picture })).coverage).toBeGreaterThan(0.02);
  });
});
