/** What somebody wanted when they are shown the prices. */
export type PricingReason = 'credits' | 'four' | 'private' | 'models' | 'plans';

/** Opens the prices: composed by the route, which knows where they are. */
export type OnPricing = (reason: PricingReason) => void;
