import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { flashUrl } from '#contract/flash-picture.ts';
import { useSession } from '#lib/session.ts';
import { buttonLook } from '#ui/button.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';

/** For whoever has read all this and wants to draw first. */
export function PricingCallToAction({ freeCredits }: { freeCredits: number }) {
  const isKnown = useSession() !== null;
  return (
    <section className="mt-(--section) grid items-center gap-8 border-rule border-t-[1.5px] pt-12 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
      <div>
        <h2 className="text-1 leading-tight">
          <Trans>Draw first, pay later</Trans>
        </h2>
        <p className="mt-4 mb-6.5 max-w-[30em] text-ink-2 text-lead leading-normal">
          <Trans>
            {freeCredits} credits a month cost nothing. See what comes of your words, and buy a pass once you
            need more.
          </Trans>
        </p>
        <Link
          to={isKnown ? '/{-$lang}/create' : '/{-$lang}/register'}
          className={buttonLook({ variant: 'solid', size: 'large' })}
        >
          {isKnown ? <Trans>Create a design</Trans> : <Trans>Open a free account</Trans>}
        </Link>
      </div>
      <div aria-hidden className="flex max-md:hidden">
        <Stock className="w-56 -rotate-2 shadow-print">
          <Art alt="" src={flashUrl('koi-lotus')} loading="lazy" />
        </Stock>
        <Stock className="-ml-8 w-56 rotate-2 translate-y-5 shadow-lift">
          <Art alt="" src={flashUrl('wolf-moon')} loading="lazy" />
        </Stock>
      </div>
    </section>
  );
}
