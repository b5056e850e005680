import type { SubjectView } from '../subject.ts';

/** The six sides from which every head is seen; more or other ones take their places by their names. */
export function usualViews(...own: readonly SubjectView[]): SubjectView[] {
  const others = usual.filter(({ name }) => !own.some((view) => view.name === name));
  return [...others, ...own];
}

const usual: readonly SubjectView[] = [
  { name: 'front', camera: { pitch: 8, distance: 12 } },
  { name: 'three-quarter-left', camera: { yaw: -37, pitch: 5 } },
  { name: 'three-quarter-right', camera: { yaw: 33, pitch: 3 } },
  { name: 'profile', camera: { yaw: -86 } },
  { name: 'below', camera: { yaw: -26, pitch: -22, roll: 8 } },
  { name: 'above', camera: { yaw: -24, pitch: 34, roll: -4 } },
];
