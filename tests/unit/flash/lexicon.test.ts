import { describe, expect, test } from 'vitest';
import { readJson } from '#engine/flash/assets.ts';
import type { Polygon } from '#engine/flash/geometry/point.ts';
import { curatedIcons } from '#engine/flash/icons/curated-icons.ts';
import { creditFor } from '#engine/flash/icons/icon-credit.ts';
import type { IconFile } from '#engine/flash/icons/icon-library.ts';
import { IconLibrary } from '#engine/flash/icons/icon-library.ts';
import { isFallbackWord } from '#engine/flash/lexicon/fallback-words.ts';
import { lexicon, withTrait } from '#engine/flash/lexicon/lexicon.ts';
import type { Pose } from '#engine/flash/lexicon/pose.ts';
import { turnedPoses } from '#engine/flash/lexicon/pose.ts';
import { lookAlikeOf } from '#engine/flash/lexicon/seen/look-alikes.ts';
import { sights } from '#engine/flash/lexicon/seen/sights.ts';
import { longTailedTit } from '#engine/flash/motifs/birds/long-tailed-tit.ts';
import { parrots } from '#engine/flash/motifs/birds/parrot.ts';
import { smallBirds } from '#engine/flash/motifs/birds/small-birds.ts';
import { gameFish } from '#engine/flash/motifs/crawlers-and-swimmers/fish-and-sharks/game-fish.ts';
import { butterflies } from '#engine/flash/motifs/crawlers-and-swimmers/insects/butterfly.ts';
import { motifs } from '#engine/flash/motifs/registry.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { sculptures } from '#engine/flash/sculpt/sculptures.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

const iconNames = Object.keys(curatedIcons) as (keyof typeof curatedIcons)[];
const iconFile = await readJson<IconFile>(flashAssets, 'icons.json');
const library = new IconLibrary(iconFile);

describe('every concept', () => {
  test('has a name of its own', () => {
    const names = lexicon.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('has words in English, Chinese and Japanese', () => {
    const wordless = lexicon.filter(({ words: { en, zh, ja } }) =>
      [en, zh, ja].some((words) => words.length === 0 || words.some((word) => !word || word !== word.trim())),
    );
    expect(wordless).toEqual([]);
  });

  test('shares no word with another', () => {
    for (const language of ['en', 'zh', 'ja'] as const) {
      const words = lexicon.flatMap((concept) => concept.words[language]);
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });

  test('is drawn by a motif of ours or by curated icons', () => {
    expect(lexicon.filter(({ name, art }) => !motifs.has(name) && !art).map(({ name }) => name)).toEqual([]);
  });

  test('that we draw ourselves has no icons beside', () => {
    expect(lexicon.filter(({ name, art }) => motifs.has(name) && art).map(({ name }) => name)).toEqual([]);
  });

  test.each(['en', 'zh', 'ja'] as const)(
    'is what a prompt of any of its words asks for, and all that it asks for: %s',
    (language) => {
      const misread: string[] = [];
      for (const concept of lexicon) {
        const { words } = concept;
        for (const word of words[language]) {
          const { subjects, lettering, ignored } = readPrompt(word);
          // Words of Chinese characters alone may be another thing in Japanese.
          const isRead = subjects.some(({ concept }) => {
            const known = concept.words;
            return known[language].includes(word) || (language === 'ja' && known.zh.includes(word));
          });
          const told = ignored.length + (subjects[0]?.fallback ? 1 : 0);
          const isTold = told === (isFallbackWord(word) || lookAlikeOf(concept) ? 1 : 0);
          if (!isRead || subjects.length !== 1 || lettering !== null || !isTold) misread.push(word);
        }
      }
      expect(misread).toEqual([]);
    },
  );
});

test('every motif of ours draws a concept', () => {
  const names = new Set<string>(lexicon.map(({ name }) => name));
  expect([...motifs.keys()].filter((name) => !names.has(name))).toEqual([]);
});

describe('an entry lists', () => {
  test('the poses that its drawing has', () => {
    const listed = lexicon.map(({ name, poses }) => [name, [...poses].toSorted()]);
    const drawn = lexicon.map(({ name, traits }) => {
      const turned = traits.has('in-the-round') ? turnedPoses : [];
      const own = Object.keys(motifs.get(name)?.poses ?? {});
      const posed = (['eyes-closed', 'pointing'] as const).filter((pose) =>
        sculptures.get(name)?.views.includes(pose),
      );
      return [name, [...new Set([...own, ...turned, ...posed])].toSorted()];
    });
    expect(listed).toEqual(drawn);
  });

  test('that it is drawn in the round', () => {
    const turned = lexicon.filter(({ traits }) => traits.has('in-the-round')).map(({ name }) => name);
    expect(turned.toSorted()).toEqual([...sculptures.keys()].toSorted());
  });

  test('what its drawing brings in poses that it has', () => {
    const missing = lexicon.filter(({ poses, bringsPosed }) =>
      Object.keys(bringsPosed).some((pose) => !poses.has(pose as Pose)),
    );
    expect(missing).toEqual([]);
  });

  test('what two of it are drawn doing with each other', () => {
    const listed = lexicon.map(({ name, together }) => [name, [...together].toSorted()]);
    const drawn = lexicon.map(({ name }) => [name, Object.keys(motifs.get(name)?.together ?? {}).toSorted()]);
    expect(listed).toEqual(drawn);
  });

  test.each([
    ['small-bird', [...smallBirds, longTailedTit]],
    ['parrot-kin', parrots],
    ['game-fish', gameFish],
    ['butterfly-kin', butterflies],
  ] as const)('that it is one of those that are drawn with one body: %s', (trait, drawn) => {
    expect([...withTrait(trait)].toSorted()).toEqual(drawn.map(({ name }) => name).toSorted());
  });
});

test('what is seen in drawings has words in all languages', () => {
  for (const words of Object.values(sights)) for (const word of words) expect(word).toMatch(/^\S/);
});

describe('every curated icon', () => {
  test('stands for a concept', () => {
    const used = new Set(lexicon.flatMap(({ art }) => art?.icons ?? []));
    expect(iconNames.filter((name) => !used.has(name))).toEqual([]);
  });

  test('has a drawing within its square', () => {
    for (const name of iconNames) {
      const drawing = library.draw(name);
      const outlines =
        drawing.kind === 'silhouette' ? drawing.outlines : drawing.paths.flatMap((path) => path.outlines);
      const farthest = Math.max(...outlines.flat(2).map(Math.abs));
      expect(farthest, name).toBeGreaterThan(0.5);
      expect(farthest, name).toBeLessThan(1.1);
    }
  });

  test('is the only reason for a drawing to be in the file', () => {
    const drawn = [...Object.keys(iconFile.silhouettes), ...Object.keys(iconFile.paintings)];
    expect(drawn.filter((name) => !(name in curatedIcons))).toEqual([]);
  });

  test.each(['frisbee', 'llama', 'ok-hand', 'orangutan'])(
    'takes a wanted colour where most of it is painted: %s',
    (name) => {
      const art = lexicon.find((concept) => concept.name === name)?.art;
      const drawing = art && library.draw(art.icons[0]);
      const paths = drawing?.kind === 'painting' ? drawing.paths.filter(({ shade }) => shade < 1) : [];
      const area = (pigment: string) =>
        paths
          .filter((path) => path.pigment === pigment)
          .reduce((sum, { outlines }) => sum + Math.max(...outlines.map(areaOf)), 0);
      const [most] = paths.map(({ pigment }) => pigment).toSorted((a, b) => area(b) - area(a));
      expect(most).toBe(art?.pigment);
    },
  );

  test('credits its author under its licence', () => {
    for (const name of iconNames) {
      const { author, license, url } = creditFor(name);
      expect(author, name).not.toBe('');
      expect(['CC BY 3.0', 'Apache-2.0'], name).toContain(license);
      expect(URL.canParse(url), name).toBe(true);
    }
  });
});

/** The area within an outline, in square units of the drawing. */
function areaOf(outline: Polygon): number {
  const cross = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(cross / 2);
}
