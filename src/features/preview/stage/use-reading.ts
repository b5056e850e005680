import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { extent, scaleOf } from '../try-on/placement.ts';
import { widthCm } from '../try-on/real-size.ts';
import { usePreview } from '../use-preview.ts';
import { shortestTurn } from './pinch.ts';

export interface Reading {
  /** For the badge. */
  readonly short: string;
  /** For screen readers: "Tattoo 4.2 cm, 12° right, on the limb, at the upper left of the photo, on skin". */
  readonly spoken: string;
}

/** Share of the ink from which on a tattoo is on skin, and up to which it is beside it. */
const mostly = 0.9;
const hardly = 0.1;
/** Degrees up to which a tattoo lies along a limb. */
const along = 5;

/** A third of the photo, from the top left. */
const thirds: readonly MessageDescriptor[] = [
  msg`at the upper left of the photo`,
  msg`at the top of the photo`,
  msg`at the upper right of the photo`,
  msg`at the left of the photo`,
  msg`in the middle of the photo`,
  msg`at the right of the photo`,
  msg`at the lower left of the photo`,
  msg`at the bottom of the photo`,
  msg`at the lower right of the photo`,
];

/** How the selected tattoo lies, in words. */
export function useReading(): Reading | null {
  const { t, i18n } = useLingui();
  const { tattoo, tryOn, state } = usePreview();
  if (!tattoo || !tryOn.photo) return null;
  const { placement } = tattoo;
  const cm = widthCm(placement, tryOn.ruler);
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: cm === null ? 2 : 1 });
  const scale = number.format(scaleOf(placement));
  const cmText = cm === null ? null : number.format(cm);
  const size = cmText === null ? t`size ${scale}` : t`${cmText} cm`;
  const deg = Math.round(shortestTurn(placement.rotationDeg));
  const turn = Math.abs(deg);
  const turned = deg === 0 ? t`upright` : deg > 0 ? t`${turn}° right` : t`${turn}° left`;
  const laid = state.laid.get(tattoo.id);
  const { width, height } = extent(tryOn.photo);
  const thirdOf = (share: number) => Math.min(2, Math.floor(3 * share));
  const third = thirds[3 * thirdOf(placement.centre.y / height) + thirdOf(placement.centre.x / width)];
  const onSkin = state.skin && !state.isInDoubt && laid?.onSkin;
  const words = [
    t`Tattoo ${size}`,
    turned,
    ...(laid?.wrap.kind === 'limb' ? [onLimb(placement.rotationDeg - laid.wrap.axisDeg)] : []),
    ...(third ? [i18n._(third)] : []),
    ...(typeof onSkin === 'number' ? [skin(onSkin)] : []),
  ];
  return { short: `${deg}°  ${cmText === null ? `× ${scale}` : size}`, spoken: words.join(t`, `) };

  function onLimb(fromAxisDeg: number): string {
    const apart = Math.abs(shortestTurn(fromAxisDeg)) % 180;
    if (Math.min(apart, 180 - apart) <= along) return t`along the limb`;
    return Math.abs(apart - 90) <= along ? t`across the limb` : t`at an angle to the limb`;
  }

  function skin(share: number): string {
    if (share >= mostly) return t`on skin`;
    return share <= hardly ? t`beside the skin` : t`partly on skin`;
  }
}
