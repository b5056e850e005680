import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { flashUrl } from '#contract/flash-picture.ts';
import { buttonLook } from '#ui/button.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';

/** For those who did not find it in the library. */
export function TryCreating({ prompt }: { prompt?: string | undefined }) {
  return (
    <section className="mt-(--section) grid items-center gap-8 border-rule border-y-[1.5px] py-10 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12 md:py-12">
      <Stock className="w-36 rotate-[-1.5deg] shadow-print max-sm:hidden md:w-44">
        <Art alt="" src={flashUrl('two-swallows')} loading="lazy" />
      </Stock>
      <div>
        <h2 className="text-1 leading-tight">
          <Trans>Not in the library yet?</Trans>
        </h2>
        <p className="mt-3.5 mb-6 max-w-[34em] text-ink-2 text-lead leading-normal">
          <Trans>Write down what you have in mind, and it is drawn for you in seconds.</Trans>
        </p>
        <Link
          to="/{-$lang}/create"
          search={prompt ? { prompt } : {}}
          className={buttonLook({ variant: 'solid', size: 'large' })}
        >
          <Trans>Try creating it</Trans>
        </Link>
      </div>
    </section>
  );
}
