/** Money in the reader's way of writing it. Amounts are in cents, whatever the currency. */
export function formatAmount(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}
