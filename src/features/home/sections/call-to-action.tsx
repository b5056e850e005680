import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { flashUrl } from '#contract/flash-picture.ts';
import { buttonLook } from '#ui/button.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';

export function CallToAction() {
  return (
    <section className="mt-(--section) grid items-center gap-8 border-rule border-t-[1.5px] pt-12 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
      <div>
        <h2 className="text-1 leading-tight">
          <Trans>What is it going to be?</Trans>
        </h2>
        <p className="mt-4 mb-6.5 max-w-[30em] text-ink-2 text-lead leading-normal">
          <Trans>
            Say it in your own words. You will see it in ink before you have finished your coffee.
          </Trans>
        </p>
        <Link to="/{-$lang}/create" className={buttonLook({ variant: 'solid', size: 'large' })}>
          <Trans>Create a design</Trans>
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
