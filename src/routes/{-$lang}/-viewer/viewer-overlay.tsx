import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CreationsSearch } from '#features/creations/filters/creations-search.ts';
import { useCreations } from '#features/creations/list/use-creations.ts';
import { useHistory } from '#features/generate/history/use-history.ts';
import { PricingOver } from '#features/pricing/overlay/pricing-provider.tsx';
import type { PricingReason } from '#features/pricing/overlay/pricing-reason.ts';
import { useOpenViewer } from '#features/viewer/open-viewer.ts';
import { ViewerDialog } from '#features/viewer/viewer-dialog.tsx';
import { useSession } from '#lib/session.ts';
import { type OwnList, useViewer } from './use-viewer.tsx';

/** The viewer over whatever page it was opened from. It turns over what that page lists. */
export function ViewerOverlay({ id }: { id: string }) {
  const creations = useMatch({ from: '/{-$lang}/creations', shouldThrow: false });
  const account = useSession()?.userId;
  return creations && account ? (
    <OverCreations id={id} account={account} search={creations.search} />
  ) : (
    <OverHistory id={id} />
  );
}

interface OverCreationsProps {
  id: string;
  account: string;
  search: CreationsSearch;
}

function OverCreations({ id, account, search }: OverCreationsProps) {
  return <Over id={id} list={useCreations(account, search)} />;
}

function OverHistory({ id }: { id: string }) {
  return <Over id={id} list={useHistory()} />;
}

function Over({ id, list }: { id: string; list: OwnList }) {
  const { history } = useRouter();
  const open = useOpenViewer();
  const [reason, setReason] = useState<PricingReason | null>(null);
  const leave = () => history.back();
  const { props, isMissing } = useViewer(id, list, {
    turnTo: (other) => open(other, { replace: true }),
    leave,
    onPricing: setReason,
  });
  // Somebody deleted it in another tab.
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  const over = <PricingOver reason={reason} onClose={() => setReason(null)} />;
  return props && <ViewerDialog {...props} onClose={leave} over={over} />;
}
