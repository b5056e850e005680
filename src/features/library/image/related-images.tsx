import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Image } from '#contract/image.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { ImageCard } from '../grid/image-card.tsx';
import { relatedQuery } from '../images-query.ts';

interface RelatedImagesProps {
  image: Image;
  category: { name: string; slug: string } | undefined;
}

/** Others of the same category. Where there are none, or they cannot be had, the page does without. */
export function RelatedImages({ image, category }: RelatedImagesProps) {
  const { data: related } = useQuery(relatedQuery(image));
  if (related?.length === 0) return null;
  const name = category?.name;
  return (
    <section className="pt-18 md:pt-(--section)">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="text-1 leading-tight">
          <Trans>Similar designs</Trans>
        </h2>
        {category && (
          <Link
            to="/{-$lang}/categories/$slug"
            params={{ slug: category.slug }}
            className={`inline-flex min-h-11 items-center gap-2 font-semibold text-md ${textLinkLook}`}
          >
            <Trans>All of {name}</Trans>
            <ArrowRight size={18} aria-hidden />
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-5.5 lg:grid-cols-4 lg:gap-x-7">
        {related
          ? related.map((other) => (
              <li key={other.id}>
                <ImageCard image={other} categorySlug={category?.slug} isSquare />
              </li>
            ))
          : blanks.map((place) => (
              <li key={place} aria-hidden>
                <span className="block aspect-square rounded-print bg-skeleton shadow-print" />
                <span className="mt-3 mb-2 block h-3.5 w-2/3 bg-wash-2" />
              </li>
            ))}
      </ul>
    </section>
  );
}

const blanks = [0, 1, 2, 3];
