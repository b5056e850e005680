import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#contract/account.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { Button } from '#ui/button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { ChangeQuote } from './change-quote.tsx';
import { MembershipChoice } from './membership-choice.tsx';

interface ChangeMembershipProps {
  membership: NonNullable<User['membership']>;
  catalog: PlanCatalog;
  /** The one to change to. An empty string while none is chosen; undefined while nobody asks. */
  wanted: string | undefined;
  onWant: (planCode: string | undefined) => void;
}

/** Changes to another membership: which one, what that costs and when it begins, and only then whether. */
export function ChangeMembership({ membership, catalog, wanted, onWant }: ChangeMembershipProps) {
  const { t } = useLingui();
  const others = catalog.plans.filter(
    (plan) => plan.kind === 'membership' && plan.code !== membership.planCode,
  );
  const chosen = others.find(({ code }) => code === wanted) ?? others[0];
  return (
    <PanelDialog
      title={<Trans>Change the membership</Trans>}
      closeLabel={t`Close`}
      trigger={
        <Button>
          <Trans>Change</Trans>
        </Button>
      }
      isOpen={wanted !== undefined}
      onOpenChange={(isOpen) => onWant(isOpen ? others[0]?.code : undefined)}
      isCentred
      className="md:w-[560px]"
    >
      {chosen && (
        <>
          <MembershipChoice
            plans={others}
            currency={catalog.currency}
            chosen={chosen.code}
            onChoose={onWant}
          />
          <ChangeQuote
            key={chosen.code}
            planCode={chosen.code}
            from={membership.planCode}
            onDone={() => onWant(undefined)}
          />
        </>
      )}
    </PanelDialog>
  );
}
