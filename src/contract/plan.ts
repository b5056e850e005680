import { z } from 'zod';
import type { LocalizedText } from './language.ts';

/** Levels in rising order; the highest one running counts. */
export const membershipLevels = ['free', 'lite', 'pro', 'max'] as const;
export type MembershipLevel = (typeof membershipLevels)[number];

export const currency = 'USD';

interface PlanBase {
  code: string;
  level: MembershipLevel;
  name: LocalizedText;
  /** In cents. */
  price: number;
}

/** Credits and a level for some days, bought once. */
export interface Pass extends PlanBase {
  kind: 'pass';
  days: number;
  credits: number;
  /** In cents: what the same would cost otherwise. */
  originalPrice: number | null;
  savePercent: number | null;
  isPopular: boolean;
}

/** Credits every month until it ends. */
export interface Membership extends PlanBase {
  kind: 'membership';
  months: 1 | 12;
  creditsPerMonth: number;
}
export type Plan = Pass | Membership;

const passes: Pass[] = [
  {
    kind: 'pass',
    code: 'day7',
    level: 'lite',
    name: { en: '7-Day Access', zh: '7 天通行', ja: '7日間アクセス' },
    price: 1299,
    days: 7,
    credits: 20,
    originalPrice: null,
    savePercent: null,
    isPopular: false,
  },
  {
    kind: 'pass',
    code: 'day14',
    level: 'lite',
    name: { en: '14-Day Access', zh: '14 天通行', ja: '14日間アクセス' },
    price: 1699,
    days: 14,
    credits: 40,
    originalPrice: 3198,
    savePercent: 47,
    isPopular: true,
  },
  {
    kind: 'pass',
    code: 'day30',
    level: 'lite',
    name: { en: '30-Day Access', zh: '30 天通行', ja: '30日間アクセス' },
    price: 2399,
    days: 30,
    credits: 80,
    originalPrice: 5596,
    savePercent: 57,
    isPopular: false,
  },
];

/** Part of twelve monthly prices that a year costs. */
export const yearlyFactor = 0.7;

const tiers = [
  { level: 'lite', name: { en: 'Lite', zh: '轻享', ja: 'ライト' }, monthly: 999, creditsPerMonth: 2000 },
  { level: 'pro', name: { en: 'Pro', zh: '专业', ja: 'プロ' }, monthly: 1999, creditsPerMonth: 6000 },
  { level: 'max', name: { en: 'Max', zh: '至尊', ja: 'マックス' }, monthly: 4999, creditsPerMonth: 20_000 },
] as const;

const memberships: Membership[] = tiers.flatMap(({ level, name, monthly, creditsPerMonth }) => [
  { kind: 'membership', code: `${level}-monthly`, level, name, price: monthly, months: 1, creditsPerMonth },
  {
    kind: 'membership',
    code: `${level}-yearly`,
    level,
    name,
    price: Math.round(monthly * 12 * yearlyFactor),
    months: 12,
    creditsPerMonth,
  },
]);

/** Everything that is sold. */
export const plans: Plan[] = [...passes, ...memberships];
const planCodes = plans.map((plan) => plan.code);

export const planCodeSchema = z.enum(planCodes);

export function findPlan(code: string): Plan | undefined {
  return plans.find((plan) => plan.code === code);
}
