import { brand } from '../brand.ts';
import { policy } from '../policy.ts';
import type { LegalText } from './legal-text.ts';

const { refundDays, refundReviewDays } = policy;
const [soonest, latest] = refundReviewDays;

export const refunds: LegalText = {
  title: 'Refund policy',
  summary: `Ask within ${refundDays} days of paying. A person looks at it and answers within ${soonest} to ${latest} working days.`,
  sections: [
    {
      heading: 'When you get your money back',
      blocks: [
        [
          'You were charged twice, or for something that you did not order.',
          'Something of ours did not work, and we could not put it right: credits that never arrived, a service that was down for a large part of your pass.',
          `You changed your mind within ${refundDays} days and have not used the credits. If you have used some, we give back the share that is left.`,
        ],
      ],
    },
    {
      heading: 'When not',
      blocks: [
        [
          `More than ${refundDays} days have passed since the payment.`,
          'All credits of the purchase have been spent. A design that is not to your taste is no fault, but tell us: we would like to know.',
          'The account was closed for breaking the terms.',
        ],
        'A drawing that fails or that you cancel needs no refund: the credits for what was not drawn come back by themselves at once. Designs that were already drawn stay with you, and are paid for.',
      ],
    },
    {
      heading: 'How to ask',
      blocks: [
        `Write to ${brand.contactEmail} from the address of your account, with the number of the order, which stands in your profile, and a sentence about what went wrong.`,
        `We look at it within ${soonest} to ${latest} working days. What we give back goes to the way in which you paid; how soon it arrives is up to your bank. The credits of the purchase are taken back.`,
      ],
    },
    {
      heading: 'Memberships',
      blocks: [
        'You can cancel at any time in your profile. That ends the renewal; the membership itself goes on until the period that you paid for is over.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'Rights that the law gives you as a consumer, such as withdrawal, come on top of this and are not cut short by it.',
      ],
    },
  ],
};
