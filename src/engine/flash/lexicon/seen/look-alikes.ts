import type { Sight, SightEntry } from './sight.ts';
import { byDrawing } from './sight.ts';

const entries: readonly SightEntry[] = [
  ['dog', 'pit-bull border-terrier'],
  ['songbird', 'white-eye warbler nightingale'],
  ['fish', 'sea-bream pike bonito'],
  ['lizard', 'bearded-dragon'],
  ['car', 'jeep'],
  ['train', 'subway'],
  ['compass', 'astrolabe'],
];

/** What drawings are taken for that do not show what tells their kind, by the name of a concept. */
export const lookAlikes = byDrawing(entries);

/** What a stranger would call the drawing of a concept, where that is less than its name says. */
export function lookAlikeOf(concept: string): Sight | null {
  return lookAlikes.get(concept)?.[0] ?? null;
}
