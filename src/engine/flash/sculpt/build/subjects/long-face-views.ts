import type { SubjectView } from '../subject.ts';
import { usualViews } from './usual-views.ts';

/** Long faces are shown from further above when they look at us. */
export const longFaceViews: readonly SubjectView[] = usualViews(
  { name: 'front', camera: { pitch: 6, distance: 12 } },
  { name: 'three-quarter-left', camera: { yaw: -48, pitch: 4 } },
  { name: 'three-quarter-right', camera: { yaw: 42, pitch: 3 } },
  { name: 'below', camera: { yaw: -34, pitch: -20, roll: 6 } },
  { name: 'above', camera: { yaw: -34, pitch: 26, roll: -4 } },
);
