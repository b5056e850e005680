import type { ReactNode } from 'react';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';

/** What stands below the fold of the start page. @param gallery the subjects of the library */
export function HomeSections({ gallery }: { gallery: ReactNode }) {
  return (
    <>
      {gallery}
      <Features />
      <Steps />
      <Questions />
      <CallToAction />
    </>
  );
}
