import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { buttonLook } from '#ui/button.tsx';
import { BeforeAfter } from '#ui/pictures/before-after.tsx';

/** What the previewer does, to be tried right here. It is dark in both themes: the photo is what shines. */
export function TryOn() {
  const { t } = useLingui();
  return (
    <section
      data-theme="dark"
      className="mt-(--section) overflow-hidden bg-sheet text-ink md:grid md:grid-cols-[5fr_7fr] md:items-center"
    >
      <div className="px-(--gutter) pt-14 pb-11 md:py-12 md:pl-[max(var(--gutter),calc((100vw-1320px)/2+var(--gutter)))]">
        <h2 className="text-[clamp(2.5rem,1.6rem+3vw,4.25rem)] leading-tight">
          <Trans>
            Wear it before
            <br />
            you wear it
          </Trans>
        </h2>
        <p className="mt-6.5 mb-7 max-w-[30em] text-ink-2 text-lead leading-normal">
          <Trans>
            Take a photo of your arm, lay the design on it and turn it until it sits. It follows the shape of
            the arm. The photo never leaves your device.
          </Trans>
        </p>
        <Link to="/{-$lang}/preview" className={buttonLook({ variant: 'commit', size: 'large' })}>
          <Camera size={20} aria-hidden />
          <Trans>Try a design on</Trans>
        </Link>
      </div>
      <BeforeAfter
        before={sources('before')}
        after={sources('after')}
        alt={t`A rendered forearm: bare, and with a snake around a dagger on it`}
        width={1200}
        height={900}
        sizes="(min-width: 900px) 58vw, 100vw"
        beforeLabel={<Trans>Before</Trans>}
        afterLabel={<Trans>After</Trans>}
        label={t`Before and after`}
        text={(place) => t`Bare up to ${place} %`}
        className="aspect-[1.2] md:aspect-[1.42]"
      />
    </section>
  );
}

function sources(version: 'before' | 'after') {
  const url = (width: number) => `/try-on/forearm-${version}-${width}.webp`;
  return { src: url(1200), srcSet: `${url(640)} 640w, ${url(1200)} 1200w` };
}
