import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { flashUrl } from '#contract/flash-picture.ts';
import { localized } from '#lib/language.ts';
import { Art, Stock } from '#ui/pictures/art.tsx';
import { type Testimonial, testimonials } from './testimonials.ts';

/** What people say, and which of it nobody has said yet. */
export function Reviews() {
  if (testimonials.length === 0) return null;
  const hasSamples = testimonials.some(({ isSample }) => isSample);
  return (
    <section className="pt-(--section)">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-1 leading-tight">
          <Trans>What people say</Trans>
        </h2>
        {hasSamples && (
          <p className="max-w-[26em] border-warn border-l-3 pl-3.5 text-ink-2 text-sm">
            <Trans>Sample texts. Nobody has written these; real reviews will take their place.</Trans>
          </p>
        )}
      </div>
      <ul className="border-rule border-t-[1.5px] md:grid md:grid-cols-3">
        {testimonials.map((testimonial) => (
          <Review key={testimonial.avatar} {...testimonial} />
        ))}
      </ul>
    </section>
  );
}

function Review({ isSample, rating, review, name, title, avatar }: Testimonial) {
  const { t, i18n } = useLingui();
  return (
    <li className="border-hair border-b py-7 md:border-b-0 md:border-l md:px-9 md:pt-8 md:pb-2 md:first:border-0 md:first:pl-0">
      <figure className="flex h-full flex-col justify-between gap-6">
        <div>
          <p className="mb-4 flex items-center gap-3">
            <span role="img" aria-label={t`${rating} of ${stars.length}`} className="flex gap-0.5">
              {stars.map((star) => (
                <Star
                  key={star}
                  size={16}
                  aria-hidden
                  className={star <= rating ? 'fill-current' : 'text-ink-3'}
                />
              ))}
            </span>
            {isSample && (
              <span className="rounded-inner border border-line px-1.5 text-ink-2 text-tiny">
                <Trans>Sample</Trans>
              </span>
            )}
          </p>
          <blockquote className="font-[520] font-display text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] leading-[1.28]">
            {localized(review, i18n.locale)}
          </blockquote>
        </div>
        <figcaption className="flex items-center gap-3.5 leading-snug">
          <Stock className="w-15 flex-none shadow-print">
            <Art alt="" src={flashUrl(avatar, 'small')} loading="lazy" />
          </Stock>
          <span>
            <b className="block font-semibold">{localized(name, i18n.locale)}</b>
            <span className="text-ink-3 text-sm">{localized(title, i18n.locale)}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

const stars = [1, 2, 3, 4, 5] as const;
