import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/text-link.tsx';

/** What of a design is for members: its largest files, and hiding it. */
export type PlansReason = 'files' | 'private';

interface PlansLinkProps {
  reason: PlansReason;
  onPlans: (reason: PlansReason) => void;
}

/** Leads to what is sold; stands beside what is for members. */
export function PlansLink({ reason, onPlans }: PlansLinkProps) {
  return (
    <TextLink onClick={() => onPlans(reason)} aria-haspopup="dialog" className="min-h-6! coarse:min-h-11!">
      <Trans>See the plans</Trans>
    </TextLink>
  );
}
