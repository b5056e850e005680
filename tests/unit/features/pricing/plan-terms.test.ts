import { expect, test } from 'vitest';
import { type Membership, plans } from '#contract/plan.ts';
import { isMembership, monthlyPrice, monthlyTwin, yearlySaving } from '#features/pricing/plan-terms.ts';

const memberships = plans.filter(isMembership);
const planOf = (code: string) => memberships.find((plan) => plan.code === code) as Membership;

test('a year is shown by the month, beside what a month costs otherwise', () => {
  expect(monthlyPrice(planOf('lite-yearly'))).toBe(699);
  expect(monthlyTwin(planOf('lite-yearly'), plans)?.price).toBe(999);
});

test('paying by the year saves as much as is promised, and never less', () => {
  expect(yearlySaving(plans)).toBe(30);
  const [first, ...rest] = memberships.filter(({ months }) => months === 12);
  const dearer = [...memberships, ...rest, { ...(first as Membership), price: 999 * 12 * 0.9 }];
  expect(yearlySaving(dearer)).toBe(10);
});

test('where a year costs as much as twelve months, nothing is promised', () => {
  expect(yearlySaving([planOf('pro-monthly'), { ...planOf('pro-yearly'), price: 1999 * 12 }])).toBeNull();
  expect(yearlySaving([planOf('pro-monthly')])).toBeNull();
});
