import type { Name } from './found-relation.ts';
import { isBody } from './found-relation.ts';

/** What a sport is done on that is named after it. */
const rides: ReadonlySet<string> = new Set([
  'skateboard',
  'snowboard',
  'skis',
  'scooter',
  'bicycle',
  'unicycle',
]);

/** Who rides where the sport is named and not the thing: "a cat skateboarding", スケボーをする猫. */
export function rideOf(text: string, first: Name, second: Name, gap: string): 'first' | 'second' | null {
  const isSport = ({ start, end }: Name) => /ing$/.test(text.slice(start, end));
  if (isBody(first) && rides.has(second.concept.name) && isSport(second) && gap === ' ') return 'first';
  if (!isBody(second) && !/skeleton/.test(second.concept.name)) return null;
  if (!rides.has(first.concept.name)) return null;
  const isDone =
    (isSport(first) && gap === ' ') || /^(?:を?する|を?している|を?してる|で滑る|で遊ぶ)$/.test(gap.trim());
  return isDone ? 'second' : null;
}
