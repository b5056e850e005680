/** What the legal pages promise. Where software can, the server keeps it: it reads the figures from here. */
export const policy = {
  /** Since when the pages hold, and when they were last changed. */
  effective: '2025-09-01',
  changed: '2026-11-28',
  /** How long things are kept after nobody needs them any more, in days. */
  keepDays: {
    sources: 30,
    deletedImages: 7,
    closedAccounts: 90,
    endedTokens: 7,
    modelRequests: 7,
    endedLogins: 30,
    endedArtistLinks: 7,
    formerEmails: 365,
  },
  /** How long a membership stays while its renewal cannot be paid. */
  graceDays: 7,
  refundDays: 14,
  /** In working days, at least and at most. */
  refundReviewDays: [5, 7],
  minimumAge: 13,
  /** In the European Economic Area and the United Kingdom. */
  minimumAgeInEurope: 16,
  /** The most that we are liable for: what was paid in so many months, or so many US dollars if that is more. */
  liability: { months: 6, usd: 50 },
} as const;
