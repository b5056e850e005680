import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { Language } from '#contract/language.ts';
import { addressIn } from '#lib/language.ts';

/** Leads to the prices, which say first what they have to do with what one was doing; what was written stays as the draft. */
export function useOpenPricing(): (reason: string) => void {
  const router = useRouter();
  const { i18n } = useLingui();
  return (reason) =>
    router.navigate({ href: addressIn(i18n.locale as Language, `/pricing?reason=${reason}`) });
}
