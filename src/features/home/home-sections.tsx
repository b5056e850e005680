import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { categoriesQuery } from '#lib/categories.ts';
import { BlankGallery } from './blank-gallery.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { Steps } from './steps.tsx';
import { TryOn } from './try-on.tsx';

/** What stands below the fold of the start page. @param gallery the subjects of the library */
export function HomeSections({ gallery }: { gallery: ReactNode }) {
  const { isPending } = useQuery(categoriesQuery);
  return (
    <>
      <div className={pageLook}>
        <Suspense fallback={<BlankGallery />}>{isPending ? <BlankGallery /> : gallery}</Suspense>
        <Features />
      </div>
      <TryOn />
      <div className={pageLook}>
        <Reviews />
        <Steps />
        <Prices />
        <Questions />
        <CallToAction />
      </div>
    </>
  );
}

/** As wide as all pages are; what reaches from edge to edge stands outside of it. */
export const pageLook = 'mx-auto w-full max-w-[1320px] px-(--gutter)';
