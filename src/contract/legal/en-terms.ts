import { brand } from '../brand.ts';
import { creditLifetimeMonths, creditsPerImage, freeCredits } from '../credit.ts';
import { policy } from '../policy.ts';
import type { LegalText } from './legal-text.ts';

const { minimumAge, minimumAgeInEurope, refundDays, liability } = policy;

export const terms: LegalText = {
  title: 'Terms of use',
  summary: `What you may expect of ${brand.name}, and what we expect of you. By using the site you agree to these terms.`,
  sections: [
    {
      heading: 'What this is',
      blocks: [
        `${brand.name} draws tattoo designs from words or pictures, keeps a library of designs to look through, and lets you try a design on a photo. It is a tool for ideas. It is no tattoo studio and gives no medical advice: whether, where and how a design is tattooed is between you and a professional artist.`,
        'The built-in drawing engine composes designs from a library of motifs. Where another engine is on, the page says so.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        `You have to be at least ${minimumAge} years old, or ${minimumAgeInEurope} in the European Economic Area and the United Kingdom. Being allowed to use the site does not mean being old enough to be tattooed: that is a matter of the law where you live.`,
        'Give an email address that is yours, keep your password to yourself, and tell us if somebody else has used your account. One account is for one person.',
      ],
    },
    {
      heading: 'Credits, passes and memberships',
      blocks: [
        [
          `Drawing costs ${creditsPerImage} credit for each design. If a drawing fails or is cancelled, the credits for what was not drawn come back.`,
          `A new account starts with ${freeCredits} credits and is topped up to ${freeCredits} each month. Free credits do not add up. Whoever closes an account and opens another within 12 months gets them from the second month on.`,
          `Credits that you buy expire ${creditLifetimeMonths} months after the purchase.`,
          'A pass runs for its number of days and ends by itself.',
          'A membership renews at the end of each period until you cancel it, and only while we hold a payment method that you left for that. Cancelling ends the renewal; what you paid for stays yours until the period is over.',
        ],
        `Prices are in US dollars. The price that you see when you order is the one that you pay. Refunds: see the refund policy; you may ask for one within ${refundDays} days.`,
      ],
    },
    {
      heading: 'What is yours',
      blocks: [
        'Your words and pictures stay yours. So do the designs that you have drawn, as far as the law knows rights in them: you may print them, change them, and have them tattooed. Paid memberships include commercial use. Some motifs are built on openly licensed icons; each design and its file names whom it owes a mention, which you keep when you publish the file.',
        'You let us store, process and show your designs as far as it takes to run the service: to you, and to everybody for those that are marked public. Somebody else may arrive at a similar design; we cannot promise that yours is the only one of its kind.',
      ],
    },
    {
      heading: 'What is not allowed',
      blocks: [
        [
          'designs that are illegal, that threaten or degrade people, or that sexualise minors',
          'pictures of others without their consent, or works that you have no right to use',
          'getting around limits, disturbing the service, or reading it out by machine on a large scale',
          'passing off designs of other people in the library as exclusively your own',
        ],
        'Anybody who is logged in can report a design. We take down what breaks these rules, and may close accounts that do so seriously or again.',
      ],
    },
    {
      heading: 'What we promise, and what not',
      blocks: [
        'We run the service with care, but cannot promise that it is always there, that a drawing turns out as imagined, or that a design suits your skin. Keep copies of what matters to you: you can download every design.',
        `As far as the law allows, what we are liable for is limited to what you paid us in the last ${liability.months} months, or ${liability.usd} US dollars, whichever is greater. The limit does not hold for intent, gross negligence, injury to life, body or health, or where the law forbids it. Your rights as a consumer stay as they are.`,
      ],
    },
    {
      heading: 'The end, changes, and contact',
      blocks: [
        'You can close your account at any time in your profile. We may end the service or your account with reasonable notice, and give back what you paid for a time that you can no longer use.',
        `When these terms change in a way that matters, we say so on the site before they hold. If one of them turns out not to be valid, the others still are. Questions: ${brand.contactEmail}.`,
      ],
    },
  ],
};
