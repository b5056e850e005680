import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flashUrl } from '#contract/flash-picture.ts';
import { type StyleId, styleIds } from '#contract/style-ids.ts';
import { buttonLook } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Art, Stencil, Stock } from '#ui/pictures/art.tsx';

/** Three things that it does, each shown with what it has really drawn. */
export function Features() {
  const { t } = useLingui();
  const styleCount = styleIds.length;
  return (
    <div className="grid gap-[clamp(72px,9vw,128px)] pt-(--section)">
      <Feature
        title={<Trans>Your words decide the drawing</Trans>}
        text={
          <Trans>
            Name the subject, the company it keeps and how many. Each part of the sentence becomes part of the
            design, and quoted words are lettered into it.
          </Trans>
        }
        picture={<Words />}
      />
      <Feature
        isTurned
        title={<Trans>One idea, {styleCount} styles</Trans>}
        text={
          <Trans>
            The same swallow as flash, in dots, in washes or in a single fine line. Change the style and keep
            the sentence.
          </Trans>
        }
        picture={<Styles />}
      />
      <Feature
        title={<Trans>Goes with you to the chair</Trans>}
        text={
          <Trans>
            Every design downloads as a PNG without a watermark, and its page shows how it looks as a stencil.
          </Trans>
        }
        picture={
          <div className="relative w-full max-w-[600px] justify-self-end after:absolute after:-inset-y-3.5 after:left-1/2 after:border-ink after:border-l-[1.5px] after:border-dashed">
            <Stock className="shadow-print">
              <Art alt={t`A flaming heart in colour`} src={flashUrl('sacred-heart')} loading="lazy" />
              <span className="absolute inset-0 bg-stock [clip-path:inset(0_0_0_50%)]">
                <Stencil>
                  <Art alt={t`The same as a stencil`} src={flashUrl('sacred-heart')} loading="lazy" />
                </Stencil>
              </span>
            </Stock>
          </div>
        }
      />
    </div>
  );
}

interface FeatureProps {
  title: ReactNode;
  text: ReactNode;
  picture: ReactNode;
  /** The picture on the other side. */
  isTurned?: boolean;
}

function Feature({ title, text, picture, isTurned = false }: FeatureProps) {
  return (
    <section
      className={classNames(
        'grid gap-7 md:items-center md:gap-18',
        isTurned ? 'md:grid-cols-[7fr_5fr]' : 'md:grid-cols-[5fr_7fr]',
      )}
    >
      <div className={isTurned ? 'md:order-last' : ''}>
        <h2 className="text-1 leading-tight">{title}</h2>
        <p className="mt-5 mb-6 max-w-[30em] text-ink-2 text-lead leading-normal">{text}</p>
        <Link to="/{-$lang}/create" className={buttonLook()}>
          <Trans>Try now</Trans>
        </Link>
      </div>
      {picture}
    </section>
  );
}

function Words() {
  const { t } = useLingui();
  return (
    <div className="grid">
      <Stock className="w-full max-w-[560px] justify-self-end shadow-print">
        <Art
          alt={t`A crowned skull with roses and a banner`}
          src={flashUrl('crowned-skull')}
          loading="lazy"
        />
      </Stock>
      <p className="relative -mt-4 mr-3 w-fit max-w-[430px] rounded-panel border-[1.5px] border-rule bg-sheet px-5.5 py-4.5 font-display font-medium text-[clamp(1.125rem,1rem+.8vw,1.625rem)] leading-normal md:-mt-9 md:-ml-1 [&_mark]:border-accent [&_mark]:border-b-3 [&_mark]:bg-transparent [&_mark]:text-ink">
        <Trans>
          <mark>a skull</mark> with <mark>a crown</mark> and <mark>roses</mark>, banner{' '}
          <mark>“MEMENTO MORI”</mark>
        </Trans>
      </p>
    </div>
  );
}

const shownStyles: StyleId[] = ['old-school', 'dotwork', 'watercolor', 'fine-line'];

function Styles() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3.5 md:gap-5">
      {shownStyles.map((style) => (
        <Stock key={style} className="shadow-print md:even:translate-y-9">
          <Art alt="" src={`/styles/${style}.webp`} width={320} height={320} loading="lazy" />
        </Stock>
      ))}
    </div>
  );
}
