import { expect, test } from 'vitest';
import { bareConceptLists } from '../../support/bare-concept-lists.ts';

const isConcept = (name: string) => ['rose', 'lily', 'sea-serpent'].includes(name);

test.each([
  ["const flowers = 'rose lily sea-serpent'.split(' ');", ['rose lily sea-serpent']],
  ['named(`rose lily\n  sea-serpent`)', ['rose lily sea-serpent']],
  ["new Set(['rose', 'lily'])", ['rose lily']],
  ["concepts('rose', 'lily')", []],
  ["// 'rose lily sea-serpent'", []],
  ["const words = 'rose lily window';", []],
  ["new Set(['rose', 'round'])", []],
])('a list of concepts by bare strings is found: %s', (source, lists) => {
  expect(bareConceptLists(source, isConcept)).toEqual(lists);
});
