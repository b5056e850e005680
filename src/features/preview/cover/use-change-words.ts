import { useLingui } from '@lingui/react/macro';
import type { Placement } from '#engine/skin/scene.ts';

/** Less of a change is not worth a word: share of the width, and degrees. */
const leastShare = 0.03;
const leastDeg = 2;

/** Says in words what another placement would change. */
export function useChangeWords(): (from: Placement, to: Placement) => string {
  const { t } = useLingui();
  return (from, to) => {
    const grown = Math.round(100 * (to.width / from.width - 1));
    const shrunk = -grown;
    const [across, down] = [to.centre.x - from.centre.x, to.centre.y - from.centre.y];
    const turned = Math.round(to.rotationDeg - from.rotationDeg);
    const deg = Math.abs(turned);
    const isFar = (by: number): boolean => Math.abs(by) >= leastShare * from.width;
    const words = [
      ...(grown >= 100 * leastShare ? [t`${grown} % larger`] : []),
      ...(shrunk >= 100 * leastShare ? [t`${shrunk} % smaller`] : []),
      ...(isFar(down) ? [down < 0 ? t`further up` : t`further down`] : []),
      ...(isFar(across) ? [across < 0 ? t`further left` : t`further right`] : []),
      ...(deg >= leastDeg ? [turned > 0 ? t`turned ${deg}° right` : t`turned ${deg}° left`] : []),
    ];
    return words.join(t`, `);
  };
}
