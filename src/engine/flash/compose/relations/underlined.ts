import { concepts } from '../../lexicon/concept.ts';
import type { SceneElement } from '../scene-element.ts';
import { stacked } from './stacked.ts';

/** What is nothing but lines, and is not seen before or behind anything. */
const bareLines = concepts('heartbeat', 'soundwave');

/** Of two, where one is a bare line: the other above the line; all others as they are. */
export function withUnderline(pool: readonly SceneElement[]): SceneElement[] {
  const line = pool.find(({ name }) => bareLines.has(name));
  const above = pool.find((element) => element !== line);
  if (pool.length !== 2 || !line || !above) return [...pool];
  const { draw } = stacked([above, { at: [0, -0.3], scale: 0.68 }], [line, { at: [0, 0.72], scale: 0.9 }]);
  return [
    {
      subjects: [...above.subjects, ...line.subjects],
      motif: { name: `${above.motif.name} above ${line.name}`, tinted: above.motif.tinted, draw },
      name: 'combined',
      kind: 'object',
      pigment: null,
      count: 1,
    },
  ];
}
