import { useLingui } from '@lingui/react/macro';
import { scaleOf } from '../try-on/placement.ts';
import { widthCm } from '../try-on/real-size.ts';
import { usePreview } from '../use-preview.ts';
import { shortestTurn } from './pinch.ts';

export interface Reading {
  /** For the badge. */
  readonly short: string;
  /** For screen readers: "Tattoo 4.2 cm, 12° right, on skin". */
  readonly spoken: string;
}

/** Share of the ink from which on a tattoo is on skin, and up to which it is beside it. */
const mostly = 0.9;
const hardly = 0.1;

/** How the selected tattoo lies, in words. */
export function useReading(): Reading | null {
  const { t, i18n } = useLingui();
  const { tattoo, tryOn, state } = usePreview();
  if (!tattoo) return null;
  const cm = widthCm(tattoo.placement, tryOn.ruler);
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const scale = number.format(scaleOf(tattoo.placement));
  const cmText = cm === null ? null : number.format(cm);
  const size = cmText === null ? t`size ${scale}` : t`${cmText} cm`;
  const deg = Math.round(shortestTurn(tattoo.placement.rotationDeg));
  const turn = Math.abs(deg);
  const turned = deg === 0 ? t`upright` : deg > 0 ? t`${turn}° right` : t`${turn}° left`;
  const onSkin = state.skin && !state.isInDoubt && state.laid.get(tattoo.id)?.onSkin;
  return {
    short: `${deg}°  ${cmText === null ? `× ${scale}` : size}`,
    spoken: [t`Tattoo ${size}`, turned, ...(typeof onSkin === 'number' ? [place(onSkin)] : [])].join(t`, `),
  };

  function place(share: number): string {
    if (share >= mostly) return t`on skin`;
    return share <= hardly ? t`beside the skin` : t`partly on skin`;
  }
}
