import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Membership } from '#contract/plan.ts';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { Segment } from '#ui/form/segment.tsx';
import { isMembership, yearlySaving } from '../plan-terms.ts';
import { MembershipAction } from './membership-action.tsx';
import { MembershipCard } from './membership-card.tsx';
import { Stamp } from './stamp.tsx';

interface MembershipsProps {
  catalog: PlanCatalog;
  onBuy: (plan: Membership) => void;
}

/** Credits every month, by the month or by the year. */
export function Memberships({ catalog, onBuy }: MembershipsProps) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const own = user?.membership?.planCode;
  const all = catalog.plans.filter(isMembership);
  const ownMonths = all.find(({ code }) => code === own)?.months;
  const [chosen, setChosen] = useState<'1' | '12' | null>(null);
  const months = chosen ?? (ownMonths === 12 ? '12' : '1');
  const savePercent = yearlySaving(all);
  return (
    <section aria-labelledby="memberships">
      <div className="grid gap-5 md:grid-cols-[7fr_5fr] md:items-end">
        <div>
          <h2 id="memberships" className="text-2">
            <Trans>For those who draw every week</Trans>
          </h2>
          <p className="mt-2 max-w-[36em] text-ink-2">
            <Trans>
              A membership brings new credits every month. It renews by itself, and you can cancel it at any
              time.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:justify-end">
          <Segment
            label={t`How to pay`}
            value={months}
            options={[
              { value: '1', label: t`Monthly` },
              { value: '12', label: t`Yearly` },
            ]}
            onChange={setChosen}
            className="min-w-56"
          />
          {savePercent !== null && (
            <Stamp>
              <Trans>Save {savePercent}%</Trans>
            </Stamp>
          )}
        </div>
      </div>
      <div className="mt-6 grid gap-5 md:grid-cols-3 lg:gap-6">
        {all
          .filter((plan) => String(plan.months) === months)
          .map((plan) => (
            <MembershipCard
              key={plan.code}
              plan={plan}
              catalog={catalog}
              isOwn={plan.code === own}
              action={
                catalog.checkout && (
                  <MembershipAction plan={plan} membership={user?.membership} onBuy={() => onBuy(plan)} />
                )
              }
            />
          ))}
      </div>
    </section>
  );
}
