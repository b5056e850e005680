import { z } from 'zod';
import { benefitSchema, membershipBenefits, passBenefits } from './benefit.ts';
import { type LocalizedText, localizedTextSchema } from './language.ts';

/** Levels in rising order; the highest one running counts. */
export const membershipLevels = ['free', 'lite', 'pro', 'max'] as const;
export const membershipLevelSchema = z.enum(membershipLevels);
export type MembershipLevel = z.infer<typeof membershipLevelSchema>;

export const currency = 'USD';

const basePlanSchema = z.object({
  code: z.string(),
  level: membershipLevelSchema,
  name: localizedTextSchema,
  /** In cents. */
  price: z.int().positive(),
  /** What it gives beyond credits. */
  benefits: z.array(benefitSchema),
});

/** Credits and a level for some days, bought once. */
export const passSchema = basePlanSchema.extend({
  kind: z.literal('pass'),
  days: z.int().positive(),
  credits: z.int().positive(),
  /** In cents: what the same would cost in passes of the shortest kind. */
  originalPrice: z.int().positive().nullable(),
  savePercent: z.int().positive().nullable(),
  isPopular: z.boolean(),
});

/** Credits every month, and a level, until it ends. */
export const membershipSchema = basePlanSchema.extend({
  kind: z.literal('membership'),
  months: z.union([z.literal(1), z.literal(12)]),
  creditsPerMonth: z.int().positive(),
});

export const planSchema = z.discriminatedUnion('kind', [passSchema, membershipSchema]);
export type Pass = z.infer<typeof passSchema>;
export type Membership = z.infer<typeof membershipSchema>;
export type Plan = z.infer<typeof planSchema>;

const passes: Pass[] = [
  {
    kind: 'pass',
    code: 'day7',
    level: 'lite',
    name: { en: '7-Day Access', zh: '7 天通行证', ja: '7日間パス' },
    price: 1299,
    benefits: passBenefits,
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
    name: { en: '14-Day Access', zh: '14 天通行证', ja: '14日間パス' },
    price: 1699,
    benefits: passBenefits,
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
    name: { en: '30-Day Access', zh: '30 天通行证', ja: '30日間パス' },
    price: 2399,
    benefits: passBenefits,
    days: 30,
    credits: 80,
    originalPrice: 5596,
    savePercent: 57,
    isPopular: false,
  },
];

/** Part of twelve monthly prices that a year costs. */
export const yearlyFactor = 0.7;

interface Tier {
  level: MembershipLevel;
  name: LocalizedText;
  monthly: number;
  creditsPerMonth: number;
}
const tiers: Tier[] = [
  { level: 'lite', name: { en: 'Lite', zh: '轻享', ja: 'ライト' }, monthly: 999, creditsPerMonth: 2000 },
  { level: 'pro', name: { en: 'Pro', zh: '专业', ja: 'プロ' }, monthly: 1999, creditsPerMonth: 6000 },
  { level: 'max', name: { en: 'Max', zh: '至尊', ja: 'マックス' }, monthly: 4999, creditsPerMonth: 20_000 },
];

const memberships: Membership[] = tiers.flatMap(({ level, name, monthly, creditsPerMonth }): Membership[] => {
  const tier = {
    kind: 'membership',
    ...{ level, name, creditsPerMonth },
    benefits: membershipBenefits,
  } as const;
  const yearly = Math.round(monthly * 12 * yearlyFactor);
  return [
    { ...tier, code: `${level}-monthly`, price: monthly, months: 1 },
    { ...tier, code: `${level}-yearly`, price: yearly, months: 12 },
  ];
});

/** Everything that is sold, as it ships. What this installation sells is told by `GET /api/plans`. */
export const plans: Plan[] = [...passes, ...memberships];
export const planCodes = plans.map((plan) => plan.code);

export const planCodeSchema = z.enum(planCodes);

export function findPlan(code: string): Plan | undefined {
  return plans.find((plan) => plan.code === code);
}
