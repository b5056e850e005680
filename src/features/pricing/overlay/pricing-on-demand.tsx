import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { loadMessages } from '#lib/i18n.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { showToast } from '#ui/show-toast.ts';
import type { PricingOverlayProps } from './pricing-overlay.tsx';
import type { PricingReason } from './pricing-reason.ts';

const Overlay = lazyPart(async () => {
  const [{ PricingOverlay }] = await Promise.all([import('./pricing-overlay.tsx'), loadMessages('pricing')]);
  return PricingOverlay;
}, OverlayMissing);

interface PricingOnDemandProps extends Omit<PricingOverlayProps, 'reason'> {
  /** Null while nobody asks for it. */
  reason: PricingReason | null;
}

/** The overlay, fetched once it is wanted: nothing of it is part of the pages that open it. */
export function PricingOnDemand({ reason, ...props }: PricingOnDemandProps) {
  if (!reason) return null;
  return (
    <Suspense>
      <Overlay reason={reason} {...props} />
    </Suspense>
  );
}

/** Where it could not be fetched, the page says why, and goes on as it was. */
function OverlayMissing({ onClose }: PricingOverlayProps) {
  const { t } = useLingui();
  const leave = useEffectEvent(() => {
    showToast({ id: 'pricing', kind: 'error', text: t`The connection failed. Check it and try again.` });
    onClose();
  });
  useEffect(() => leave(), []);
  return null;
}
