import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { legalTopics } from '#contract/legal/legal-text.ts';
import { loadLegalText } from '#contract/legal/load-legal-text.ts';
import { policy } from '#contract/policy.ts';

const { keepDays, liability } = policy;
const figures = {
  privacy: [
    keepDays.sources,
    keepDays.closedAccounts,
    keepDays.endedLogins,
    keepDays.endedArtistLinks,
    keepDays.formerEmails,
    policy.minimumAge,
    policy.minimumAgeInEurope,
  ],
  terms: [12, liability.months, liability.usd, policy.refundDays, policy.minimumAge],
  refunds: [policy.refundDays, ...policy.refundReviewDays],
};

describe.each(languages)('in %s', (language) => {
  test.each(legalTopics)('the text on %s has its figures', async (topic) => {
    const text = await loadLegalText(topic, language);
    const words = JSON.stringify(text);
    for (const figure of figures[topic]) expect(words).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  });

  test.each(legalTopics)('the text on %s has the sections that it has in English', async (topic) => {
    const [text, english] = await Promise.all([loadLegalText(topic, language), loadLegalText(topic, 'en')]);
    const shape = ({ sections }: typeof text) =>
      sections.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : block.length)));
    expect(shape(text)).toEqual(shape(english));
  });
});
