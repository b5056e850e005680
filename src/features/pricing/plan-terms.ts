import type { Membership, Plan } from '#contract/plan.ts';

/** What a month of a membership costs, in cents. */
export function monthlyPrice({ price, months }: Membership): number {
  return Math.round(price / months);
}

/** How much less a year costs than twelve months of the same level, in percent; null where it is no less. */
export function yearlySaving(plans: readonly Plan[]): number | null {
  const savings = plans.filter(isMembership).map((yearly) => {
    const monthly = monthlyTwin(yearly, plans);
    return monthly && yearly.months === 12 ? 100 * (1 - yearly.price / (monthly.price * 12)) : 0;
  });
  const least = Math.round(Math.min(...savings.filter((saving) => saving > 0)));
  return Number.isFinite(least) && least > 0 ? least : null;
}

/** The membership of the same level that is paid by the month. */
export function monthlyTwin({ level }: Membership, plans: readonly Plan[]): Membership | undefined {
  return plans.filter(isMembership).find((plan) => plan.level === level && plan.months === 1);
}

export function isMembership(plan: Plan): plan is Membership {
  return plan.kind === 'membership';
}

/** Credits that come with the payment. */
export function creditsOf(plan: Plan): number {
  return plan.kind === 'pass' ? plan.credits : plan.creditsPerMonth;
}
