import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { PricingOnDemand } from './pricing-on-demand.tsx';
import type { PricingReason } from './pricing-reason.ts';

const Context = createContext<((reason: PricingReason) => void) | null>(null);

/** Lets any page show the prices over itself, and goes on with it once they are closed. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<PricingReason | null>(null);
  return (
    <Context value={setReason}>
      {children}
      <PricingOver reason={reason} onClose={() => setReason(null)} />
    </Context>
  );
}

interface PricingOverProps {
  /** Null while nobody asks for them. */
  reason: PricingReason | null;
  onClose: () => void;
}

/** The prices over a dialog, in which this stands: the keys that close them leave it open. */
export function PricingOver({ reason, onClose }: PricingOverProps) {
  const navigate = useNavigate();
  const isKnown = useSession() !== null;
  return (
    <PricingOnDemand
      reason={reason}
      isKnown={isKnown}
      onClose={onClose}
      onLoginNeeded={(plan) => {
        onClose();
        navigate({ to: '/{-$lang}/pricing', search: { plan } });
      }}
      onStart={() => {
        onClose();
        navigate({ to: '/{-$lang}/create' });
      }}
    />
  );
}

/** What opens the prices over the page at hand: for routes, which hand it on to their features. */
export function useOnPricing(): (reason: PricingReason) => void {
  const open = useContext(Context);
  if (!open) throw new Error('There is no PricingProvider around this');
  return open;
}
