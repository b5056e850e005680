/** Digits behind the point that a currency's amounts have. */
function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in minor units, as PayPal writes it. */
export function toMoney(amount: number, currency: string) {
  const digits = minorDigits(currency);
  return { currency_code: currency, value: (amount / 10 ** digits).toFixed(digits) };
}

/** What PayPal writes, in minor units; of outgoing money the amount alone. */
export function fromMoney({ currency_code, value }: { currency_code: string; value: string }): number {
  return Math.abs(Math.round(Number(value) * 10 ** minorDigits(currency_code)));
}
