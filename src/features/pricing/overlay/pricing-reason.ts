import { useLingui } from '@lingui/react/macro';

/** What somebody wanted when they were shown the prices. */
export const pricingReasons = ['credits', 'four', 'private', 'models', 'files', 'plans'] as const;
export type PricingReason = (typeof pricingReasons)[number];

/** Says first what the prices have to do with what one was doing. */
export function useReasonText(reason: PricingReason): { title: string; text: string } {
  const { t } = useLingui();
  const texts: Record<PricingReason, { title: string; text: string }> = {
    credits: {
      title: t`There are not enough credits for this`,
      text: t`Your words stay here. A pass or a membership brings new ones at once.`,
    },
    four: {
      title: t`Four at once is for members`,
      text: t`Any pass or membership opens it, for as long as it runs.`,
    },
    private: {
      title: t`Private designs are for members`,
      text: t`Any pass or membership opens them, for as long as it runs.`,
    },
    models: {
      title: t`Designs of AI models are for members`,
      text: t`Any pass or membership opens them, for as long as it runs.`,
    },
    files: {
      title: t`Files of this size are for members`,
      text: t`Any pass or membership opens them, for as long as it runs.`,
    },
    plans: { title: t`Plans & Pricing`, text: t`One credit, one drawing.` },
  };
  return texts[reason];
}
