import { Trans } from '@lingui/react/macro';

/** What the prices come down to, and why there are any beside what is free. */
export function PricingHead({ freeCredits }: { freeCredits: number }) {
  return (
    <div className="mb-10 grid gap-5 md:mb-14 md:grid-cols-[7fr_5fr] md:items-end">
      <h1 className="text-[clamp(2.75rem,1.6rem+5vw,5.5rem)] leading-mega tracking-mega [:lang(ja)_&]:text-[clamp(2.125rem,1.1rem+5vw,5rem)]">
        <Trans>
          One credit,
          <br />
          one drawing.
        </Trans>
      </h1>
      <p className="max-w-[30em] text-ink-2 text-lead leading-normal">
        <Trans>
          {freeCredits} credits a month are free, and a drawing that fails costs nothing. A pass adds more
          than credits: four designs at once, designs that only you see, and files at full size.
        </Trans>
      </p>
    </div>
  );
}
