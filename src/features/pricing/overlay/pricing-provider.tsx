import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { PricingOnDemand } from './pricing-on-demand.tsx';
import type { PricingReason } from './pricing-reason.ts';

const Context = createContext<((reason: PricingReason) => void) | null>(null);

/** Lets any page show the prices over itself, and goes on with it once they are closed. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const isKnown = useSession() !== null;
  const [reason, setReason] = useState<PricingReason | null>(null);
  const close = () => setReason(null);
  return (
    <Context value={setReason}>
      {children}
      <PricingOnDemand
        reason={reason}
        isKnown={isKnown}
        onClose={close}
        onLoginNeeded={(plan) => {
          close();
          navigate({ to: '/{-$lang}/pricing', search: { plan } });
        }}
        onStart={() => {
          close();
          navigate({ to: '/{-$lang}/create' });
        }}
      />
    </Context>
  );
}

/** What opens the prices over the page at hand: for routes, which hand it on to their features. */
export function useOnPricing(): (reason: PricingReason) => void {
  const open = useContext(Context);
  if (!open) throw new Error('There is no PricingProvider around this');
  return open;
}
